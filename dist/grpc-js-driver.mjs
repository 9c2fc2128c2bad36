import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  GRPC_JS_VERSION
} from "./chunks/chunk-6UWGG4GY.mjs";
import {
  require_src,
  require_src2
} from "./chunks/chunk-2DS73PN3.mjs";
import {
  runDriverProcess,
  warmDriver
} from "./chunks/chunk-ALJ5PBIA.mjs";
import {
  ReconnectPause,
  authorityOf,
  deadlineText,
  describeViolation,
  driveBy
} from "./chunks/chunk-X4BF74KS.mjs";
import "./chunks/chunk-MEMUPC5V.mjs";
import "./chunks/chunk-OOIPZF4J.mjs";
import "./chunks/chunk-OHPKR2TC.mjs";
import "./chunks/chunk-N7E47VXZ.mjs";
import {
  DATA_ERROR_STATUS
} from "./chunks/chunk-YWLDVECH.mjs";
import "./chunks/chunk-K5Y77OU6.mjs";
import "./chunks/chunk-DEM4TVKW.mjs";
import {
  GRPC_STATUS
} from "./chunks/chunk-XZD5FPPS.mjs";
import "./chunks/chunk-H3MLDNIS.mjs";
import "./chunks/chunk-D7DRIS7J.mjs";
import "./chunks/chunk-CGC4KA2A.mjs";
import "./chunks/chunk-4PUNR7HK.mjs";
import "./chunks/chunk-3J2UOSSP.mjs";
import {
  METHODS,
  SERVICE,
  methodOfPath
} from "./chunks/chunk-PDP6C3QV.mjs";
import {
  FRAME_PREFIX_BYTES
} from "./chunks/chunk-4S4E7SE5.mjs";
import "./chunks/chunk-HW67RLJ5.mjs";
import "./chunks/chunk-MHRDGMWQ.mjs";
import "./chunks/chunk-VUUZ4GBO.mjs";
import {
  __name,
  __toESM
} from "./chunks/chunk-Z3YZHBLK.mjs";

// src/load/grpc-js/consumer-methods.ts
var import_proto_loader = __toESM(require_src(), 1);
import { join } from "node:path";
function loadDecoders(protoFolder2) {
  const definition = (0, import_proto_loader.loadSync)(join(protoFolder2, "service.proto"), { includeDirs: [protoFolder2], keepCase: true, longs: String, enums: String, defaults: true, oneofs: true })[SERVICE];
  if (definition === void 0 || "format" in definition) throw new Error(`service.proto does not define ${SERVICE}`);
  return new Map(Object.values(definition).map(({ path, responseDeserialize }) => [path, (bytes) => ({ bytes, decoded: responseDeserialize(bytes) })]));
}
__name(loadDecoders, "loadDecoders");

// src/load/grpc-js/grpc-js-call.ts
var import_grpc_js = __toESM(require_src2(), 1);
var identity = /* @__PURE__ */ __name((bytes) => bytes, "identity");
var GrpcJsCall = class {
  static {
    __name(this, "GrpcJsCall");
  }
  status = 0;
  text = "";
  violation = null;
  attempt = 1;
  messages = 0;
  bytes = 0;
  startMs = 0;
  firstMessageMs = Number.NaN;
  endMs = 0;
  wasCutOff = false;
  /** What an application would go on with. */
  lastMessage = null;
  #connection;
  #settings;
  #method;
  #call = null;
  #activityMs = 0;
  /** Set while the call runs. */
  #resolve = null;
  /** Events of an earlier call come to nothing. */
  #turn = 0;
  constructor(connection, settings, method) {
    this.#connection = connection;
    this.#settings = settings;
    this.#method = method;
  }
  run(requestNumber, request, body, fields = null) {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#turn += 1;
      this.messages = 0;
      this.bytes = 0;
      this.violation = null;
      this.wasCutOff = false;
      this.firstMessageMs = Number.NaN;
      this.startMs = performance.now();
      this.#activityMs = this.startMs;
      this.#method.content.begin(requestNumber, request);
      try {
        this.#call = this.#send(body, this.#metadata(fields), this.#turn);
      } catch (error) {
        this.#endBadly(GRPC_STATUS.UNAVAILABLE, error instanceof Error ? error.message : String(error));
      }
    });
  }
  get expiryMs() {
    if (this.#resolve === null) return Number.POSITIVE_INFINITY;
    return Math.min(this.startMs + this.#settings.deadlineMs, this.#activityMs + this.#settings.idleLimitMs);
  }
  expire(nowMs) {
    if (this.#resolve === null || nowMs < this.expiryMs) return;
    const { deadlineMs, idleLimitMs } = this.#settings;
    this.#abandon(GRPC_STATUS.DEADLINE_EXCEEDED, nowMs >= this.startMs + deadlineMs ? deadlineText(deadlineMs) : `nothing came for ${String(idleLimitMs)} ms`);
  }
  cutOff() {
    if (this.#resolve === null) return;
    this.wasCutOff = true;
    this.#abandon(GRPC_STATUS.CANCELLED, "cut off by the end of the run");
  }
  #metadata(fields) {
    const metadata = new import_grpc_js.Metadata();
    for (const [name, value] of Object.entries({ ...this.#method.fields, ...fields })) if (!name.startsWith(":")) metadata.set(name, value);
    return metadata;
  }
  #send(body, metadata, turn) {
    const { path, shape, decode } = this.#method;
    const { client } = this.#connection;
    const options = { deadline: Date.now() + this.#settings.deadlineMs };
    if (shape === "server-streaming") return this.#readStream(client.makeServerStreamRequest(path, identity, decode, firstMessage(body), metadata, options), turn);
    let reply;
    const onReply = /* @__PURE__ */ __name((_, message) => {
      reply = message;
    }, "onReply");
    const onStatus = /* @__PURE__ */ __name((status) => {
      if (reply !== void 0) this.#onMessage(reply, turn);
      this.#onEnd(status, turn);
    }, "onStatus");
    if (shape === "unary") return client.makeUnaryRequest(path, identity, decode, firstMessage(body), metadata, options, onReply).on("status", onStatus);
    const call = client.makeClientStreamRequest(path, identity, decode, metadata, options, onReply);
    call.on("status", onStatus);
    for (const message of messagesIn(body)) call.write(message);
    call.end();
    return call;
  }
  /** The status may be told before the last messages were handed over: the call has ended when both have been. */
  #readStream(call, turn) {
    let status = null;
    let isRead = false;
    call.on("data", (message) => {
      this.#onMessage(message, turn);
    });
    call.on("end", () => {
      isRead = true;
      if (status !== null) this.#onEnd(status, turn);
    });
    call.on("status", (told) => {
      status = told;
      if (isRead || told.code !== import_grpc_js.status.OK) this.#onEnd(told, turn);
    });
    call.on("error", () => void 0);
    return call;
  }
  #onMessage({ bytes, decoded }, turn) {
    if (turn !== this.#turn || this.#resolve === null) return;
    this.#activityMs = performance.now();
    if (this.messages === 0) this.firstMessageMs = this.#activityMs;
    this.messages += 1;
    this.bytes += bytes.length;
    this.lastMessage = decoded;
    this.#method.content.message(bytes, 0, bytes.length);
  }
  #onEnd({ code, details }, turn) {
    if (turn !== this.#turn || this.#resolve === null) return;
    if (code !== import_grpc_js.status.OK) {
      if (code === import_grpc_js.status.UNAVAILABLE) this.#connection.lost();
      this.#endBadly(code, details);
      return;
    }
    this.violation = this.#method.content.end(this.messages);
    if (this.violation === null) {
      this.#connection.succeeded();
      this.#conclude(GRPC_STATUS.OK, "");
    } else this.#conclude(DATA_ERROR_STATUS, describeViolation(this.violation));
  }
  #abandon(status, text) {
    const call = this.#call;
    this.#endBadly(status, text);
    call?.cancel();
  }
  #endBadly(status, text) {
    this.#method.content.fail();
    this.#conclude(status, text);
  }
  #conclude(status, text) {
    this.endMs = performance.now();
    this.#call = null;
    const late = !this.wasCutOff && this.endMs - this.startMs > this.#settings.deadlineMs;
    this.status = late ? GRPC_STATUS.DEADLINE_EXCEEDED : status;
    this.text = late ? deadlineText(this.#settings.deadlineMs) : text;
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.();
  }
};
function firstMessage(body) {
  return body.subarray(FRAME_PREFIX_BYTES);
}
__name(firstMessage, "firstMessage");
function* messagesIn(body) {
  for (let at = 0; at < body.length; ) {
    const end = at + FRAME_PREFIX_BYTES + body.readUInt32BE(at + 1);
    yield body.subarray(at + FRAME_PREFIX_BYTES, end);
    at = end;
  }
}
__name(messagesIn, "messagesIn");

// src/load/grpc-js/grpc-js-connection.ts
var import_grpc_js2 = __toESM(require_src2(), 1);
var CONNECT_LIMIT_MS = 3e4;
var GrpcJsConnection = class {
  static {
    __name(this, "GrpcJsConnection");
  }
  client;
  #counts;
  #pause = new ReconnectPause();
  #isOpen = false;
  constructor({ target, maxMessageBytes }, counts) {
    this.#counts = counts;
    this.client = new import_grpc_js2.Client(authorityOf(target), import_grpc_js2.credentials.createInsecure(), {
      "grpc.enable_http_proxy": 0,
      // Else all channels to one address share a connection.
      "grpc.use_local_subchannel_pool": 1,
      // No retry may hide in a sample.
      "grpc.enable_retries": 0,
      "grpc.max_receive_message_length": maxMessageBytes
    });
  }
  async open() {
    try {
      await new Promise((resolve, reject) => {
        this.client.waitForReady(Date.now() + CONNECT_LIMIT_MS, (error) => {
          if (error === void 0 || error === null) resolve();
          else reject(error);
        });
      });
    } catch (error) {
      this.#counts.failedConnects += 1;
      throw error;
    }
    if (!this.#isOpen) this.#counts.opened += 1;
    this.#isOpen = true;
  }
  pauseMs(nowMs) {
    return this.#pause.leftMs(nowMs);
  }
  get failingSinceMs() {
    return this.#pause.failingSinceMs;
  }
  succeeded() {
    this.#pause.succeeded();
  }
  /** A call found no connection, or lost it. */
  lost() {
    this.#pause.failed();
  }
  close() {
    this.client.close();
  }
};

// src/load/grpc-js/grpc-js-caller.ts
function grpcJsCaller(protoFolder2) {
  const decoders = loadDecoders(protoFolder2);
  return {
    driver: "grpc-js",
    version: `@grpc/grpc-js ${GRPC_JS_VERSION}, node ${process.version}`,
    flags: [],
    connect: /* @__PURE__ */ __name((to, counts) => new GrpcJsConnection(to, counts), "connect"),
    newCall: /* @__PURE__ */ __name((connection, { method: called, settings, digest }) => {
      const { path, fields } = called;
      const decode = decoders.get(path);
      const method = methodOfPath(path);
      if (decode === void 0 || method === null) throw new Error(`the grpc-js consumer knows no method ${path}`);
      return new GrpcJsCall(ownConnection(connection), settings, { path, shape: METHODS[method].shape, fields, decode, content: called.newContent(digest) });
    }, "newCall")
  };
}
__name(grpcJsCaller, "grpcJsCaller");
function ownConnection(connection) {
  if (connection instanceof GrpcJsConnection) return connection;
  throw new Error("a call of grpc-js goes over a connection of grpc-js");
}
__name(ownConnection, "ownConnection");

// src/load/grpc-js/grpc-js-main.ts
var [protoFolder] = process.argv.slice(2);
if (protoFolder === void 0) throw new Error("the folder of service.proto is wanted as argument");
var caller = grpcJsCaller(protoFolder);
var drive = /* @__PURE__ */ __name((order, hooks) => driveBy(caller, order, hooks), "drive");
runDriverProcess((request, hooks) => {
  switch (request.kind) {
    case "warm":
      return warmDriver(request.order, hooks, drive);
    case "drive":
      return drive(request.order, hooks);
    case "check":
      return Promise.reject(new Error("payloads are checked by the native driver"));
  }
});
