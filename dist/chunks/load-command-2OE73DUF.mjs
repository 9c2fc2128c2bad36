import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ControlClient
} from "./chunk-NCMJSGSD.mjs";
import {
  BUCKETS,
  HdrHistogram,
  SUB_BUCKETS
} from "./chunk-D4SDYGR4.mjs";
import {
  nearestRank
} from "./chunk-KOKT4ROD.mjs";
import {
  startWatchdog
} from "./chunk-VVJMDCYH.mjs";
import {
  require_descriptor,
  require_protobufjs,
  require_src,
  require_src2
} from "./chunk-2DS73PN3.mjs";
import {
  ReplyContent,
  authorityOf,
  driveRequests,
  requestSourceOf
} from "./chunk-X4BF74KS.mjs";
import {
  readRawSamples
} from "./chunk-MEMUPC5V.mjs";
import "./chunk-OOIPZF4J.mjs";
import "./chunk-OHPKR2TC.mjs";
import "./chunk-N7E47VXZ.mjs";
import {
  SAMPLE_PHASE,
  driveOrderOf,
  sampleStatusName
} from "./chunk-YWLDVECH.mjs";
import "./chunk-K5Y77OU6.mjs";
import "./chunk-DEM4TVKW.mjs";
import {
  statusGoName
} from "./chunk-XZD5FPPS.mjs";
import "./chunk-NBZWVPA6.mjs";
import {
  plannedScenario
} from "./chunk-M7PIXBSF.mjs";
import {
  fixtureKindsOf
} from "./chunk-67LU5OKW.mjs";
import {
  parse
} from "./chunk-RFQZZ444.mjs";
import "./chunk-4XINFEGO.mjs";
import {
  hasTooManyErrors
} from "./chunk-POG7QTGG.mjs";
import {
  loadWorkload
} from "./chunk-YKPT7K3K.mjs";
import "./chunk-SKPRZTGT.mjs";
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import "./chunk-H3MLDNIS.mjs";
import "./chunk-D7DRIS7J.mjs";
import "./chunk-CGC4KA2A.mjs";
import {
  SplitMix64
} from "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import {
  SERVICE
} from "./chunk-PDP6C3QV.mjs";
import {
  frameMessage
} from "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import {
  createTempFolder
} from "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import {
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __commonJS,
  __name,
  __require,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJS({
  "node_modules/yaml/dist/nodes/identity.js"(exports) {
    "use strict";
    var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
    var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
    var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    var isAlias = /* @__PURE__ */ __name((node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS, "isAlias");
    var isDocument = /* @__PURE__ */ __name((node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC, "isDocument");
    var isMap = /* @__PURE__ */ __name((node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP, "isMap");
    var isPair = /* @__PURE__ */ __name((node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR, "isPair");
    var isScalar = /* @__PURE__ */ __name((node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR, "isScalar");
    var isSeq = /* @__PURE__ */ __name((node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ, "isSeq");
    function isCollection(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case MAP:
          case SEQ:
            return true;
        }
      return false;
    }
    __name(isCollection, "isCollection");
    function isNode(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case ALIAS:
          case MAP:
          case SCALAR:
          case SEQ:
            return true;
        }
      return false;
    }
    __name(isNode, "isNode");
    var hasAnchor = /* @__PURE__ */ __name((node) => (isScalar(node) || isCollection(node)) && !!node.anchor, "hasAnchor");
    exports.ALIAS = ALIAS;
    exports.DOC = DOC;
    exports.MAP = MAP;
    exports.NODE_TYPE = NODE_TYPE;
    exports.PAIR = PAIR;
    exports.SCALAR = SCALAR;
    exports.SEQ = SEQ;
    exports.hasAnchor = hasAnchor;
    exports.isAlias = isAlias;
    exports.isCollection = isCollection;
    exports.isDocument = isDocument;
    exports.isMap = isMap;
    exports.isNode = isNode;
    exports.isPair = isPair;
    exports.isScalar = isScalar;
    exports.isSeq = isSeq;
  }
});

// node_modules/yaml/dist/visit.js
var require_visit = __commonJS({
  "node_modules/yaml/dist/visit.js"(exports) {
    "use strict";
    var identity = require_identity();
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove node");
    function visit(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        visit_(null, node, visitor_, Object.freeze([]));
    }
    __name(visit, "visit");
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    function visit_(key, node, visitor, path) {
      const ctrl = callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = visit_(i, node.items[i], visitor, path);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          const ck = visit_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = visit_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    __name(visit_, "visit_");
    async function visitAsync(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
    }
    __name(visitAsync, "visitAsync");
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
    async function visitAsync_(key, node, visitor, path) {
      const ctrl = await callVisitor(key, node, visitor, path);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path = Object.freeze(path.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = await visitAsync_(i, node.items[i], visitor, path);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path = Object.freeze(path.concat(node));
          const ck = await visitAsync_("key", node.key, visitor, path);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = await visitAsync_("value", node.value, visitor, path);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    __name(visitAsync_, "visitAsync_");
    function initVisitor(visitor) {
      if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
          Alias: visitor.Node,
          Map: visitor.Node,
          Scalar: visitor.Node,
          Seq: visitor.Node
        }, visitor.Value && {
          Map: visitor.Value,
          Scalar: visitor.Value,
          Seq: visitor.Value
        }, visitor.Collection && {
          Map: visitor.Collection,
          Seq: visitor.Collection
        }, visitor);
      }
      return visitor;
    }
    __name(initVisitor, "initVisitor");
    function callVisitor(key, node, visitor, path) {
      if (typeof visitor === "function")
        return visitor(key, node, path);
      if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
      if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
      if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
      if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
      if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
      return void 0;
    }
    __name(callVisitor, "callVisitor");
    function replaceNode(key, path, node) {
      const parent = path[path.length - 1];
      if (identity.isCollection(parent)) {
        parent.items[key] = node;
      } else if (identity.isPair(parent)) {
        if (key === "key")
          parent.key = node;
        else
          parent.value = node;
      } else if (identity.isDocument(parent)) {
        parent.contents = node;
      } else {
        const pt = identity.isAlias(parent) ? "alias" : "scalar";
        throw new Error(`Cannot replace node with ${pt} parent`);
      }
    }
    __name(replaceNode, "replaceNode");
    exports.visit = visit;
    exports.visitAsync = visitAsync;
  }
});

// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJS({
  "node_modules/yaml/dist/doc/directives.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit = require_visit();
    var escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    var escapeTagName = /* @__PURE__ */ __name((tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]), "escapeTagName");
    var Directives = class _Directives {
      static {
        __name(this, "Directives");
      }
      constructor(yaml, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy = new _Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix] = parts;
            this.tags[handle] = prefix;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version] = parts;
            if (version === "1.1" || version === "1.2") {
              this.yaml.version = version;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version);
              onError(6, `Unsupported YAML version ${version}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source, onError) {
        if (source === "!")
          return "!";
        if (source[0] !== "!") {
          onError(`Not a valid tag: ${source}`);
          return null;
        }
        if (source[1] === "<") {
          const verbatim = source.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
            return null;
          }
          if (source[source.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
          try {
            return prefix + decodeURIComponent(suffix);
          } catch (error) {
            onError(String(error));
            return null;
          }
        }
        if (handle === "!")
          return source;
        onError(`Could not resolve tag: ${source}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix))
            return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
          const tags = {};
          visit.visit(doc.contents, (_key, node) => {
            if (identity.isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix] of tagEntries) {
          if (handle === "!!" && prefix === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
            lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
    exports.Directives = Directives;
  }
});

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJS({
  "node_modules/yaml/dist/doc/anchors.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit = require_visit();
    function anchorIsValid(anchor) {
      if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
      }
      return true;
    }
    __name(anchorIsValid, "anchorIsValid");
    function anchorNames(root) {
      const anchors = /* @__PURE__ */ new Set();
      visit.visit(root, {
        Value(_key, node) {
          if (node.anchor)
            anchors.add(node.anchor);
        }
      });
      return anchors;
    }
    __name(anchorNames, "anchorNames");
    function findNewAnchor(prefix, exclude) {
      for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
          return name;
      }
    }
    __name(findNewAnchor, "findNewAnchor");
    function createNodeAnchors(doc, prefix) {
      const aliasObjects = [];
      const sourceObjects = /* @__PURE__ */ new Map();
      let prevAnchors = null;
      return {
        onAnchor: /* @__PURE__ */ __name((source) => {
          aliasObjects.push(source);
          prevAnchors ?? (prevAnchors = anchorNames(doc));
          const anchor = findNewAnchor(prefix, prevAnchors);
          prevAnchors.add(anchor);
          return anchor;
        }, "onAnchor"),
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: /* @__PURE__ */ __name(() => {
          for (const source of aliasObjects) {
            const ref = sourceObjects.get(source);
            if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
              ref.node.anchor = ref.anchor;
            } else {
              const error = new Error("Failed to resolve repeated object (this should not happen)");
              error.source = source;
              throw error;
            }
          }
        }, "setAnchors"),
        sourceObjects
      };
    }
    __name(createNodeAnchors, "createNodeAnchors");
    exports.anchorIsValid = anchorIsValid;
    exports.anchorNames = anchorNames;
    exports.createNodeAnchors = createNodeAnchors;
    exports.findNewAnchor = findNewAnchor;
  }
});

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJS({
  "node_modules/yaml/dist/doc/applyReviver.js"(exports) {
    "use strict";
    function applyReviver(reviver, obj, key, val) {
      if (val && typeof val === "object") {
        if (Array.isArray(val)) {
          for (let i = 0, len = val.length; i < len; ++i) {
            const v0 = val[i];
            const v1 = applyReviver(reviver, val, String(i), v0);
            if (v1 === void 0)
              delete val[i];
            else if (v1 !== v0)
              val[i] = v1;
          }
        } else if (val instanceof Map) {
          for (const k of Array.from(val.keys())) {
            const v0 = val.get(k);
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              val.delete(k);
            else if (v1 !== v0)
              val.set(k, v1);
          }
        } else if (val instanceof Set) {
          for (const v0 of Array.from(val)) {
            const v1 = applyReviver(reviver, val, v0, v0);
            if (v1 === void 0)
              val.delete(v0);
            else if (v1 !== v0) {
              val.delete(v0);
              val.add(v1);
            }
          }
        } else {
          for (const [k, v0] of Object.entries(val)) {
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              delete val[k];
            else if (v1 !== v0)
              val[k] = v1;
          }
        }
      }
      return reviver.call(obj, key, val);
    }
    __name(applyReviver, "applyReviver");
    exports.applyReviver = applyReviver;
  }
});

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJS({
  "node_modules/yaml/dist/nodes/toJS.js"(exports) {
    "use strict";
    var identity = require_identity();
    function toJS(value, arg, ctx) {
      if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
      if (value && typeof value.toJSON === "function") {
        if (!ctx || !identity.hasAnchor(value))
          return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: void 0 };
        ctx.anchors.set(value, data);
        ctx.onCreate = (res2) => {
          data.res = res2;
          delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
          ctx.onCreate(res);
        return res;
      }
      if (typeof value === "bigint" && !ctx?.keep)
        return Number(value);
      return value;
    }
    __name(toJS, "toJS");
    exports.toJS = toJS;
  }
});

// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJS({
  "node_modules/yaml/dist/nodes/Node.js"(exports) {
    "use strict";
    var applyReviver = require_applyReviver();
    var identity = require_identity();
    var toJS = require_toJS();
    var NodeBase = class {
      static {
        __name(this, "NodeBase");
      }
      constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
    exports.NodeBase = NodeBase;
  }
});

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJS({
  "node_modules/yaml/dist/nodes/Alias.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var visit = require_visit();
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var Alias = class extends Node.NodeBase {
      static {
        __name(this, "Alias");
      }
      constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit.visit(doc, {
            Node: /* @__PURE__ */ __name((_key, node) => {
              if (identity.isAlias(node) || identity.hasAnchor(node))
                nodes.push(node);
            }, "Node")
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found = node;
        }
        if (found && ctx) {
          const { anchors: anchors2, doc: doc2, maxAliasCount } = ctx;
          let data = anchors2.get(found);
          if (!data) {
            toJS.toJS(found, null, ctx);
            data = anchors2.get(found);
          }
          if (data?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data.count += 1;
            if (data.aliasCount === 0)
              data.aliasCount = getAliasCount(doc2, found, anchors2);
            if (data.count * data.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchors.anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
    function getAliasCount(doc, node, anchors2) {
      if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors2 && source && anchors2.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
      } else if (identity.isCollection(node)) {
        let count = 0;
        for (const item of node.items) {
          const c = getAliasCount(doc, item, anchors2);
          if (c > count)
            count = c;
        }
        return count;
      } else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors2);
        const vc = getAliasCount(doc, node.value, anchors2);
        return Math.max(kc, vc);
      }
      return 1;
    }
    __name(getAliasCount, "getAliasCount");
    exports.Alias = Alias;
  }
});

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJS({
  "node_modules/yaml/dist/nodes/Scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var isScalarValue = /* @__PURE__ */ __name((value) => !value || typeof value !== "function" && typeof value !== "object", "isScalarValue");
    var Scalar = class extends Node.NodeBase {
      static {
        __name(this, "Scalar");
      }
      constructor(value) {
        super(identity.SCALAR);
        this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
    exports.Scalar = Scalar;
    exports.isScalarValue = isScalarValue;
  }
});

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJS({
  "node_modules/yaml/dist/doc/createNode.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var defaultTagPrefix = "tag:yaml.org,2002:";
    function findTagObject(value, tagName, tags) {
      if (tagName) {
        const match = tags.filter((t) => t.tag === tagName);
        const tagObj = match.find((t) => !t.format) ?? match[0];
        if (!tagObj)
          throw new Error(`Tag ${tagName} not found`);
        return tagObj;
      }
      return tags.find((t) => t.identify?.(value) && !t.format);
    }
    __name(findTagObject, "findTagObject");
    function createNode(value, tagName, ctx) {
      if (identity.isDocument(value))
        value = value.contents;
      if (identity.isNode(value))
        return value;
      if (identity.isPair(value)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value);
        return map;
      }
      if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
        value = value.valueOf();
      }
      const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
      let ref = void 0;
      if (aliasDuplicateObjects && value && typeof value === "object") {
        ref = sourceObjects.get(value);
        if (ref) {
          ref.anchor ?? (ref.anchor = onAnchor(value));
          return new Alias.Alias(ref.anchor);
        } else {
          ref = { anchor: null, node: null };
          sourceObjects.set(value, ref);
        }
      }
      if (tagName?.startsWith("!!"))
        tagName = defaultTagPrefix + tagName.slice(2);
      let tagObj = findTagObject(value, tagName, schema.tags);
      if (!tagObj) {
        if (value && typeof value.toJSON === "function") {
          value = value.toJSON();
        }
        if (!value || typeof value !== "object") {
          const node2 = new Scalar.Scalar(value);
          if (ref)
            ref.node = node2;
          return node2;
        }
        tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
      }
      if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
      }
      const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
      if (tagName)
        node.tag = tagName;
      else if (!tagObj.default)
        node.tag = tagObj.tag;
      if (ref)
        ref.node = node;
      return node;
    }
    __name(createNode, "createNode");
    exports.createNode = createNode;
  }
});

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJS({
  "node_modules/yaml/dist/nodes/Collection.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var identity = require_identity();
    var Node = require_Node();
    function collectionFromPath(schema, path, value) {
      let v = value;
      for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
          const a = [];
          a[k] = v;
          v = a;
        } else {
          v = /* @__PURE__ */ new Map([[k, v]]);
        }
      }
      return createNode.createNode(v, void 0, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: /* @__PURE__ */ __name(() => {
          throw new Error("This should not happen, please report a bug.");
        }, "onAnchor"),
        schema,
        sourceObjects: /* @__PURE__ */ new Map()
      });
    }
    __name(collectionFromPath, "collectionFromPath");
    var isEmptyPath = /* @__PURE__ */ __name((path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done, "isEmptyPath");
    var Collection = class extends Node.NodeBase {
      static {
        __name(this, "Collection");
      }
      constructor(type, schema) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
          copy.schema = schema;
        copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          const [key, ...rest] = path;
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
          return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!identity.isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
          this.set(key, value);
        } else {
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
    exports.Collection = Collection;
    exports.collectionFromPath = collectionFromPath;
    exports.isEmptyPath = isEmptyPath;
  }
});

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyComment.js"(exports) {
    "use strict";
    var stringifyComment = /* @__PURE__ */ __name((str) => str.replace(/^(?!$)(?: $)?/gm, "#"), "stringifyComment");
    function indentComment(comment, indent) {
      if (/^\n+$/.test(comment))
        return comment.substring(1);
      return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
    }
    __name(indentComment, "indentComment");
    var lineComment = /* @__PURE__ */ __name((str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment, "lineComment");
    exports.indentComment = indentComment;
    exports.lineComment = lineComment;
    exports.stringifyComment = stringifyComment;
  }
});

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJS({
  "node_modules/yaml/dist/stringify/foldFlowLines.js"(exports) {
    "use strict";
    var FOLD_FLOW = "flow";
    var FOLD_BLOCK = "block";
    var FOLD_QUOTED = "quoted";
    function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
      if (!lineWidth || lineWidth < 0)
        return text;
      if (lineWidth < minContentWidth)
        minContentWidth = 0;
      const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
      if (text.length <= endStep)
        return text;
      const folds = [];
      const escapedFolds = {};
      let end = lineWidth - indent.length;
      if (typeof indentAtStart === "number") {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
          folds.push(0);
        else
          end = lineWidth - indentAtStart;
      }
      let split = void 0;
      let prev = void 0;
      let overflow = false;
      let i = -1;
      let escStart = -1;
      let escEnd = -1;
      if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text, i, indent.length);
        if (i !== -1)
          end = i + endStep;
      }
      for (let ch; ch = text[i += 1]; ) {
        if (mode === FOLD_QUOTED && ch === "\\") {
          escStart = i;
          switch (text[i + 1]) {
            case "x":
              i += 3;
              break;
            case "u":
              i += 5;
              break;
            case "U":
              i += 9;
              break;
            default:
              i += 1;
          }
          escEnd = i;
        }
        if (ch === "\n") {
          if (mode === FOLD_BLOCK)
            i = consumeMoreIndentedLines(text, i, indent.length);
          end = i + indent.length + endStep;
          split = void 0;
        } else {
          if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
            const next = text[i + 1];
            if (next && next !== " " && next !== "\n" && next !== "	")
              split = i;
          }
          if (i >= end) {
            if (split) {
              folds.push(split);
              end = split + endStep;
              split = void 0;
            } else if (mode === FOLD_QUOTED) {
              while (prev === " " || prev === "	") {
                prev = ch;
                ch = text[i += 1];
                overflow = true;
              }
              const j = i > escEnd + 1 ? i - 2 : escStart - 1;
              if (escapedFolds[j])
                return text;
              folds.push(j);
              escapedFolds[j] = true;
              end = j + endStep;
              split = void 0;
            } else {
              overflow = true;
            }
          }
        }
        prev = ch;
      }
      if (overflow && onOverflow)
        onOverflow();
      if (folds.length === 0)
        return text;
      if (onFold)
        onFold();
      let res = text.slice(0, folds[0]);
      for (let i2 = 0; i2 < folds.length; ++i2) {
        const fold = folds[i2];
        const end2 = folds[i2 + 1] || text.length;
        if (fold === 0)
          res = `
${indent}${text.slice(0, end2)}`;
        else {
          if (mode === FOLD_QUOTED && escapedFolds[fold])
            res += `${text[fold]}\\`;
          res += `
${indent}${text.slice(fold + 1, end2)}`;
        }
      }
      return res;
    }
    __name(foldFlowLines, "foldFlowLines");
    function consumeMoreIndentedLines(text, i, indent) {
      let end = i;
      let start = i + 1;
      let ch = text[start];
      while (ch === " " || ch === "	") {
        if (i < start + indent) {
          ch = text[++i];
        } else {
          do {
            ch = text[++i];
          } while (ch && ch !== "\n");
          end = i;
          start = i + 1;
          ch = text[start];
        }
      }
      return end;
    }
    __name(consumeMoreIndentedLines, "consumeMoreIndentedLines");
    exports.FOLD_BLOCK = FOLD_BLOCK;
    exports.FOLD_FLOW = FOLD_FLOW;
    exports.FOLD_QUOTED = FOLD_QUOTED;
    exports.foldFlowLines = foldFlowLines;
  }
});

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyString.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var foldFlowLines = require_foldFlowLines();
    var getFoldOptions = /* @__PURE__ */ __name((ctx, isBlock) => ({
      indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    }), "getFoldOptions");
    var containsDocumentMarker = /* @__PURE__ */ __name((str) => /^(%|---|\.\.\.)/m.test(str), "containsDocumentMarker");
    function lineLengthOverLimit(str, lineWidth, indentLength) {
      if (!lineWidth || lineWidth < 0)
        return false;
      const limit = lineWidth - indentLength;
      const strLen = str.length;
      if (strLen <= limit)
        return false;
      for (let i = 0, start = 0; i < strLen; ++i) {
        if (str[i] === "\n") {
          if (i - start > limit)
            return true;
          start = i + 1;
          if (strLen - start <= limit)
            return false;
        }
      }
      return true;
    }
    __name(lineLengthOverLimit, "lineLengthOverLimit");
    function doubleQuotedString(value, ctx) {
      const json = JSON.stringify(value);
      if (ctx.options.doubleQuotedAsJSON)
        return json;
      const { implicitKey } = ctx;
      const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
      const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
      let str = "";
      let start = 0;
      for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
          str += json.slice(start, i) + "\\ ";
          i += 1;
          start = i;
          ch = "\\";
        }
        if (ch === "\\")
          switch (json[i + 1]) {
            case "u":
              {
                str += json.slice(start, i);
                const code = json.substr(i + 2, 4);
                switch (code) {
                  case "0000":
                    str += "\\0";
                    break;
                  case "0007":
                    str += "\\a";
                    break;
                  case "000b":
                    str += "\\v";
                    break;
                  case "001b":
                    str += "\\e";
                    break;
                  case "0085":
                    str += "\\N";
                    break;
                  case "00a0":
                    str += "\\_";
                    break;
                  case "2028":
                    str += "\\L";
                    break;
                  case "2029":
                    str += "\\P";
                    break;
                  default:
                    if (code.substr(0, 2) === "00")
                      str += "\\x" + code.substr(2);
                    else
                      str += json.substr(i, 6);
                }
                i += 5;
                start = i + 1;
              }
              break;
            case "n":
              if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
                i += 1;
              } else {
                str += json.slice(start, i) + "\n\n";
                while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
                  str += "\n";
                  i += 2;
                }
                str += indent;
                if (json[i + 2] === " ")
                  str += "\\";
                i += 1;
                start = i + 1;
              }
              break;
            default:
              i += 1;
          }
      }
      str = start ? str + json.slice(start) : json;
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
    }
    __name(doubleQuotedString, "doubleQuotedString");
    function singleQuotedString(value, ctx) {
      if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
        return doubleQuotedString(value, ctx);
      const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
      const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
      return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    __name(singleQuotedString, "singleQuotedString");
    function quotedString(value, ctx) {
      const { singleQuote } = ctx.options;
      let qs;
      if (singleQuote === false)
        qs = doubleQuotedString;
      else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
          qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
          qs = doubleQuotedString;
        else
          qs = singleQuote ? singleQuotedString : doubleQuotedString;
      }
      return qs(value, ctx);
    }
    __name(quotedString, "quotedString");
    var blockEndNewlines;
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
    function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
      const { blockQuote, commentString, lineWidth } = ctx.options;
      if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
      }
      const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
      const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
      if (!value)
        return literal ? "|\n" : ">\n";
      let chomp;
      let endStart;
      for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== "\n" && ch !== "	" && ch !== " ")
          break;
      }
      let end = value.substring(endStart);
      const endNlPos = end.indexOf("\n");
      if (endNlPos === -1) {
        chomp = "-";
      } else if (value === end || endNlPos !== end.length - 1) {
        chomp = "+";
        if (onChompKeep)
          onChompKeep();
      } else {
        chomp = "";
      }
      if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === "\n")
          end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
      }
      let startWithSpace = false;
      let startEnd;
      let startNlPos = -1;
      for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === " ")
          startWithSpace = true;
        else if (ch === "\n")
          startNlPos = startEnd;
        else
          break;
      }
      let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
      if (start) {
        value = value.substring(start.length);
        start = start.replace(/\n+/g, `$&${indent}`);
      }
      const indentSize = indent ? "2" : "1";
      let header = (startWithSpace ? indentSize : "") + chomp;
      if (comment) {
        header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
        if (onComment)
          onComment();
      }
      if (!literal) {
        const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) {
          foldOptions.onOverflow = () => {
            literalFallback = true;
          };
        }
        const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
          return `>${header}
${indent}${body}`;
      }
      value = value.replace(/\n+/g, `$&${indent}`);
      return `|${header}
${indent}${start}${value}${end}`;
    }
    __name(blockString, "blockString");
    function plainString(item, ctx, onComment, onChompKeep) {
      const { type, value } = item;
      const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
      if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
        return quotedString(value, ctx);
      }
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
      }
      if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) {
        return blockString(item, ctx, onComment, onChompKeep);
      }
      if (containsDocumentMarker(value)) {
        if (indent === "") {
          ctx.forceBlockIndent = true;
          return blockString(item, ctx, onComment, onChompKeep);
        } else if (implicitKey && indent === indentStep) {
          return quotedString(value, ctx);
        }
      }
      const str = value.replace(/\n+/g, `$&
${indent}`);
      if (actualString) {
        const test = /* @__PURE__ */ __name((tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str), "test");
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
          return quotedString(value, ctx);
      }
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    __name(plainString, "plainString");
    function stringifyString(item, ctx, onComment, onChompKeep) {
      const { implicitKey, inFlow } = ctx;
      const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
      let { type } = item;
      if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
          type = Scalar.Scalar.QUOTE_DOUBLE;
      }
      const _stringify = /* @__PURE__ */ __name((_type) => {
        switch (_type) {
          case Scalar.Scalar.BLOCK_FOLDED:
          case Scalar.Scalar.BLOCK_LITERAL:
            return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
          case Scalar.Scalar.QUOTE_DOUBLE:
            return doubleQuotedString(ss.value, ctx);
          case Scalar.Scalar.QUOTE_SINGLE:
            return singleQuotedString(ss.value, ctx);
          case Scalar.Scalar.PLAIN:
            return plainString(ss, ctx, onComment, onChompKeep);
          default:
            return null;
        }
      }, "_stringify");
      let res = _stringify(type);
      if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = implicitKey && defaultKeyType || defaultStringType;
        res = _stringify(t);
        if (res === null)
          throw new Error(`Unsupported default string type ${t}`);
      }
      return res;
    }
    __name(stringifyString, "stringifyString");
    exports.stringifyString = stringifyString;
  }
});

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJS({
  "node_modules/yaml/dist/stringify/stringify.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var identity = require_identity();
    var stringifyComment = require_stringifyComment();
    var stringifyString = require_stringifyString();
    function createStringifyContext(doc, options) {
      const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: "PLAIN",
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: "false",
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: "null",
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: "true",
        verifyAliasOrder: true
      }, doc.schema.toStringOptions, options);
      let inFlow;
      switch (opt.collectionStyle) {
        case "block":
          inFlow = false;
          break;
        case "flow":
          inFlow = true;
          break;
        default:
          inFlow = null;
      }
      return {
        anchors: /* @__PURE__ */ new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
        indent: "",
        indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
        inFlow,
        options: opt
      };
    }
    __name(createStringifyContext, "createStringifyContext");
    function getTagObject(tags, item) {
      if (item.tag) {
        const match = tags.filter((t) => t.tag === item.tag);
        if (match.length > 0)
          return match.find((t) => t.format === item.format) ?? match[0];
      }
      let tagObj = void 0;
      let obj;
      if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter((t) => t.identify?.(obj));
        if (match.length > 1) {
          const testMatch = match.filter((t) => t.test);
          if (testMatch.length > 0)
            match = testMatch;
        }
        tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
      } else {
        obj = item;
        tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
      }
      if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
      }
      return tagObj;
    }
    __name(getTagObject, "getTagObject");
    function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
      if (!doc.directives)
        return "";
      const props = [];
      const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
      if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
      }
      const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
      if (tag)
        props.push(doc.directives.tagString(tag));
      return props.join(" ");
    }
    __name(stringifyProps, "stringifyProps");
    function stringify(item, ctx, onComment, onChompKeep) {
      if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
      if (identity.isAlias(item)) {
        if (ctx.doc.directives)
          return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
          throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        } else {
          if (ctx.resolvedAliases)
            ctx.resolvedAliases.add(item);
          else
            ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
          item = item.resolve(ctx.doc);
        }
      }
      let tagObj = void 0;
      const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: /* @__PURE__ */ __name((o) => tagObj = o, "onTagObj") });
      tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
      const props = stringifyProps(node, tagObj, ctx);
      if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
      const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
      if (!props)
        return str;
      return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
    }
    __name(stringify, "stringify");
    exports.createStringifyContext = createStringifyContext;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyPair.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
      const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
      let keyComment = identity.isNode(key) && key.comment || null;
      if (simpleKeys) {
        if (keyComment) {
          throw new Error("With simple keys, key nodes cannot have comments");
        }
        if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") {
          const msg = "With simple keys, collection cannot be used as a key value";
          throw new Error(msg);
        }
      }
      let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
      ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
      });
      let keyCommentDone = false;
      let chompKeep = false;
      let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
      if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
          throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
        explicitKey = true;
      }
      if (ctx.inFlow) {
        if (allNullValues || value == null) {
          if (keyCommentDone && onComment)
            onComment();
          return str === "" ? "?" : explicitKey ? `? ${str}` : str;
        }
      } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        } else if (chompKeep && onChompKeep)
          onChompKeep();
        return str;
      }
      if (keyCommentDone)
        keyComment = null;
      if (explicitKey) {
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}
${indent}:`;
      } else {
        str = `${str}:`;
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
      }
      let vsb, vcb, valueComment;
      if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
      } else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === "object")
          value = doc.createNode(value);
      }
      ctx.implicitKey = false;
      if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
      chompKeep = false;
      if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) {
        ctx.indent = ctx.indent.substring(2);
      }
      let valueCommentDone = false;
      const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
      let ws = " ";
      if (keyComment || vsb || vcb) {
        ws = vsb ? "\n" : "";
        if (vcb) {
          const cs = commentString(vcb);
          ws += `
${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === "" && !ctx.inFlow) {
          if (ws === "\n" && valueComment)
            ws = "\n\n";
        } else {
          ws += `
${ctx.indent}`;
        }
      } else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf("\n");
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
          let hasPropsLine = false;
          if (hasNewline && (vs0 === "&" || vs0 === "!")) {
            let sp0 = valueStr.indexOf(" ");
            if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
              sp0 = valueStr.indexOf(" ", sp0 + 1);
            }
            if (sp0 === -1 || nl0 < sp0)
              hasPropsLine = true;
          }
          if (!hasPropsLine)
            ws = `
${ctx.indent}`;
        }
      } else if (valueStr === "" || valueStr[0] === "\n") {
        ws = "";
      }
      str += ws + valueStr;
      if (ctx.inFlow) {
        if (valueCommentDone && onComment)
          onComment();
      } else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
      } else if (chompKeep && onChompKeep) {
        onChompKeep();
      }
      return str;
    }
    __name(stringifyPair, "stringifyPair");
    exports.stringifyPair = stringifyPair;
  }
});

// node_modules/yaml/dist/log.js
var require_log = __commonJS({
  "node_modules/yaml/dist/log.js"(exports) {
    "use strict";
    var node_process = __require("process");
    function debug(logLevel, ...messages) {
      if (logLevel === "debug")
        console.log(...messages);
    }
    __name(debug, "debug");
    function warn(logLevel, warning) {
      if (logLevel === "debug" || logLevel === "warn") {
        if (typeof node_process.emitWarning === "function")
          node_process.emitWarning(warning);
        else
          console.warn(warning);
      }
    }
    __name(warn, "warn");
    exports.debug = debug;
    exports.warn = warn;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var MERGE_KEY = "<<";
    var merge = {
      identify: /* @__PURE__ */ __name((value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY, "identify"),
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: /* @__PURE__ */ __name(() => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }), "resolve"),
      stringify: /* @__PURE__ */ __name(() => MERGE_KEY, "stringify")
    };
    var isMergeKey = /* @__PURE__ */ __name((ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default), "isMergeKey");
    function addMergeToJSMap(ctx, map, value) {
      const source = resolveAliasValue(ctx, value);
      if (identity.isSeq(source))
        for (const it of source.items)
          mergeValue(ctx, map, it);
      else if (Array.isArray(source))
        for (const it of source)
          mergeValue(ctx, map, it);
      else
        mergeValue(ctx, map, source);
    }
    __name(addMergeToJSMap, "addMergeToJSMap");
    function mergeValue(ctx, map, value) {
      const source = resolveAliasValue(ctx, value);
      if (!identity.isMap(source))
        throw new Error("Merge sources must be maps or map aliases");
      const srcMap = source.toJSON(null, ctx, Map);
      for (const [key, value2] of srcMap) {
        if (map instanceof Map) {
          if (!map.has(key))
            map.set(key, value2);
        } else if (map instanceof Set) {
          map.add(key);
        } else if (!Object.prototype.hasOwnProperty.call(map, key)) {
          Object.defineProperty(map, key, {
            value: value2,
            writable: true,
            enumerable: true,
            configurable: true
          });
        }
      }
      return map;
    }
    __name(mergeValue, "mergeValue");
    function resolveAliasValue(ctx, value) {
      return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
    }
    __name(resolveAliasValue, "resolveAliasValue");
    exports.addMergeToJSMap = addMergeToJSMap;
    exports.isMergeKey = isMergeKey;
    exports.merge = merge;
  }
});

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJS({
  "node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports) {
    "use strict";
    var log = require_log();
    var merge = require_merge();
    var stringify = require_stringify();
    var identity = require_identity();
    var toJS = require_toJS();
    function addPairToJSMap(ctx, map, { key, value }) {
      if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
      else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value);
      else {
        const jsKey = toJS.toJS(key, "", ctx);
        if (map instanceof Map) {
          map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        } else if (map instanceof Set) {
          map.add(jsKey);
        } else {
          const stringKey = stringifyKey(key, jsKey, ctx);
          const jsValue = toJS.toJS(value, stringKey, ctx);
          if (stringKey in map)
            Object.defineProperty(map, stringKey, {
              value: jsValue,
              writable: true,
              enumerable: true,
              configurable: true
            });
          else
            map[stringKey] = jsValue;
        }
      }
      return map;
    }
    __name(addPairToJSMap, "addPairToJSMap");
    function stringifyKey(key, jsKey, ctx) {
      if (jsKey === null)
        return "";
      if (typeof jsKey !== "object")
        return String(jsKey);
      if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = /* @__PURE__ */ new Set();
        for (const node of ctx.anchors.keys())
          strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
          let jsonStr = JSON.stringify(strKey);
          if (jsonStr.length > 40)
            jsonStr = jsonStr.substring(0, 36) + '..."';
          log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
          ctx.mapKeyWarned = true;
        }
        return strKey;
      }
      return JSON.stringify(jsKey);
    }
    __name(stringifyKey, "stringifyKey");
    exports.addPairToJSMap = addPairToJSMap;
  }
});

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJS({
  "node_modules/yaml/dist/nodes/Pair.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyPair = require_stringifyPair();
    var addPairToJSMap = require_addPairToJSMap();
    var identity = require_identity();
    function createPair(key, value, ctx) {
      const k = createNode.createNode(key, void 0, ctx);
      const v = createNode.createNode(value, void 0, ctx);
      return new Pair(k, v);
    }
    __name(createPair, "createPair");
    var Pair = class _Pair {
      static {
        __name(this, "Pair");
      }
      constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
      }
      clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
          key = key.clone(schema);
        if (identity.isNode(value))
          value = value.clone(schema);
        return new _Pair(key, value);
      }
      toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
    exports.Pair = Pair;
    exports.createPair = createPair;
  }
});

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyCollection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyCollection(collection, ctx, options) {
      const flow = ctx.inFlow ?? collection.flow;
      const stringify2 = flow ? stringifyFlowCollection : stringifyBlockCollection;
      return stringify2(collection, ctx, options);
    }
    __name(stringifyCollection, "stringifyCollection");
    function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
      const { indent, options: { commentString } } = ctx;
      const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
      let chompKeep = false;
      const lines = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment2 = null;
        if (identity.isNode(item)) {
          if (!chompKeep && item.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
          if (item.comment)
            comment2 = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (!chompKeep && ik.spaceBefore)
              lines.push("");
            addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
          }
        }
        chompKeep = false;
        let str2 = stringify.stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
        if (comment2)
          str2 += stringifyComment.lineComment(str2, itemIndent, commentString(comment2));
        if (chompKeep && comment2)
          chompKeep = false;
        lines.push(blockItemPrefix + str2);
      }
      let str;
      if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
      } else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
          const line = lines[i];
          str += line ? `
${indent}${line}` : "\n";
        }
      }
      if (comment) {
        str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
          onComment();
      } else if (chompKeep && onChompKeep)
        onChompKeep();
      return str;
    }
    __name(stringifyBlockCollection, "stringifyBlockCollection");
    function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
      const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
      itemIndent += indentStep;
      const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
      });
      let reqNewline = false;
      let linesAtValue = 0;
      const lines = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
          if (item.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, item.commentBefore, false);
          if (item.comment)
            comment = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (ik.spaceBefore)
              lines.push("");
            addCommentBefore(ctx, lines, ik.commentBefore, false);
            if (ik.comment)
              reqNewline = true;
          }
          const iv = identity.isNode(item.value) ? item.value : null;
          if (iv) {
            if (iv.comment)
              comment = iv.comment;
            if (iv.commentBefore)
              reqNewline = true;
          } else if (item.value == null && ik?.comment) {
            comment = ik.comment;
          }
        }
        if (comment)
          reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => comment = null);
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
        if (i < items.length - 1) {
          str += ",";
        } else if (ctx.options.trailingComma) {
          if (ctx.options.lineWidth > 0) {
            reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
          }
          if (reqNewline) {
            str += ",";
          }
        }
        if (comment)
          str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines.push(str);
        linesAtValue = lines.length;
      }
      const { start, end } = flowChars;
      if (lines.length === 0) {
        return start + end;
      } else {
        if (!reqNewline) {
          const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
          reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
          let str = start;
          for (const line of lines)
            str += line ? `
${indentStep}${indent}${line}` : "\n";
          return `${str}
${indent}${end}`;
        } else {
          return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
        }
      }
    }
    __name(stringifyFlowCollection, "stringifyFlowCollection");
    function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
      if (comment && chompKeep)
        comment = comment.replace(/^\n+/, "");
      if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart());
      }
    }
    __name(addCommentBefore, "addCommentBefore");
    exports.stringifyCollection = stringifyCollection;
  }
});

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLMap.js"(exports) {
    "use strict";
    var stringifyCollection = require_stringifyCollection();
    var addPairToJSMap = require_addPairToJSMap();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    function findPair(items, key) {
      const k = identity.isScalar(key) ? key.value : key;
      for (const it of items) {
        if (identity.isPair(it)) {
          if (it.key === key || it.key === k)
            return it;
          if (identity.isScalar(it.key) && it.key.value === k)
            return it;
        }
      }
      return void 0;
    }
    __name(findPair, "findPair");
    var YAMLMap = class extends Collection.Collection {
      static {
        __name(this, "YAMLMap");
      }
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add = /* @__PURE__ */ __name((key, value) => {
          if (typeof replacer === "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value !== void 0 || keepUndefined)
            map.items.push(Pair.createPair(key, value, ctx));
        }, "add");
        if (obj instanceof Map) {
          for (const [key, value] of obj)
            add(key, value);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === "function") {
          map.items.sort(schema.sortMapEntries);
        }
        return map;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair.Pair(pair, pair?.value);
        } else
          _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair.Pair(key, value), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map);
        for (const item of this.items)
          addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!identity.isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
    exports.YAMLMap = YAMLMap;
    exports.findPair = findPair;
  }
});

// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJS({
  "node_modules/yaml/dist/schema/common/map.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLMap = require_YAMLMap();
    var map = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap.YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        if (!identity.isMap(map2))
          onError("Expected a mapping for this tag");
        return map2;
      },
      createNode: /* @__PURE__ */ __name((schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx), "createNode")
    };
    exports.map = map;
  }
});

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLSeq.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyCollection = require_stringifyCollection();
    var Collection = require_Collection();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var toJS = require_toJS();
    var YAMLSeq = class extends Collection.Collection {
      static {
        __name(this, "YAMLSeq");
      }
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
          prev.value = value;
        else
          this.items[idx] = value;
      }
      toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
          seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq.items.push(createNode.createNode(it, void 0, ctx));
          }
        }
        return seq;
      }
    };
    function asItemIndex(key) {
      let idx = identity.isScalar(key) ? key.value : key;
      if (idx && typeof idx === "string")
        idx = Number(idx);
      return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
    }
    __name(asItemIndex, "asItemIndex");
    exports.YAMLSeq = YAMLSeq;
  }
});

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJS({
  "node_modules/yaml/dist/schema/common/seq.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLSeq = require_YAMLSeq();
    var seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq.YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!identity.isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: /* @__PURE__ */ __name((schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx), "createNode")
    };
    exports.seq = seq;
  }
});

// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJS({
  "node_modules/yaml/dist/schema/common/string.js"(exports) {
    "use strict";
    var stringifyString = require_stringifyString();
    var string = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "string", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: /* @__PURE__ */ __name((str) => str, "resolve"),
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
    exports.string = string;
  }
});

// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJS({
  "node_modules/yaml/dist/schema/common/null.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var nullTag = {
      identify: /* @__PURE__ */ __name((value) => value == null, "identify"),
      createNode: /* @__PURE__ */ __name(() => new Scalar.Scalar(null), "createNode"),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: /* @__PURE__ */ __name(() => new Scalar.Scalar(null), "resolve"),
      stringify: /* @__PURE__ */ __name(({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr, "stringify")
    };
    exports.nullTag = nullTag;
  }
});

// node_modules/yaml/dist/schema/core/bool.js
var require_bool = __commonJS({
  "node_modules/yaml/dist/schema/core/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var boolTag = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "boolean", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: /* @__PURE__ */ __name((str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"), "resolve"),
      stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
          const sv = source[0] === "t" || source[0] === "T";
          if (value === sv)
            return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
    exports.boolTag = boolTag;
  }
});

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyNumber.js"(exports) {
    "use strict";
    function stringifyNumber({ format: format2, minFractionDigits, tag, value }) {
      if (typeof value === "bigint")
        return String(value);
      const num = typeof value === "number" ? value : Number(value);
      if (!isFinite(num))
        return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
      let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
      if (!format2 && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
        let i = n.indexOf(".");
        if (i < 0) {
          i = n.length;
          n += ".";
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
          n += "0";
      }
      return n;
    }
    __name(stringifyNumber, "stringifyNumber");
    exports.stringifyNumber = stringifyNumber;
  }
});

// node_modules/yaml/dist/schema/core/float.js
var require_float = __commonJS({
  "node_modules/yaml/dist/schema/core/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: /* @__PURE__ */ __name((str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY, "resolve"),
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: /* @__PURE__ */ __name((str) => parseFloat(str), "resolve"),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf(".");
        if (dot !== -1 && str[str.length - 1] === "0")
          node.minFractionDigits = str.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/core/int.js
var require_int = __commonJS({
  "node_modules/yaml/dist/schema/core/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = /* @__PURE__ */ __name((value) => typeof value === "bigint" || Number.isInteger(value), "intIdentify");
    var intResolve = /* @__PURE__ */ __name((str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix), "intResolve");
    function intStringify(node, radix, prefix) {
      const { value } = node;
      if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
      return stringifyNumber.stringifyNumber(node);
    }
    __name(intStringify, "intStringify");
    var intOct = {
      identify: /* @__PURE__ */ __name((value) => intIdentify(value) && value >= 0, "identify"),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 2, 8, opt), "resolve"),
      stringify: /* @__PURE__ */ __name((node) => intStringify(node, 8, "0o"), "stringify")
    };
    var int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 0, 10, opt), "resolve"),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: /* @__PURE__ */ __name((value) => intIdentify(value) && value >= 0, "identify"),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 2, 16, opt), "resolve"),
      stringify: /* @__PURE__ */ __name((node) => intStringify(node, 16, "0x"), "stringify")
    };
    exports.int = int;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/core/schema.js
var require_schema = __commonJS({
  "node_modules/yaml/dist/schema/core/schema.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var bool = require_bool();
    var float = require_float();
    var int = require_int();
    var schema = [
      map.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.boolTag,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/json/schema.js
var require_schema2 = __commonJS({
  "node_modules/yaml/dist/schema/json/schema.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var map = require_map();
    var seq = require_seq();
    function intIdentify(value) {
      return typeof value === "bigint" || Number.isInteger(value);
    }
    __name(intIdentify, "intIdentify");
    var stringifyJSON = /* @__PURE__ */ __name(({ value }) => JSON.stringify(value), "stringifyJSON");
    var jsonScalars = [
      {
        identify: /* @__PURE__ */ __name((value) => typeof value === "string", "identify"),
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: /* @__PURE__ */ __name((str) => str, "resolve"),
        stringify: stringifyJSON
      },
      {
        identify: /* @__PURE__ */ __name((value) => value == null, "identify"),
        createNode: /* @__PURE__ */ __name(() => new Scalar.Scalar(null), "createNode"),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: /* @__PURE__ */ __name(() => null, "resolve"),
        stringify: stringifyJSON
      },
      {
        identify: /* @__PURE__ */ __name((value) => typeof value === "boolean", "identify"),
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: /* @__PURE__ */ __name((str) => str === "true", "resolve"),
        stringify: stringifyJSON
      },
      {
        identify: intIdentify,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: /* @__PURE__ */ __name((str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10), "resolve"),
        stringify: /* @__PURE__ */ __name(({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value), "stringify")
      },
      {
        identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: /* @__PURE__ */ __name((str) => parseFloat(str), "resolve"),
        stringify: stringifyJSON
      }
    ];
    var jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
      }
    };
    var schema = [map.map, seq.seq].concat(jsonScalars, jsonError);
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports) {
    "use strict";
    var node_buffer = __require("buffer");
    var Scalar = require_Scalar();
    var stringifyString = require_stringifyString();
    var binary = {
      identify: /* @__PURE__ */ __name((value) => value instanceof Uint8Array, "identify"),
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof node_buffer.Buffer === "function") {
          return node_buffer.Buffer.from(src, "base64");
        } else if (typeof atob === "function") {
          const str = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str.length);
          for (let i = 0; i < str.length; ++i)
            buffer[i] = str.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        const buf = value;
        let str;
        if (typeof node_buffer.Buffer === "function") {
          str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
        } else if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str.length / lineWidth);
          const lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines[i] = str.substr(o, lineWidth);
          }
          str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
      }
    };
    exports.binary = binary;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLSeq = require_YAMLSeq();
    function resolvePairs(seq, onError) {
      if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
          let item = seq.items[i];
          if (identity.isPair(item))
            continue;
          else if (identity.isMap(item)) {
            if (item.items.length > 1)
              onError("Each pair must have its own sequence indicator");
            const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
            if (item.commentBefore)
              pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
            if (item.comment) {
              const cn = pair.value ?? pair.key;
              cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
            }
            item = pair;
          }
          seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
      } else
        onError("Expected a sequence for this tag");
      return seq;
    }
    __name(resolvePairs, "resolvePairs");
    function createPairs(schema, iterable, ctx) {
      const { replacer } = ctx;
      const pairs2 = new YAMLSeq.YAMLSeq(schema);
      pairs2.tag = "tag:yaml.org,2002:pairs";
      let i = 0;
      if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
          if (typeof replacer === "function")
            it = replacer.call(iterable, String(i++), it);
          let key, value;
          if (Array.isArray(it)) {
            if (it.length === 2) {
              key = it[0];
              value = it[1];
            } else
              throw new TypeError(`Expected [key, value] tuple: ${it}`);
          } else if (it && it instanceof Object) {
            const keys = Object.keys(it);
            if (keys.length === 1) {
              key = keys[0];
              value = it[key];
            } else {
              throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
            }
          } else {
            key = it;
          }
          pairs2.items.push(Pair.createPair(key, value, ctx));
        }
      return pairs2;
    }
    __name(createPairs, "createPairs");
    var pairs = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
    exports.createPairs = createPairs;
    exports.pairs = pairs;
    exports.resolvePairs = resolvePairs;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports) {
    "use strict";
    var identity = require_identity();
    var toJS = require_toJS();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var pairs = require_pairs();
    var YAMLOMap = class _YAMLOMap extends YAMLSeq.YAMLSeq {
      static {
        __name(this, "YAMLOMap");
      }
      constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        const map = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map);
        for (const pair of this.items) {
          let key, value;
          if (identity.isPair(pair)) {
            key = toJS.toJS(pair.key, "", ctx);
            value = toJS.toJS(pair.value, key, ctx);
          } else {
            key = toJS.toJS(pair, "", ctx);
          }
          if (map.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map.set(key, value);
        }
        return map;
      }
      static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs$1.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    var omap = {
      collection: "seq",
      identify: /* @__PURE__ */ __name((value) => value instanceof Map, "identify"),
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
          if (identity.isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
      },
      createNode: /* @__PURE__ */ __name((schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx), "createNode")
    };
    exports.YAMLOMap = YAMLOMap;
    exports.omap = omap;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function boolStringify({ value, source }, ctx) {
      const boolObj = value ? trueTag : falseTag;
      if (source && boolObj.test.test(source))
        return source;
      return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
    __name(boolStringify, "boolStringify");
    var trueTag = {
      identify: /* @__PURE__ */ __name((value) => value === true, "identify"),
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: /* @__PURE__ */ __name(() => new Scalar.Scalar(true), "resolve"),
      stringify: boolStringify
    };
    var falseTag = {
      identify: /* @__PURE__ */ __name((value) => value === false, "identify"),
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: /* @__PURE__ */ __name(() => new Scalar.Scalar(false), "resolve"),
      stringify: boolStringify
    };
    exports.falseTag = falseTag;
    exports.trueTag = trueTag;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: /* @__PURE__ */ __name((str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY, "resolve"),
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: /* @__PURE__ */ __name((str) => parseFloat(str.replace(/_/g, "")), "resolve"),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
        const dot = str.indexOf(".");
        if (dot !== -1) {
          const f = str.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = /* @__PURE__ */ __name((value) => typeof value === "bigint" || Number.isInteger(value), "intIdentify");
    function intResolve(str, offset, radix, { intAsBigInt }) {
      const sign = str[0];
      if (sign === "-" || sign === "+")
        offset += 1;
      str = str.substring(offset).replace(/_/g, "");
      if (intAsBigInt) {
        switch (radix) {
          case 2:
            str = `0b${str}`;
            break;
          case 8:
            str = `0o${str}`;
            break;
          case 16:
            str = `0x${str}`;
            break;
        }
        const n2 = BigInt(str);
        return sign === "-" ? BigInt(-1) * n2 : n2;
      }
      const n = parseInt(str, radix);
      return sign === "-" ? -1 * n : n;
    }
    __name(intResolve, "intResolve");
    function intStringify(node, radix, prefix) {
      const { value } = node;
      if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
      }
      return stringifyNumber.stringifyNumber(node);
    }
    __name(intStringify, "intStringify");
    var intBin = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 2, 2, opt), "resolve"),
      stringify: /* @__PURE__ */ __name((node) => intStringify(node, 2, "0b"), "stringify")
    };
    var intOct = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 1, 8, opt), "resolve"),
      stringify: /* @__PURE__ */ __name((node) => intStringify(node, 8, "0"), "stringify")
    };
    var int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 0, 10, opt), "resolve"),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, opt) => intResolve(str, 2, 16, opt), "resolve"),
      stringify: /* @__PURE__ */ __name((node) => intStringify(node, 16, "0x"), "stringify")
    };
    exports.int = int;
    exports.intBin = intBin;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSet = class _YAMLSet extends YAMLMap.YAMLMap {
      static {
        __name(this, "YAMLSet");
      }
      constructor(schema) {
        super(schema);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (identity.isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair.Pair(key.key, null);
        else
          pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value) {
          this.items.push(new Pair.Pair(key));
        }
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable) {
            if (typeof replacer === "function")
              value = replacer.call(iterable, value, value);
            set2.items.push(Pair.createPair(value, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    var set = {
      collection: "map",
      identify: /* @__PURE__ */ __name((value) => value instanceof Set, "identify"),
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: /* @__PURE__ */ __name((schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx), "createNode"),
      resolve(map, onError) {
        if (identity.isMap(map)) {
          if (map.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map;
      }
    };
    exports.YAMLSet = YAMLSet;
    exports.set = set;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    function parseSexagesimal(str, asBigInt) {
      const sign = str[0];
      const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
      const num = /* @__PURE__ */ __name((n) => asBigInt ? BigInt(n) : Number(n), "num");
      const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
      return sign === "-" ? num(-1) * res : res;
    }
    __name(parseSexagesimal, "parseSexagesimal");
    function stringifySexagesimal(node) {
      let { value } = node;
      let num = /* @__PURE__ */ __name((n) => n, "num");
      if (typeof value === "bigint")
        num = /* @__PURE__ */ __name((n) => BigInt(n), "num");
      else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
      let sign = "";
      if (value < 0) {
        sign = "-";
        value *= num(-1);
      }
      const _60 = num(60);
      const parts = [value % _60];
      if (value < 60) {
        parts.unshift(0);
      } else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60);
        if (value >= 60) {
          value = (value - parts[0]) / _60;
          parts.unshift(value);
        }
      }
      return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
    }
    __name(stringifySexagesimal, "stringifySexagesimal");
    var intTime = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "bigint" || Number.isInteger(value), "identify"),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: /* @__PURE__ */ __name((str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt), "resolve"),
      stringify: stringifySexagesimal
    };
    var floatTime = {
      identify: /* @__PURE__ */ __name((value) => typeof value === "number", "identify"),
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: /* @__PURE__ */ __name((str) => parseSexagesimal(str, false), "resolve"),
      stringify: stringifySexagesimal
    };
    var timestamp = {
      identify: /* @__PURE__ */ __name((value) => value instanceof Date, "identify"),
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date -= 6e4 * d;
        }
        return new Date(date);
      },
      stringify: /* @__PURE__ */ __name(({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? "", "stringify")
    };
    exports.floatTime = floatTime;
    exports.intTime = intTime;
    exports.timestamp = timestamp;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var binary = require_binary();
    var bool = require_bool2();
    var float = require_float2();
    var int = require_int2();
    var merge = require_merge();
    var omap = require_omap();
    var pairs = require_pairs();
    var set = require_set();
    var timestamp = require_timestamp();
    var schema = [
      map.map,
      seq.seq,
      string.string,
      _null.nullTag,
      bool.trueTag,
      bool.falseTag,
      int.intBin,
      int.intOct,
      int.int,
      int.intHex,
      float.floatNaN,
      float.floatExp,
      float.float,
      binary.binary,
      merge.merge,
      omap.omap,
      pairs.pairs,
      set.set,
      timestamp.intTime,
      timestamp.floatTime,
      timestamp.timestamp
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJS({
  "node_modules/yaml/dist/schema/tags.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string = require_string();
    var bool = require_bool();
    var float = require_float();
    var int = require_int();
    var schema = require_schema();
    var schema$1 = require_schema2();
    var binary = require_binary();
    var merge = require_merge();
    var omap = require_omap();
    var pairs = require_pairs();
    var schema$2 = require_schema3();
    var set = require_set();
    var timestamp = require_timestamp();
    var schemas = /* @__PURE__ */ new Map([
      ["core", schema.schema],
      ["failsafe", [map.map, seq.seq, string.string]],
      ["json", schema$1.schema],
      ["yaml11", schema$2.schema],
      ["yaml-1.1", schema$2.schema]
    ]);
    var tagsByName = {
      binary: binary.binary,
      bool: bool.boolTag,
      float: float.float,
      floatExp: float.floatExp,
      floatNaN: float.floatNaN,
      floatTime: timestamp.floatTime,
      int: int.int,
      intHex: int.intHex,
      intOct: int.intOct,
      intTime: timestamp.intTime,
      map: map.map,
      merge: merge.merge,
      null: _null.nullTag,
      omap: omap.omap,
      pairs: pairs.pairs,
      seq: seq.seq,
      set: set.set,
      timestamp: timestamp.timestamp
    };
    var coreKnownTags = {
      "tag:yaml.org,2002:binary": binary.binary,
      "tag:yaml.org,2002:merge": merge.merge,
      "tag:yaml.org,2002:omap": omap.omap,
      "tag:yaml.org,2002:pairs": pairs.pairs,
      "tag:yaml.org,2002:set": set.set,
      "tag:yaml.org,2002:timestamp": timestamp.timestamp
    };
    function getTags(customTags, schemaName, addMergeTag) {
      const schemaTags = schemas.get(schemaName);
      if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
      }
      let tags = schemaTags;
      if (!tags) {
        if (Array.isArray(customTags))
          tags = [];
        else {
          const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
      }
      if (Array.isArray(customTags)) {
        for (const tag of customTags)
          tags = tags.concat(tag);
      } else if (typeof customTags === "function") {
        tags = customTags(tags.slice());
      }
      if (addMergeTag)
        tags = tags.concat(merge.merge);
      return tags.reduce((tags2, tag) => {
        const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
        if (!tagObj) {
          const tagName = JSON.stringify(tag);
          const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags2.includes(tagObj))
          tags2.push(tagObj);
        return tags2;
      }, []);
    }
    __name(getTags, "getTags");
    exports.coreKnownTags = coreKnownTags;
    exports.getTags = getTags;
  }
});

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJS({
  "node_modules/yaml/dist/schema/Schema.js"(exports) {
    "use strict";
    var identity = require_identity();
    var map = require_map();
    var seq = require_seq();
    var string = require_string();
    var tags = require_tags();
    var sortMapEntriesByKey = /* @__PURE__ */ __name((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0, "sortMapEntriesByKey");
    var Schema = class _Schema {
      static {
        __name(this, "Schema");
      }
      constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
        this.name = typeof schema === "string" && schema || "core";
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
      }
    };
    exports.Schema = Schema;
  }
});

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyDocument.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyDocument(doc, options) {
      const lines = [];
      let hasDirectives = options.directives === true;
      if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
          lines.push(dir);
          hasDirectives = true;
        } else if (doc.directives.docStart)
          hasDirectives = true;
      }
      if (hasDirectives)
        lines.push("---");
      const ctx = stringify.createStringifyContext(doc, options);
      const { commentString } = ctx.options;
      if (doc.commentBefore) {
        if (lines.length !== 1)
          lines.unshift("");
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ""));
      }
      let chompKeep = false;
      let contentComment = null;
      if (doc.contents) {
        if (identity.isNode(doc.contents)) {
          if (doc.contents.spaceBefore && hasDirectives)
            lines.push("");
          if (doc.contents.commentBefore) {
            const cs = commentString(doc.contents.commentBefore);
            lines.push(stringifyComment.indentComment(cs, ""));
          }
          ctx.forceBlockIndent = !!doc.comment;
          contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
        let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
        if (contentComment)
          body += stringifyComment.lineComment(body, "", commentString(contentComment));
        if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
          lines[lines.length - 1] = `--- ${body}`;
        } else
          lines.push(body);
      } else {
        lines.push(stringify.stringify(doc.contents, ctx));
      }
      if (doc.directives?.docEnd) {
        if (doc.comment) {
          const cs = commentString(doc.comment);
          if (cs.includes("\n")) {
            lines.push("...");
            lines.push(stringifyComment.indentComment(cs, ""));
          } else {
            lines.push(`... ${cs}`);
          }
        } else {
          lines.push("...");
        }
      } else {
        let dc = doc.comment;
        if (dc && chompKeep)
          dc = dc.replace(/^\n+/, "");
        if (dc) {
          if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
            lines.push("");
          lines.push(stringifyComment.indentComment(commentString(dc), ""));
        }
      }
      return lines.join("\n") + "\n";
    }
    __name(stringifyDocument, "stringifyDocument");
    exports.stringifyDocument = stringifyDocument;
  }
});

// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJS({
  "node_modules/yaml/dist/doc/Document.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var toJS = require_toJS();
    var Schema = require_Schema();
    var stringifyDocument = require_stringifyDocument();
    var anchors = require_anchors();
    var applyReviver = require_applyReviver();
    var createNode = require_createNode();
    var directives = require_directives();
    var Document = class _Document {
      static {
        __name(this, "Document");
      }
      constructor(value, replacer, options) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
          this.directives = options._directives.atDocument();
          if (this.directives.yaml.explicit)
            version = this.directives.yaml.version;
        } else
          this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy = Object.create(_Document.prototype, {
          [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
          copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** Adds a value to the document. */
      add(value) {
        if (assertCollection(this.contents))
          this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        if (assertCollection(this.contents))
          this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          const prev = anchors.anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
        }
        return new Alias.Alias(node.anchor);
      }
      createNode(value, replacer, options) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value = replacer.call({ "": value }, "", value);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = /* @__PURE__ */ __name((v) => typeof v === "number" || v instanceof String || v instanceof Number, "keyToStr");
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow && identity.isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
          return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
        return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        if (Collection.isEmptyPath(path))
          return this.contents !== void 0;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, [key], value);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
          this.contents = value;
        } else if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path, value);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version, options = {}) {
        if (typeof version === "number")
          version = String(version);
        let opt;
        switch (version) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new directives.Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version;
            else
              this.directives = new directives.Directives({ version });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options.schema instanceof Object)
          this.schema = options.schema;
        else if (opt)
          this.schema = new Schema.Schema(Object.assign(opt, options));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
          const s = JSON.stringify(options.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
      }
    };
    function assertCollection(contents) {
      if (identity.isCollection(contents))
        return true;
      throw new Error("Expected a YAML collection as document contents");
    }
    __name(assertCollection, "assertCollection");
    exports.Document = Document;
  }
});

// node_modules/yaml/dist/errors.js
var require_errors = __commonJS({
  "node_modules/yaml/dist/errors.js"(exports) {
    "use strict";
    var YAMLError = class extends Error {
      static {
        __name(this, "YAMLError");
      }
      constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    var YAMLParseError = class extends YAMLError {
      static {
        __name(this, "YAMLParseError");
      }
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    var YAMLWarning = class extends YAMLError {
      static {
        __name(this, "YAMLWarning");
      }
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    var prettifyError = /* @__PURE__ */ __name((src, lc) => (error) => {
      if (error.pos[0] === -1)
        return;
      error.linePos = error.pos.map((pos) => lc.linePos(pos));
      const { line, col } = error.linePos[0];
      error.message += ` at line ${line}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "…" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "…";
      if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "…\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
          count = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count);
        error.message += `:

${lineStr}
${pointer}
`;
      }
    }, "prettifyError");
    exports.YAMLError = YAMLError;
    exports.YAMLParseError = YAMLParseError;
    exports.YAMLWarning = YAMLWarning;
    exports.prettifyError = prettifyError;
  }
});

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJS({
  "node_modules/yaml/dist/compose/resolve-props.js"(exports) {
    "use strict";
    function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
      let spaceBefore = false;
      let atNewline = startOnNewline;
      let hasSpace = startOnNewline;
      let comment = "";
      let commentSep = "";
      let hasNewline = false;
      let reqSpace = false;
      let tab = null;
      let anchor = null;
      let tag = null;
      let newlineAfterProp = null;
      let comma = null;
      let found = null;
      let start = null;
      for (const token of tokens) {
        if (reqSpace) {
          if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
            onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
          reqSpace = false;
        }
        if (tab) {
          if (atNewline && token.type !== "comment" && token.type !== "newline") {
            onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
          }
          tab = null;
        }
        switch (token.type) {
          case "space":
            if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
              tab = token;
            }
            hasSpace = true;
            break;
          case "comment": {
            if (!hasSpace)
              onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            const cb = token.source.substring(1) || " ";
            if (!comment)
              comment = cb;
            else
              comment += commentSep + cb;
            commentSep = "";
            atNewline = false;
            break;
          }
          case "newline":
            if (atNewline) {
              if (comment)
                comment += token.source;
              else if (!found || indicator !== "seq-item-ind")
                spaceBefore = true;
            } else
              commentSep += token.source;
            atNewline = true;
            hasNewline = true;
            if (anchor || tag)
              newlineAfterProp = token;
            hasSpace = true;
            break;
          case "anchor":
            if (anchor)
              onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
            if (token.source.endsWith(":"))
              onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
            anchor = token;
            start ?? (start = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          case "tag": {
            if (tag)
              onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
            tag = token;
            start ?? (start = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          }
          case indicator:
            if (anchor || tag)
              onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
            if (found)
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
            found = token;
            atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
            hasSpace = false;
            break;
          case "comma":
            if (flow) {
              if (comma)
                onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
              comma = token;
              atNewline = false;
              hasSpace = false;
              break;
            }
          // else fallthrough
          default:
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
            atNewline = false;
            hasSpace = false;
        }
      }
      const last = tokens[tokens.length - 1];
      const end = last ? last.offset + last.source.length : offset;
      if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
        onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      }
      if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      return {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
      };
    }
    __name(resolveProps, "resolveProps");
    exports.resolveProps = resolveProps;
  }
});

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJS({
  "node_modules/yaml/dist/compose/util-contains-newline.js"(exports) {
    "use strict";
    function containsNewline(key) {
      if (!key)
        return null;
      switch (key.type) {
        case "alias":
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          if (key.source.includes("\n"))
            return true;
          if (key.end) {
            for (const st of key.end)
              if (st.type === "newline")
                return true;
          }
          return false;
        case "flow-collection":
          for (const it of key.items) {
            for (const st of it.start)
              if (st.type === "newline")
                return true;
            if (it.sep) {
              for (const st of it.sep)
                if (st.type === "newline")
                  return true;
            }
            if (containsNewline(it.key) || containsNewline(it.value))
              return true;
          }
          return false;
        default:
          return true;
      }
    }
    __name(containsNewline, "containsNewline");
    exports.containsNewline = containsNewline;
  }
});

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJS({
  "node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports) {
    "use strict";
    var utilContainsNewline = require_util_contains_newline();
    function flowIndentCheck(indent, fc, onError) {
      if (fc?.type === "flow-collection") {
        const end = fc.end[0];
        if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) {
          const msg = "Flow end indicator should be more indented than parent";
          onError(end, "BAD_INDENT", msg, true);
        }
      }
    }
    __name(flowIndentCheck, "flowIndentCheck");
    exports.flowIndentCheck = flowIndentCheck;
  }
});

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJS({
  "node_modules/yaml/dist/compose/util-map-includes.js"(exports) {
    "use strict";
    var identity = require_identity();
    function mapIncludes(ctx, items, search) {
      const { uniqueKeys } = ctx.options;
      if (uniqueKeys === false)
        return false;
      const isEqual2 = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
      return items.some((pair) => isEqual2(pair.key, search));
    }
    __name(mapIncludes, "mapIncludes");
    exports.mapIncludes = mapIncludes;
  }
});

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-map.js"(exports) {
    "use strict";
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    var utilMapIncludes = require_util_map_includes();
    var startColMsg = "All mapping items must start at the same column";
    function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
      const map = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      let offset = bm.offset;
      let commentEnd = null;
      for (const collItem of bm.items) {
        const { start, key, sep, value } = collItem;
        const keyProps = resolveProps.resolveProps(start, {
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: bm.indent,
          startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
          if (key) {
            if (key.type === "block-seq")
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
            else if ("indent" in key && key.indent !== bm.indent)
              onError(offset, "BAD_INDENT", startColMsg);
          }
          if (!keyProps.anchor && !keyProps.tag && !sep) {
            commentEnd = keyProps.end;
            if (keyProps.comment) {
              if (map.comment)
                map.comment += "\n" + keyProps.comment;
              else
                map.comment = keyProps.comment;
            }
            continue;
          }
          if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
            onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
          }
        } else if (keyProps.found?.indent !== bm.indent) {
          onError(offset, "BAD_INDENT", startColMsg);
        }
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        const valueProps = resolveProps.resolveProps(sep ?? [], {
          indicator: "map-value-ind",
          next: value,
          offset: keyNode.range[2],
          onError,
          parentIndent: bm.indent,
          startOnNewline: !key || key.type === "block-scalar"
        });
        offset = valueProps.end;
        if (valueProps.found) {
          if (implicitKey) {
            if (value?.type === "block-map" && !valueProps.hasNewline)
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
            if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
              onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
          }
          const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
          if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
          offset = valueNode.range[2];
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map.items.push(pair);
        } else {
          if (implicitKey)
            onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
          if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map.items.push(pair);
        }
      }
      if (commentEnd && commentEnd < offset)
        onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
      map.range = [bm.offset, offset, commentEnd ?? offset];
      return map;
    }
    __name(resolveBlockMap, "resolveBlockMap");
    exports.resolveBlockMap = resolveBlockMap;
  }
});

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-seq.js"(exports) {
    "use strict";
    var YAMLSeq = require_YAMLSeq();
    var resolveProps = require_resolve_props();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
      const seq = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = bs.offset;
      let commentEnd = null;
      for (const { start, value } of bs.items) {
        const props = resolveProps.resolveProps(start, {
          indicator: "seq-item-ind",
          next: value,
          offset,
          onError,
          parentIndent: bs.indent,
          startOnNewline: true
        });
        if (!props.found) {
          if (props.anchor || props.tag || value) {
            if (value?.type === "block-seq")
              onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
            else
              onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
          } else {
            commentEnd = props.end;
            if (props.comment)
              seq.comment = props.comment;
            continue;
          }
        }
        const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
      }
      seq.range = [bs.offset, offset, commentEnd ?? offset];
      return seq;
    }
    __name(resolveBlockSeq, "resolveBlockSeq");
    exports.resolveBlockSeq = resolveBlockSeq;
  }
});

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJS({
  "node_modules/yaml/dist/compose/resolve-end.js"(exports) {
    "use strict";
    function resolveEnd(end, offset, reqSpace, onError) {
      let comment = "";
      if (end) {
        let hasSpace = false;
        let sep = "";
        for (const token of end) {
          const { source, type } = token;
          switch (type) {
            case "space":
              hasSpace = true;
              break;
            case "comment": {
              if (reqSpace && !hasSpace)
                onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
              const cb = source.substring(1) || " ";
              if (!comment)
                comment = cb;
              else
                comment += sep + cb;
              sep = "";
              break;
            }
            case "newline":
              if (comment)
                sep += source;
              hasSpace = true;
              break;
            default:
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
          }
          offset += source.length;
        }
      }
      return { comment, offset };
    }
    __name(resolveEnd, "resolveEnd");
    exports.resolveEnd = resolveEnd;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilMapIncludes = require_util_map_includes();
    var blockMsg = "Block collections are not allowed within flow collections";
    var isBlock = /* @__PURE__ */ __name((token) => token && (token.type === "block-map" || token.type === "block-seq"), "isBlock");
    function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
      const isMap = fc.start.source === "{";
      const fcName = isMap ? "flow map" : "flow sequence";
      const NodeClass = tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq);
      const coll = new NodeClass(ctx.schema);
      coll.flow = true;
      const atRoot = ctx.atRoot;
      if (atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = fc.offset + fc.start.source.length;
      for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start, {
          flow: fcName,
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: fc.indent,
          startOnNewline: false
        });
        if (!props.found) {
          if (!props.anchor && !props.tag && !sep && !value) {
            if (i === 0 && props.comma)
              onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
            else if (i < fc.items.length - 1)
              onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
            if (props.comment) {
              if (coll.comment)
                coll.comment += "\n" + props.comment;
              else
                coll.comment = props.comment;
            }
            offset = props.end;
            continue;
          }
          if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key))
            onError(
              key,
              // checked by containsNewline()
              "MULTILINE_IMPLICIT_KEY",
              "Implicit keys of flow sequence pairs need to be on a single line"
            );
        }
        if (i === 0) {
          if (props.comma)
            onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        } else {
          if (!props.comma)
            onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
          if (props.comment) {
            let prevItemComment = "";
            loop: for (const st of start) {
              switch (st.type) {
                case "comma":
                case "space":
                  break;
                case "comment":
                  prevItemComment = st.source.substring(1);
                  break loop;
                default:
                  break loop;
              }
            }
            if (prevItemComment) {
              let prev = coll.items[coll.items.length - 1];
              if (identity.isPair(prev))
                prev = prev.value ?? prev.key;
              if (prev.comment)
                prev.comment += "\n" + prevItemComment;
              else
                prev.comment = prevItemComment;
              props.comment = props.comment.substring(prevItemComment.length + 1);
            }
          }
        }
        if (!isMap && !sep && !props.found) {
          const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
          coll.items.push(valueNode);
          offset = valueNode.range[2];
          if (isBlock(value))
            onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else {
          ctx.atKey = true;
          const keyStart = props.end;
          const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
          if (isBlock(key))
            onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
          ctx.atKey = false;
          const valueProps = resolveProps.resolveProps(sep ?? [], {
            flow: fcName,
            indicator: "map-value-ind",
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
          });
          if (valueProps.found) {
            if (!isMap && !props.found && ctx.options.strict) {
              if (sep)
                for (const st of sep) {
                  if (st === valueProps.found)
                    break;
                  if (st.type === "newline") {
                    onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                    break;
                  }
                }
              if (props.start < valueProps.found.offset - 1024)
                onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
            }
          } else if (value) {
            if ("source" in value && value.source?.[0] === ":")
              onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
            else
              onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
          }
          const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
          if (valueNode) {
            if (isBlock(value))
              onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
          } else if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          if (isMap) {
            const map = coll;
            if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
              onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
            map.items.push(pair);
          } else {
            const map = new YAMLMap.YAMLMap(ctx.schema);
            map.flow = true;
            map.items.push(pair);
            const endRange = (valueNode ?? keyNode).range;
            map.range = [keyNode.range[0], endRange[1], endRange[2]];
            coll.items.push(map);
          }
          offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
      }
      const expectedEnd = isMap ? "}" : "]";
      const [ce, ...ee] = fc.end;
      let cePos = offset;
      if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
      else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
        if (ce && ce.source.length !== 1)
          ee.unshift(ce);
      }
      if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
          if (coll.comment)
            coll.comment += "\n" + end.comment;
          else
            coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
      } else {
        coll.range = [fc.offset, cePos, cePos];
      }
      return coll;
    }
    __name(resolveFlowCollection, "resolveFlowCollection");
    exports.resolveFlowCollection = resolveFlowCollection;
  }
});

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJS({
  "node_modules/yaml/dist/compose/compose-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveBlockMap = require_resolve_block_map();
    var resolveBlockSeq = require_resolve_block_seq();
    var resolveFlowCollection = require_resolve_flow_collection();
    function resolveCollection(CN, ctx, token, onError, tagName, tag) {
      const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
      const Coll = coll.constructor;
      if (tagName === "!" || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
      }
      if (tagName)
        coll.tag = tagName;
      return coll;
    }
    __name(resolveCollection, "resolveCollection");
    function composeCollection(CN, ctx, token, props, onError) {
      const tagToken = props.tag;
      const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
      if (token.type === "block-seq") {
        const { anchor, newlineAfterProp: nl } = props;
        const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
        if (lastProp && (!nl || nl.offset < lastProp.offset)) {
          const message = "Missing newline after block sequence props";
          onError(lastProp, "MISSING_CHAR", message);
        }
      }
      const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
      if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") {
        return resolveCollection(CN, ctx, token, onError, tagName);
      }
      let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
      if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
          ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
          tag = kt;
        } else {
          if (kt) {
            onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
          } else {
            onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
          }
          return resolveCollection(CN, ctx, token, onError, tagName);
        }
      }
      const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
      const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
      const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
      node.range = coll.range;
      node.tag = tagName;
      if (tag?.format)
        node.format = tag.format;
      return node;
    }
    __name(composeCollection, "composeCollection");
    exports.composeCollection = composeCollection;
  }
});

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function resolveBlockScalar(ctx, scalar, onError) {
      const start = scalar.offset;
      const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
      if (!header)
        return { value: "", type: null, comment: "", range: [start, start, start] };
      const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
      const lines = scalar.source ? splitLines(scalar.source) : [];
      let chompStart = lines.length;
      for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === "" || content === "\r")
          chompStart = i;
        else
          break;
      }
      if (chompStart === 0) {
        const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
        let end2 = start + header.length;
        if (scalar.source)
          end2 += scalar.source.length;
        return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
      }
      let trimIndent = scalar.indent + header.indent;
      let offset = scalar.offset + header.length;
      let contentStart = 0;
      for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === "" || content === "\r") {
          if (header.indent === 0 && indent.length > trimIndent)
            trimIndent = indent.length;
        } else {
          if (indent.length < trimIndent) {
            const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
            onError(offset + indent.length, "MISSING_CHAR", message);
          }
          if (header.indent === 0)
            trimIndent = indent.length;
          contentStart = i;
          if (trimIndent === 0 && !ctx.atRoot) {
            const message = "Block scalar values in collections must be indented";
            onError(offset, "BAD_INDENT", message);
          }
          break;
        }
        offset += indent.length + content.length + 1;
      }
      for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
          chompStart = i + 1;
      }
      let value = "";
      let sep = "";
      let prevMoreIndented = false;
      for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + "\n";
      for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === "\r";
        if (crlf)
          content = content.slice(0, -1);
        if (content && indent.length < trimIndent) {
          const src = header.indent ? "explicit indentation indicator" : "first line";
          const message = `Block scalar lines must not be less indented than their ${src}`;
          onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
          indent = "";
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
          value += sep + indent.slice(trimIndent) + content;
          sep = "\n";
        } else if (indent.length > trimIndent || content[0] === "	") {
          if (sep === " ")
            sep = "\n";
          else if (!prevMoreIndented && sep === "\n")
            sep = "\n\n";
          value += sep + indent.slice(trimIndent) + content;
          sep = "\n";
          prevMoreIndented = true;
        } else if (content === "") {
          if (sep === "\n")
            value += "\n";
          else
            sep = "\n";
        } else {
          value += sep + content;
          sep = " ";
          prevMoreIndented = false;
        }
      }
      switch (header.chomp) {
        case "-":
          break;
        case "+":
          for (let i = chompStart; i < lines.length; ++i)
            value += "\n" + lines[i][0].slice(trimIndent);
          if (value[value.length - 1] !== "\n")
            value += "\n";
          break;
        default:
          value += "\n";
      }
      const end = start + header.length + scalar.source.length;
      return { value, type, comment: header.comment, range: [start, end, end] };
    }
    __name(resolveBlockScalar, "resolveBlockScalar");
    function parseBlockScalarHeader({ offset, props }, strict, onError) {
      if (props[0].type !== "block-scalar-header") {
        onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
        return null;
      }
      const { source } = props[0];
      const mode = source[0];
      let indent = 0;
      let chomp = "";
      let error = -1;
      for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === "-" || ch === "+"))
          chomp = ch;
        else {
          const n = Number(ch);
          if (!indent && n)
            indent = n;
          else if (error === -1)
            error = offset + i;
        }
      }
      if (error !== -1)
        onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
      let hasSpace = false;
      let comment = "";
      let length = source.length;
      for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
          case "space":
            hasSpace = true;
          // fallthrough
          case "newline":
            length += token.source.length;
            break;
          case "comment":
            if (strict && !hasSpace) {
              const message = "Comments must be separated from other tokens by white space characters";
              onError(token, "MISSING_CHAR", message);
            }
            length += token.source.length;
            comment = token.source.substring(1);
            break;
          case "error":
            onError(token, "UNEXPECTED_TOKEN", token.message);
            length += token.source.length;
            break;
          /* istanbul ignore next should not happen */
          default: {
            const message = `Unexpected token in block scalar header: ${token.type}`;
            onError(token, "UNEXPECTED_TOKEN", message);
            const ts = token.source;
            if (ts && typeof ts === "string")
              length += ts.length;
          }
        }
      }
      return { mode, indent, chomp, comment, length };
    }
    __name(parseBlockScalarHeader, "parseBlockScalarHeader");
    function splitLines(source) {
      const split = source.split(/\n( *)/);
      const first = split[0];
      const m = first.match(/^( *)/);
      const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
      const lines = [line0];
      for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
      return lines;
    }
    __name(splitLines, "splitLines");
    exports.resolveBlockScalar = resolveBlockScalar;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var resolveEnd = require_resolve_end();
    function resolveFlowScalar(scalar, strict, onError) {
      const { offset, type, source, end } = scalar;
      let _type;
      let value;
      const _onError = /* @__PURE__ */ __name((rel, code, msg) => onError(offset + rel, code, msg), "_onError");
      switch (type) {
        case "scalar":
          _type = Scalar.Scalar.PLAIN;
          value = plainValue2(source, _onError);
          break;
        case "single-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_SINGLE;
          value = singleQuotedValue(source, _onError);
          break;
        case "double-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_DOUBLE;
          value = doubleQuotedValue(source, _onError);
          break;
        /* istanbul ignore next should not happen */
        default:
          onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
          return {
            value: "",
            type: null,
            comment: "",
            range: [offset, offset + source.length, offset + source.length]
          };
      }
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
      return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
      };
    }
    __name(resolveFlowScalar, "resolveFlowScalar");
    function plainValue2(source, onError) {
      let badChar = "";
      switch (source[0]) {
        /* istanbul ignore next should not happen */
        case "	":
          badChar = "a tab character";
          break;
        case ",":
          badChar = "flow indicator character ,";
          break;
        case "%":
          badChar = "directive indicator character %";
          break;
        case "|":
        case ">": {
          badChar = `block scalar indicator ${source[0]}`;
          break;
        }
        case "@":
        case "`": {
          badChar = `reserved character ${source[0]}`;
          break;
        }
      }
      if (badChar)
        onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
      return unfoldLines(source);
    }
    __name(plainValue2, "plainValue");
    function singleQuotedValue(source, onError) {
      if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
      return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
    }
    __name(singleQuotedValue, "singleQuotedValue");
    function unfoldLines(source) {
      const line = /(.*?)\r?\n/sy;
      let match = line.exec(source);
      if (!match)
        return source;
      let trimEnd, trimBoth;
      try {
        trimEnd = new RegExp("(?<![ 	])[ 	]+$");
        trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
      } catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
      }
      let res = match[1].replace(trimEnd, "");
      let sep = " ";
      let pos = line.lastIndex;
      while (match = line.exec(source)) {
        const lm = match[1].replace(trimBoth, "");
        if (lm === "") {
          if (sep === "\n")
            res += sep;
          else
            sep = "\n";
        } else {
          res += sep + lm;
          sep = " ";
        }
        pos = line.lastIndex;
      }
      const last = /[ \t]*(.*)/sy;
      last.lastIndex = pos;
      match = last.exec(source);
      return res + sep + (match?.[1] ?? "");
    }
    __name(unfoldLines, "unfoldLines");
    function doubleQuotedValue(source, onError) {
      let res = "";
      for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === "\r" && source[i + 1] === "\n")
          continue;
        if (ch === "\n") {
          const { fold, offset } = foldNewline(source, i);
          res += fold;
          i = offset;
        } else if (ch === "\\") {
          let next = source[++i];
          const cc = escapeCodes[next];
          if (cc)
            res += cc;
          else if (next === "\n") {
            next = source[i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "\r" && source[i + 1] === "\n") {
            next = source[++i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "x" || next === "u" || next === "U") {
            const length = next === "x" ? 2 : next === "u" ? 4 : 8;
            res += parseCharCode(source, i + 1, length, onError);
            i += length;
          } else {
            const raw = source.substr(i - 1, 2);
            onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
            res += raw;
          }
        } else if (ch === " " || ch === "	") {
          const wsStart = i;
          let next = source[i + 1];
          while (next === " " || next === "	")
            next = source[++i + 1];
          if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
            res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        } else {
          res += ch;
        }
      }
      if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
      return res;
    }
    __name(doubleQuotedValue, "doubleQuotedValue");
    function foldNewline(source, offset) {
      let fold = "";
      let ch = source[offset + 1];
      while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
        if (ch === "\r" && source[offset + 2] !== "\n")
          break;
        if (ch === "\n")
          fold += "\n";
        offset += 1;
        ch = source[offset + 1];
      }
      if (!fold)
        fold = " ";
      return { fold, offset };
    }
    __name(foldNewline, "foldNewline");
    var escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "",
      // Unicode next line
      _: " ",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
    function parseCharCode(source, offset, length, onError) {
      const cc = source.substr(offset, length);
      const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
      const code = ok ? parseInt(cc, 16) : NaN;
      try {
        return String.fromCodePoint(code);
      } catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        return raw;
      }
    }
    __name(parseCharCode, "parseCharCode");
    exports.resolveFlowScalar = resolveFlowScalar;
  }
});

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJS({
  "node_modules/yaml/dist/compose/compose-scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    function composeScalar(ctx, token, tagToken, onError) {
      const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
      const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
      let tag;
      if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
      } else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
      else if (token.type === "scalar")
        tag = findScalarTagByTest(ctx, value, token, onError);
      else
        tag = ctx.schema[identity.SCALAR];
      let scalar;
      try {
        const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
      } catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
        scalar = new Scalar.Scalar(value);
      }
      scalar.range = range;
      scalar.source = value;
      if (type)
        scalar.type = type;
      if (tagName)
        scalar.tag = tagName;
      if (tag.format)
        scalar.format = tag.format;
      if (comment)
        scalar.comment = comment;
      return scalar;
    }
    __name(composeScalar, "composeScalar");
    function findScalarTagByName(schema, value, tagName, tagToken, onError) {
      if (tagName === "!")
        return schema[identity.SCALAR];
      const matchWithTest = [];
      for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
          if (tag.default && tag.test)
            matchWithTest.push(tag);
          else
            return tag;
        }
      }
      for (const tag of matchWithTest)
        if (tag.test?.test(value))
          return tag;
      const kt = schema.knownTags[tagName];
      if (kt && !kt.collection) {
        schema.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
        return kt;
      }
      onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
      return schema[identity.SCALAR];
    }
    __name(findScalarTagByName, "findScalarTagByName");
    function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
      const tag = schema.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema[identity.SCALAR];
      if (schema.compat) {
        const compat = schema.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
          const ts = directives.tagString(tag.tag);
          const cs = directives.tagString(compat.tag);
          const msg = `Value may be parsed as either ${ts} or ${cs}`;
          onError(token, "TAG_RESOLVE_FAILED", msg, true);
        }
      }
      return tag;
    }
    __name(findScalarTagByTest, "findScalarTagByTest");
    exports.composeScalar = composeScalar;
  }
});

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJS({
  "node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports) {
    "use strict";
    function emptyScalarPosition(offset, before, pos) {
      if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
          let st = before[i];
          switch (st.type) {
            case "space":
            case "comment":
            case "newline":
              offset -= st.source.length;
              continue;
          }
          st = before[++i];
          while (st?.type === "space") {
            offset += st.source.length;
            st = before[++i];
          }
          break;
        }
      }
      return offset;
    }
    __name(emptyScalarPosition, "emptyScalarPosition");
    exports.emptyScalarPosition = emptyScalarPosition;
  }
});

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJS({
  "node_modules/yaml/dist/compose/compose-node.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var composeCollection = require_compose_collection();
    var composeScalar = require_compose_scalar();
    var resolveEnd = require_resolve_end();
    var utilEmptyScalarPosition = require_util_empty_scalar_position();
    var CN = { composeNode, composeEmptyNode };
    function composeNode(ctx, token, props, onError) {
      const atKey = ctx.atKey;
      const { spaceBefore, comment, anchor, tag } = props;
      let node;
      let isSrcToken = true;
      switch (token.type) {
        case "alias":
          node = composeAlias(ctx, token, onError);
          if (anchor || tag)
            onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
          break;
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "block-scalar":
          node = composeScalar.composeScalar(ctx, token, tag, onError);
          if (anchor)
            node.anchor = anchor.source.substring(1);
          break;
        case "block-map":
        case "block-seq":
        case "flow-collection":
          try {
            node = composeCollection.composeCollection(CN, ctx, token, props, onError);
            if (anchor)
              node.anchor = anchor.source.substring(1);
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            onError(token, "RESOURCE_EXHAUSTION", message);
          }
          break;
        default: {
          const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
          onError(token, "UNEXPECTED_TOKEN", message);
          isSrcToken = false;
        }
      }
      node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
      if (anchor && node.anchor === "")
        onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
        const msg = "With stringKeys, all keys must be strings";
        onError(tag ?? token, "NON_STRING_KEY", msg);
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment) {
        if (token.type === "scalar" && token.source === "")
          node.comment = comment;
        else
          node.commentBefore = comment;
      }
      if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
      return node;
    }
    __name(composeNode, "composeNode");
    function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
      const token = {
        type: "scalar",
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ""
      };
      const node = composeScalar.composeScalar(ctx, token, tag, onError);
      if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === "")
          onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment) {
        node.comment = comment;
        node.range[2] = end;
      }
      return node;
    }
    __name(composeEmptyNode, "composeEmptyNode");
    function composeAlias({ options }, { offset, source, end }, onError) {
      const alias = new Alias.Alias(source.substring(1));
      if (alias.source === "")
        onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
      if (alias.source.endsWith(":"))
        onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
      alias.range = [offset, valueEnd, re.offset];
      if (re.comment)
        alias.comment = re.comment;
      return alias;
    }
    __name(composeAlias, "composeAlias");
    exports.composeEmptyNode = composeEmptyNode;
    exports.composeNode = composeNode;
  }
});

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJS({
  "node_modules/yaml/dist/compose/compose-doc.js"(exports) {
    "use strict";
    var Document = require_Document();
    var composeNode = require_compose_node();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    function composeDoc(options, directives, { offset, start, value, end }, onError) {
      const opts = Object.assign({ _directives: directives }, options);
      const doc = new Document.Document(void 0, opts);
      const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
      };
      const props = resolveProps.resolveProps(start, {
        indicator: "doc-start",
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
      });
      if (props.found) {
        doc.directives.docStart = true;
        if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
          onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
      }
      doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
      const contentEnd = doc.contents.range[2];
      const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
      if (re.comment)
        doc.comment = re.comment;
      doc.range = [offset, contentEnd, re.offset];
      return doc;
    }
    __name(composeDoc, "composeDoc");
    exports.composeDoc = composeDoc;
  }
});

// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJS({
  "node_modules/yaml/dist/compose/composer.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var directives = require_directives();
    var Document = require_Document();
    var errors = require_errors();
    var identity = require_identity();
    var composeDoc = require_compose_doc();
    var resolveEnd = require_resolve_end();
    function getErrorPos(src) {
      if (typeof src === "number")
        return [src, src + 1];
      if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
      const { offset, source } = src;
      return [offset, offset + (typeof source === "string" ? source.length : 1)];
    }
    __name(getErrorPos, "getErrorPos");
    function parsePrelude(prelude) {
      let comment = "";
      let atComment = false;
      let afterEmptyLine = false;
      for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
          case "#":
            comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
            atComment = true;
            afterEmptyLine = false;
            break;
          case "%":
            if (prelude[i + 1]?.[0] !== "#")
              i += 1;
            atComment = false;
            break;
          default:
            if (!atComment)
              afterEmptyLine = true;
            atComment = false;
        }
      }
      return { comment, afterEmptyLine };
    }
    __name(parsePrelude, "parsePrelude");
    var Composer = class {
      static {
        __name(this, "Composer");
      }
      constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
          const pos = getErrorPos(source);
          if (warning)
            this.warnings.push(new errors.YAMLWarning(pos, code, message));
          else
            this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        this.directives = new directives.Directives({ version: options.version || "1.2" });
        this.options = options;
      }
      decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment;
          } else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (identity.isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        if (node_process.env.LOG_STREAM)
          console.dir(token, { depth: null });
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error);
            else
              this.doc.errors.push(error);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
            }
            this.doc.range[2] = end.offset;
            break;
          }
          default:
            this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document.Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
    exports.Composer = Composer;
  }
});

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJS({
  "node_modules/yaml/dist/parse/cst-scalar.js"(exports) {
    "use strict";
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    var errors = require_errors();
    var stringifyString = require_stringifyString();
    function resolveAsScalar(token, strict = true, onError) {
      if (token) {
        const _onError = /* @__PURE__ */ __name((pos, code, message) => {
          const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
          if (onError)
            onError(offset, code, message);
          else
            throw new errors.YAMLParseError([offset, offset + 1], code, message);
        }, "_onError");
        switch (token.type) {
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
          case "block-scalar":
            return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
      }
      return null;
    }
    __name(resolveAsScalar, "resolveAsScalar");
    function createScalarToken(value, context) {
      const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
      const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      const end = context.end ?? [
        { type: "newline", offset: -1, indent, source: "\n" }
      ];
      switch (source[0]) {
        case "|":
        case ">": {
          const he = source.indexOf("\n");
          const head = source.substring(0, he);
          const body = source.substring(he + 1) + "\n";
          const props = [
            { type: "block-scalar-header", offset, indent, source: head }
          ];
          if (!addEndtoBlockProps(props, end))
            props.push({ type: "newline", offset: -1, indent, source: "\n" });
          return { type: "block-scalar", offset, indent, props, source: body };
        }
        case '"':
          return { type: "double-quoted-scalar", offset, indent, source, end };
        case "'":
          return { type: "single-quoted-scalar", offset, indent, source, end };
        default:
          return { type: "scalar", offset, indent, source, end };
      }
    }
    __name(createScalarToken, "createScalarToken");
    function setScalarValue(token, value, context = {}) {
      let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
      let indent = "indent" in token ? token.indent : null;
      if (afterKey && typeof indent === "number")
        indent += 2;
      if (!type)
        switch (token.type) {
          case "single-quoted-scalar":
            type = "QUOTE_SINGLE";
            break;
          case "double-quoted-scalar":
            type = "QUOTE_DOUBLE";
            break;
          case "block-scalar": {
            const header = token.props[0];
            if (header.type !== "block-scalar-header")
              throw new Error("Invalid block scalar header");
            type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
            break;
          }
          default:
            type = "PLAIN";
        }
      const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      switch (source[0]) {
        case "|":
        case ">":
          setBlockScalarValue(token, source);
          break;
        case '"':
          setFlowScalarValue(token, source, "double-quoted-scalar");
          break;
        case "'":
          setFlowScalarValue(token, source, "single-quoted-scalar");
          break;
        default:
          setFlowScalarValue(token, source, "scalar");
      }
    }
    __name(setScalarValue, "setScalarValue");
    function setBlockScalarValue(token, source) {
      const he = source.indexOf("\n");
      const head = source.substring(0, he);
      const body = source.substring(he + 1) + "\n";
      if (token.type === "block-scalar") {
        const header = token.props[0];
        if (header.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        header.source = head;
        token.source = body;
      } else {
        const { offset } = token;
        const indent = "indent" in token ? token.indent : -1;
        const props = [
          { type: "block-scalar-header", offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0))
          props.push({ type: "newline", offset: -1, indent, source: "\n" });
        for (const key of Object.keys(token))
          if (key !== "type" && key !== "offset")
            delete token[key];
        Object.assign(token, { type: "block-scalar", indent, props, source: body });
      }
    }
    __name(setBlockScalarValue, "setBlockScalarValue");
    function addEndtoBlockProps(props, end) {
      if (end)
        for (const st of end)
          switch (st.type) {
            case "space":
            case "comment":
              props.push(st);
              break;
            case "newline":
              props.push(st);
              return true;
          }
      return false;
    }
    __name(addEndtoBlockProps, "addEndtoBlockProps");
    function setFlowScalarValue(token, source, type) {
      switch (token.type) {
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          token.type = type;
          token.source = source;
          break;
        case "block-scalar": {
          const end = token.props.slice(1);
          let oa = source.length;
          if (token.props[0].type === "block-scalar-header")
            oa -= token.props[0].source.length;
          for (const tok of end)
            tok.offset += oa;
          delete token.props;
          Object.assign(token, { type, source, end });
          break;
        }
        case "block-map":
        case "block-seq": {
          const offset = token.offset + source.length;
          const nl = { type: "newline", offset, indent: token.indent, source: "\n" };
          delete token.items;
          Object.assign(token, { type, source, end: [nl] });
          break;
        }
        default: {
          const indent = "indent" in token ? token.indent : -1;
          const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
          for (const key of Object.keys(token))
            if (key !== "type" && key !== "offset")
              delete token[key];
          Object.assign(token, { type, indent, source, end });
        }
      }
    }
    __name(setFlowScalarValue, "setFlowScalarValue");
    exports.createScalarToken = createScalarToken;
    exports.resolveAsScalar = resolveAsScalar;
    exports.setScalarValue = setScalarValue;
  }
});

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJS({
  "node_modules/yaml/dist/parse/cst-stringify.js"(exports) {
    "use strict";
    var stringify = /* @__PURE__ */ __name((cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst), "stringify");
    function stringifyToken(token) {
      switch (token.type) {
        case "block-scalar": {
          let res = "";
          for (const tok of token.props)
            res += stringifyToken(tok);
          return res + token.source;
        }
        case "block-map":
        case "block-seq": {
          let res = "";
          for (const item of token.items)
            res += stringifyItem(item);
          return res;
        }
        case "flow-collection": {
          let res = token.start.source;
          for (const item of token.items)
            res += stringifyItem(item);
          for (const st of token.end)
            res += st.source;
          return res;
        }
        case "document": {
          let res = stringifyItem(token);
          if (token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
        default: {
          let res = token.source;
          if ("end" in token && token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
      }
    }
    __name(stringifyToken, "stringifyToken");
    function stringifyItem({ start, key, sep, value }) {
      let res = "";
      for (const st of start)
        res += st.source;
      if (key)
        res += stringifyToken(key);
      if (sep)
        for (const st of sep)
          res += st.source;
      if (value)
        res += stringifyToken(value);
      return res;
    }
    __name(stringifyItem, "stringifyItem");
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJS({
  "node_modules/yaml/dist/parse/cst-visit.js"(exports) {
    "use strict";
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove item");
    function visit(cst, visitor) {
      if ("type" in cst && cst.type === "document")
        cst = { start: cst.start, value: cst.value };
      _visit(Object.freeze([]), cst, visitor);
    }
    __name(visit, "visit");
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    visit.itemAtPath = (cst, path) => {
      let item = cst;
      for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit.parentCollection = (cst, path) => {
      const parent = visit.itemAtPath(cst, path.slice(0, -1));
      const field = path[path.length - 1][0];
      const coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
    function _visit(path, item, visitor) {
      let ctrl = visitor(item, path);
      if (typeof ctrl === "symbol")
        return ctrl;
      for (const field of ["key", "value"]) {
        const token = item[field];
        if (token && "items" in token) {
          for (let i = 0; i < token.items.length; ++i) {
            const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              token.items.splice(i, 1);
              i -= 1;
            }
          }
          if (typeof ctrl === "function" && field === "key")
            ctrl = ctrl(item, path);
        }
      }
      return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
    }
    __name(_visit, "_visit");
    exports.visit = visit;
  }
});

// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJS({
  "node_modules/yaml/dist/parse/cst.js"(exports) {
    "use strict";
    var cstScalar = require_cst_scalar();
    var cstStringify = require_cst_stringify();
    var cstVisit = require_cst_visit();
    var BOM = "\uFEFF";
    var DOCUMENT = "";
    var FLOW_END = "";
    var SCALAR = "";
    var isCollection = /* @__PURE__ */ __name((token) => !!token && "items" in token, "isCollection");
    var isScalar = /* @__PURE__ */ __name((token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar"), "isScalar");
    function prettyToken(token) {
      switch (token) {
        case BOM:
          return "<BOM>";
        case DOCUMENT:
          return "<DOC>";
        case FLOW_END:
          return "<FLOW_END>";
        case SCALAR:
          return "<SCALAR>";
        default:
          return JSON.stringify(token);
      }
    }
    __name(prettyToken, "prettyToken");
    function tokenType(source) {
      switch (source) {
        case BOM:
          return "byte-order-mark";
        case DOCUMENT:
          return "doc-mode";
        case FLOW_END:
          return "flow-error-end";
        case SCALAR:
          return "scalar";
        case "---":
          return "doc-start";
        case "...":
          return "doc-end";
        case "":
        case "\n":
        case "\r\n":
          return "newline";
        case "-":
          return "seq-item-ind";
        case "?":
          return "explicit-key-ind";
        case ":":
          return "map-value-ind";
        case "{":
          return "flow-map-start";
        case "}":
          return "flow-map-end";
        case "[":
          return "flow-seq-start";
        case "]":
          return "flow-seq-end";
        case ",":
          return "comma";
      }
      switch (source[0]) {
        case " ":
        case "	":
          return "space";
        case "#":
          return "comment";
        case "%":
          return "directive-line";
        case "*":
          return "alias";
        case "&":
          return "anchor";
        case "!":
          return "tag";
        case "'":
          return "single-quoted-scalar";
        case '"':
          return "double-quoted-scalar";
        case "|":
        case ">":
          return "block-scalar-header";
      }
      return null;
    }
    __name(tokenType, "tokenType");
    exports.createScalarToken = cstScalar.createScalarToken;
    exports.resolveAsScalar = cstScalar.resolveAsScalar;
    exports.setScalarValue = cstScalar.setScalarValue;
    exports.stringify = cstStringify.stringify;
    exports.visit = cstVisit.visit;
    exports.BOM = BOM;
    exports.DOCUMENT = DOCUMENT;
    exports.FLOW_END = FLOW_END;
    exports.SCALAR = SCALAR;
    exports.isCollection = isCollection;
    exports.isScalar = isScalar;
    exports.prettyToken = prettyToken;
    exports.tokenType = tokenType;
  }
});

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJS({
  "node_modules/yaml/dist/parse/lexer.js"(exports) {
    "use strict";
    var cst = require_cst();
    function isEmpty(ch) {
      switch (ch) {
        case void 0:
        case " ":
        case "\n":
        case "\r":
        case "	":
          return true;
        default:
          return false;
      }
    }
    __name(isEmpty, "isEmpty");
    var hexDigits = new Set("0123456789ABCDEFabcdef");
    var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    var flowIndicatorChars = new Set(",[]{}");
    var invalidAnchorChars = new Set(" ,[]{}\n\r	");
    var isNotAnchorChar = /* @__PURE__ */ __name((ch) => !ch || invalidAnchorChars.has(ch), "isNotAnchorChar");
    var Lexer = class {
      static {
        __name(this, "Lexer");
      }
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source, incomplete = false) {
        if (source) {
          if (typeof source !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source : source;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          while (ch === " ")
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            const next = this.buffer[indent + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end = this.lineEndPos;
        if (typeof end !== "number" || end !== -1 && end < this.pos) {
          end = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end;
        }
        if (end === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === "\r")
          end -= 1;
        return this.buffer.substring(this.pos, end);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === cst.BOM) {
          yield* this.pushCount(1);
          line = line.substring(1);
        }
        if (line[0] === "%") {
          let dirEnd = line.length;
          let cs = line.indexOf("#");
          while (cs !== -1) {
            const ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
          nl = yield* this.pushNewline();
          if (nl > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
          const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield cst.FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
          while (end !== -1 && this.buffer[end + 1] === "'")
            end = this.buffer.indexOf("'", end + 2);
        } else {
          while (end !== -1) {
            let n = 0;
            while (this.buffer[end - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end = this.buffer.indexOf('"', end + 1);
          }
        }
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf("\n", this.pos);
        if (nl !== -1) {
          while (nl !== -1) {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = qb.indexOf("\n", cs);
          }
          if (nl !== -1) {
            end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
          }
        }
        if (end === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl = this.pos - 1;
        let indent = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case "\n":
              nl = i2;
              indent = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = this.buffer.indexOf("\n", cs);
          } while (nl !== -1);
          if (nl === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl = this.buffer.length;
          }
        }
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl = i2;
            else
              break;
          } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
    exports.Lexer = Lexer;
  }
});

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJS({
  "node_modules/yaml/dist/parse/line-counter.js"(exports) {
    "use strict";
    var LineCounter = class {
      static {
        __name(this, "LineCounter");
      }
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start = this.lineStarts[low - 1];
          return { line: low, col: offset - start + 1 };
        };
      }
    };
    exports.LineCounter = LineCounter;
  }
});

// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJS({
  "node_modules/yaml/dist/parse/parser.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var cst = require_cst();
    var lexer = require_lexer();
    function includesToken(list, type) {
      for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
          return true;
      return false;
    }
    __name(includesToken, "includesToken");
    function findNonEmptyIndex(list) {
      for (let i = 0; i < list.length; ++i) {
        switch (list[i].type) {
          case "space":
          case "comment":
          case "newline":
            break;
          default:
            return i;
        }
      }
      return -1;
    }
    __name(findNonEmptyIndex, "findNonEmptyIndex");
    function isFlowToken(token) {
      switch (token?.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "flow-collection":
          return true;
        default:
          return false;
      }
    }
    __name(isFlowToken, "isFlowToken");
    function getPrevProps(parent) {
      switch (parent.type) {
        case "document":
          return parent.start;
        case "block-map": {
          const it = parent.items[parent.items.length - 1];
          return it.sep ?? it.start;
        }
        case "block-seq":
          return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
          return [];
      }
    }
    __name(getPrevProps, "getPrevProps");
    function getFirstKeyStartProps(prev) {
      if (prev.length === 0)
        return [];
      let i = prev.length;
      loop: while (--i >= 0) {
        switch (prev[i].type) {
          case "doc-start":
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
          case "newline":
            break loop;
        }
      }
      while (prev[++i]?.type === "space") {
      }
      return prev.splice(i, prev.length);
    }
    __name(getFirstKeyStartProps, "getFirstKeyStartProps");
    function arrayPushArray(target, source) {
      if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
      else
        for (let i = 0; i < source.length; ++i)
          target.push(source[i]);
    }
    __name(arrayPushArray, "arrayPushArray");
    function fixFlowSeqItems(fc) {
      if (fc.start.type === "flow-seq-start") {
        for (const it of fc.items) {
          if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
            if (it.key)
              it.value = it.key;
            delete it.key;
            if (isFlowToken(it.value)) {
              if (it.value.end)
                arrayPushArray(it.value.end, it.sep);
              else
                it.value.end = it.sep;
            } else
              arrayPushArray(it.start, it.sep);
            delete it.sep;
          }
        }
      }
    }
    __name(fixFlowSeqItems, "fixFlowSeqItems");
    var Parser2 = class {
      static {
        __name(this, "Parser");
      }
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
          console.log("|", cst.prettyToken(source));
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source.length;
          return;
        }
        const type = cst.tokenType(source);
        if (!type) {
          const message = `Not a YAML token: ${source}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source });
          this.offset += source.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source.length);
              break;
            case "space":
              if (this.atNewLine && source[0] === " ")
                this.indent += source.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error) {
        const token = error ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top ? top.indent : 0;
          } else if (token.type === "flow-collection" && top.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              const it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top.items[top.items.length - 1];
              if (it.value)
                top.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top.items[top.items.length - 1];
              if (!it || it.value)
                top.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top.type === "document")
                top.end = last.start;
              else
                top.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start = getFirstKeyStartProps(prev);
          let sep;
          if (scalar.end) {
            sep = scalar.end;
            sep.push(this.sourceToken);
            delete scalar.end;
          } else
            sep = [this.sourceToken];
          const map = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start, key: scalar, sep }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl = this.source.indexOf("\n") + 1;
              while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf("\n", nl) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map) {
        const it = map.items[map.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                map.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map.indent)) {
                const prev = map.items[map.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  map.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start = [];
          if (atNextItem && it.sep && !it.value) {
            const nl = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map.indent)
                    nl.length = 0;
                  break;
                default:
                  nl.length = 0;
              }
            }
            if (nl.length >= 2)
              start = it.sep.splice(nl[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map.items.push({ start });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map.items.push({ start, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start2 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start2 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep = it.sep;
                  sep.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key, sep }]
                  });
                } else if (start.length > 0) {
                  it.sep = it.sep.concat(start, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map.items.push({ start, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map.items.push({ start, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map.items.push({ start });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                seq.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq.indent)) {
                const prev = seq.items[seq.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  seq.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq.indent) {
          const bv = this.startBlockValue(seq);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do {
            yield* this.pop();
            top = this.peek(1);
          } while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep = fc.end.splice(1, fc.end.length);
            sep.push(this.sourceToken);
            const map = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            start.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start, indent) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent)
          return false;
        return start.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
    exports.Parser = Parser2;
  }
});

// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJS({
  "node_modules/yaml/dist/public-api.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var errors = require_errors();
    var log = require_log();
    var identity = require_identity();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    function parseOptions(options) {
      const prettyErrors = options.prettyErrors !== false;
      const lineCounter$1 = options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null;
      return { lineCounter: lineCounter$1, prettyErrors };
    }
    __name(parseOptions, "parseOptions");
    function parseAllDocuments(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      const docs = Array.from(composer$1.compose(parser$1.parse(source)));
      if (prettyErrors && lineCounter2)
        for (const doc of docs) {
          doc.errors.forEach(errors.prettifyError(source, lineCounter2));
          doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
        }
      if (docs.length > 0)
        return docs;
      return Object.assign([], { empty: true }, composer$1.streamInfo());
    }
    __name(parseAllDocuments, "parseAllDocuments");
    function parseDocument(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      let doc = null;
      for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
          doc = _doc;
        else if (doc.options.logLevel !== "silent") {
          doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
          break;
        }
      }
      if (prettyErrors && lineCounter2) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter2));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
      }
      return doc;
    }
    __name(parseDocument, "parseDocument");
    function parse4(src, reviver, options) {
      let _reviver = void 0;
      if (typeof reviver === "function") {
        _reviver = reviver;
      } else if (options === void 0 && reviver && typeof reviver === "object") {
        options = reviver;
      }
      const doc = parseDocument(src, options);
      if (!doc)
        return null;
      doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
      if (doc.errors.length > 0) {
        if (doc.options.logLevel !== "silent")
          throw doc.errors[0];
        else
          doc.errors = [];
      }
      return doc.toJS(Object.assign({ reviver: _reviver }, options));
    }
    __name(parse4, "parse");
    function stringify(value, replacer, options) {
      let _replacer = null;
      if (typeof replacer === "function" || Array.isArray(replacer)) {
        _replacer = replacer;
      } else if (options === void 0 && replacer) {
        options = replacer;
      }
      if (typeof options === "string")
        options = options.length;
      if (typeof options === "number") {
        const indent = Math.round(options);
        options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
      }
      if (value === void 0) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
          return void 0;
      }
      if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
      return new Document.Document(value, _replacer, options).toString(options);
    }
    __name(stringify, "stringify");
    exports.parse = parse4;
    exports.parseAllDocuments = parseAllDocuments;
    exports.parseDocument = parseDocument;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/index.js
var require_dist = __commonJS({
  "node_modules/yaml/dist/index.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var Schema = require_Schema();
    var errors = require_errors();
    var Alias = require_Alias();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var cst = require_cst();
    var lexer = require_lexer();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    var publicApi = require_public_api();
    var visit = require_visit();
    exports.Composer = composer.Composer;
    exports.Document = Document.Document;
    exports.Schema = Schema.Schema;
    exports.YAMLError = errors.YAMLError;
    exports.YAMLParseError = errors.YAMLParseError;
    exports.YAMLWarning = errors.YAMLWarning;
    exports.Alias = Alias.Alias;
    exports.isAlias = identity.isAlias;
    exports.isCollection = identity.isCollection;
    exports.isDocument = identity.isDocument;
    exports.isMap = identity.isMap;
    exports.isNode = identity.isNode;
    exports.isPair = identity.isPair;
    exports.isScalar = identity.isScalar;
    exports.isSeq = identity.isSeq;
    exports.Pair = Pair.Pair;
    exports.Scalar = Scalar.Scalar;
    exports.YAMLMap = YAMLMap.YAMLMap;
    exports.YAMLSeq = YAMLSeq.YAMLSeq;
    exports.CST = cst;
    exports.Lexer = lexer.Lexer;
    exports.LineCounter = lineCounter.LineCounter;
    exports.Parser = parser.Parser;
    exports.parse = publicApi.parse;
    exports.parseAllDocuments = publicApi.parseAllDocuments;
    exports.parseDocument = publicApi.parseDocument;
    exports.stringify = publicApi.stringify;
    exports.visit = visit.visit;
    exports.visitAsync = visit.visitAsync;
  }
});

// src/run/load-command.ts
import { readFileSync as readFileSync6, writeFileSync } from "node:fs";
import { join as join3 } from "node:path";
import { parseArgs } from "node:util";

// src/load/channel-credentials.ts
var import_grpc_js = __toESM(require_src2(), 1);
import { checkServerIdentity } from "node:tls";
function channelCredentials({ host, tls }) {
  if (tls === void 0) return import_grpc_js.credentials.createInsecure();
  const { ca, certificate, key, serverName = host, isVerified } = tls;
  const pem = /* @__PURE__ */ __name((text) => text === void 0 ? null : Buffer.from(text), "pem");
  const verify = { rejectUnauthorized: isVerified, checkServerIdentity: /* @__PURE__ */ __name((_host, shown2) => checkServerIdentity(serverName, shown2), "checkServerIdentity") };
  return import_grpc_js.credentials.createSsl(pem(ca), pem(key), pem(certificate), verify);
}
__name(channelCredentials, "channelCredentials");

// src/load/ghz-compat/address.ts
function parseAddress(address) {
  const [, bracketed, plain3, port = ""] = /^(?:\[([0-9a-fA-F:.]+)\]|([^:/[\]]+)):(\d{1,5})$/.exec(address) ?? [];
  const host = bracketed ?? plain3;
  if (host === void 0 || Number(port) < 1 || Number(port) > 65535) throw new IndexbenchError("USAGE", { what: `${JSON.stringify(address)} is not host:port`, where: "address" });
  return { host, port: Number(port) };
}
__name(parseAddress, "parseAddress");
function requireLoopback(target) {
  if (target === null) throw new IndexbenchError("USAGE", { what: "no address is given", where: "load", next: "Give the address of the server, such as 127.0.0.1:9067." });
  const { host } = target;
  if (/^127\.\d+\.\d+\.\d+$/.test(host) || host === "localhost" || host === "::1" || host === "[::1]") return target;
  throw new IndexbenchError("USAGE", { what: `${host} is not a loopback address`, where: "load", next: "Run indexbench on the machine of the server." });
}
__name(requireLoopback, "requireLoopback");

// src/load/ghz-compat/ghz-load.ts
import { readFileSync as readFileSync5 } from "node:fs";

// src/load/ghz-compat/binary-messages.ts
var import_protobufjs = __toESM(require_protobufjs(), 1);
function binaryMessages(data, where) {
  if (data.length === 0) throw new IndexbenchError("USAGE", { what: "is empty: there is nothing to send", where });
  const pieces = delimitedMessages(data);
  if (pieces !== null) return pieces;
  if (isMessage(data)) return [data];
  throw new IndexbenchError("USAGE", { what: `${String(data.length)} bytes are neither a protobuf message nor messages each after its length`, where });
}
__name(binaryMessages, "binaryMessages");
function delimitedMessages(data) {
  const reader = import_protobufjs.default.Reader.create(data);
  const pieces = [];
  try {
    while (reader.pos < data.length) {
      const end = reader.uint32() + reader.pos;
      if (end > data.length) return null;
      const piece = data.subarray(reader.pos, end);
      if (!isMessage(piece)) return null;
      pieces.push(piece);
      reader.pos = end;
    }
    return pieces;
  } catch {
    return null;
  }
}
__name(delimitedMessages, "delimitedMessages");
var START_GROUP = 3;
var LARGEST_WIRE_TYPE = 5;
function isMessage(data) {
  const reader = import_protobufjs.default.Reader.create(data);
  try {
    while (reader.pos < data.length) {
      const tag = reader.uint32();
      const wireType2 = tag & 7;
      if (tag >>> 3 === 0 || wireType2 > LARGEST_WIRE_TYPE || wireType2 >= START_GROUP && wireType2 !== LARGEST_WIRE_TYPE) return false;
      reader.skipType(wireType2);
    }
    return reader.pos === data.length;
  } catch {
    return false;
  }
}
__name(isMessage, "isMessage");

// src/load/ghz-compat/schema/message-schema.ts
function methodShape(clientStreams, serverStreams) {
  if (clientStreams) return serverStreams ? "bidi-streaming" : "client-streaming";
  return serverStreams ? "server-streaming" : "unary";
}
__name(methodShape, "methodShape");
function isPackable(type) {
  return type.kind === "enum" || type.kind === "scalar" && type.scalar !== "string" && type.scalar !== "bytes";
}
__name(isPackable, "isPackable");
function shortName(fullName) {
  return fullName.slice(fullName.lastIndexOf(".") + 1);
}
__name(shortName, "shortName");
function defaultJsonName(name) {
  return name.replace(/_+([^_])/g, (_match, letter) => letter.toUpperCase()).replaceAll("_", "");
}
__name(defaultJsonName, "defaultJsonName");

// src/load/ghz-compat/call-variables.ts
function callVariables(method, call, random) {
  const values = {
    WorkerID: call.workerId,
    RequestNumber: BigInt(call.requestNumber),
    FullyQualifiedName: `${method.service}.${method.name}`,
    MethodName: method.name,
    ServiceName: shortName(method.service),
    InputName: shortName(method.input.fullName),
    OutputName: method.outputName,
    IsClientStreaming: method.shape === "client-streaming" || method.shape === "bidi-streaming",
    IsServerStreaming: method.shape === "server-streaming" || method.shape === "bidi-streaming",
    Timestamp: localTime(call.nowMs),
    TimestampUnix: BigInt(Math.floor(call.nowMs / 1e3)),
    TimestampUnixMilli: BigInt(Math.floor(call.nowMs)),
    TimestampUnixNano: BigInt(Math.floor(call.nowMs)) * 1000000n,
    UUID: random.uuid()
  };
  return new Map(Object.entries(values));
}
__name(callVariables, "callVariables");
function localTime(unixMs) {
  const minutes = -new Date(unixMs).getTimezoneOffset();
  const local = new Date(unixMs + minutes * 6e4).toISOString().slice(0, 19);
  if (minutes === 0) return `${local}Z`;
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? "-" : "+"}${String(Math.floor(size / 60)).padStart(2, "0")}:${String(size % 60).padStart(2, "0")}`;
}
__name(localTime, "localTime");

// src/load/ghz-compat/template/go-value.ts
function isGoList(value) {
  return Array.isArray(value);
}
__name(isGoList, "isGoList");
function isGoMap(value) {
  return value instanceof Map;
}
__name(isGoMap, "isGoMap");
function goTypeOf(value) {
  if (value === null) return "nil";
  if (isGoList(value)) return "list";
  if (isGoMap(value)) return "map";
  switch (typeof value) {
    case "bigint":
      return "int";
    case "number":
      return "float64";
    case "boolean":
      return "bool";
    default:
      return "string";
  }
}
__name(goTypeOf, "goTypeOf");
function isGoTruth(value) {
  if (isGoList(value)) return value.length > 0;
  if (isGoMap(value)) return value.size > 0;
  return Boolean(value);
}
__name(isGoTruth, "isGoTruth");
function int64(value) {
  return BigInt.asIntN(64, value);
}
__name(int64, "int64");

// src/load/ghz-compat/template/go-print.ts
function printGo(value) {
  if (value === null) return "<nil>";
  if (isGoList(value)) return `[${value.map(printGo).join(" ")}]`;
  if (isGoMap(value)) return `map[${sortedEntries(value).map(([key, inner]) => `${key}:${printGo(inner)}`).join(" ")}]`;
  return typeof value === "number" ? printFloat(value) : String(value);
}
__name(printGo, "printGo");
function sortedEntries(map) {
  return [...map].sort(([a], [b]) => a < b ? -1 : 1);
}
__name(sortedEntries, "sortedEntries");
function printAll(values) {
  return values.map((value, at) => {
    const before = values[at - 1];
    const spaced = at > 0 && typeof value !== "string" && typeof before !== "string";
    return `${spaced ? " " : ""}${printGo(value)}`;
  }).join("");
}
__name(printAll, "printAll");
function printFloat(value) {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "+Inf" : "-Inf";
  const size = Math.abs(value);
  if (size === 0) return Object.is(value, -0) ? "-0" : "0";
  return size < 1e-4 || size >= 1e21 ? goExponent(value.toExponential()) : plainDigits(value);
}
__name(printFloat, "printFloat");
function plainDigits(value) {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/0+$/, "") : text;
}
__name(plainDigits, "plainDigits");
function goExponent(text) {
  return text.replace(/e([+-])(\d)$/i, "e$10$2");
}
__name(goExponent, "goExponent");

// src/load/ghz-compat/template/go-printf.ts
var DIRECTIVE = /%([-+# 0]*)(\*|\d+)?(?:\.(\*|\d*))?(.)/gsu;
var MOST_WIDTH = 1e4;
var PrintfError = class extends Error {
  static {
    __name(this, "PrintfError");
  }
};
function printfGo(format2, args) {
  let next = 0;
  const take = /* @__PURE__ */ __name(() => {
    const value = args[next];
    next += 1;
    return value;
  }, "take");
  const text = format2.replace(DIRECTIVE, (match, ...groups) => {
    const [flags = "", width, precision, letter = ""] = groups;
    if (letter === "%") return "%";
    if (letter === "[") throw new PrintfError("argument indexes (%[n]) are not offered");
    const wide = sizeOf(width, take);
    const verb = { flags: wide < 0 ? `${flags}-` : flags, width: Math.abs(wide), precision: precision === void 0 ? null : sizeOf(precision, take), letter };
    if (next >= args.length) return `%!${letter}(MISSING)`;
    const value = take() ?? null;
    return formatOne(verb, value, match);
  });
  if (/(?:^|[^%])(?:%%)*%$/.test(format2)) return `${text.slice(0, -1)}%!(NOVERB)`;
  if (next >= args.length) return text;
  return `${text}%!(EXTRA ${args.slice(next).map((value) => `${typeName(value)}=${printGo(value)}`).join(", ")})`;
}
__name(printfGo, "printfGo");
function sizeOf(text, take) {
  const size = text === "*" ? Number(take()) : Number(text ?? "0");
  if (!Number.isInteger(size) || Math.abs(size) > MOST_WIDTH) throw new PrintfError(`a width or precision of ${String(size)} is not offered`);
  return size;
}
__name(sizeOf, "sizeOf");
function formatOne(verb, value, match) {
  if (verb.letter === "T" || verb.letter === "p") throw new PrintfError(`the verb ${match} is not offered`);
  if (verb.letter === "v" && verb.flags.includes("#")) throw new PrintfError(`the verb ${match} is not offered`);
  if (isGoList(value) && verb.letter !== "v") return `[${value.map((inner) => formatOne(verb, inner, match)).join(" ")}]`;
  const body = bodyOf(verb, value);
  if (body === null) return value === null ? `%!${verb.letter}(<nil>)` : `%!${verb.letter}(${typeName(value)}=${printGo(value)})`;
  return body;
}
__name(formatOne, "formatOne");
function bodyOf(verb, value) {
  if (verb.letter === "v" && (value === null || isGoList(value) || isGoMap(value))) return pad(verb, printGo(value), false);
  switch (typeof value) {
    case "bigint":
      return formatInteger(verb, value);
    case "number":
      return formatFloat(verb, value);
    case "string":
      return formatText(verb, value);
    case "boolean":
      return verb.letter === "v" || verb.letter === "t" ? pad(verb, String(value), false) : null;
    default:
      return null;
  }
}
__name(bodyOf, "bodyOf");
var BASES = {
  v: { radix: 10, prefix: "" },
  d: { radix: 10, prefix: "" },
  b: { radix: 2, prefix: "0b" },
  o: { radix: 8, prefix: "0" },
  O: { radix: 8, prefix: "0o" },
  x: { radix: 16, prefix: "0x" },
  X: { radix: 16, prefix: "0X" }
};
function formatInteger(verb, value) {
  if (verb.letter === "c") return pad(verb, codePoint(value), false);
  if (verb.letter === "q") return pad(verb, `'${codePoint(value)}'`, false);
  if (verb.letter === "U") return pad(verb, `U+${value.toString(16).toUpperCase().padStart(4, "0")}`, false);
  const base = BASES[verb.letter];
  if (base === void 0) return null;
  const size = (value < 0n ? -value : value).toString(base.radix);
  const digits = (verb.letter === "X" ? size.toUpperCase() : size).padStart(verb.precision ?? 1, "0");
  const prefix = verb.letter === "O" || verb.flags.includes("#") ? base.prefix : "";
  const text = verb.precision === 0 && value === 0n ? "" : digits;
  return padNumber(verb, signOf(verb, value < 0n), `${prefix}${text}`, verb.precision === null);
}
__name(formatInteger, "formatInteger");
function codePoint(value) {
  return value < 0n || value > 0x10ffffn ? "�" : String.fromCodePoint(Number(value));
}
__name(codePoint, "codePoint");
function formatFloat(verb, value) {
  if (!"veEfFgG".includes(verb.letter)) return null;
  if (!Number.isFinite(value)) return pad(verb, printGo(value), false);
  const size = Math.abs(value);
  return padNumber(verb, signOf(verb, value < 0 || Object.is(value, -0)), floatDigits(verb, size), true);
}
__name(formatFloat, "formatFloat");
function floatDigits(verb, size) {
  switch (verb.letter) {
    case "f":
    case "F":
      return fixedDigits(size, verb.precision ?? 6);
    case "e":
      return goExponent(exponentDigits(size, verb.precision ?? 6));
    case "E":
      return goExponent(exponentDigits(size, verb.precision ?? 6)).toUpperCase();
    default:
      return generalDigits(verb, size);
  }
}
__name(floatDigits, "floatDigits");
function generalDigits(verb, size) {
  const { precision } = verb;
  const exponent = size === 0 ? 0 : Number((precision === null ? size.toExponential() : exponentDigits(size, Math.max(0, precision - 1))).split("e")[1]);
  const largest2 = precision === null ? 21 : Math.max(1, precision);
  const usesExponent = exponent < -4 || exponent >= largest2;
  const text = usesExponent ? goExponent(precision === null ? size.toExponential() : trimZeros(exponentDigits(size, Math.max(0, precision - 1)))) : precision === null ? printGo(size) : trimZeros(fixedDigits(size, Math.max(0, Math.max(1, precision) - 1 - exponent)));
  return verb.letter === "G" ? text.toUpperCase() : text;
}
__name(generalDigits, "generalDigits");
function trimZeros(text) {
  const [digits = "", exponent] = text.split("e");
  const short = digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
  return exponent === void 0 ? short : `${short}e${exponent}`;
}
__name(trimZeros, "trimZeros");
var MORE_DIGITS = 30;
var MOST_DIGITS = 100 - MORE_DIGITS;
function fixedDigits(size, digits) {
  if (digits > MOST_DIGITS) throw new PrintfError(`a precision above ${String(MOST_DIGITS)} is not offered`);
  return toEven(size.toFixed(digits), size.toFixed(digits + MORE_DIGITS));
}
__name(fixedDigits, "fixedDigits");
function exponentDigits(size, digits) {
  if (digits > MOST_DIGITS) throw new PrintfError(`a precision above ${String(MOST_DIGITS)} is not offered`);
  const [rounded = "", exponent = ""] = size.toExponential(digits).split("e");
  const [longer = "", sameExponent = ""] = size.toExponential(digits + MORE_DIGITS).split("e");
  return exponent === sameExponent ? `${toEven(rounded, longer)}e${exponent}` : `${rounded}e${exponent}`;
}
__name(exponentDigits, "exponentDigits");
function toEven(rounded, longer) {
  if (!/50{29}$/.test(longer)) return rounded;
  const cut = longer.slice(0, -MORE_DIGITS).replace(/\.$/, "");
  return /[02468]$/.test(cut) ? cut : rounded;
}
__name(toEven, "toEven");
function formatText(verb, value) {
  const cut = verb.precision === null ? value : [...value].slice(0, verb.precision).join("");
  switch (verb.letter) {
    case "v":
    case "s":
      return pad(verb, cut, verb.flags.includes("0"));
    case "q":
      return pad(verb, verb.flags.includes("#") && !/[`\p{Cc}]/u.test(cut) ? `\`${cut}\`` : quoteGo(cut), false);
    case "x":
    case "X": {
      const hex = Buffer.from(value, "utf8").subarray(0, verb.precision ?? void 0).toString("hex");
      return pad(verb, verb.letter === "X" ? hex.toUpperCase() : hex, verb.flags.includes("0"));
    }
    default:
      return null;
  }
}
__name(formatText, "formatText");
function quoteGo(text) {
  const named = { "\x07": "\\a", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "	": "\\t", "\v": "\\v", '"': '\\"', "\\": "\\\\" };
  const quoted = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (named[character] !== void 0) return named[character];
    if (code < 32 || code === 127) return `\\x${code.toString(16).padStart(2, "0")}`;
    if (/[\p{L}\p{M}\p{N}\p{P}\p{S}]| /u.test(character)) return character;
    return code > 65535 ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
  return `"${quoted.join("")}"`;
}
__name(quoteGo, "quoteGo");
function signOf(verb, negative) {
  if (negative) return "-";
  return verb.flags.includes("+") ? "+" : verb.flags.includes(" ") ? " " : "";
}
__name(signOf, "signOf");
function padNumber(verb, sign, digits, mayZero) {
  if (mayZero && verb.flags.includes("0") && !verb.flags.includes("-")) return sign + digits.padStart(verb.width - sign.length, "0");
  return pad(verb, sign + digits, false);
}
__name(padNumber, "padNumber");
function pad(verb, text, zeros) {
  const missing = Math.max(0, verb.width - [...text].length);
  if (verb.flags.includes("-")) return text + " ".repeat(missing);
  return (zeros ? "0" : " ").repeat(missing) + text;
}
__name(pad, "pad");
function typeName(value) {
  if (isGoList(value)) return "[]interface {}";
  if (value === null) return "<nil>";
  if (isGoMap(value)) return "map[string]interface {}";
  return typeof value === "bigint" ? "int" : typeof value === "number" ? "float64" : typeof value === "boolean" ? "bool" : "string";
}
__name(typeName, "typeName");

// src/load/ghz-compat/template/template-function.ts
var CallError = class extends Error {
  static {
    __name(this, "CallError");
  }
};
function fixed(count, call) {
  return { least: count, most: count, call };
}
__name(fixed, "fixed");
function variadic(least, call) {
  return { least, most: Number.POSITIVE_INFINITY, call };
}
__name(variadic, "variadic");
function intOf(value) {
  if (typeof value === "bigint") return value;
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  throw new CallError(`wrong type for value; expected int; got ${goTypeOf(value ?? null)}`);
}
__name(intOf, "intOf");
function textOf(value) {
  if (typeof value === "string") return value;
  throw new CallError(`wrong type for value; expected string; got ${goTypeOf(value ?? null)}`);
}
__name(textOf, "textOf");
function countOf(value) {
  const count = intOf(value);
  if (count > 1000000n) throw new CallError(`${String(count)} is more than the 1000000 that are offered`);
  return Number(count);
}
__name(countOf, "countOf");

// src/load/ghz-compat/template/builtins.ts
var BUILTINS = {
  and: variadic(1, (args) => args.find((value) => !isGoTruth(value)) ?? args.at(-1) ?? null),
  or: variadic(1, (args) => args.find(isGoTruth) ?? args.at(-1) ?? null),
  not: fixed(1, ([value = null]) => !isGoTruth(value)),
  eq: variadic(2, ([first = null, ...others]) => others.some((other) => isEqual(first, other))),
  ne: fixed(2, ([first = null, second = null]) => !isEqual(first, second)),
  lt: fixed(2, ([first = null, second = null]) => compare(first, second) < 0),
  le: fixed(2, ([first = null, second = null]) => compare(first, second) <= 0),
  gt: fixed(2, ([first = null, second = null]) => compare(first, second) > 0),
  ge: fixed(2, ([first = null, second = null]) => compare(first, second) >= 0),
  len: fixed(1, ([value = null]) => BigInt(lengthOf(value))),
  index: variadic(1, ([value = null, ...keys]) => keys.reduce(elementOf, value)),
  print: variadic(0, printAll),
  println: variadic(0, (args) => `${args.map(printGo).join(" ")}
`),
  printf: variadic(1, ([format2, ...args]) => {
    try {
      return printfGo(textOf(format2), args);
    } catch (error) {
      throw error instanceof PrintfError ? new CallError(error.message) : error;
    }
  }),
  html: variadic(1, (args) => printed(args).replace(/[\0"'&<>]/g, (character) => HTML[character] ?? character)),
  js: variadic(1, (args) => escapeJs(printed(args))),
  urlquery: variadic(1, (args) => encodeURIComponent(printed(args)).replace(/[!'()*]|%20/g, (found) => found === "%20" ? "+" : `%${found.charCodeAt(0).toString(16).toUpperCase()}`))
};
var BUILTIN_SLICE = {
  slice: {
    least: 1,
    most: 4,
    call: /* @__PURE__ */ __name(([value = null, ...ends]) => {
      if (ends.length > 2) throw new CallError("a third index is not offered");
      const length = lengthOf(value);
      const [start, end] = [Number(ends[0] === void 0 ? 0n : intOf(ends[0])), Number(ends[1] === void 0 ? BigInt(length) : intOf(ends[1]))];
      if (start < 0 || end > length || start > end) throw new CallError(`slice ${String(start)} to ${String(end)} lies outside 0 to ${String(length)}`);
      if (typeof value === "string") return Buffer.from(value, "utf8").subarray(start, end).toString("utf8");
      if (isGoList(value)) return value.slice(start, end);
      throw new CallError(`can’t slice item of type ${goTypeOf(value)}`);
    }, "call")
  }
};
var HTML = { "\0": "�", '"': "&#34;", "'": "&#39;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };
function printed(args) {
  const [only] = args;
  return args.length === 1 && typeof only === "string" ? only : printAll(args);
}
__name(printed, "printed");
function escapeJs(text) {
  return text.replace(new RegExp(`[\\\\'"<>&=]|\\p{Cc}|\\p{Zl}|\\p{Zp}`, "gu"), (character) => {
    if (character === "\\" || character === "'" || character === '"') return `\\${character}`;
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  });
}
__name(escapeJs, "escapeJs");
function isEqual(first, second) {
  if (first === null || second === null) return first === second;
  if (typeof first === "object" || typeof first !== typeof second) throw new CallError("incompatible types for comparison");
  return first === second;
}
__name(isEqual, "isEqual");
function compare(first, second) {
  if (typeof first === "string" && typeof second === "string") return Buffer.compare(Buffer.from(first, "utf8"), Buffer.from(second, "utf8"));
  if (typeof first === "bigint" && typeof second === "bigint" || typeof first === "number" && typeof second === "number") return first < second ? -1 : first > second ? 1 : 0;
  throw new CallError("incompatible types for comparison");
}
__name(compare, "compare");
function lengthOf(value) {
  if (typeof value === "string") return Buffer.byteLength(value, "utf8");
  if (isGoList(value)) return value.length;
  if (isGoMap(value)) return value.size;
  throw new CallError(`len of type ${goTypeOf(value)}`);
}
__name(lengthOf, "lengthOf");
function elementOf(value, key) {
  if (isGoMap(value)) return value.get(textOf(key)) ?? null;
  const at = Number(intOf(key));
  const elements = typeof value === "string" ? [...Buffer.from(value, "utf8")].map(BigInt) : value;
  if (!isGoList(elements)) throw new CallError(`can’t index item of type ${goTypeOf(value)}`);
  const element = elements[at];
  if (element === void 0) throw new CallError(`index out of range: ${String(at)}`);
  return element;
}
__name(elementOf, "elementOf");

// src/load/ghz-compat/template/ghz-functions.ts
var LETTERS_AND_DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
var SHORTEST = 2;
var LONGEST = 16;
var GHZ_FUNCTIONS = {
  newUUID: fixed(0, (_args, random) => random.uuid()),
  randomString: fixed(1, ([length], random) => {
    const asked = countOf(length);
    return random.text(asked > 0 ? asked : Number(random.below(BigInt(LONGEST - SHORTEST + 1))) + SHORTEST, LETTERS_AND_DIGITS);
  }),
  randomInt: fixed(2, ([min, max], random) => {
    const least = intOf(min) < 0n ? 0n : intOf(min);
    const end = intOf(max) <= 0n ? 1n : intOf(max);
    if (end <= least) throw new CallError(`there is no number from ${String(least)} to below ${String(end)}`);
    return least + random.below(end - least);
  })
};

// src/load/ghz-compat/template/template-error.ts
var TemplateError = class extends Error {
  static {
    __name(this, "TemplateError");
  }
  offset;
  constructor(message, offset) {
    super(message);
    this.name = "TemplateError";
    this.offset = offset;
  }
};

// src/load/ghz-compat/template/go-number.ts
var INT64_MIN = -(2n ** 63n);
var INT64_MAX = 2n ** 63n - 1n;
function parseGoNumber(text, offset) {
  const plain3 = text.replaceAll("_", "");
  if (/^[+-]?0[xXbBoO]|^[+-]?\d+$/.test(plain3)) {
    const value2 = parseGoInteger(text);
    if (value2 === null) throw new TemplateError(`${text} is no integer of 64 bits`, offset);
    return value2;
  }
  const value = Number(plain3);
  if (!Number.isFinite(value)) throw new TemplateError(`bad number syntax: ${JSON.stringify(text)}`, offset);
  return value;
}
__name(parseGoNumber, "parseGoNumber");
function parseGoInteger(text) {
  const [, sign = "", prefix = "", digits = ""] = /^([+-]?)(0[xXbBoO]|)([0-9a-fA-F_]+)$/.exec(text) ?? [];
  const plain3 = digits.replaceAll("_", "");
  if (plain3 === "" || /^_|__|_$/.test(prefix === "" ? digits : digits.replace(/^_/, ""))) return null;
  const isOldOctal = prefix === "" && plain3.length > 1 && plain3.startsWith("0");
  const written = isOldOctal ? `0o${plain3}` : `${prefix.toLowerCase()}${plain3}`;
  if (!/^(?:0x[0-9a-f]+|0b[01]+|0o[0-7]+|\d+)$/i.test(written)) return null;
  const value = sign === "-" ? -BigInt(written) : BigInt(written);
  return value < INT64_MIN || value > INT64_MAX ? null : value;
}
__name(parseGoInteger, "parseGoInteger");

// src/load/ghz-compat/template/sprig-numbers.ts
function castInt64(value) {
  switch (typeof value) {
    case "bigint":
      return value;
    case "number":
      return Number.isFinite(value) ? int64(BigInt(Math.trunc(value))) : 0n;
    case "boolean":
      return value ? 1n : 0n;
    case "string":
      return parseGoInteger(value) ?? 0n;
    default:
      return 0n;
  }
}
__name(castInt64, "castInt64");
function castFloat(value) {
  if (typeof value === "number") return value;
  if (typeof value === "string") return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : 0;
  return Number(castInt64(value));
}
__name(castFloat, "castFloat");
function divisor(value) {
  const number = castInt64(value);
  if (number === 0n) throw new CallError("integer divide by zero");
  return number;
}
__name(divisor, "divisor");
var largest = variadic(1, (args) => args.map(castInt64).reduce((a, b) => b > a ? b : a));
var SPRIG_NUMBERS = {
  add: variadic(0, (args) => args.reduce((sum, value) => int64(sum + castInt64(value)), 0n)),
  sub: fixed(2, ([a, b]) => int64(castInt64(a) - castInt64(b))),
  mul: variadic(1, (args) => args.reduce((product, value) => int64(product * castInt64(value)), 1n)),
  div: fixed(2, ([a, b]) => int64(castInt64(a) / divisor(b))),
  mod: fixed(2, ([a, b]) => castInt64(a) % divisor(b)),
  add1: fixed(1, ([a]) => int64(castInt64(a) + 1n)),
  max: largest,
  biggest: largest,
  min: variadic(1, (args) => args.map(castInt64).reduce((a, b) => b < a ? b : a)),
  int: fixed(1, ([value]) => castInt64(value)),
  int64: fixed(1, ([value]) => castInt64(value)),
  float64: fixed(1, ([value]) => castFloat(value)),
  atoi: fixed(1, ([value]) => /^[+-]?\d+$/.test(textOf(value)) ? int64(BigInt(textOf(value))) : 0n),
  toDecimal: fixed(1, ([value = null]) => {
    const text = printGo(value);
    return /^[+-]?[0-7]+$/.test(text) ? int64((text.startsWith("-") ? -1n : 1n) * BigInt(`0o${text.replace(/^[+-]/, "")}`)) : 0n;
  }),
  toString: fixed(1, ([value = null]) => printGo(value)),
  toStrings: fixed(1, ([value = null]) => isGoList(value) ? value.filter((inner) => inner !== null).map(printGo) : isGoMap(value) || value === null ? [] : [printGo(value)]),
  maxf: variadic(1, (args) => Math.max(...args.map(castFloat))),
  minf: variadic(1, (args) => Math.min(...args.map(castFloat))),
  ceil: fixed(1, ([value]) => Math.ceil(castFloat(value))),
  floor: fixed(1, ([value]) => Math.floor(castFloat(value))),
  round: { least: 2, most: 3, call: /* @__PURE__ */ __name(([value, places, from]) => roundGo(castFloat(value), Number(intOf(places)), from === void 0 ? 0.5 : castFloat(from)), "call") },
  until: fixed(1, ([count]) => steps(0n, intOf(count), intOf(count) < 0n ? -1n : 1n)),
  untilStep: fixed(3, ([start, stop, step]) => steps(intOf(start), intOf(stop), intOf(step))),
  seq: variadic(0, (args) => sequence(args.map(intOf)).join(" ")),
  randInt: fixed(2, ([min, max], random) => {
    const span = intOf(max) - intOf(min);
    if (span <= 0n) throw new CallError(`there is no number from ${String(intOf(min))} to below ${String(intOf(max))}`);
    return intOf(min) + random.below(span);
  })
};
function roundGo(value, places, roundFrom) {
  const power = 10 ** places;
  const digit = power * value;
  return (digit - Math.trunc(digit) >= roundFrom ? Math.ceil(digit) : Math.floor(digit)) / power;
}
__name(roundGo, "roundGo");
function steps(start, stop, step) {
  if (step === 0n || stop < start !== step < 0n) return [];
  const distance = stop - start;
  const count = countOf((distance + step - (step > 0n ? 1n : -1n)) / step);
  return Array.from({ length: count }, (_, at) => start + BigInt(at) * step);
}
__name(steps, "steps");
function sequence(params) {
  const [first = 0n, second = 0n, third = 0n] = params;
  switch (params.length) {
    case 1:
      return upTo(1n, first, first < 1n ? -1n : 1n);
    case 2:
      return upTo(first, second, second < first ? -1n : 1n);
    case 3:
      return third < first && second > 0n ? [] : steps(first, third + (third < first ? -1n : 1n), second);
    default:
      return [];
  }
}
__name(sequence, "sequence");
function upTo(start, end, step) {
  return steps(start, end + step, step);
}
__name(upTo, "upTo");

// src/load/ghz-compat/template/sprig-texts.ts
import { createHash } from "node:crypto";
var LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
var DIGITS = "0123456789";
var PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
function randomText(characters) {
  return fixed(1, ([count], random) => random.text(Math.max(0, countOf(count)), characters));
}
__name(randomText, "randomText");
function listOf(value) {
  if (isGoList(value)) return value;
  throw new CallError("a list is expected");
}
__name(listOf, "listOf");
function characterSet(text) {
  return new RegExp(`[${text.replace(/[\\\]^-]/g, "\\$&")}]`, "u");
}
__name(characterSet, "characterSet");
function trimSet(text, set) {
  if (set === "") return text;
  const inSet = characterSet(set);
  const characters = [...text];
  const start = characters.findIndex((character) => !inSet.test(character));
  const end = characters.findLastIndex((character) => !inSet.test(character));
  return start < 0 ? "" : characters.slice(start, end + 1).join("");
}
__name(trimSet, "trimSet");
function substring(text, start, end) {
  const bytes = Buffer.from(text, "utf8");
  if (start < 0) return bytes.subarray(0, Math.max(0, end)).toString("utf8");
  return (end < 0 || end > bytes.length ? bytes.subarray(start) : bytes.subarray(start, end)).toString("utf8");
}
__name(substring, "substring");
function truncate(text, length) {
  const bytes = Buffer.from(text, "utf8");
  if (length < 0) return bytes.length + length > 0 ? bytes.subarray(bytes.length + length).toString("utf8") : text;
  return bytes.subarray(0, length).toString("utf8");
}
__name(truncate, "truncate");
var SPRIG_TEXTS = {
  upper: fixed(1, ([text]) => textOf(text).toUpperCase()),
  lower: fixed(1, ([text]) => textOf(text).toLowerCase()),
  trim: fixed(1, ([text]) => textOf(text).trim()),
  trimAll: fixed(2, ([set, text]) => trimSet(textOf(text), textOf(set))),
  trimall: fixed(2, ([set, text]) => trimSet(textOf(text), textOf(set))),
  trimPrefix: fixed(2, ([prefix, text]) => textOf(text).startsWith(textOf(prefix)) ? textOf(text).slice(textOf(prefix).length) : textOf(text)),
  trimSuffix: fixed(2, ([suffix, text]) => textOf(suffix) !== "" && textOf(text).endsWith(textOf(suffix)) ? textOf(text).slice(0, -textOf(suffix).length) : textOf(text)),
  contains: fixed(2, ([part, text]) => textOf(text).includes(textOf(part))),
  hasPrefix: fixed(2, ([part, text]) => textOf(text).startsWith(textOf(part))),
  hasSuffix: fixed(2, ([part, text]) => textOf(text).endsWith(textOf(part))),
  replace: fixed(3, ([old, by, text]) => textOf(text).replaceAll(textOf(old), () => textOf(by))),
  repeat: fixed(2, ([count, text]) => textOf(text).repeat(Math.max(0, countOf(count)))),
  substr: fixed(3, ([start, end, text]) => substring(textOf(text), Number(intOf(start)), Number(intOf(end)))),
  trunc: fixed(2, ([length, text]) => truncate(textOf(text), Number(intOf(length)))),
  quote: variadic(0, (args) => args.filter((value) => value !== null).map((value) => quoteGo(printGo(value))).join(" ")),
  squote: variadic(0, (args) => args.filter((value) => value !== null).map((value) => `'${printGo(value)}'`).join(" ")),
  cat: variadic(0, (args) => args.filter((value) => value !== null).map(printGo).join(" ").trim()),
  b64enc: fixed(1, ([text]) => Buffer.from(textOf(text), "utf8").toString("base64")),
  sha1sum: fixed(1, ([text]) => createHash("sha1").update(textOf(text)).digest("hex")),
  sha256sum: fixed(1, ([text]) => createHash("sha256").update(textOf(text)).digest("hex")),
  default: { least: 1, most: 2, call: /* @__PURE__ */ __name(([fallback = null, given = null]) => isGoTruth(given) ? given : fallback, "call") },
  empty: fixed(1, ([value = null]) => !isGoTruth(value)),
  coalesce: variadic(0, (args) => args.find(isGoTruth) ?? null),
  all: variadic(0, (args) => args.every(isGoTruth)),
  any: variadic(0, (args) => args.some(isGoTruth)),
  ternary: fixed(3, ([yes = null, no = null, test]) => {
    if (typeof test !== "boolean") throw new CallError("wrong type for value; expected bool");
    return test ? yes : no;
  }),
  fail: fixed(1, ([text]) => {
    throw new CallError(textOf(text));
  }),
  list: variadic(0, (args) => args),
  tuple: variadic(0, (args) => args),
  first: fixed(1, ([list = null]) => listOf(list)[0] ?? null),
  last: fixed(1, ([list = null]) => listOf(list).at(-1) ?? null),
  rest: fixed(1, ([list = null]) => listOf(list).slice(1)),
  initial: fixed(1, ([list = null]) => listOf(list).slice(0, -1)),
  reverse: fixed(1, ([list = null]) => listOf(list).toReversed()),
  join: fixed(2, ([separator, list = null]) => (isGoList(list) ? list.filter((value) => value !== null).map(printGo) : [printGo(list)]).join(textOf(separator))),
  splitList: fixed(2, ([separator, text]) => textOf(text).split(textOf(separator))),
  randAlpha: randomText(LETTERS),
  randNumeric: randomText(DIGITS),
  randAlphaNum: randomText(LETTERS + DIGITS),
  randAscii: randomText(PRINTABLE),
  uuidv4: fixed(0, (_args, random) => random.uuid())
};

// src/load/ghz-compat/template/function-names.ts
function functionTable(withFunctions) {
  return withFunctions ? { ...BUILTINS, ...SPRIG_NUMBERS, ...SPRIG_TEXTS, ...GHZ_FUNCTIONS } : { ...BUILTINS, ...BUILTIN_SLICE };
}
__name(functionTable, "functionTable");
var FUNCTIONS_LEFT_OUT = [
  "call",
  "add1f",
  "addf",
  "subf",
  "mulf",
  "divf",
  "randBytes",
  "shuffle",
  "abbrev",
  "abbrevboth",
  "title",
  "untitle",
  "swapcase",
  "nospace",
  "initials",
  "snakecase",
  "camelcase",
  "kebabcase",
  "wrap",
  "wrapWith",
  "indent",
  "nindent",
  "plural",
  "hello",
  "split",
  "splitn",
  "sortAlpha",
  "typeOf",
  "typeIs",
  "typeIsLike",
  "kindOf",
  "kindIs",
  "deepEqual",
  "deepCopy",
  "mustDeepCopy",
  "append",
  "mustAppend",
  "push",
  "mustPush",
  "prepend",
  "mustPrepend",
  "concat",
  "mustFirst",
  "mustLast",
  "mustRest",
  "mustInitial",
  "mustReverse",
  "uniq",
  "mustUniq",
  "without",
  "mustWithout",
  "has",
  "mustHas",
  "slice",
  "mustSlice",
  "compact",
  "mustCompact",
  "chunk",
  "mustChunk",
  "dict",
  "get",
  "set",
  "unset",
  "hasKey",
  "pluck",
  "keys",
  "pick",
  "omit",
  "merge",
  "mergeOverwrite",
  "mustMerge",
  "mustMergeOverwrite",
  "values",
  "dig",
  "b64dec",
  "b32enc",
  "b32dec",
  "adler32sum",
  "toJson",
  "mustToJson",
  "toPrettyJson",
  "mustToPrettyJson",
  "toRawJson",
  "mustToRawJson",
  "fromJson",
  "mustFromJson",
  "regexMatch",
  "mustRegexMatch",
  "regexFindAll",
  "mustRegexFindAll",
  "regexFind",
  "mustRegexFind",
  "regexReplaceAll",
  "mustRegexReplaceAll",
  "regexReplaceAllLiteral",
  "mustRegexReplaceAllLiteral",
  "regexSplit",
  "mustRegexSplit",
  "regexQuoteMeta",
  "urlParse",
  "urlJoin",
  "base",
  "dir",
  "clean",
  "ext",
  "isAbs",
  "osBase",
  "osDir",
  "osClean",
  "osExt",
  "osIsAbs",
  "semver",
  "semverCompare",
  "now",
  "date",
  "dateInZone",
  "date_in_zone",
  "dateModify",
  "date_modify",
  "mustDateModify",
  "must_date_modify",
  "ago",
  "duration",
  "durationRound",
  "htmlDate",
  "htmlDateInZone",
  "toDate",
  "mustToDate",
  "unixEpoch",
  "env",
  "expandenv",
  "getHostByName",
  "bcrypt",
  "htpasswd",
  "derivePassword",
  "genPrivateKey",
  "genCA",
  "genCAWithKey",
  "genSelfSignedCert",
  "genSelfSignedCertWithKey",
  "genSignedCert",
  "genSignedCertWithKey",
  "buildCustomCert",
  "encryptAES",
  "decryptAES"
];

// src/load/ghz-compat/template/lexer.ts
var OPEN = "{{";
var CLOSE = "}}";
var SPACE = " 	\r\n";
function lexTemplate(text) {
  const tokens = [];
  let at = 0;
  let trimNext = false;
  for (; ; ) {
    const open = text.indexOf(OPEN, at);
    const raw = text.slice(at, open < 0 ? text.length : open);
    const trimsBefore = open >= 0 && text[open + 2] === "-" && SPACE.includes(text[open + 3] ?? "x");
    const value = trimEnds(raw, trimNext, trimsBefore);
    if (value !== "") tokens.push({ kind: "text", value, offset: at });
    if (open < 0) return tokens;
    const start = open + 2 + (trimsBefore ? 2 : 0);
    const { end, trimsAfter } = text.startsWith("/*", start) ? skipComment(text, start) : lexAction(text, start, tokens);
    trimNext = trimsAfter;
    at = end;
  }
}
__name(lexTemplate, "lexTemplate");
function trimEnds(text, start, end) {
  const left = start ? text.replace(/^[ \t\r\n]+/, "") : text;
  return end ? left.replace(/[ \t\r\n]+$/, "") : left;
}
__name(trimEnds, "trimEnds");
function skipComment(text, start) {
  const close = text.indexOf("*/", start);
  if (close < 0) throw new TemplateError("unclosed comment", start);
  const end = closeAt(text, close + 2) ?? closeAt(text, skipSpace(text, close + 2));
  if (end === null) throw new TemplateError("comment ends before closing delimiter", close);
  return end;
}
__name(skipComment, "skipComment");
function skipSpace(text, at) {
  let next = at;
  while (next < text.length && SPACE.includes(text[next] ?? "")) next += 1;
  return next;
}
__name(skipSpace, "skipSpace");
function closeAt(text, at) {
  if (text.startsWith(CLOSE, at)) return { end: at + 2, trimsAfter: false };
  if (text.startsWith(`-${CLOSE}`, at) && SPACE.includes(text[at - 1] ?? "x")) return { end: at + 3, trimsAfter: true };
  return null;
}
__name(closeAt, "closeAt");
var PATTERNS = [
  { kind: "space", pattern: /[ \t\r\n]+/y },
  { kind: "number", pattern: /[+-]?(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)/y },
  { kind: "field", pattern: /\.[\p{L}_][\p{L}\p{Nd}_]*/uy },
  { kind: "variable", pattern: /\$[\p{L}\p{Nd}_]*/uy },
  { kind: "word", pattern: /[\p{L}_][\p{L}\p{Nd}_]*/uy },
  { kind: "mark", pattern: /:=|[=|(),.]/y }
];
function lexAction(text, start, tokens) {
  tokens.push({ kind: "open", offset: start });
  let at = start;
  for (; ; ) {
    const end = closeAt(text, at);
    if (end !== null) {
      tokens.push({ kind: "close", offset: at });
      return end;
    }
    if (at >= text.length) throw new TemplateError("unclosed action", start);
    const { token, next } = lexOne(text, at);
    tokens.push(token);
    at = next;
  }
}
__name(lexAction, "lexAction");
function lexOne(text, at) {
  const first = text[at] ?? "";
  if (first === "`") {
    const close = text.indexOf("`", at + 1);
    if (close < 0) throw new TemplateError("unterminated raw quoted string", at);
    return { token: { kind: "string", value: text.slice(at + 1, close).replaceAll("\r", ""), offset: at }, next: close + 1 };
  }
  if (first === '"') return lexQuoted(text, at);
  if (first === "'") return lexCharacter(text, at);
  for (const { kind, pattern } of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === void 0) continue;
    const token = kind === "space" ? { kind, offset: at } : { kind, value: found, offset: at };
    return { token, next: at + found.length };
  }
  const advice = first === "\\" ? ": within JSON, use backquotes for text in an action" : "";
  throw new TemplateError(`unexpected ${JSON.stringify(first)} in an action${advice}`, at);
}
__name(lexOne, "lexOne");
var ESCAPES = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "	", v: "\v", "\\": "\\", "'": "'", '"': '"' };
var QUOTED = /"((?:[^"\\\n]|\\.)*)"/y;
var CHARACTER = /'((?:[^'\\\n]|\\.[0-9a-fA-F]*))'/uy;
function lexQuoted(text, at) {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(text);
  if (found === null) throw new TemplateError("unterminated quoted string", at);
  return { token: { kind: "string", value: unescapeGo(found[1] ?? "", at), offset: at }, next: at + found[0].length };
}
__name(lexQuoted, "lexQuoted");
function lexCharacter(text, at) {
  CHARACTER.lastIndex = at;
  const found = CHARACTER.exec(text);
  const [character, ...more] = [...unescapeGo(found?.[1] ?? "", at)];
  if (found === null || character === void 0 || more.length > 0) throw new TemplateError("malformed character constant", at);
  return { token: { kind: "number", value: String(character.codePointAt(0)), offset: at }, next: at + found[0].length };
}
__name(lexCharacter, "lexCharacter");
function unescapeGo(text, offset) {
  return text.replace(/\\(x[0-7][0-9a-fA-F]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[01][0-7]{2}|.)/gs, (_match, escape) => {
    if (/^[xuU]./.test(escape)) return String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    if (/^[01][0-7]{2}$/.test(escape)) return String.fromCodePoint(Number.parseInt(escape, 8));
    const plain3 = ESCAPES[escape];
    if (plain3 === void 0) throw new TemplateError(`escape \\${escape} is not offered`, offset);
    return plain3;
  });
}
__name(unescapeGo, "unescapeGo");

// src/load/ghz-compat/template/parser.ts
var NOT_OFFERED = /* @__PURE__ */ new Set(["define", "template", "block"]);
var BLOCKS = /* @__PURE__ */ new Set(["if", "with", "range"]);
function parseTemplate(text) {
  const parser = new Parser(lexTemplate(text));
  const { nodes, ended } = parser.list(0);
  if (ended !== null) throw new TemplateError(`unexpected {{${ended.word}}}`, ended.offset);
  return nodes;
}
__name(parseTemplate, "parseTemplate");
var Parser = class {
  static {
    __name(this, "Parser");
  }
  #tokens;
  #at = 0;
  /** Names in scope; `$` is always there. */
  #variables = ["$"];
  constructor(tokens) {
    this.#tokens = tokens;
  }
  /** Nodes up to the end of the text or an `end` or `else`, of which the word is consumed and nothing behind it. */
  list(loops) {
    const nodes = [];
    for (; ; ) {
      const token = this.#next();
      if (token === null) return { nodes, ended: null };
      if (token.kind === "text") {
        nodes.push({ kind: "text", text: token.value });
        continue;
      }
      this.#skipSpace();
      const head = this.#peek();
      const word = head?.kind === "word" ? head.value : "";
      const offset = head?.offset ?? token.offset;
      if (word === "end" || word === "else") {
        this.#at += 1;
        return { nodes, ended: { word, offset } };
      }
      nodes.push(this.#action(word, offset, loops));
    }
  }
  #action(word, offset, loops) {
    if (NOT_OFFERED.has(word)) throw new TemplateError(`{{${word}}} is not offered`, offset);
    if (BLOCKS.has(word)) {
      this.#at += 1;
      return this.#block(word, loops);
    }
    if (word === "break" || word === "continue") {
      this.#at += 1;
      if (loops === 0) throw new TemplateError(`{{${word}}} outside {{range}}`, offset);
      this.#close(word);
      return { kind: word };
    }
    const pipeline = this.#pipeline("action");
    this.#close("action");
    return { kind: "action", pipeline };
  }
  /** Variables that a block makes are gone after it. */
  #block(kind, loops) {
    const known = this.#variables.length;
    const pipeline = this.#pipeline(kind);
    this.#close(kind);
    const body = this.list(kind === "range" ? loops + 1 : loops);
    const node = { kind, pipeline, body: body.nodes, otherwise: body.ended?.word === "else" ? this.#otherwise(kind, loops) : null };
    if (body.ended === null) throw new TemplateError(`{{${kind}}} without {{end}}`, pipeline.offset);
    if (body.ended.word === "end") this.#close("end");
    this.#variables.length = known;
    return node;
  }
  /** What follows `else`: a list up to `end`, or the block of `else if` and `else with`, which `end` closes with this one. */
  #otherwise(kind, loops) {
    this.#skipSpace();
    const token = this.#peek();
    if (token?.kind === "word" && token.value === kind && kind !== "range") {
      this.#at += 1;
      return [this.#block(kind, loops)];
    }
    this.#close("else");
    const { nodes, ended } = this.list(loops);
    if (ended?.word !== "end") throw new TemplateError(`{{else}} without {{end}}`, token?.offset ?? 0);
    this.#close("end");
    return nodes;
  }
  #pipeline(context) {
    this.#skipSpace();
    const offset = this.#peek()?.offset ?? 0;
    const { variables, declares } = this.#declarations(context);
    const commands = [];
    do {
      commands.push(this.#command());
      this.#skipSpace();
    } while (this.#take("|"));
    for (const { head, offset: where } of commands.slice(1)) {
      if (head.kind === "constant" || head.kind === "dot") throw new TemplateError("a value cannot be piped into a value", where);
    }
    if (declares) this.#variables.push(...variables);
    return { variables, declares, commands, offset };
  }
  /** `$x :=`, `$x =`, or in a range `$i, $x :=`. */
  #declarations(context) {
    const start = this.#at;
    const variables = [];
    for (; ; ) {
      const token = this.#peek();
      if (token?.kind !== "variable") break;
      this.#at += 1;
      this.#skipSpace();
      variables.push(token.value);
      if (this.#take(":=")) return { variables, declares: true };
      if (this.#take("=")) {
        for (const name of variables) this.#requireVariable(name, token.offset);
        return { variables, declares: false };
      }
      if (context !== "range" || variables.length > 1 || !this.#take(",")) break;
      this.#skipSpace();
    }
    this.#at = start;
    return { variables: [], declares: false };
  }
  #command() {
    this.#skipSpace();
    const offset = this.#peek()?.offset ?? 0;
    const operands = [];
    for (; ; ) {
      const operand = this.#operand();
      if (operand === null) break;
      operands.push(operand);
      if (!this.#skipSpace()) break;
    }
    const [head, ...args] = operands;
    if (head === void 0) throw new TemplateError("missing value for command", offset);
    if (head.kind === "constant" && (args.length > 0 || head.value === null)) throw new TemplateError(head.value === null ? "nil is not a command" : "can’t give argument to non-function", offset);
    return { head, args, offset };
  }
  #operand() {
    const token = this.#peek();
    const base = token === null ? null : this.#term(token);
    if (base === null || token === null) return null;
    const fields = [];
    for (let next = this.#peek(); next?.kind === "field"; next = this.#peek()) {
      fields.push(next.value.slice(1));
      this.#at += 1;
    }
    if (fields.length === 0) return base;
    if (base.kind === "constant") throw new TemplateError(`unexpected .${fields[0] ?? ""} after a constant`, token.offset);
    return base.kind === "chain" ? { ...base, fields: [...base.fields, ...fields] } : { kind: "chain", of: base, fields, offset: token.offset };
  }
  #term(token) {
    const { offset } = token;
    switch (token.kind) {
      case "string":
        this.#at += 1;
        return { kind: "constant", value: token.value };
      case "number":
        this.#at += 1;
        return { kind: "constant", value: parseGoNumber(token.value, offset) };
      case "field":
        this.#at += 1;
        return { kind: "chain", of: { kind: "dot" }, fields: [token.value.slice(1)], offset };
      case "variable":
        this.#at += 1;
        this.#requireVariable(token.value, offset);
        return { kind: "variable", name: token.value, offset };
      case "word":
        this.#at += 1;
        return wordOperand(token.value, offset);
      case "mark":
        return this.#markOperand(token.value);
      default:
        return null;
    }
  }
  #markOperand(mark) {
    if (mark === ".") {
      this.#at += 1;
      return { kind: "dot" };
    }
    if (mark !== "(") return null;
    this.#at += 1;
    const pipeline = this.#pipeline("parentheses");
    if (!this.#take(")")) throw new TemplateError("unclosed left parenthesis", pipeline.offset);
    return { kind: "pipeline", pipeline };
  }
  #requireVariable(name, offset) {
    if (!this.#variables.includes(name)) throw new TemplateError(`undefined variable ${JSON.stringify(name)}`, offset);
  }
  #close(after) {
    this.#skipSpace();
    const token = this.#next();
    if (token?.kind !== "close") throw new TemplateError(`unexpected ${describe(token)} in ${after}`, token?.offset ?? 0);
  }
  #take(mark) {
    const token = this.#peek();
    if (token?.kind !== "mark" || token.value !== mark) return false;
    this.#at += 1;
    return true;
  }
  #skipSpace() {
    if (this.#peek()?.kind !== "space") return false;
    this.#at += 1;
    return true;
  }
  #peek() {
    return this.#tokens[this.#at] ?? null;
  }
  #next() {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }
};
function wordOperand(word, offset) {
  switch (word) {
    case "true":
    case "false":
      return { kind: "constant", value: word === "true" };
    case "nil":
      return { kind: "constant", value: null };
    default:
      if (BLOCKS.has(word) || NOT_OFFERED.has(word) || ["end", "else"].includes(word)) throw new TemplateError(`unexpected {{${word}}}`, offset);
      return { kind: "call", name: word, offset };
  }
}
__name(wordOperand, "wordOperand");
function describe(token) {
  if (token === null) return "end of the text";
  return "value" in token ? JSON.stringify(token.value) : token.kind;
}
__name(describe, "describe");

// src/load/ghz-compat/template/template.ts
var MOST_OUTPUT = 64 * 1024 * 1024;
function compileTemplate(text, withFunctions) {
  const nodes = parseTemplate(text);
  const functions = functionTable(withFunctions);
  for (const node of nodes) checkNode(node, functions, withFunctions);
  return {
    hasActions: nodes.some(({ kind }) => kind !== "text"),
    execute: /* @__PURE__ */ __name((data, random) => new Execution(functions, data, random).run(nodes), "execute")
  };
}
__name(compileTemplate, "compileTemplate");
function checkNode(node, functions, withFunctions) {
  if (node.kind === "text" || node.kind === "break" || node.kind === "continue") return;
  checkPipeline(node.pipeline, functions, withFunctions);
  if (node.kind === "action") return;
  for (const inner of [...node.body, ...node.otherwise ?? []]) checkNode(inner, functions, withFunctions);
}
__name(checkNode, "checkNode");
function checkPipeline({ commands }, functions, withFunctions) {
  const checkOperand = /* @__PURE__ */ __name((operand) => {
    if (operand.kind === "pipeline") checkPipeline(operand.pipeline, functions, withFunctions);
    if (operand.kind === "chain") checkOperand(operand.of);
    if (operand.kind !== "call" || functions[operand.name] !== void 0) return;
    if (FUNCTIONS_LEFT_OUT.includes(operand.name)) throw new TemplateError(`the function "${operand.name}" of ghz's templates is not offered`, operand.offset);
    const disabled = !withFunctions && functionTable(true)[operand.name] !== void 0;
    throw new TemplateError(`function "${operand.name}" not defined${disabled ? ": template functions are disabled" : ""}`, operand.offset);
  }, "checkOperand");
  for (const { head, args } of commands) [head, ...args].forEach(checkOperand);
}
__name(checkPipeline, "checkPipeline");
var Execution = class {
  static {
    __name(this, "Execution");
  }
  #functions;
  #random;
  #variables;
  #data;
  #output = "";
  constructor(functions, data, random) {
    this.#functions = functions;
    this.#random = random;
    this.#data = data;
    this.#variables = [{ name: "$", value: data }];
  }
  run(nodes) {
    this.#walk(nodes, this.#data);
    return this.#output;
  }
  #walk(nodes, dot) {
    for (const node of nodes) {
      const flow = this.#node(node, dot);
      if (flow !== "go-on") return flow;
      if (this.#output.length > MOST_OUTPUT) throw new TemplateError("the text grows beyond 64 MiB", 0);
    }
    return "go-on";
  }
  #node(node, dot) {
    switch (node.kind) {
      case "text":
        this.#output += node.text;
        return "go-on";
      case "break":
      case "continue":
        return node.kind;
      case "action": {
        const value = this.#pipeline(node.pipeline, dot);
        if (node.pipeline.variables.length === 0) this.#output += value === null ? "<no value>" : printGo(value);
        return "go-on";
      }
      default:
        return this.#inScope(() => node.kind === "range" ? this.#range(node, dot) : this.#choose(node, dot));
    }
  }
  #inScope(walk) {
    const known = this.#variables.length;
    try {
      return walk();
    } finally {
      this.#variables.length = known;
    }
  }
  #choose(node, dot) {
    const value = this.#pipeline(node.pipeline, dot);
    if (isGoTruth(value)) return this.#walk(node.body, node.kind === "with" ? value : dot);
    return node.otherwise === null ? "go-on" : this.#walk(node.otherwise, dot);
  }
  #range(node, dot) {
    const { pipeline } = node;
    const entries = rangeEntries(this.#commands(pipeline, dot), pipeline.offset);
    let empty = true;
    for (const [key, value] of entries) {
      empty = false;
      const flow = this.#inScope(() => {
        const [first, second] = pipeline.variables;
        if (first !== void 0) this.#set(pipeline, first, second === void 0 ? value : key);
        if (second !== void 0) this.#set(pipeline, second, value);
        return this.#walk(node.body, value);
      });
      if (flow === "break") break;
    }
    return empty && node.otherwise !== null ? this.#walk(node.otherwise, dot) : "go-on";
  }
  /** The value of a pipeline, its variable set. */
  #pipeline(pipeline, dot) {
    const value = this.#commands(pipeline, dot);
    for (const name of pipeline.variables) this.#set(pipeline, name, value);
    return value;
  }
  #set(pipeline, name, value) {
    const known = pipeline.declares ? void 0 : this.#variables.findLast((variable) => variable.name === name);
    if (known === void 0) this.#variables.push({ name, value });
    else known.value = value;
  }
  #commands({ commands }, dot) {
    let piped;
    for (const command of commands) piped = this.#command(command, dot, piped);
    return piped ?? null;
  }
  #command({ head, args, offset }, dot, piped) {
    if (head.kind === "call") return this.#call(head, { args, dot, piped });
    if (args.length > 0 || piped !== void 0) throw new TemplateError("can’t give argument to non-function", offset);
    return this.#operand(head, dot);
  }
  #operand(operand, dot) {
    switch (operand.kind) {
      case "constant":
        return operand.value;
      case "dot":
        return dot;
      case "variable":
        return this.#variables.findLast(({ name }) => name === operand.name)?.value ?? null;
      case "pipeline":
        return this.#pipeline(operand.pipeline, dot);
      case "chain":
        return operand.fields.reduce((value, field) => fieldOf(value, field, operand.offset), this.#operand(operand.of, dot));
      case "call":
        return this.#call(operand, { args: [], dot, piped: void 0 });
    }
  }
  #call({ name, offset }, { args, dot, piped }) {
    const wanted = this.#functions[name];
    const count = args.length + (piped === void 0 ? 0 : 1);
    if (count < wanted.least || count > wanted.most) {
      const most = wanted.least === wanted.most ? "" : wanted.most === Number.POSITIVE_INFINITY ? " or more" : ` to ${String(wanted.most)}`;
      throw new TemplateError(`wrong number of args for ${name}: want ${String(wanted.least)}${most} got ${String(count)}`, offset);
    }
    try {
      if (name === "and" || name === "or") return this.#decide(name, args, { dot, piped });
      const values = args.map((arg) => this.#operand(arg, dot));
      return wanted.call(piped === void 0 ? values : [...values, piped], this.#random);
    } catch (error) {
      throw error instanceof CallError ? new TemplateError(`error calling ${name}: ${error.message}`, offset) : error;
    }
  }
  /** `and` and `or` work out no more of their arguments than they need. */
  #decide(name, args, { dot, piped }) {
    let value = null;
    for (const arg of args) {
      value = this.#operand(arg, dot);
      if (isGoTruth(value) === (name === "or")) return value;
    }
    return piped ?? value;
  }
};
function fieldOf(value, field, offset) {
  const inner = isGoMap(value) ? value.get(field) : void 0;
  if (inner === void 0) throw new TemplateError(`can’t evaluate field ${field}`, offset);
  return inner;
}
__name(fieldOf, "fieldOf");
function rangeEntries(value, offset) {
  if (isGoList(value)) return value.map((element, at) => [BigInt(at), element]);
  if (isGoMap(value)) return sortedEntries(value);
  if (typeof value === "bigint") return Array.from({ length: Math.max(0, Number(value > 1000000n ? 1000000n : value)) }, (_, at) => [BigInt(at), BigInt(at)]);
  if (value === null) return [];
  throw new TemplateError("range can’t iterate over this value", offset);
}
__name(rangeEntries, "rangeEntries");

// src/load/ghz-compat/template/template-random.ts
var TemplateRandom = class {
  static {
    __name(this, "TemplateRandom");
  }
  #generator;
  constructor(seed, requestNumber, message = 0) {
    const request = new SplitMix64(BigInt(requestNumber)).next();
    const place = new SplitMix64(BigInt(message) + (1n << 63n)).next();
    this.#generator = new SplitMix64(seed ^ request ^ (message === 0 ? 0n : place));
  }
  /** 0 to `limit` − 1; `limit` is at least 1. */
  below(limit) {
    return this.#generator.next() % limit;
  }
  /** So many of these characters. */
  text(length, characters) {
    return Array.from({ length }, () => characters[Number(this.below(BigInt(characters.length)))]).join("");
  }
  /** A UUID of version 4. Source: RFC 9562, section 5.4. */
  uuid() {
    const bits = this.#generator.next() << 64n | this.#generator.next();
    const versioned = bits & ~(0xfn << 76n | 0x3n << 62n) | 0x4n << 76n | 0x2n << 62n;
    const hex = versioned.toString(16).padStart(32, "0");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  }
};

// src/load/ghz-compat/call-template.ts
var CallTemplate = class {
  static {
    __name(this, "CallTemplate");
  }
  #text;
  #template;
  #where;
  /** Throws USAGE, with the place in the text, where it cannot be parsed. */
  constructor(text, settings, where) {
    this.#text = text;
    this.#where = where;
    this.#template = settings.actions && text.includes("{{") ? this.#guard(() => compileTemplate(text, settings.functions)) : null;
  }
  /** True where the text has to be worked out for each call. */
  get isDynamic() {
    return this.#template?.hasActions ?? false;
  }
  /** The text of one call. Throws USAGE, with the place in the text. */
  text(variables, random) {
    const template = this.#template;
    return template === null ? this.#text : this.#guard(() => template.execute(variables, random));
  }
  /** The text of one that is not dynamic: comments may be all that a template has. */
  get plain() {
    return this.text(/* @__PURE__ */ new Map(), new TemplateRandom(0n, 0));
  }
  #guard(work) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      const around = this.#text.slice(error.offset, error.offset + 40);
      throw new IndexbenchError("USAGE", { what: `${error.message}, at character ${String(error.offset + 1)}: ${JSON.stringify(around)}`, where: `template in ${this.#where}`, next: "docs/ghz-compatibility.md lists what templates can do.", cause: error });
    }
  }
};

// src/load/ghz-compat/go-units.ts
var NS_PER_UNIT = { ns: 1, us: 1e3, "µs": 1e3, "μs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 36e11 };
function parseGoDuration(text) {
  if (text === "0") return 0;
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h)(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))*$/.test(text)) return null;
  let ns = 0;
  for (const [, number = "", unit = ""] of text.matchAll(/([\d.]+)(ns|us|µs|μs|ms|s|m|h)/g)) ns += Number(number) * (NS_PER_UNIT[unit] ?? 0);
  return Math.round(ns);
}
__name(parseGoDuration, "parseGoDuration");
var BYTES_PER_UNIT = { "": 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 };
function parseByteSize(text) {
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+)?) ?([a-z]*)$/i.exec(text) ?? [];
  const factor = BYTES_PER_UNIT[unit.toLowerCase()];
  return number === "" || factor === void 0 ? null : Math.round(Number(number) * factor);
}
__name(parseByteSize, "parseByteSize");

// src/load/ghz-compat/option-table.ts
var SCHEDULES = ["const", "step", "line"];
var GHZ_OPTIONS = {
  call: { kind: "text", support: "done", note: "package.Service/Method or package.Service.Method, with or without a dot before it" },
  proto: { kind: "text", support: "done", note: "before --protoset; with neither, CompactTxStreamer’s methods are known, and others are asked of the server by reflection" },
  protoset: { kind: "text", support: "done", note: "a FileDescriptorSet with its imports" },
  "import-paths": { kind: "list", short: "i", support: "done", note: "after the folder of the file and the working folder" },
  "reflect-metadata": { kind: "json", support: "done", note: "sent with the reflection request only" },
  concurrency: { kind: "count", short: "c", initial: "50", support: "done", note: "1 to 4096; with a rate, the most calls in flight" },
  connections: { kind: "count", initial: "1", support: "exception", note: "all are opened before the clock starts; in ghz the first calls pay for it" },
  total: { kind: "count", short: "n", initial: "200", support: "done", note: "0 = until --duration or an interrupt" },
  duration: { kind: "duration", short: "z", initial: "0", support: "done", note: "rules over --total" },
  "max-duration": { kind: "duration", short: "x", initial: "0", support: "exception", note: "the first of --total and this ends the run; ghz forgets --total" },
  "duration-stop": { kind: "choice", initial: "close", choices: ["close", "wait", "ignore"], support: "exception", note: "calls cut off are counted apart; ghz counts them as errors of the server with `close`. Other values are refused; ghz takes them for `close`" },
  rps: { kind: "count", short: "r", initial: "0", support: "exception", note: "request k (0-based) is due at k/r, in ghz at (k+1)/r; latency counts from then, in ghz from the actual send" },
  "load-schedule": { kind: "choice", initial: "const", choices: SCHEDULES, support: "done", note: "`line` is stairs of 1 s, as in ghz" },
  "load-start": { kind: "count", initial: "0", support: "exception", note: "0 is refused; ghz panics" },
  "load-end": { kind: "count", initial: "0", support: "exception", note: "never passed; ghz passes it where --load-max-duration is given. Needed unless --load-max-duration tells where the stairs end" },
  "load-step": { kind: "integer", initial: "0", support: "done", note: "negative = down, with `=`: --load-step=-5" },
  "load-step-duration": { kind: "duration", initial: "0", support: "done", note: "needed for `step`" },
  "load-max-duration": { kind: "duration", initial: "0", support: "exception", note: "without --load-end: the rate reached by then holds. With it: refused where the stairs would be cut, at which ghz jumps" },
  "concurrency-schedule": { kind: "choice", initial: "const", choices: SCHEDULES, support: "exception", note: "other values are refused; ghz takes them for `const`" },
  "concurrency-start": { kind: "count", initial: "0", support: "exception", note: "0 is 1 here" },
  "concurrency-end": { kind: "count", initial: "0", support: "exception", note: "never passed; ghz may pass it by a step" },
  "concurrency-step": { kind: "integer", initial: "1", support: "done", note: "negative = down" },
  "concurrency-step-duration": { kind: "duration", initial: "0", support: "done", note: "needed for `step`" },
  "concurrency-max-duration": { kind: "duration", initial: "0", support: "exception", note: "as --load-max-duration" },
  async: { kind: "boolean", support: "exception", note: "up to 4096 calls in flight; ghz has no bound. Needs a rate" },
  timeout: { kind: "duration", short: "t", initial: "20s", support: "done", note: "of each call, the whole stream included; 0 = none" },
  data: { kind: "text", short: "d", support: "exception", note: "`-d @` and `--data=@` read standard input; in ghz neither does. Integers beyond 2^53 keep their value; ghz rounds them" },
  "data-file": { kind: "text", short: "D", support: "done", note: "beats --data" },
  binary: { kind: "boolean", short: "b", support: "done", note: "from standard input: one message, or messages each after its length as a varint" },
  "binary-file": { kind: "text", short: "B", support: "exception", note: "beats all other data. Bytes are sent as they are, where ghz writes messages anew; lengths must add up to the file, where ghz drops a cut tail" },
  metadata: { kind: "json", short: "m", support: "exception", note: "a template that fails ends the run; ghz sends its text" },
  "metadata-file": { kind: "text", short: "M", support: "done", note: "beats --metadata" },
  "stream-interval": { kind: "duration", initial: "0", support: "exception", note: "refused for methods that take a stream; without effect on others, as in ghz" },
  "stream-call-duration": { kind: "duration", initial: "0", support: "refused", note: "streams are neither sent slowly nor cut off" },
  "stream-call-count": { kind: "count", initial: "0", support: "exception", note: "messages sent in a call that takes a stream; refused for methods that answer with one, which ghz cancels with an error" },
  "stream-dynamic-messages": { kind: "boolean", support: "exception", note: "a single object is one message, or --stream-call-count of them; ghz sends nothing without a count" },
  "disable-template-functions": { kind: "boolean", support: "done", note: "only Go’s own functions are left" },
  "disable-template-data": { kind: "boolean", support: "done", note: "data are sent as they are" },
  "template-seed": { kind: "count", initial: "0", support: "done", note: "not a flag of ghz: seeds the random functions, which ghz seeds with the time" },
  skipFirst: { kind: "count", initial: "0", support: "done", note: "the first to end are left out of the report, and its total time keeps theirs" },
  "count-errors": { kind: "boolean", support: "done", note: "failed calls enter percentiles, fastest, slowest and histogram" },
  "connect-timeout": { kind: "duration", initial: "10s", support: "exception", note: "bounds connecting, too; in ghz only reflection" },
  insecure: { kind: "boolean", support: "done", note: "plaintext; without it TLS, which goes over node:http2 and costs the client more than this program’s own HTTP/2" },
  http2: { kind: "boolean", support: "done", note: "not a flag of ghz: node:http2 in plaintext, too" },
  authority: { kind: "text", support: "done", note: "the :authority of requests, and over TLS the name that the certificate must have" },
  "max-recv-message-size": { kind: "size", support: "exception", note: "not changed by --max-send-message-size; ghz puts it to 4 MiB there" },
  "max-send-message-size": { kind: "size", support: "done", note: "a larger request is refused before the run" },
  name: { kind: "text", support: "done", note: "in the report, and before the worker’s id in templates" },
  tags: { kind: "json", support: "done", note: "in the report" },
  output: { kind: "text", short: "o", support: "done", note: "file of the report" },
  format: { kind: "choice", short: "O", initial: "summary", choices: ["summary", "csv", "json", "pretty", "hgrm", "hlog"], support: "exception", note: "html, influx-summary, influx-details and prometheus are refused; not ghz’s are HdrHistogram’s percentiles (`hgrm`) and its log of each second (`hlog`)" },
  config: { kind: "text", support: "exception", note: ".json, .toml, .yaml, .yml (YAML 1.2). Unknown keys are refused; ghz lets them pass. Environment variables (CONFIGOR_…) are not read" },
  skipTLS: { kind: "boolean", support: "done", note: "any certificate is taken; --cacert is then without effect, and this beside --insecure" },
  cacert: { kind: "text", support: "exception", note: "the roots that are trusted. Without it Node’s own and those of NODE_EXTRA_CA_CERTS; in ghz the operating system’s" },
  cert: { kind: "text", support: "done", note: "of the client; needs --key" },
  key: { kind: "text", support: "done", note: "of the client; alone it is without effect" },
  cname: { kind: "text", support: "done", note: "the name that the certificate must have; also the :authority" },
  cpus: { kind: "count", support: "ignored", note: "one thread does the work; pin the process with taskset" },
  keepalive: { kind: "duration", initial: "0", support: "ignored", note: "ghz’s pings begin after 10 s without any frame" },
  "enable-compression": { kind: "boolean", short: "e", support: "refused", note: "messages are sent and taken uncompressed" },
  "lb-strategy": { kind: "text", support: "refused", note: "one address is driven" },
  debug: { kind: "text", support: "refused", note: "there is no log of each call; the samples of a run hold more" }
};
var OPTION_NAMES = Object.keys(GHZ_OPTIONS);
function ghzOption(name) {
  return GHZ_OPTIONS[name];
}
__name(ghzOption, "ghzOption");
function isOptionName(name) {
  return Object.hasOwn(GHZ_OPTIONS, name);
}
__name(isOptionName, "isOptionName");

// src/load/ghz-compat/option-values.ts
function optionError(name, what, next) {
  return new IndexbenchError("USAGE", { what, where: `--${name}`, next });
}
__name(optionError, "optionError");
var OptionValues = class {
  static {
    __name(this, "OptionValues");
  }
  #texts;
  constructor(texts) {
    this.#texts = texts;
  }
  /** The text as given, ghz's default, or null. */
  text(name) {
    return this.#texts[name] ?? ghzOption(name).initial ?? null;
  }
  isGiven(name) {
    return this.#texts[name] !== void 0;
  }
  boolean(name) {
    return this.text(name) === "true";
  }
  /** A whole number from `least` to `most`. */
  integer(name, least, most) {
    const text = this.text(name) ?? "";
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw optionError(name, `${JSON.stringify(text)} is not a whole number from ${String(least)} to ${String(most)}`);
  }
  durationNs(name) {
    const text = this.text(name) ?? "";
    const ns = parseGoDuration(text);
    if (ns === null) throw optionError(name, `${JSON.stringify(text)} is not a duration such as 10s, 1500ms or 1m30s`);
    return ns;
  }
  /** Bytes, or null where it is not given. */
  bytes(name, most) {
    const text = this.text(name);
    if (text === null) return null;
    const bytes = parseByteSize(text);
    if (bytes === null || bytes < 1 || bytes > most) throw optionError(name, `${JSON.stringify(text)} is not a size such as 4MB or 4MiB`);
    return bytes;
  }
  choice(name) {
    const text = this.text(name) ?? "";
    const { choices = [] } = ghzOption(name);
    if (!choices.includes(text)) throw optionError(name, `${JSON.stringify(text)} is not allowed; allowed: ${choices.join(", ")}`);
    return text;
  }
  list(name) {
    return (this.text(name) ?? "").split(",").map((part) => part.trim()).filter((part) => part !== "");
  }
  /** A JSON object of texts; empty where it is not given. */
  textMap(name) {
    const text = this.text(name);
    return text === null || text.trim() === "" ? {} : textMapOf(text, (what) => optionError(name, what));
  }
};
function textMapOf(text, wrong2) {
  let map;
  try {
    map = JSON.parse(text);
  } catch (cause) {
    throw wrong2(`not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  if (map === null || typeof map !== "object" || Array.isArray(map) || Object.values(map).some((value) => typeof value !== "string")) throw wrong2(`${text} is not a JSON object of texts`);
  return map;
}
__name(textMapOf, "textMapOf");

// src/load/ghz-compat/call-metadata.ts
var RESERVED = /* @__PURE__ */ new Set(["content-type", "user-agent", "te", "grpc-timeout", "grpc-encoding", "grpc-accept-encoding", "grpc-message", "grpc-status", "grpc-message-type", "host", "connection"]);
function callMetadata(text, settings) {
  const { method, seed, where } = settings;
  const template = new CallTemplate(text, settings.templates, where);
  if (!template.isDynamic) {
    const fields = fieldsOf(template.plain, where);
    return { isDynamic: false, of: /* @__PURE__ */ __name(() => fields, "of") };
  }
  return {
    isDynamic: true,
    of: /* @__PURE__ */ __name((call) => {
      const random = new TemplateRandom(seed, call.requestNumber, METADATA_PLACE);
      return fieldsOf(template.text(callVariables(method, call, random), random), `${where}, request ${String(call.requestNumber)}`);
    }, "of")
  };
}
__name(callMetadata, "callMetadata");
var METADATA_PLACE = 2 ** 40;
function fieldsOf(text, where) {
  const wrong2 = /* @__PURE__ */ __name((what) => new IndexbenchError("USAGE", { what, where }), "wrong");
  const fields = {};
  for (const [given, value] of Object.entries(text.trim() === "" ? {} : textMapOf(text, wrong2))) {
    const name = given.toLowerCase();
    if (!/^[0-9a-z_.-]+$/.test(name)) throw wrong2(`${JSON.stringify(given)} is not a name of metadata`);
    if (RESERVED.has(name) || name.startsWith("grpc-")) throw wrong2(`${JSON.stringify(given)} is set by the client itself`);
    fields[name] = name.endsWith("-bin") ? binaryValue(value, wrong2) : value;
    if (!/^[\x20-\x7e]*$/.test(fields[name])) throw wrong2(`the value of ${JSON.stringify(given)} is not printable ASCII`);
  }
  return fields;
}
__name(fieldsOf, "fieldsOf");
function binaryValue(value, wrong2) {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) throw wrong2(`${JSON.stringify(value)} is not base64 with padding`);
  return value.replace(/=+$/, "");
}
__name(binaryValue, "binaryValue");

// src/load/ghz-compat/compat-source.ts
var KEPT_BODIES = 65536;
function compatSource({ method, messages, metadata, authority, name, connections, maxMessageBytes }) {
  const instance = /* @__PURE__ */ __name((requestNumber, client) => ({
    requestNumber,
    workerId: `${name === "" ? "" : `${name}:`}g${String(client)}c${String(client % connections)}`,
    nowMs: Date.now()
  }), "instance");
  const make = /* @__PURE__ */ __name((i, client) => {
    const list = messages.of(instance(i, client));
    for (const message of list) {
      if (message.length > maxMessageBytes) throw new IndexbenchError("USAGE", { what: `a request of ${String(message.length)} bytes is longer than ${String(maxMessageBytes)}`, where: "--max-send-message-size" });
    }
    return Buffer.concat(list.map(frameMessage));
  }, "make");
  const { cycleLength } = messages;
  const kept = cycleLength !== null && cycleLength <= KEPT_BODIES ? Array.from({ length: cycleLength }, (_, i) => make(i, 0)) : null;
  const fields = metadata.isDynamic ? null : metadata.of(instance(0, 0));
  const common = { ...authority === null || authority === "" ? {} : { ":authority": authority }, ...fields };
  return {
    schedule: { at: /* @__PURE__ */ __name(() => ({ kind: "empty" }), "at"), blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn"), requestsInPass: null, cycleLength, firstMeasured: 0, mix: null },
    parts: [{ path: `/${method.service}/${method.name}`, fields: common, newContent: /* @__PURE__ */ __name(() => new ReplyContent(method.shape === "server-streaming", false), "newContent") }],
    blocksChecked: false,
    body: kept === null ? make : (i) => kept[i % kept.length],
    fieldsOf: fields === null ? (i, client) => metadata.of(instance(i, client)) : null
  };
}
__name(compatSource, "compatSource");

// src/load/ghz-compat/command-line.ts
var BY_SHORT = new Map(OPTION_NAMES.flatMap((name) => {
  const { short } = ghzOption(name);
  return short === void 0 ? [] : [[short, name]];
}));
function parseCommandLine(args) {
  const options = {};
  const positionals = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? "";
    if (arg === "--") {
      positionals.push(...args.slice(at + 1));
      break;
    }
    const given = optionOf(arg);
    if (given === null) {
      positionals.push(arg);
      continue;
    }
    const { name, value } = given;
    if (value !== null) options[name] = value;
    else {
      at += 1;
      options[name] = valueAfter(name, args[at]);
    }
  }
  return { options, positionals };
}
__name(parseCommandLine, "parseCommandLine");
function optionOf(arg) {
  if (arg.startsWith("--")) {
    const [, text = "", value] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    const negated = text.startsWith("no-") && !isOptionName(text) ? text.slice("no-".length) : null;
    const name2 = negated ?? text;
    if (!isOptionName(name2)) throw unknown(`--${text}`);
    const isBoolean = GHZ_OPTIONS[name2].kind === "boolean";
    if (isBoolean && value !== void 0) throw new IndexbenchError("USAGE", { what: "takes no value", where: `--${text}`, next: `Write --${text} or --no-${text}.` });
    if (!isBoolean && negated !== null) throw unknown(`--${text}`);
    return { name: name2, value: isBoolean ? String(negated === null) : value ?? null };
  }
  if (!/^-[^\d]/.test(arg)) return null;
  const name = BY_SHORT.get(arg[1] ?? "");
  if (name === void 0) throw unknown(arg.slice(0, 2));
  if (GHZ_OPTIONS[name].kind === "boolean") {
    if (arg.length > 2) throw new IndexbenchError("USAGE", { what: "takes no value", where: arg });
    return { name, value: "true" };
  }
  return { name, value: arg.length > 2 ? arg.slice(2) : null };
}
__name(optionOf, "optionOf");
function valueAfter(name, next) {
  if (next === void 0 || /^-[^\d]/.test(next)) throw new IndexbenchError("USAGE", { what: "lacks its value", where: `--${name}`, next: `Write --${name}=VALUE where the value begins with a dash.` });
  return next;
}
__name(valueAfter, "valueAfter");
function unknown(flag) {
  return new IndexbenchError("USAGE", { what: `Unknown option '${flag}'`, where: "load", next: "Use the flags of ghz that docs/ghz-compatibility.md lists." });
}
__name(unknown, "unknown");

// src/load/ghz-compat/config-file.ts
import { readFileSync } from "node:fs";
import { extname } from "node:path";

// src/load/ghz-compat/schema/exact-json.ts
var EXACT = "\0integer ";
var TOKEN = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;
function parseExactJson(text) {
  return JSON.parse(text.replace(TOKEN, (token) => token.startsWith('"') ? token : JSON.stringify(EXACT + token)));
}
__name(parseExactJson, "parseExactJson");
function exactInteger(value) {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : `${EXACT}${String(value)}`;
}
__name(exactInteger, "exactInteger");
function exactDigits(value) {
  return typeof value === "string" && value.startsWith(EXACT) ? value.slice(EXACT.length) : null;
}
__name(exactDigits, "exactDigits");
function sortedGoJson(value) {
  if (Array.isArray(value)) return `[${value.map(sortedGoJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
    return `{${entries.map(([key, inner]) => `${goText(key)}:${sortedGoJson(inner)}`).join(",")}}`;
  }
  return exactDigits(value) ?? (typeof value === "string" ? goText(value) : JSON.stringify(value));
}
__name(sortedGoJson, "sortedGoJson");
function goText(text) {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
__name(goText, "goText");

// src/load/ghz-compat/plain-value.ts
function plainValue(value) {
  if (typeof value === "bigint") return exactInteger(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plainValue);
  if (value !== null && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
  return value;
}
__name(plainValue, "plainValue");

// src/load/ghz-compat/toml-document.ts
function parseToml(text) {
  return plainValue(parse(text, { integersAsBigInt: true }));
}
__name(parseToml, "parseToml");

// src/load/ghz-compat/yaml-document.ts
var import_yaml = __toESM(require_dist(), 1);
function parseYaml(text) {
  return plainValue((0, import_yaml.parse)(text, { intAsBigInt: true, logLevel: "error" }));
}
__name(parseYaml, "parseYaml");

// src/load/ghz-compat/config-file.ts
var CONFIG_DEFAULTS = { "concurrency-start": "1", "concurrency-step": "0" };
var NO_KEY = /* @__PURE__ */ new Set(["config", "binary"]);
function readConfigFile(file) {
  const { host = null, ...keys } = parse3(file, read(file));
  if (host !== null && typeof host !== "string") throw invalid(file, "host", host);
  const options = { ...CONFIG_DEFAULTS };
  for (const [key, value] of Object.entries(keys)) {
    if (key === "$schema") continue;
    if (!isOptionName(key) || NO_KEY.has(key)) throw new IndexbenchError("INPUT_INVALID", { what: `${JSON.stringify(key)} is not a key of ghz's configuration files`, where: `--config ${file}`, next: "Keys are the long names of ghz’s flags." });
    const text = textOf2(file, key, value);
    if (text !== null) options[key] = text;
  }
  return { options, host };
}
__name(readConfigFile, "readConfigFile");
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
}
__name(read, "read");
var PARSERS = { ".json": parseExactJson, ".toml": parseToml, ".yaml": parseYaml, ".yml": parseYaml };
function parse3(file, text) {
  const parser = PARSERS[extname(file).toLowerCase()];
  if (parser === void 0) throw new IndexbenchError("USAGE", { what: `is none of ${Object.keys(PARSERS).join(", ")}`, where: `--config ${file}` });
  let config;
  try {
    config = parser(text);
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_JSON", { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
  if (config === null || typeof config !== "object" || Array.isArray(config)) throw invalid(file, "", config);
  return config;
}
__name(parse3, "parse");
function textOf2(file, key, value) {
  if (value === null || value === void 0) return null;
  switch (ghzOption(key).kind) {
    case "boolean":
      if (typeof value === "boolean") return String(value);
      break;
    case "count":
    case "integer":
      if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
      break;
    case "list":
      if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value.join(",");
      break;
    case "json":
      if (typeof value === "object") return sortedGoJson(value);
      break;
    default:
      if (key === "data" && typeof value === "object") return sortedGoJson(value);
      if (typeof value === "string" && exactDigits(value) === null) return value === "" ? null : value;
  }
  throw invalid(file, key, value);
}
__name(textOf2, "textOf");
function invalid(file, key, value) {
  return new IndexbenchError("INPUT_INVALID", { what: `${JSON.stringify(value).slice(0, 80)} is not what ghz has there`, where: `--config ${file}#/${key}` });
}
__name(invalid, "invalid");

// src/load/ghz-compat/load-rates.ts
var MOST_CLIENTS = 4096;
var MOST_RATE = 1e6;
var LINE_STEP_SECONDS = 1;
function loadRates(values) {
  const arrival = arrivalOf(values);
  const concurrencySteps = concurrencyOf(values);
  if (arrival !== void 0 && concurrencySteps !== void 0) throw optionError("concurrency-schedule", "cannot be combined with a rate: there the calls in flight follow from the server");
  const isAsync = values.boolean("async");
  if (isAsync && arrival === void 0) throw optionError("async", "needs a rate: without one all requests would start at once", "Add --rps N.");
  const clients = values.integer("concurrency", 1, MOST_CLIENTS);
  if (concurrencySteps !== void 0) return { clients: Math.max(concurrencySteps.startClients, concurrencySteps.endClients), arrival, concurrencySteps };
  return { clients: isAsync ? MOST_CLIENTS : clients, arrival, concurrencySteps };
}
__name(loadRates, "loadRates");
function arrivalOf(values) {
  const schedule = values.choice("load-schedule");
  if (schedule === "const") {
    const perSecond = values.integer("rps", 0, MOST_RATE);
    return perSecond === 0 ? void 0 : { kind: "constant", perSecond };
  }
  const stairs = stairsOf(values, schedule === "line", { start: "load-start", end: "load-end", step: "load-step", stepDuration: "load-step-duration", maxDuration: "load-max-duration", most: MOST_RATE });
  return { kind: "step", startPerSecond: stairs.start, endPerSecond: stairs.end, stepPerSecond: stairs.size, stepSeconds: stairs.seconds };
}
__name(arrivalOf, "arrivalOf");
function concurrencyOf(values) {
  const schedule = values.choice("concurrency-schedule");
  if (schedule === "const") return void 0;
  const stairs = stairsOf(values, schedule === "line", {
    start: "concurrency-start",
    end: "concurrency-end",
    step: "concurrency-step",
    stepDuration: "concurrency-step-duration",
    maxDuration: "concurrency-max-duration",
    most: MOST_CLIENTS
  });
  return { startClients: stairs.start, endClients: stairs.end, stepClients: stairs.size, stepSeconds: stairs.seconds };
}
__name(concurrencyOf, "concurrencyOf");
function stairsOf(values, isLine, flags) {
  const given = values.integer(flags.start, 0, flags.most);
  const start = flags.start === "concurrency-start" ? Math.max(1, given) : given;
  if (start === 0) throw optionError(flags.start, "is needed: 1 or more");
  const step = values.integer(flags.step, -flags.most, flags.most);
  if (step === 0) throw optionError(flags.step, "is needed: how much a stair adds, or takes where it is negative");
  const seconds = isLine ? LINE_STEP_SECONDS : values.durationNs(flags.stepDuration) / 1e9;
  if (seconds === 0) throw optionError(flags.stepDuration, "is needed: how long a stair lasts");
  const maxSeconds = values.durationNs(flags.maxDuration) / 1e9;
  const end = endOf(values, flags, { start, step, seconds, maxSeconds });
  if (end === start) throw optionError(flags.end, `${String(end)} is the start, too: there are no stairs`);
  if (Math.sign(end - start) !== Math.sign(step)) throw optionError(flags.step, `${String(step)} does not lead from ${String(start)} to ${String(end)}`);
  const needed = Math.ceil(Math.abs((end - start) / step)) * seconds;
  if (maxSeconds > 0 && needed > maxSeconds) throw optionError(flags.maxDuration, `ends the stairs before they are at ${String(end)}, where ghz would jump`, `Give ${String(needed)} s or more, or leave it out.`);
  return { start, end, size: Math.abs(step), seconds };
}
__name(stairsOf, "stairsOf");
function endOf(values, flags, { start, step, seconds, maxSeconds }) {
  const end = values.integer(flags.end, 0, flags.most);
  if (end > 0) return end;
  if (maxSeconds === 0) throw optionError(flags.end, "is needed where no longest time is given: stairs without an end are not offered");
  const reached = start + step * Math.floor(maxSeconds / seconds);
  if (reached < 1 || reached > flags.most) throw optionError(flags.maxDuration, `leads the stairs to ${String(reached)}, which lies outside 1 to ${String(flags.most)}`);
  return reached;
}
__name(endOf, "endOf");

// src/load/ghz-compat/method-of-call.ts
import { readFileSync as readFileSync3 } from "node:fs";
import { join as join2 } from "node:path";

// src/load/ghz-compat/schema/descriptor-schema.ts
var import_descriptor = __toESM(require_descriptor(), 1);
var REPEATED = 3;
var GROUP = 10;
var MESSAGE = 11;
var ENUM = 14;
var SCALARS = {
  1: "double",
  2: "float",
  3: "int64",
  4: "uint64",
  5: "int32",
  6: "fixed64",
  7: "fixed32",
  8: "bool",
  9: "string",
  12: "bytes",
  13: "uint32",
  15: "sfixed32",
  16: "sfixed64",
  17: "sint32",
  18: "sint64"
};
function decodeFileSet(bytes) {
  return import_descriptor.default.FileDescriptorSet.decode(bytes).file ?? [];
}
__name(decodeFileSet, "decodeFileSet");
function decodeFile(bytes) {
  return import_descriptor.default.FileDescriptorProto.decode(bytes);
}
__name(decodeFile, "decodeFile");
function methodOfFiles(files, service, method) {
  for (const file of files) {
    const found = file.service?.find(({ name = "" }) => qualified(file.package, name) === service)?.method?.find(({ name }) => name === method);
    if (found === void 0) continue;
    return {
      service,
      name: method,
      shape: methodShape(found.clientStreaming ?? false, found.serverStreaming ?? false),
      input: new DescriptorReader(files).message(found.inputType ?? ""),
      outputName: shortName(found.outputType ?? "")
    };
  }
  return null;
}
__name(methodOfFiles, "methodOfFiles");
function qualified(prefix, name) {
  return prefix === void 0 || prefix === "" ? name : `${prefix}.${name}`;
}
__name(qualified, "qualified");
var DescriptorReader = class {
  static {
    __name(this, "DescriptorReader");
  }
  #descriptors = /* @__PURE__ */ new Map();
  #enumDescriptors = /* @__PURE__ */ new Map();
  #messages = /* @__PURE__ */ new Map();
  constructor(files) {
    for (const file of files) this.#collect(file.package ?? "", file.messageType ?? [], { enums: file.enumType ?? [], syntax: file.syntax ?? "proto2" });
  }
  /** @param name as descriptors have it, with a dot before it */
  message(name) {
    const fullName = name.replace(/^\./, "");
    const known = this.#messages.get(fullName);
    if (known !== void 0) return known;
    const found = this.#descriptors.get(fullName);
    if (found === void 0) throw new Error(`the message ${fullName} is missing`);
    const fields = [];
    const schema = { fullName, fields };
    this.#messages.set(fullName, schema);
    fields.push(...(found.descriptor.field ?? []).map((field) => this.#field(field, found)).sort((a, b) => a.number - b.number));
    return schema;
  }
  #collect(prefix, messages, { enums, syntax }) {
    for (const type of enums) this.#enumDescriptors.set(qualified(prefix, type.name ?? ""), type);
    for (const type of messages) {
      const fullName = qualified(prefix, type.name ?? "");
      this.#descriptors.set(fullName, { descriptor: type, syntax });
      this.#collect(fullName, type.nestedType ?? [], { enums: type.enumType ?? [], syntax });
    }
  }
  #field(field, { descriptor: message, syntax }) {
    const { name = "", number = 0, typeName: typeName2 = "" } = field;
    const inOneof = Object.hasOwn(field, "oneofIndex");
    const isOptional = field.proto3Optional === true;
    const entry = field.type === MESSAGE ? this.#descriptors.get(typeName2.replace(/^\./, ""))?.descriptor : void 0;
    const [key, value] = entry?.options?.mapEntry === true ? [1, 2].map((wanted) => entry.field?.find((inner) => inner.number === wanted)) : [];
    const isMap = key !== void 0 && value !== void 0;
    const type = this.#type(isMap ? value : field);
    return {
      name,
      number,
      type,
      jsonName: Object.hasOwn(field, "jsonName") && field.jsonName !== void 0 ? field.jsonName : defaultJsonName(name),
      repeated: field.label === REPEATED && !isMap,
      packed: !isMap && isPacked(field, type, syntax),
      hasPresence: field.label !== REPEATED && (syntax !== "proto3" || inOneof || isOptional || type.kind === "message"),
      mapKey: isMap ? SCALARS[key.type ?? 0] ?? "string" : null,
      oneof: inOneof && !isOptional ? message.oneofDecl?.[field.oneofIndex ?? 0]?.name ?? null : null
    };
  }
  #type({ type = 0, typeName: typeName2 = "" }) {
    if (type === GROUP) return { kind: "group" };
    if (type === MESSAGE) return { kind: "message", message: this.message(typeName2) };
    if (type === ENUM) return { kind: "enum", enum: this.#enum(typeName2.replace(/^\./, "")) };
    const scalar = SCALARS[type];
    if (scalar === void 0) throw new Error(`the field type ${String(type)} is unknown`);
    return { kind: "scalar", scalar };
  }
  #enum(fullName) {
    const found = this.#enumDescriptors.get(fullName);
    if (found === void 0) throw new Error(`the enum ${fullName} is missing`);
    return { fullName, values: new Map((found.value ?? []).map(({ name = "", number = 0 }) => [name, number])) };
  }
};
function isPacked({ label, options }, type, syntax) {
  if (label !== REPEATED || !isPackable(type)) return false;
  if (options !== void 0 && options !== null && Object.hasOwn(options, "packed")) return options.packed === true;
  return syntax !== "proto2" && syntax !== "";
}
__name(isPacked, "isPacked");

// src/load/ghz-compat/schema/proto-file-schema.ts
var import_proto_loader = __toESM(require_src(), 1);
var import_protobufjs2 = __toESM(require_protobufjs(), 1);
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
function methodOfProtoFile(protoFile, importFolders, { service, method }) {
  const where = `--proto ${protoFile}`;
  if (!protoFile.endsWith(".proto")) throw new IndexbenchError("USAGE", { what: "a .proto file is expected", where });
  const root = loadRoot(protoFile, importFolders, where);
  const found = root.lookup(service, [import_protobufjs2.default.Service]);
  if (!(found instanceof import_protobufjs2.default.Service)) throw new IndexbenchError("USAGE", { what: `has no service ${JSON.stringify(service)}`, where });
  const definition = found.methods[method];
  if (definition === void 0) throw new IndexbenchError("USAGE", { what: `${service} has no method ${JSON.stringify(method)}; it has: ${Object.keys(found.methods).join(", ")}`, where });
  definition.resolve();
  if (definition.resolvedRequestType === null) throw new IndexbenchError("USAGE", { what: `${method} has no known request type`, where });
  return {
    service,
    name: method,
    shape: methodShape(definition.requestStream ?? false, definition.responseStream ?? false),
    input: new SchemaReader().message(definition.resolvedRequestType),
    outputName: shortName(definition.responseType)
  };
}
__name(methodOfProtoFile, "methodOfProtoFile");
function loadRoot(protoFile, importFolders, where) {
  const root = new import_protobufjs2.default.Root();
  const folders = [dirname(protoFile), ".", ...importFolders];
  root.resolvePath = (origin, target) => {
    if (origin === "" || isAbsolute(target)) return target;
    return folders.map((folder) => join(folder, target)).find(existsSync) ?? target;
  };
  const main = isAbsolute(protoFile) ? join(dirname(protoFile), basename(protoFile)) : protoFile;
  try {
    readFileSync2(resolve(main));
    root.loadSync(main, { keepCase: true }).resolveAll();
    return root;
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: `cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
  }
}
__name(loadRoot, "loadRoot");
var SchemaReader = class {
  static {
    __name(this, "SchemaReader");
  }
  #messages = /* @__PURE__ */ new Map();
  #enums = /* @__PURE__ */ new Map();
  message(type) {
    const known = this.#messages.get(type);
    if (known !== void 0) return known;
    const fields = [];
    const schema = { fullName: fullNameOf(type), fields };
    this.#messages.set(type, schema);
    fields.push(...type.fieldsArray.map((field) => this.#field(field)).sort((a, b) => a.number - b.number));
    return schema;
  }
  #field(field) {
    field.resolve();
    const given = field.getOption("json_name");
    const isOptional = field.getOption("proto3_optional") === true;
    const type = this.#type(field);
    return {
      name: field.name,
      jsonName: typeof given === "string" ? given : defaultJsonName(field.name),
      number: field.id,
      type,
      repeated: field.repeated,
      packed: field.repeated && isPackable(type) && field.packed,
      hasPresence: !field.repeated && !(field instanceof import_protobufjs2.default.MapField) && (type.kind === "message" || Boolean(field.hasPresence)),
      mapKey: field instanceof import_protobufjs2.default.MapField ? field.keyType : null,
      oneof: field.partOf === null || isOptional ? null : field.partOf.name
    };
  }
  #type(field) {
    const { resolvedType } = field;
    if (resolvedType instanceof import_protobufjs2.default.Enum) return { kind: "enum", enum: this.#enum(resolvedType) };
    if (resolvedType === null) return { kind: "scalar", scalar: field.type };
    return field.delimited ? { kind: "group" } : { kind: "message", message: this.message(resolvedType) };
  }
  #enum(type) {
    const known = this.#enums.get(type);
    if (known !== void 0) return known;
    const schema = { fullName: fullNameOf(type), values: new Map(Object.entries(type.values)) };
    this.#enums.set(type, schema);
    return schema;
  }
};
function fullNameOf(type) {
  return type.fullName.replace(/^\./, "");
}
__name(fullNameOf, "fullNameOf");

// src/load/ghz-compat/schema/reflection.ts
var import_grpc_js2 = __toESM(require_src2(), 1);
var import_protobufjs3 = __toESM(require_protobufjs(), 1);
var VERSIONS = ["grpc.reflection.v1", "grpc.reflection.v1alpha"];
async function methodByReflection({ service, method }, settings) {
  const { host, port } = settings.target;
  const where = `reflection of ${host}:${String(port)}`;
  const client = new import_grpc_js2.Client(`${host}:${String(port)}`, channelCredentials(settings.target), { "grpc.enable_http_proxy": 0, ...settings.authority === null ? {} : { "grpc.default_authority": settings.authority } });
  try {
    const files = await filesOf(service, client, { settings, where });
    const found = methodOfFiles(files, service, method);
    if (found === null) throw new IndexbenchError("USAGE", { what: `${service} has no method ${JSON.stringify(method)}`, where });
    return found;
  } finally {
    client.close();
  }
}
__name(methodByReflection, "methodByReflection");
async function filesOf(service, client, { settings, where }) {
  for (const version of VERSIONS) {
    const stream = new ReflectionStream(client, version, settings);
    try {
      return await stream.filesOf(service);
    } catch (cause) {
      const code = cause.code;
      if (code === import_grpc_js2.status.UNIMPLEMENTED) continue;
      if (cause instanceof AnswerError) throw new IndexbenchError("USAGE", { what: cause.message, where, cause });
      throw new IndexbenchError("SYSTEM_NOT_READY", { what: cause instanceof Error ? cause.message : String(cause), where, next: "Start the server, or give --proto.", cause });
    } finally {
      stream.end();
    }
  }
  throw new IndexbenchError("USAGE", { what: "the server does not support reflection", where, next: "Give the service’s file with --proto or --protoset." });
}
__name(filesOf, "filesOf");
var AnswerError = class extends Error {
  static {
    __name(this, "AnswerError");
  }
};
var REQUEST = { fileByName: 3, fileOfSymbol: 4 };
var RESPONSE = { files: 4, error: 7 };
var FILES = { file: 1 };
var ERROR = { message: 2 };
var ReflectionStream = class {
  static {
    __name(this, "ReflectionStream");
  }
  #call;
  #answers;
  constructor(client, version, { metadata, timeoutMs }) {
    const fields = new import_grpc_js2.Metadata();
    for (const [name, value] of Object.entries(metadata)) fields.set(name, name.toLowerCase().endsWith("-bin") ? Buffer.from(value, "base64") : value);
    const asTheyAre = /* @__PURE__ */ __name((bytes) => bytes, "asTheyAre");
    this.#call = client.makeBidiStreamRequest(`/${version}.ServerReflection/ServerReflectionInfo`, asTheyAre, asTheyAre, fields, { deadline: Date.now() + timeoutMs });
    this.#answers = this.#call[Symbol.asyncIterator]();
  }
  /** The file that defines the service, and all that it imports. */
  async filesOf(service) {
    const files = /* @__PURE__ */ new Map();
    const wanted = [{ field: REQUEST.fileOfSymbol, text: service }];
    for (let next = wanted.pop(); next !== void 0; next = wanted.pop()) {
      if (next.field === REQUEST.fileByName && files.has(next.text)) continue;
      for (const file of await this.#ask(next.field, next.text)) {
        files.set(file.name ?? "", file);
        for (const name of file.dependency ?? []) if (!files.has(name)) wanted.push({ field: REQUEST.fileByName, text: name });
      }
    }
    return [...files.values()];
  }
  end() {
    this.#call.on("error", () => void 0);
    this.#call.cancel();
  }
  async #ask(field, text) {
    this.#call.write(Buffer.from(import_protobufjs3.default.Writer.create().uint32(field << 3 | 2).string(text).finish()));
    const answer = await this.#answers.next();
    if (answer.done === true) throw new AnswerError("the server ended the reflection before it had answered");
    const files = [];
    for (const { number, bytes } of fieldsIn(answer.value)) {
      if (number === RESPONSE.error) throw new AnswerError(`cannot find ${text}: ${errorText(bytes)}`);
      if (number === RESPONSE.files) {
        for (const inner of fieldsIn(bytes)) if (inner.number === FILES.file) files.push(decodeFile(inner.bytes));
      }
    }
    return files;
  }
};
function errorText(bytes) {
  return fieldsIn(bytes).filter(({ number }) => number === ERROR.message).map((field) => Buffer.from(field.bytes).toString("utf8")).join(" ");
}
__name(errorText, "errorText");
function fieldsIn(message) {
  const reader = import_protobufjs3.default.Reader.create(message);
  const fields = [];
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if ((tag & 7) === 2) fields.push({ number: tag >>> 3, bytes: reader.bytes() });
    else reader.skipType(tag & 7);
  }
  return fields;
}
__name(fieldsIn, "fieldsIn");

// src/load/ghz-compat/method-of-call.ts
async function methodOfCall(call, sources) {
  const name = parseCall(call);
  if (sources.proto !== null) return methodOfProtoFile(sources.proto, sources.importFolders, name);
  if (sources.protoset !== null) return methodOfProtoset(sources.protoset, name);
  if (name.service === SERVICE) return methodOfProtoFile(join2(sources.protoFolder, "service.proto"), [sources.protoFolder], name);
  if (sources.target === null) throw new IndexbenchError("USAGE", { what: "no address is given", where: "load", next: "Give the address of the server, such as 127.0.0.1:9067." });
  return methodByReflection(name, { target: sources.target, authority: sources.authority, metadata: sources.reflectMetadata, timeoutMs: sources.timeoutMs });
}
__name(methodOfCall, "methodOfCall");
function parseCall(call) {
  const [, service = "", method = ""] = /^\.?([^/]+)[./]([^./]+)$/.exec(call) ?? [];
  if (service === "") throw new IndexbenchError("USAGE", { what: `${JSON.stringify(call)} is not package.Service/Method`, where: "--call" });
  return { service, method };
}
__name(parseCall, "parseCall");
function methodOfProtoset(file, { service, method }) {
  const where = `--protoset ${file}`;
  let bytes;
  try {
    bytes = readFileSync3(file);
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where, cause });
  }
  let found;
  try {
    found = methodOfFiles(decodeFileSet(bytes), service, method);
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: `is no set of descriptors with its imports: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
  }
  if (found === null) throw new IndexbenchError("USAGE", { what: `has no ${service}/${method}`, where });
  return found;
}
__name(methodOfProtoset, "methodOfProtoset");

// src/load/ghz-compat/echoed-options.ts
var TEXTS = ["call", "proto", "protoset", "cacert", "cert", "key", "cname", "authority"];
function echoedOptions(values, total) {
  const texts = Object.fromEntries(TEXTS.flatMap((name) => {
    const text = values.text(name);
    return text === null || text === "" ? [] : [[name, text]];
  }));
  const whole = /* @__PURE__ */ __name((name) => values.integer(name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), "whole");
  const atLeastOne = /* @__PURE__ */ __name((key, value) => value === 0 ? {} : { [key]: value }, "atLeastOne");
  return {
    ...texts,
    ...values.list("import-paths").length === 0 ? {} : { "import-paths": values.list("import-paths") },
    ...values.boolean("skipTLS") ? { skipTLS: true } : {},
    insecure: values.boolean("insecure"),
    ...atLeastOne("rps", whole("rps")),
    "load-schedule": values.choice("load-schedule"),
    "load-start": whole("load-start"),
    "load-end": whole("load-end"),
    "load-step": whole("load-step"),
    "load-step-duration": values.durationNs("load-step-duration"),
    "load-max-duration": values.durationNs("load-max-duration"),
    concurrency: whole("concurrency"),
    "concurrency-schedule": values.choice("concurrency-schedule"),
    "concurrency-start": whole("concurrency-start"),
    "concurrency-end": whole("concurrency-end"),
    "concurrency-step": whole("concurrency-step"),
    "concurrency-step-duration": values.durationNs("concurrency-step-duration"),
    "concurrency-max-duration": values.durationNs("concurrency-max-duration"),
    ...atLeastOne("total", total),
    ...values.boolean("async") ? { async: true } : {},
    connections: whole("connections") || 1,
    ...atLeastOne("duration", Math.max(values.durationNs("duration"), values.durationNs("max-duration"))),
    ...atLeastOne("timeout", values.durationNs("timeout")),
    ...atLeastOne("dial-timeout", values.durationNs("connect-timeout")),
    ...atLeastOne("keepalive", values.durationNs("keepalive")),
    binary: values.boolean("binary") || values.text("binary-file") !== null,
    CPUs: 1,
    ...(values.text("name") ?? "") === "" ? {} : { name: values.text("name") ?? "" },
    ...atLeastOne("skipFirst", whole("skipFirst")),
    ...values.boolean("count-errors") ? { "count-errors": true } : {}
  };
}
__name(echoedOptions, "echoedOptions");

// src/load/ghz-compat/schema/json-encoder.ts
var import_protobufjs4 = __toESM(require_protobufjs(), 1);

// src/load/ghz-compat/schema/well-known.ts
var WRAPPERS = new Set(["DoubleValue", "FloatValue", "Int64Value", "UInt64Value", "Int32Value", "UInt32Value", "BoolValue", "StringValue", "BytesValue"].map((name) => `google.protobuf.${name}`));
var NS_PER_SECOND = 1000000000n;
function wellKnownFields({ fullName, fields }, value, wrong2) {
  if (WRAPPERS.has(fullName)) return { value };
  const named = /* @__PURE__ */ __name((number, content) => ({ [fields.find((field) => field.number === number)?.name ?? ""]: content }), "named");
  switch (fullName) {
    case "google.protobuf.Timestamp":
      return secondsAndNanos(timestampNs(value, wrong2));
    case "google.protobuf.Duration":
      return secondsAndNanos(durationNs(value, wrong2));
    case "google.protobuf.Struct":
      if (value === null || typeof value !== "object" || Array.isArray(value)) throw wrong2("is not an object");
      return named(1, value);
    case "google.protobuf.ListValue":
      if (!Array.isArray(value)) throw wrong2("is not an array");
      return named(1, value);
    case "google.protobuf.Value":
      return named(...jsonValue(value));
    case "google.protobuf.Any":
      throw wrong2("google.protobuf.Any is not offered in JSON: give the request as binary data (-B)");
    default:
      return null;
  }
}
__name(wellKnownFields, "wellKnownFields");
function jsonValue(value) {
  if (value === null) return [1, 0];
  const digits = exactDigits(value);
  if (digits !== null) return [2, Number(digits)];
  if (typeof value === "number") return [2, value];
  if (typeof value === "string") return [3, value];
  if (typeof value === "boolean") return [4, value];
  return Array.isArray(value) ? [6, value] : [5, value];
}
__name(jsonValue, "jsonValue");
function secondsAndNanos({ ns, floor }) {
  const rest = floor ? (ns % NS_PER_SECOND + NS_PER_SECOND) % NS_PER_SECOND : ns % NS_PER_SECOND;
  return { seconds: String((ns - rest) / NS_PER_SECOND), nanos: Number(rest) };
}
__name(secondsAndNanos, "secondsAndNanos");
function timestampNs(value, wrong2) {
  const [, seconds = "", fraction = "", zone = ""] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/.exec(typeof value === "string" ? value : "") ?? [];
  const unixMs = Date.parse(`${seconds}${zone}`);
  if (seconds === "" || Number.isNaN(unixMs)) throw wrong2(`${JSON.stringify(value)} is not a time such as 2026-01-31T12:00:00.5Z`);
  return { ns: BigInt(unixMs) * 1000000n + BigInt(fraction.padEnd(9, "0")), floor: true };
}
__name(timestampNs, "timestampNs");
function durationNs(value, wrong2) {
  const [, sign = "", seconds = "", fraction = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(typeof value === "string" ? value : "") ?? [];
  if (seconds === "") throw wrong2(`${JSON.stringify(value)} is not a duration in seconds such as 1.5s`);
  const ns = BigInt(seconds) * NS_PER_SECOND + BigInt(fraction.padEnd(9, "0"));
  return { ns: sign === "-" ? -ns : ns, floor: false };
}
__name(durationNs, "durationNs");

// src/load/ghz-compat/schema/json-encoder.ts
function encodeJson(message, value, where) {
  const writer = import_protobufjs4.default.Writer.create();
  writeMessage(writer, { message, value, where });
  return Buffer.from(writer.finish());
}
__name(encodeJson, "encodeJson");
function wrong(where, what) {
  return new IndexbenchError("USAGE", { what, where, next: "Give the request in protobuf’s JSON form." });
}
__name(wrong, "wrong");
function shown(value) {
  const text = exactDigits(value) ?? JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
__name(shown, "shown");
function writeMessage(writer, { message, value, where }) {
  const fields = wellKnownFields(message, value, (what) => wrong(where, what)) ?? value;
  if (fields === null || typeof fields !== "object" || Array.isArray(fields)) throw wrong(where, `${shown(value)} is not an object`);
  const given = /* @__PURE__ */ new Map();
  const oneofs = /* @__PURE__ */ new Map();
  for (const [key, inner] of Object.entries(fields)) {
    const field = message.fields.find(({ jsonName, name }) => jsonName === key || name === key);
    if (field === void 0) throw wrong(where, `there is no field ${JSON.stringify(key)}; there are: ${message.fields.map(({ name }) => name).join(", ")}`);
    const place = `${where}/${key}`;
    if (given.has(field)) throw wrong(place, "is given twice");
    if (inner === null && !isJsonValue(field.type)) continue;
    if (field.oneof !== null && oneofs.has(field.oneof)) throw wrong(place, `cannot be given with ${JSON.stringify(oneofs.get(field.oneof))}: both are of the oneof ${field.oneof}`);
    if (field.oneof !== null) oneofs.set(field.oneof, key);
    given.set(field, { value: inner, where: place });
  }
  for (const field of message.fields) {
    const found = given.get(field);
    if (found !== void 0) writeField(writer, field, found);
  }
}
__name(writeMessage, "writeMessage");
function isJsonValue(type) {
  return type.kind === "message" && type.message.fullName === "google.protobuf.Value";
}
__name(isJsonValue, "isJsonValue");
function writeField(writer, field, { value, where }) {
  if (field.mapKey !== null) {
    writeMap(writer, { ...field, mapKey: field.mapKey }, { value, where });
    return;
  }
  if (!field.repeated) {
    if (field.hasPresence || !isDefault(field.type, value, where)) writeTagged(writer, field, { value, where });
    return;
  }
  if (!Array.isArray(value)) throw wrong(where, `${shown(value)} is not an array`);
  const elements = value;
  if (!field.packed || elements.length === 0) {
    elements.forEach((element, at) => {
      writeTagged(writer, field, { value: element, where: `${where}/${String(at)}` });
    });
    return;
  }
  writer.uint32(field.number << 3 | LENGTH_DELIMITED).fork();
  elements.forEach((element, at) => {
    writeValue(writer, field.type, { value: element, where: `${where}/${String(at)}` });
  });
  writer.ldelim();
}
__name(writeField, "writeField");
function writeMap(writer, field, { value, where }) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw wrong(where, `${shown(value)} is not an object`);
  const keyType = { kind: "scalar", scalar: field.mapKey };
  for (const [key, inner] of Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)) {
    const place = `${where}/${key}`;
    writer.uint32(field.number << 3 | LENGTH_DELIMITED).fork();
    writeTagged(writer, { number: 1, type: keyType }, { value: key, where: place });
    writeTagged(writer, { number: 2, type: field.type }, { value: inner, where: place });
    writer.ldelim();
  }
}
__name(writeMap, "writeMap");
var VARINT = 0;
var FIXED_64 = 1;
var LENGTH_DELIMITED = 2;
var FIXED_32 = 5;
function wireType(type) {
  if (type.kind === "enum") return VARINT;
  if (type.kind !== "scalar") return LENGTH_DELIMITED;
  switch (type.scalar) {
    case "double":
    case "fixed64":
    case "sfixed64":
      return FIXED_64;
    case "float":
    case "fixed32":
    case "sfixed32":
      return FIXED_32;
    case "string":
    case "bytes":
      return LENGTH_DELIMITED;
    default:
      return VARINT;
  }
}
__name(wireType, "wireType");
function writeTagged(writer, { number, type }, { value, where }) {
  writer.uint32((number << 3 | wireType(type)) >>> 0);
  if (type.kind !== "message") {
    writeValue(writer, type, { value, where });
    return;
  }
  writer.fork();
  writeMessage(writer, { message: type.message, value, where });
  writer.ldelim();
}
__name(writeTagged, "writeTagged");
function writeValue(writer, type, { value, where }) {
  switch (type.kind) {
    case "enum":
      writer.int32(enumOf(type.enum, value, where));
      return;
    case "scalar":
      writeScalar(writer, type.scalar, { value, where });
      return;
    default:
      throw wrong(where, "groups and delimited messages are not offered");
  }
}
__name(writeValue, "writeValue");
function writeScalar(writer, scalar, { value, where }) {
  switch (scalar) {
    case "string":
      writer.string(textOf3(value, where));
      return;
    case "bytes":
      writer.bytes(bytesOf(value, where));
      return;
    case "bool":
      writer.bool(boolOf(value, where));
      return;
    case "double":
    case "float":
      writer[scalar](floatOf(value, where));
      return;
    case "int64":
    case "uint64":
    case "sint64":
    case "fixed64":
    case "sfixed64":
      writer[scalar](halves(integerOf(scalar, value, where)));
      return;
    default:
      writer[scalar](Number(integerOf(scalar, value, where)));
  }
}
__name(writeScalar, "writeScalar");
function halves(value) {
  const bits = BigInt.asUintN(64, value);
  return { low: Number(bits & 0xffffffffn), high: Number(bits >> 32n) };
}
__name(halves, "halves");
function isDefault(type, value, where) {
  if (type.kind === "enum") return enumOf(type.enum, value, where) === 0;
  if (type.kind !== "scalar") return false;
  switch (type.scalar) {
    case "string":
      return textOf3(value, where) === "";
    case "bytes":
      return bytesOf(value, where).length === 0;
    case "bool":
      return !boolOf(value, where);
    case "double":
    case "float":
      return floatOf(value, where) === 0;
    default:
      return integerOf(type.scalar, value, where) === 0n;
  }
}
__name(isDefault, "isDefault");
function textOf3(value, where) {
  if (typeof value !== "string" || exactDigits(value) !== null) throw wrong(where, `${shown(value)} is not a string`);
  return value;
}
__name(textOf3, "textOf");
function boolOf(value, where) {
  if (value === true || value === "true") return true;
  if (value === false || value === "false") return false;
  throw wrong(where, `${shown(value)} is not true or false`);
}
__name(boolOf, "boolOf");
function bytesOf(value, where) {
  if (typeof value !== "string" || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) throw wrong(where, `${shown(value)} is not base64 with padding`);
  return Buffer.from(value, "base64");
}
__name(bytesOf, "bytesOf");
var SPECIAL_FLOATS = { NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, "-Infinity": Number.NEGATIVE_INFINITY };
function floatOf(value, where) {
  const text = exactDigits(value) ?? value;
  if (typeof text === "number") return text;
  if (typeof text === "string") {
    const special = SPECIAL_FLOATS[text];
    if (special !== void 0) return special;
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)) return Number(text);
  }
  throw wrong(where, `${shown(value)} is not a number`);
}
__name(floatOf, "floatOf");
var SIGNED_32 = [-(2n ** 31n), 2n ** 31n - 1n];
var UNSIGNED_32 = [0n, 2n ** 32n - 1n];
var SIGNED_64 = [-(2n ** 63n), 2n ** 63n - 1n];
var UNSIGNED_64 = [0n, 2n ** 64n - 1n];
var RANGES = {
  int32: SIGNED_32,
  sint32: SIGNED_32,
  sfixed32: SIGNED_32,
  uint32: UNSIGNED_32,
  fixed32: UNSIGNED_32,
  int64: SIGNED_64,
  sint64: SIGNED_64,
  sfixed64: SIGNED_64,
  uint64: UNSIGNED_64,
  fixed64: UNSIGNED_64
};
function integerOf(scalar, value, where) {
  const text = exactDigits(value) ?? (typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value);
  if (typeof text !== "string" || !/^[+-]?\d{1,20}$/.test(text)) throw wrong(where, `${shown(value)} is not an integer`);
  const number = BigInt(text.replace("+", ""));
  const [least, most] = RANGES[scalar];
  if (number < least || number > most) throw wrong(where, `${text} lies outside ${String(least)} to ${String(most)}`);
  return number;
}
__name(integerOf, "integerOf");
function enumOf({ values }, value, where) {
  if (typeof value === "string") {
    const named = values.get(value);
    if (named !== void 0) return named;
  }
  const number = typeof value === "string" && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number === "number" && Number.isInteger(number) && number >= -(2 ** 31) && number < 2 ** 31) return number;
  throw wrong(where, `${shown(value)} is not allowed; allowed: ${[...values.keys()].join(", ")}`);
}
__name(enumOf, "enumOf");

// src/load/ghz-compat/request-messages.ts
function takesStream(method) {
  return method.shape === "client-streaming";
}
__name(takesStream, "takesStream");
function cycled(messages, count) {
  return count === 0 ? [...messages] : Array.from({ length: count }, (_, at) => messages[at % messages.length]);
}
__name(cycled, "cycled");
function staticMessages(messages, method, stream) {
  if (takesStream(method)) {
    const whole = cycled(messages, stream.count);
    return { cycleLength: 1, of: /* @__PURE__ */ __name(() => whole, "of") };
  }
  return { cycleLength: messages.length, of: /* @__PURE__ */ __name(({ requestNumber }) => [messages[requestNumber % messages.length]], "of") };
}
__name(staticMessages, "staticMessages");
function jsonMessages(text, settings) {
  const { method, where } = settings;
  const whole = new CallTemplate(text, settings.templates, where);
  const elements = text.trimStart().startsWith("[") ? arrayElements(text, where) : null;
  if (!whole.isDynamic) {
    if (takesStream(method) && settings.stream.dynamic) throw new IndexbenchError("USAGE", { what: "has no template to work out for each message", where: "--stream-dynamic-messages" });
    return staticMessages(elements === null ? [encodeAt(method, whole.plain, where)] : elements.map((element, at) => encodeAt(method, element, `${where} /${String(at)}`)), method, settings.stream);
  }
  if (!takesStream(method)) return perCall(settings, elements ?? [text]);
  return settings.stream.dynamic ? perMessage(settings, elements ?? [text]) : wholeStream(settings, whole);
}
__name(jsonMessages, "jsonMessages");
function arrayElements(text, where) {
  const list = parseJson(text, where);
  if (!Array.isArray(list)) throw new IndexbenchError("USAGE", { what: "is not an array of objects", where });
  if (list.length === 0) throw new IndexbenchError("USAGE", { what: "is an empty array: there is nothing to send", where });
  list.forEach((element, at) => {
    if (element === null || typeof element !== "object" || Array.isArray(element)) {
      throw new IndexbenchError("USAGE", { what: `${exactDigits(element) ?? JSON.stringify(element)} is not an object`, where: `${where} /${String(at)}` });
    }
  });
  return list.map(sortedGoJson);
}
__name(arrayElements, "arrayElements");
function parseJson(text, where) {
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, where, next: "Numbers from a template stand in quotes.", cause });
  }
}
__name(parseJson, "parseJson");
function encodeAt(method, text, where) {
  const value = text.trim() === "" ? {} : parseJson(text, where);
  return encodeJson(method.input, value ?? {}, where);
}
__name(encodeAt, "encodeAt");
function perCall({ method, templates, seed, where }, elements) {
  const compiled = elements.map((element, at) => new CallTemplate(element, templates, elements.length === 1 ? where : `${where} /${String(at)}`));
  return {
    cycleLength: null,
    of: /* @__PURE__ */ __name((call) => {
      const random = new TemplateRandom(seed, call.requestNumber);
      const template = compiled[call.requestNumber % compiled.length];
      return [encodeAt(method, template.text(callVariables(method, call, random), random), `${where}, request ${String(call.requestNumber)}`)];
    }, "of")
  };
}
__name(perCall, "perCall");
function perMessage({ method, templates, stream, seed, where }, elements) {
  const compiled = elements.map((element, at) => new CallTemplate(element, templates, `${where} /${String(at)}`));
  const count = stream.count === 0 ? compiled.length : stream.count;
  return {
    cycleLength: null,
    of: /* @__PURE__ */ __name((call) => Array.from({ length: count }, (_, at) => {
      const random = new TemplateRandom(seed, call.requestNumber, at);
      const template = compiled[at % compiled.length];
      return encodeAt(method, template.text(callVariables(method, call, random), random), `${where}, request ${String(call.requestNumber)}, message ${String(at)}`);
    }), "of")
  };
}
__name(perMessage, "perMessage");
function wholeStream({ method, stream, seed, where }, whole) {
  return {
    cycleLength: null,
    of: /* @__PURE__ */ __name((call) => {
      const random = new TemplateRandom(seed, call.requestNumber);
      const place = `${where}, request ${String(call.requestNumber)}`;
      const value = parseJson(whole.text(callVariables(method, call, random), random), place);
      const list = Array.isArray(value) ? value : [value];
      return cycled(list.map((element, at) => encodeJson(method.input, element, `${place} /${String(at)}`)), stream.count);
    }, "of")
  };
}
__name(wholeStream, "wholeStream");

// src/load/ghz-compat/ghz-stop.ts
var NO_LIMIT_MS = 864e5;
var UNLIMITED_TOTAL = 2147483647;
var MOST_REQUESTS = 1e9;
var MOST_SECONDS = 86400;
var GRACE_MS = 1e4;
function ghzStop(values) {
  const timeoutNs = values.durationNs("timeout");
  const deadlineMs = timeoutNs === 0 ? NO_LIMIT_MS : timeoutNs / 1e6;
  const atEnd = values.choice("duration-stop");
  const total = values.integer("total", 0, MOST_REQUESTS);
  const longest = secondsOf(values, "max-duration");
  const seconds = longest > 0 ? longest : secondsOf(values, "duration");
  if (seconds === 0) {
    return { stop: { kind: "count", requests: total === 0 ? MOST_REQUESTS : total }, atEnd, total, deadlineMs, overallLimitMs: NO_LIMIT_MS };
  }
  const overallLimitMs = seconds * 1e3 + (atEnd === "wait" ? deadlineMs : 0) + GRACE_MS;
  const hasCount = longest > 0 && total > 0;
  const stop = hasCount ? { kind: "first", requests: total, seconds } : { kind: "window", seconds };
  return { stop, atEnd, total: hasCount ? total : UNLIMITED_TOTAL, deadlineMs, overallLimitMs };
}
__name(ghzStop, "ghzStop");
function secondsOf(values, name) {
  const seconds = values.durationNs(name) / 1e9;
  if (seconds > MOST_SECONDS) throw optionError(name, `${String(seconds)} s is more than a day`);
  return seconds;
}
__name(secondsOf, "secondsOf");

// src/load/ghz-compat/tls-options.ts
import { X509Certificate } from "node:crypto";
import { readFileSync as readFileSync4 } from "node:fs";
import { createSecureContext } from "node:tls";
function tlsOf(values) {
  if (values.boolean("insecure")) return void 0;
  const isVerified = !values.boolean("skipTLS");
  const name = authorityOption(values);
  return {
    isVerified,
    ...name === null ? {} : { serverName: name.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1") },
    ...isVerified ? rootsOf(values) : {},
    ...clientPairOf(values)
  };
}
__name(tlsOf, "tlsOf");
function authorityOption(values) {
  const given = values.text("authority");
  const authority = given === "" ? null : given;
  const name = values.boolean("insecure") ? null : values.text("cname");
  if (name === null || name === "") return authority;
  if (authority !== null && authority !== name) throw optionError("authority", `${JSON.stringify(authority)} is not ${JSON.stringify(name)}, the --cname`, "Over TLS give one of them.");
  return name;
}
__name(authorityOption, "authorityOption");
function rootsOf(values) {
  const ca = pemOf(values, "cacert");
  if (ca === null) return {};
  checked("cacert", values, () => new X509Certificate(ca));
  return { ca };
}
__name(rootsOf, "rootsOf");
function clientPairOf(values) {
  const certificate = pemOf(values, "cert");
  if (certificate === null) return {};
  const key = pemOf(values, "key");
  if (key === null) throw optionError("key", "is needed beside --cert");
  checked("cert", values, () => createSecureContext({ cert: certificate, key }));
  return { certificate, key };
}
__name(clientPairOf, "clientPairOf");
function pemOf(values, name) {
  const file = values.text(name);
  if (file === null || file === "") return null;
  try {
    return readFileSync4(file, "utf8");
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where: `--${name} ${file}`, cause });
  }
}
__name(pemOf, "pemOf");
function checked(name, values, read2) {
  try {
    read2();
  } catch (cause) {
    throw new IndexbenchError("INPUT_INVALID", { what: `no PEM that can be used: ${cause instanceof Error ? cause.message : String(cause)}`, where: `--${name} ${values.text(name) ?? ""}`, cause });
  }
}
__name(checked, "checked");

// src/load/ghz-compat/ghz-load.ts
var LARGEST_MESSAGE = 2147483647;
var MOST_MESSAGES = 1e6;
var LARGEST_SEED = Number.MAX_SAFE_INTEGER;
async function readGhzLoad(args, context) {
  const { values, positionals } = readOptions(args);
  refuseWhatIsNotOffered(values);
  const call = values.text("call");
  if (call === null) throw optionError("call", "is missing", "Name a method, as --call cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlock.");
  const target = targetOf(positionals, tlsOf(values));
  const connectNs = values.durationNs("connect-timeout");
  const method = await methodOfCall(call, {
    proto: values.text("proto"),
    protoset: values.text("protoset"),
    importFolders: values.list("import-paths"),
    protoFolder: context.protoFolder,
    target,
    authority: authorityOption(values),
    reflectMetadata: values.textMap("reflect-metadata"),
    timeoutMs: Math.max(1, connectNs / 1e6)
  });
  refuseShape(method, values);
  const stop = ghzStop(values);
  const rates = loadRates(values);
  const connections = values.integer("connections", 0, 4096) || 1;
  const workers = values.integer("concurrency", 1, 4096);
  if (connections > workers) throw optionError("connections", `${String(connections)} is more than the ${String(workers)} of --concurrency`, "Use at most one connection a client.");
  const skipFirst = values.integer("skipFirst", 0, LARGEST_MESSAGE);
  const most = stop.total === 0 ? UNLIMITED_TOTAL : stop.total;
  if (skipFirst > most) throw optionError("skipFirst", `"${String(skipFirst)}" is not a whole number from 0 to ${String(most)}`);
  const name = values.text("name") ?? "";
  return {
    order: {
      transport: values.boolean("http2") ? "http2" : void 0,
      clients: rates.clients,
      connections: Math.min(connections, rates.clients),
      arrival: rates.arrival,
      concurrencySteps: rates.concurrencySteps,
      warmupRequests: 0,
      stop: stop.stop,
      atEnd: stop.atEnd,
      maxMessageBytes: values.bytes("max-recv-message-size", LARGEST_MESSAGE) ?? LARGEST_MESSAGE,
      deadlineMs: stop.deadlineMs,
      idleLimitMs: stop.deadlineMs,
      overallLimitMs: stop.overallLimitMs,
      connectLimitMs: connectNs === 0 ? void 0 : connectNs / 1e6,
      expectedPassSha256: null
    },
    source: sourceOf(method, values, { name, connections, readStdin: context.readStdin }),
    target,
    options: echoedOptions(values, stop.total),
    isUnlimited: stop.total === 0,
    name,
    tags: values.textMap("tags"),
    skipFirst,
    countErrors: values.boolean("count-errors"),
    format: values.choice("format"),
    output: values.text("output")
  };
}
__name(readGhzLoad, "readGhzLoad");
function readOptions(args) {
  const line = parseCommandLine(args);
  const file = line.options.config;
  if (file === void 0) return { values: new OptionValues(line.options), positionals: line.positionals };
  const config = readConfigFile(file);
  const positionals = line.positionals.length === 0 && config.host !== null ? [config.host] : line.positionals;
  return { values: new OptionValues({ ...config.options, ...line.options }), positionals };
}
__name(readOptions, "readOptions");
function refuseWhatIsNotOffered(values) {
  for (const name of OPTION_NAMES) {
    const { support, note, initial, kind } = ghzOption(name);
    const text = values.text(name);
    const isIdle = text === null || text === initial || kind === "boolean" && text === "false" || kind === "duration" && values.durationNs(name) === 0;
    if (support === "refused" && !isIdle) throw optionError(name, `is not offered: ${note}`);
  }
}
__name(refuseWhatIsNotOffered, "refuseWhatIsNotOffered");
function refuseShape(method, values) {
  if (method.shape === "bidi-streaming") throw optionError("call", `${method.name} streams both ways, which is not offered`);
  if (method.shape === "client-streaming" && values.durationNs("stream-interval") > 0) throw optionError("stream-interval", "is not offered: all messages of a call are sent at once");
  if (method.shape === "server-streaming" && values.integer("stream-call-count", 0, MOST_MESSAGES) > 0) throw optionError("stream-call-count", "is not offered for a method that answers with a stream: cut short, it would count as an error");
}
__name(refuseShape, "refuseShape");
function targetOf(positionals, tls) {
  const [address, extra] = positionals;
  if (extra !== void 0) throw new IndexbenchError("USAGE", { what: "is one argument too many: give one host:port", where: extra });
  return address === void 0 ? null : { ...requireLoopback(parseAddress(address)), tls };
}
__name(targetOf, "targetOf");
function sourceOf(method, values, { name, connections, readStdin }) {
  const templates = { functions: !values.boolean("disable-template-functions"), actions: !values.boolean("disable-template-data") };
  const seed = BigInt(values.integer("template-seed", 0, LARGEST_SEED));
  const metadata = metadataText(values);
  return compatSource({
    method,
    messages: messagesOf(method, values, { templates, seed, readStdin }),
    metadata: callMetadata(metadata.text, { method, templates, seed, where: metadata.where }),
    authority: authorityOption(values),
    name,
    connections,
    maxMessageBytes: values.bytes("max-send-message-size", LARGEST_MESSAGE) ?? LARGEST_MESSAGE
  });
}
__name(sourceOf, "sourceOf");
function metadataText(values) {
  const file = values.text("metadata-file");
  if (file !== null) return { text: readInput("metadata-file", file).toString("utf8"), where: `--metadata-file ${file}` };
  const text = values.text("metadata") ?? "";
  return { text: text.trim() === "" ? "" : sortedGoJson(values.textMap("metadata")), where: "--metadata" };
}
__name(metadataText, "metadataText");
function messagesOf(method, values, { readStdin, templates, seed }) {
  const stream = { count: values.integer("stream-call-count", 0, MOST_MESSAGES), dynamic: values.boolean("stream-dynamic-messages") };
  const binaryFile = values.text("binary-file");
  if (binaryFile !== null) return staticMessages(binaryMessages(readInput("binary-file", binaryFile), `--binary-file ${binaryFile}`), method, stream);
  if (values.boolean("binary")) return staticMessages(binaryMessages(readStdin(), "--binary (standard input)"), method, stream);
  const settings = { method, templates, stream, seed };
  const data = values.text("data");
  if (data === "@") return jsonMessages(readStdin().toString("utf8"), { ...settings, where: "--data @ (standard input)" });
  const dataFile = values.text("data-file");
  if (dataFile !== null) return jsonMessages(readInput("data-file", dataFile).toString("utf8"), { ...settings, where: `--data-file ${dataFile}` });
  return jsonMessages(data === null || data.trim() === "" ? "" : inOrder(data), { ...settings, where: "--data" });
}
__name(messagesOf, "messagesOf");
function inOrder(data) {
  let value;
  try {
    value = parseExactJson(data);
  } catch (cause) {
    throw optionError("data", `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, "A template within it stands in quotes.");
  }
  return sortedGoJson(value);
}
__name(inOrder, "inOrder");
function readInput(name, file) {
  try {
    return readFileSync5(file);
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where: `--${name} ${file}`, cause });
  }
}
__name(readInput, "readInput");

// src/interop/hdr-log.ts
var NS_PER_SECOND2 = 1e9;
var NS_PER_MS = 1e6;
function hdrLog({ startUnixMs, values }) {
  const startSeconds = startUnixMs / 1e3;
  const lines = [
    "#[Histogram log format version 1.3]",
    `#[StartTime: ${startSeconds.toFixed(3)} (seconds since epoch), ${new Date(startUnixMs).toISOString()}]`,
    '"StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"'
  ];
  const histogram = new HdrHistogram();
  let second = 0;
  const end = /* @__PURE__ */ __name(() => {
    if (histogram.total > 0) lines.push(`${(startSeconds + second).toFixed(3)},1.000,${(histogram.max / NS_PER_MS).toFixed(3)},${histogram.encode()}`);
    histogram.clear();
  }, "end");
  for (const { atNs, valueNs } of values) {
    const its = Math.max(0, Math.floor(atNs / NS_PER_SECOND2));
    if (its > second) {
      end();
      second = its;
    }
    histogram.record(valueNs);
  }
  end();
  return `${lines.join("\n")}
`;
}
__name(hdrLog, "hdrLog");

// src/interop/hdr-percentiles.ts
var NS_PER_MS2 = 1e6;
var TICKS_PER_HALF_DISTANCE = 5;
function hdrPercentiles(histogram) {
  const { mean, deviation } = momentsOf(histogram);
  const highest = [...histogram.slots()].at(-1)?.highest ?? 0;
  return [
    `${"Value".padStart(12)} ${"Percentile".padStart(14)} ${"TotalCount".padStart(10)} ${"1/(1-Percentile)".padStart(14)}`,
    "",
    ...percentileLines(histogram),
    `#[Mean    = ${ms(mean)}, StdDeviation   = ${ms(deviation)}]`,
    `#[Max     = ${ms(highest)}, Total count    = ${String(histogram.total).padStart(12)}]`,
    `#[Buckets = ${String(BUCKETS).padStart(12)}, SubBuckets     = ${String(SUB_BUCKETS).padStart(12)}]`,
    ""
  ].join("\n");
}
__name(hdrPercentiles, "hdrPercentiles");
function percentileLines(histogram) {
  const { total } = histogram;
  const lines = [];
  let level = 0;
  let below = 0;
  for (const { highest, count } of histogram.slots()) {
    below += count;
    for (const reached = 100 * below / total; level <= reached && lines.length < MOST_LINES; level = nextLevel(level)) {
      lines.push(lineOf(highest, level, below));
      if (below === total) return [...lines, `${ms(highest)} ${1 .toFixed(12)} ${String(total).padStart(10)}`];
    }
  }
  return lines;
}
__name(percentileLines, "percentileLines");
var MOST_LINES = 1e4;
function lineOf(valueNs, level, below) {
  const distance = 1 / (1 - level / 100);
  return `${ms(valueNs)} ${(level / 100).toFixed(12)} ${String(below).padStart(10)} ${distance.toFixed(2).padStart(14)}`;
}
__name(lineOf, "lineOf");
function nextLevel(level) {
  const halvings = Math.floor(Math.log(100 / (100 - level)) / Math.log(2)) + 1;
  return level + 100 / (TICKS_PER_HALF_DISTANCE * 2 ** halvings);
}
__name(nextLevel, "nextLevel");
function momentsOf(histogram) {
  const slots = [...histogram.slots()];
  const { total } = histogram;
  if (total === 0) return { mean: 0, deviation: 0 };
  const mean = slots.reduce((sum, slot) => sum + middleOf(slot) * slot.count, 0) / total;
  const squares = slots.reduce((sum, slot) => sum + (middleOf(slot) - mean) ** 2 * slot.count, 0);
  return { mean, deviation: Math.sqrt(squares / total) };
}
__name(momentsOf, "momentsOf");
function middleOf({ lowest, highest }) {
  return lowest + Math.floor((highest - lowest + 1) / 2);
}
__name(middleOf, "middleOf");
function ms(ns) {
  return (ns / NS_PER_MS2).toFixed(3).padStart(12);
}
__name(ms, "ms");

// src/interop/ghz-report-writer.ts
var PERCENTAGES = [10, 25, 50, 75, 90, 95, 99];
var BUCKETS2 = 10;
function toGhzReport(run) {
  const { calls } = run;
  const counted = run.countErrors ? calls : calls.filter(({ status }) => status === 0);
  const latencies = Float64Array.from(counted, ({ latencyNs }) => latencyNs).sort();
  const sum = calls.reduce((total, { latencyNs }) => total + latencyNs, 0);
  return {
    date: `${new Date(run.startUnixMs + run.totalNs / 1e6).toISOString().slice(0, 19)}Z`,
    ...run.name === "" ? {} : { name: run.name },
    endReason: run.endReason,
    options: run.options,
    count: calls.length,
    total: run.totalNs,
    average: calls.length === 0 ? 0 : Math.floor(sum / calls.length),
    fastest: latencies[0] ?? 0,
    slowest: latencies.at(-1) ?? 0,
    rps: run.totalNs === 0 ? 0 : calls.length / (run.totalNs / 1e9),
    errorDistribution: tally(calls.filter(({ status }) => status !== 0).map(errorText2)),
    statusCodeDistribution: tally(calls.map(({ status }) => ghzStatusName(status))),
    latencyDistribution: latencies.length === 0 ? null : PERCENTAGES.map((percentage) => percentileEntry(latencies, percentage)),
    histogram: latencies.length === 0 ? null : histogramOf(latencies),
    details: calls.map((call) => ({
      timestamp: timestampOf(run.startUnixMs, call.endNs),
      latency: call.latencyNs,
      error: call.status === 0 ? "" : errorText2(call),
      status: ghzStatusName(call.status)
    })),
    ...Object.keys(run.tags).length === 0 ? {} : { tags: { ...run.tags } }
  };
}
__name(toGhzReport, "toGhzReport");
function ghzStatusName(status) {
  return status <= 16 ? statusGoName(status) : `Code(${String(status)})`;
}
__name(ghzStatusName, "ghzStatusName");
function errorText2(call) {
  return `rpc error: code = ${ghzStatusName(call.status)} desc = ${call.text}`;
}
__name(errorText2, "errorText");
function tally(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
__name(tally, "tally");
function percentileEntry(ascending, percentage) {
  return { percentage, latency: ascending[nearestRank(ascending.length, percentage) - 1] ?? 0 };
}
__name(percentileEntry, "percentileEntry");
function histogramOf(ascending) {
  const first = (ascending[0] ?? 0) / 1e9;
  const last = (ascending.at(-1) ?? 0) / 1e9;
  const marks = Array.from({ length: BUCKETS2 + 1 }, (_, i) => i === BUCKETS2 ? last : first + i * (last - first) / BUCKETS2);
  const counts = new Array(BUCKETS2 + 1).fill(0);
  let bucket = 0;
  for (const latencyNs of ascending) {
    while (bucket < BUCKETS2 && latencyNs / 1e9 > (marks[bucket] ?? 0)) bucket += 1;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return marks.map((mark, i) => ({ mark, count: counts[i] ?? 0, frequency: (counts[i] ?? 0) / ascending.length }));
}
__name(histogramOf, "histogramOf");
function timestampOf(startUnixMs, endNs) {
  const startSeconds = Math.floor(startUnixMs / 1e3);
  const ns = Math.round((startUnixMs - startSeconds * 1e3) * 1e6) + endNs;
  const seconds = startSeconds + Math.floor(ns / 1e9);
  const nanoseconds = (ns % 1e9 + 1e9) % 1e9;
  return `${new Date(seconds * 1e3).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, "0")}Z`;
}
__name(timestampOf, "timestampOf");

// src/interop/ghz-csv.ts
function ghzCsv(report) {
  const rows = (report.details ?? []).map(({ latency, status, error }) => `${(latency / 1e6).toFixed(2)},${plain(status)},${plain(error)}`);
  return `
${["duration (ms),status,error", ...rows].join("\n")}
`;
}
__name(ghzCsv, "ghzCsv");
function plain(text) {
  return text.replace(new RegExp("\\p{Cc}", "gu"), " ");
}
__name(plain, "plain");

// src/interop/ghz-summary.ts
var LONGEST_BAR = 40;
var BAR = "∎";
var COLUMN_GAP = 3;
function ghzSummary(report) {
  const lines = ["", "Summary:"];
  if (report.name !== void 0) lines.push(`  Name:		${plain2(report.name)}`);
  lines.push(
    `  Count:	${String(report.count)}`,
    `  Total:	${duration(report.total)}`,
    `  Slowest:	${duration(report.slowest)}`,
    `  Fastest:	${duration(report.fastest)}`,
    ...someSucceeded(report) ? [`  Average:	${duration(report.average)}`, `  Requests/sec:	${report.rps.toFixed(2)}`] : ["  No call succeeded."],
    "",
    "Response time histogram:",
    ...histogramLines(report.histogram ?? []),
    "",
    "Latency distribution:",
    ...(report.latencyDistribution ?? []).map(({ percentage, latency }) => `  ${String(percentage)} % in ${duration(latency)} `),
    "",
    "Status code distribution:",
    ...aligned(Object.entries(report.statusCodeDistribution).map(([name, count]) => [`[${plain2(name)}]`, `${String(count)} responses`])),
    ""
  );
  const errors = Object.entries(report.errorDistribution).map(([text, count]) => [`[${String(count)}]`, plain2(text)]);
  if (errors.length > 0) lines.push("Error distribution:", ...aligned(errors));
  lines.push("");
  return `${lines.join("\n")}
`;
}
__name(ghzSummary, "ghzSummary");
function someSucceeded({ statusCodeDistribution }) {
  return (statusCodeDistribution["OK"] ?? 0) > 0;
}
__name(someSucceeded, "someSucceeded");
function duration(ns) {
  if (ns < 1e4) return `${String(ns)} ns`;
  return ns < 1e9 ? `${(ns / 1e6).toFixed(2)} ms` : `${(ns / 1e9).toFixed(2)} s`;
}
__name(duration, "duration");
function histogramLines(buckets) {
  const most = Math.max(0, ...buckets.map(({ count }) => count));
  const marks = buckets.map(({ mark }) => (mark * 1e3).toFixed(3));
  const counts = buckets.map(({ count }) => `[${String(count)}]`);
  const markWidth = Math.max(0, ...marks.map((text) => text.length));
  const countWidth = Math.max(0, ...counts.map((text) => text.length));
  return buckets.map(({ count }, i) => {
    const bar = BAR.repeat(most === 0 ? 0 : Math.floor((count * LONGEST_BAR + most / 2) / most));
    return `  ${(marks[i] ?? "").padEnd(markWidth)} ${(counts[i] ?? "").padEnd(countWidth)} |${bar}`;
  });
}
__name(histogramLines, "histogramLines");
function aligned(rows) {
  const widthOf = /* @__PURE__ */ __name((column) => Math.max(0, ...rows.map((row) => row[column].length)) + COLUMN_GAP, "widthOf");
  return rows.map(([first, second]) => `  ${first.padEnd(widthOf(0))}${second.padEnd(widthOf(1))}`);
}
__name(aligned, "aligned");
function plain2(text) {
  return text.replace(new RegExp("\\p{Cc}", "gu"), " ");
}
__name(plain2, "plain");

// src/load/ghz-compat/ghz-output.ts
var MOST_TEXTS = 3;
function ghzReportOf(load, target, result) {
  const report = toGhzReport({
    options: { ...load.options, host: authorityOf(target) },
    name: load.name,
    tags: load.tags,
    countErrors: load.countErrors,
    endReason: endReasonOf(load, result),
    startUnixMs: result.window.startUnixMs,
    totalNs: result.window.lastEndNs,
    calls: measuredCalls(result).slice(load.skipFirst)
  });
  return someSucceeded(report) ? report : { ...report, average: 0, rps: 0 };
}
__name(ghzReportOf, "ghzReportOf");
function loadReportText(load, target, result) {
  const { format: format2 } = load;
  if (format2 !== "hgrm" && format2 !== "hlog") return formatGhzReport(ghzReportOf(load, target, result), format2);
  const counted = measuredCalls(result).slice(load.skipFirst).filter(({ status }) => load.countErrors || status === 0);
  if (format2 === "hlog") return hdrLog({ startUnixMs: result.window.startUnixMs, values: counted.map(({ endNs, latencyNs }) => ({ atNs: endNs, valueNs: latencyNs })) });
  const histogram = new HdrHistogram();
  for (const { latencyNs } of counted) histogram.record(latencyNs);
  return hdrPercentiles(histogram);
}
__name(loadReportText, "loadReportText");
function formatGhzReport(report, format2) {
  switch (format2) {
    case "csv":
      return ghzCsv(report);
    case "summary":
      return ghzSummary(report);
    case "json":
      return JSON.stringify(report);
    case "pretty":
      return `${JSON.stringify(report, null, 2)}
`;
  }
}
__name(formatGhzReport, "formatGhzReport");
function endReasonOf(load, result) {
  if (result.endReason === "cancel" || result.endReason === "server-gone") return "cancel";
  const { stop } = load.order;
  const wasHandedOut = stop.kind === "count" || stop.kind === "first" && result.started >= stop.requests;
  return result.endReason === "timeout" || !wasHandedOut ? "timeout" : "normal";
}
__name(endReasonOf, "endReasonOf");
function textOfStatus(failures, status) {
  const groups = failures.filter((group) => group.status === sampleStatusName(status));
  if (groups.length < 2) return groups[0]?.text ?? "";
  const named = groups.slice(0, MOST_TEXTS).map(({ calls, text }) => `${String(calls)} × ${text}`);
  return `one of: ${[...named, ...groups.length > MOST_TEXTS ? ["others"] : []].join("; ")}`;
}
__name(textOfStatus, "textOfStatus");
function measuredCalls(result) {
  const texts = /* @__PURE__ */ new Map();
  const calls = [];
  for (const { rows, wide, narrow } of readRawSamples(result.samples.file)) {
    for (let at = 0; at < rows; at += 1) {
      if (narrow.phase[at] !== SAMPLE_PHASE.measured) continue;
      const status = narrow.status[at] ?? 0;
      const endNs = wide.endNs[at] ?? 0;
      if (!texts.has(status)) texts.set(status, status === 0 ? "" : textOfStatus(result.failures, status));
      calls.push({ endNs, latencyNs: endNs - (wide.intendedStartNs[at] ?? 0), status, text: texts.get(status) ?? "" });
    }
  }
  return calls;
}
__name(measuredCalls, "measuredCalls");

// src/load/scenario-load.ts
var IDLE_LIMIT_MS = 3e4;
var OVERALL_LIMIT_MS = 24 * 36e5;
function scenarioLoad({ scenario, workload, target, transport, firstHeight, lastHeight, format: format2, output }) {
  if (firstHeight > lastHeight) throw new IndexbenchError("USAGE", { what: `the heights ${firstHeight} to ${lastHeight} are empty`, where: "--first-height, --last-height" });
  const [named] = fixtureKindsOf({ scenario });
  if (named !== void 0) throw new IndexbenchError("USAGE", { what: `the scenario names ${named} of a chain, which only a run selects`, where: "--scenario", next: "Choose another scenario, or give ghz’s own flags with the data." });
  const planned = plannedScenario({ scenario, workload, firstHeight, lastHeight });
  const order = driveOrderOf(planned, { target, transport, samplesFile: "", idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: OVERALL_LIMIT_MS, expectedPassSha256: null });
  return {
    order,
    source: requestSourceOf(order),
    target,
    isUnlimited: false,
    options: {
      call: `${SERVICE}/${scenario.method}`,
      insecure: target.tls === void 0,
      "load-schedule": "const",
      concurrency: scenario.clients,
      "concurrency-schedule": "const",
      total: scenario.stop.kind === "count" ? scenario.stop.requests : UNLIMITED_TOTAL,
      connections: order.connections,
      timeout: scenario.deadlineSeconds * 1e9,
      binary: false,
      name: scenario.title
    },
    name: scenario.title,
    tags: {},
    skipFirst: 0,
    countErrors: false,
    format: format2,
    output
  };
}
__name(scenarioLoad, "scenarioLoad");

// src/run/load-command.ts
var TIP_TIMEOUT_MS = 1e4;
var STANDARD_INPUT = 0;
async function runLoad({ args, packageRoot, signal, onStart }) {
  const protoFolder = join3(packageRoot, "dist", "proto");
  const isScenario = args.some((arg) => arg === "--scenario" || arg.startsWith("--scenario="));
  const load = isScenario ? await parseScenarioArgs(args, packageRoot, protoFolder) : await readGhzLoad(args, { protoFolder, readStdin: /* @__PURE__ */ __name(() => readFileSync6(STANDARD_INPUT), "readStdin") });
  const target = requireLoopback(load.target);
  if (load.isUnlimited) onStart("neither --total nor --duration sets an end: calls go on until Ctrl-C, and the report follows");
  const watchdog = await startWatchdog({ entry: join3(packageRoot, "dist", "watchdog.mjs") });
  const work = createTempFolder({ registrar: watchdog });
  try {
    const result = await driveRequests({ ...load.order, target, samplesFile: join3(work.path, "samples.raw") }, load.source, { onProgress: /* @__PURE__ */ __name(() => void 0, "onProgress"), signal });
    const text = loadReportText(load, target, result);
    if (load.output !== null) writeReportFile(load.output, text);
    const notes = troublesOf(result);
    return { text, file: load.output, notes, exitCode: result.endReason === "cancel" ? 130 : notes.length > 0 ? 4 : 0 };
  } finally {
    await work.remove();
    await watchdog.stop();
  }
}
__name(runLoad, "runLoad");
function writeReportFile(file, text) {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}
__name(writeReportFile, "writeReportFile");
function troublesOf({ ok, started, cutOff, statusCounts, endReason }) {
  const calls = started - cutOff;
  return [
    ...endReason === "server-gone" ? [`the server could no longer be reached: ended after ${String(started)} calls, before all were sent`] : [],
    ...ok > 0 && hasTooManyErrors({ calls, ok, backpressure: statusCounts["RESOURCE_EXHAUSTED"] ?? 0 }) ? [`${String(calls - ok)} of ${String(calls)} calls failed; the report's rate counts them as ghz does, so it is no rate of work done`] : [],
    ...ok === 0 ? ["not one call was good: rate and latencies of the report are those of failures, and no result"] : []
  ];
}
__name(troublesOf, "troublesOf");
async function parseScenarioArgs(args, packageRoot, protoFolder) {
  const { values, positionals } = parseScenarioFlags(args);
  const [address, ...others] = positionals;
  if (address === void 0 || others.length > 0) throw new IndexbenchError("USAGE", { what: "exactly one address is wanted, such as 127.0.0.1:9067", where: "load" });
  const workload = loadWorkload(values.workload ?? "demo", packageRoot);
  const id = values.scenario ?? "";
  requireKnown({ kind: "scenario", name: id, known: workload.scenarios.map((scenario2) => scenario2.id), where: "--scenario" });
  const scenario = workload.scenarios.find((candidate) => candidate.id === id);
  if (scenario === void 0) throw new Error(`no scenario ${id}`);
  const target = { ...requireLoopback(parseAddress(address)), tls: scenarioTls(values) };
  const reportFormat = format(values.format);
  const lastHeight = height("--last-height", values["last-height"]) ?? await tipOf(target, protoFolder);
  const transport = values.http2 === true ? "http2" : void 0;
  return scenarioLoad({ scenario, workload: workload.id, target, transport, firstHeight: height("--first-height", values["first-height"]) ?? 1, lastHeight, format: reportFormat, output: values.output ?? null });
}
__name(parseScenarioArgs, "parseScenarioArgs");
function scenarioTls({ cacert, cert, key, skipTLS }) {
  const given = Object.entries({ cacert, cert, key, skipTLS }).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]);
  return given.length === 0 ? void 0 : tlsOf(new OptionValues(Object.fromEntries(given)));
}
__name(scenarioTls, "scenarioTls");
function parseScenarioFlags(args) {
  try {
    return parseWith(args);
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: cause instanceof Error ? cause.message : String(cause), where: "load", next: "With --scenario only --workload, --first-height, --last-height, --http2, --cacert, --cert, --key, --skipTLS, --format and --output are known.", cause });
  }
}
__name(parseScenarioFlags, "parseScenarioFlags");
function parseWith(args) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      scenario: { type: "string" },
      workload: { type: "string" },
      "first-height": { type: "string" },
      "last-height": { type: "string" },
      http2: { type: "boolean" },
      cacert: { type: "string" },
      cert: { type: "string" },
      key: { type: "string" },
      skipTLS: { type: "boolean" },
      format: { type: "string", short: "O", default: "summary" },
      output: { type: "string", short: "o" }
    }
  });
}
__name(parseWith, "parseWith");
async function tipOf(target, protoFolder) {
  const control = new ControlClient(target, protoFolder, { channel: channelCredentials(target) });
  try {
    return (await control.latestBlock(TIP_TIMEOUT_MS)).height;
  } catch (cause) {
    throw new IndexbenchError("SYSTEM_NOT_READY", { what: `GetLatestBlock failed: ${(cause instanceof Error ? cause.message : String(cause)).replace(/\s*Resolution note:\s*$/, "")}`, where: `${target.host}:${target.port}`, next: "Start the server, or give --last-height.", cause });
  } finally {
    control.close();
  }
}
__name(tipOf, "tipOf");
function height(flag, text) {
  if (text === void 0) return null;
  if (!/^\d{1,9}$/.test(text)) throw new IndexbenchError("USAGE", { what: `"${text}" is no block height`, where: flag });
  return Number(text);
}
__name(height, "height");
function format(text) {
  const known = GHZ_OPTIONS.format.choices.find((choice) => choice === text);
  if (known === void 0) throw new IndexbenchError("USAGE", { what: `unknown format "${text}"; known: ${GHZ_OPTIONS.format.choices.join(", ")}`, where: "--format" });
  return known;
}
__name(format, "format");
export {
  runLoad
};
