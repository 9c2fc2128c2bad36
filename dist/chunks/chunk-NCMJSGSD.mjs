import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  require_src,
  require_src2
} from "./chunk-2DS73PN3.mjs";
import {
  SERVICE
} from "./chunk-PDP6C3QV.mjs";
import {
  __name,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// src/systems/control-client.ts
var import_grpc_js = __toESM(require_src2(), 1);
var import_proto_loader = __toESM(require_src(), 1);
import { join } from "node:path";
var ControlClient = class {
  static {
    __name(this, "ControlClient");
  }
  #client;
  /** @param protoFolder folder that holds service.proto */
  constructor(address, protoFolder, { reconnectMs, channel = import_grpc_js.credentials.createInsecure() } = {}) {
    const definition = (0, import_proto_loader.loadSync)(join(protoFolder, "service.proto"), { includeDirs: [protoFolder], longs: String, keepCase: true, defaults: true })[SERVICE];
    if (definition === void 0 || !("GetLatestBlock" in definition)) throw new Error(`service.proto does not define ${SERVICE}`);
    const Streamer = (0, import_grpc_js.makeClientConstructor)(definition, "CompactTxStreamer");
    const backoff = reconnectMs === void 0 ? {} : { "grpc.initial_reconnect_backoff_ms": reconnectMs, "grpc.max_reconnect_backoff_ms": reconnectMs };
    this.#client = new Streamer(`${address.host}:${address.port}`, channel, { "grpc.enable_http_proxy": 0, ...backoff });
  }
  async latestBlock(timeoutMs) {
    const reply = await this.#unary("GetLatestBlock", {}, timeoutMs);
    return { height: Number(reply["height"]), hash: Buffer.from(reply["hash"]).reverse().toString("hex") };
  }
  async lightdInfo(timeoutMs) {
    const reply = await this.#unary("GetLightdInfo", {}, timeoutMs);
    return { vendor: String(reply["vendor"]), version: String(reply["version"]), blockHeight: Number(reply["blockHeight"]), chainName: String(reply["chainName"]) };
  }
  async block(height, timeoutMs) {
    const reply = await this.#unary("GetBlock", { height }, timeoutMs);
    return { height: Number(reply["height"]), hash: Buffer.from(reply["hash"]).reverse().toString("hex") };
  }
  close() {
    this.#client.close();
  }
  #unary(method, request, timeoutMs) {
    return new Promise((resolve, reject) => {
      const call = this.#client[method];
      if (call === void 0) throw new Error(`unknown method ${method}`);
      call.call(this.#client, request, { deadline: Date.now() + timeoutMs }, (error, reply) => {
        if (error !== null || reply === void 0) reject(error ?? new Error(`${method} sent nothing`));
        else resolve(reply);
      });
    });
  }
};
function isNotYetServing(error) {
  const code = error?.code;
  return code === import_grpc_js.status.UNAVAILABLE || code === import_grpc_js.status.DEADLINE_EXCEEDED;
}
__name(isNotYetServing, "isNotYetServing");

export {
  ControlClient,
  isNotYetServing
};
