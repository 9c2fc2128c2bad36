import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseVariantList
} from "./chunk-WH227OHT.mjs";
import {
  escapeText
} from "./chunk-RUSGHASN.mjs";
import {
  IndexbenchError,
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/cli/environment.ts
import { homedir } from "node:os";
import { delimiter, isAbsolute, join, resolve } from "node:path";
function readEnvironment(env = process.env) {
  const programFolders = foldersIn(env["INDEXBENCH_BIN"]);
  const toolFolders = [...programFolders, ...foldersIn(env["PATH"])];
  const ci = readCi(env);
  const ciRun = ci === null ? void 0 : { repository: ci.repository, runId: ci.runId, sha: ci.sha };
  const programSources = { programFolders, toolFolders, cacheFolder: cacheFolderIn(env), buildEnvironment: buildEnvironmentIn(env), ciRun };
  return { toolFolders, programSources, runVariables: runVariablesIn(env), color: env["NO_COLOR"] === void 0 && env["TERM"] !== "dumb", ci };
}
__name(readEnvironment, "readEnvironment");
function foldersIn(list) {
  return (list ?? "").split(delimiter).filter((folder) => folder !== "");
}
__name(foldersIn, "foldersIn");
function cacheFolderIn(env) {
  if (env["INDEXBENCH_CACHE"] !== void 0 && env["INDEXBENCH_CACHE"] !== "") return resolve(env["INDEXBENCH_CACHE"]);
  const asked = env["XDG_CACHE_HOME"] ?? "";
  return join(isAbsolute(asked) ? asked : join(env["HOME"] ?? homedir(), ".cache"), "indexbench");
}
__name(cacheFolderIn, "cacheFolderIn");
var FOR_BUILDS = new RegExp(
  `^(?:${[
    "HOME|USER|LOGNAME|(?:https?|no|all)_proxy|HTTPS?_PROXY|NO_PROXY|ALL_PROXY|SSL_CERT_(?:FILE|DIR)|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSH_COMMAND",
    "CARGO_HOME|RUSTUP_HOME|RUSTUP_TOOLCHAIN|RUSTUP_AUTO_INSTALL|CARGO_(?:HTTP|NET)_[A-Z0-9_]+|CARGO_REGISTRIES_[A-Z0-9_]+_INDEX",
    "GOPATH|GOMODCACHE|GOCACHE|GOROOT|GOTOOLCHAIN|GOPROXY|GONOPROXY|GOSUMDB|GONOSUMDB|GOPRIVATE|GOINSECURE",
    "PROTOC|LIBCLANG_PATH|PKG_CONFIG_PATH|OPENSSL_DIR"
  ].join("|")})$`
);
function buildEnvironmentIn(env) {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value !== void 0 && FOR_BUILDS.test(name) ? [[name, value]] : []));
}
__name(buildEnvironmentIn, "buildEnvironmentIn");
function runVariablesIn(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("INDEXBENCH_RUN_")));
}
__name(runVariablesIn, "runVariablesIn");
function readCi(env) {
  if (env["GITHUB_ACTIONS"] !== "true") return null;
  const attempt = Number(env["GITHUB_RUN_ATTEMPT"]);
  return {
    provider: "github-actions",
    runId: env["GITHUB_RUN_ID"] ?? null,
    job: env["GITHUB_JOB"] ?? null,
    repository: env["GITHUB_REPOSITORY"] ?? null,
    sha: env["GITHUB_SHA"] ?? null,
    attempt: Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 1
  };
}
__name(readCi, "readCi");

// src/cli/run-inputs.ts
import { resolve as resolve2 } from "node:path";

// src/model/generated/run-inputs.ts
var RUN_INPUTS = [
  { "name": "plan", "description": "A plan file, or the name of an embedded plan", "default": "demo", "form": "text", "value": "plan", "allowed": null, "scope": "run" },
  { "name": "variants", "description": "Measure these variants, in this order; by comma or one a line. NAME=PIN is one of your own: zaino-mine=git:URL@COMMIT", "default": "", "form": "variants", "value": "list", "allowed": null, "scope": "run" },
  { "name": "studies", "description": "index-build, serving; by comma", "default": "", "form": "names", "value": "names", "allowed": null, "scope": "run" },
  { "name": "workload", "description": "Another workload than the plan’s", "default": "", "form": "text", "value": "file", "allowed": null, "scope": "run" },
  { "name": "scenarios", "description": "Measure these scenarios, by comma; all: those marked extra too", "default": "", "form": "names", "value": "ids", "allowed": null, "scope": "run" },
  { "name": "drivers", "description": "native, ghz, ghz-as-published; by comma", "default": "", "form": "names", "value": "names", "allowed": null, "scope": "run" },
  { "name": "repeats", "description": "How often each variant is measured", "default": "", "form": "count", "value": "n", "allowed": null, "scope": "run" },
  { "name": "snapshot", "description": "Another pinned snapshot than the plan’s", "default": "", "form": "text", "value": "name", "allowed": null, "scope": "run" },
  { "name": "pins", "description": "Another pins file than the plan’s", "default": "", "form": "text", "value": "file", "allowed": null, "scope": "run" },
  { "name": "server-cpus", "description": "CPUs of the measured systems, such as 0-1, or auto", "default": "", "form": "text", "value": "list", "allowed": null, "scope": "run" },
  { "name": "client-cpus", "description": "CPUs of the load generator, or auto", "default": "", "form": "text", "value": "list", "allowed": null, "scope": "run" },
  { "name": "gates", "description": "A file with rules that the comparison must pass", "default": "", "form": "text", "value": "file", "allowed": null, "scope": "run" },
  { "name": "baseline", "description": "A stored run, its folder or comparison.json: adds a trend against it, which is no verdict", "default": "", "form": "text", "value": "path", "allowed": null, "scope": "run" },
  { "name": "deadline", "description": "Seconds that the whole command may take", "default": "", "form": "seconds", "value": "seconds", "allowed": null, "scope": "run" },
  { "name": "cache", "description": "Folder of programs and snapshots that are kept; by default INDEXBENCH_CACHE, else ~/.cache/indexbench", "default": "", "form": "text", "value": "dir", "allowed": null, "scope": "run" },
  { "name": "out", "description": "Where to write; by default a new folder (of the command: ./indexbench-out/<plan>-<time>)", "default": "", "form": "text", "value": "dir", "allowed": null, "scope": "run" },
  { "name": "leg", "description": "Measure a part of the plan: repeats, as 3 or 1,4, or variants of them, as 3/NAME; aggregate joins the legs", "default": "", "form": "text", "value": "leg", "allowed": null, "scope": "run" },
  { "name": "upload", "description": "Keep the bundles and the comparison as an artifact: true or false", "default": "true", "form": "text", "value": "choice", "allowed": ["true", "false"], "scope": "action" },
  { "name": "artifact-name", "description": "Name of the artifact; by default from the job’s name. Leg and attempt are appended", "default": "", "form": "text", "value": "name", "allowed": null, "scope": "action" },
  { "name": "cache-mode", "description": "What the run may do with GitHub’s cache: write (restore and save), read, none", "default": "write", "form": "text", "value": "choice", "allowed": ["write", "read", "none"], "scope": "action" },
  { "name": "summary", "description": "Write a job summary: true or false", "default": "true", "form": "text", "value": "choice", "allowed": ["true", "false"], "scope": "action" }
];

// src/cli/run-inputs.ts
var VARIABLE_PREFIX = "INDEXBENCH_RUN_";
var MAXIMUM_CHARACTERS = 4096;
var MAXIMUM_LIST_CHARACTERS = 65536;
var SHOWN_CHARACTERS = 80;
var RUN_OPTIONS = RUN_INPUTS.filter((input) => input.scope === "run");
function addRunInputs(command, leaveOut = []) {
  for (const { name, description, value } of RUN_OPTIONS) {
    if (leaveOut.includes(name)) continue;
    if (name === "plan") command.argument("[plan]", `${lowerFirst(description)}, or what plan resolve wrote; by default demo`);
    else command.option(`--${name} <${value}>`, lowerFirst(description));
    if (name === "drivers") command.option("--driver <names>", "the same as --drivers");
  }
  return command;
}
__name(addRunInputs, "addRunInputs");
function readRunInputs({ plan, flags, variables }) {
  refuseUnknown(variables);
  const given = /* @__PURE__ */ __name((name) => givenText(name, { plan, flags, variables }), "given");
  const text = /* @__PURE__ */ __name((name) => given(name)?.text ?? null, "text");
  const list = /* @__PURE__ */ __name((name) => ifGiven(given(name), names), "list");
  const scenarios = list("scenarios");
  const variants = ifGiven(given("variants"), (input) => parseVariantList(input.text, input.where));
  return {
    plan: text("plan") ?? "demo",
    files: { pins: text("pins"), workload: text("workload"), gates: text("gates") },
    overrides: {
      variants: variants?.names,
      ownVariants: variants?.own,
      studies: list("studies"),
      scenarios: scenarios?.length === 1 && scenarios[0] === "all" ? "all" : scenarios,
      drivers: list("drivers"),
      repeats: ifGiven(given("repeats"), wholeNumber),
      snapshot: text("snapshot") ?? void 0,
      serverCpus: text("server-cpus") ?? void 0,
      clientCpus: text("client-cpus") ?? void 0,
      deadlineSeconds: ifGiven(given("deadline"), seconds)
    },
    leg: text("leg"),
    out: text("out"),
    cache: text("cache"),
    baseline: text("baseline"),
    environmentArguments: RUN_OPTIONS.flatMap(({ name }) => {
      const input = given(name);
      return input?.where !== variableOf(name) ? [] : name === "plan" ? [input.text] : [`--${name}`, input.text];
    })
  };
}
__name(readRunInputs, "readRunInputs");
function ifGiven(input, read) {
  return input === null ? void 0 : read(input);
}
__name(ifGiven, "ifGiven");
function givenText(name, { plan, flags, variables }) {
  const variable = variableOf(name);
  const flag = name === "plan" ? plan : flags[camelCase(name)] ?? (name === "drivers" ? flags["driver"] : void 0);
  const fromFlag = typeof flag === "string" && flag !== "";
  const text = fromFlag ? flag : variables[variable] ?? "";
  if (text === "") return null;
  const input = { text, where: fromFlag ? name === "plan" ? "[plan]" : `--${name}` : variable };
  refuseUnmeant(input, RUN_OPTIONS.find((option) => option.name === name)?.form ?? "text");
  return input;
}
__name(givenText, "givenText");
function sourcesFor({ programSources }, { cache }) {
  return cache === null ? programSources : { ...programSources, cacheFolder: resolve2(cache) };
}
__name(sourcesFor, "sourcesFor");
function refuseUnmeant({ text, where }, form) {
  const limit = form === "variants" || form === "names" ? MAXIMUM_LIST_CHARACTERS : MAXIMUM_CHARACTERS;
  if (text.length > limit) refuse(where, `${String(text.length)} characters; at most ${String(limit)}`);
  if (text.includes("${{")) refuse(where, `an expression of a workflow stands in it that was not evaluated: ${shown(text)}`, "Write it where the workflow calls the action, outside quotes of a script.");
  const lines = form === "variants" ? text.split(/\r\n|[\r\n]/) : [text];
  const unsafe = lines.findIndex((line) => escapeText(line) !== line);
  if (unsafe !== -1) refuse(lines.length > 1 ? `${where}, line ${String(unsafe + 1)}` : where, `${form === "variants" ? "" : "a line end, "}a control character, or one that cannot be seen stands in ${shown(lines[unsafe] ?? "")}`, "Write it anew, without what was pasted along.");
  if (text.trim() === "") refuse(where, "nothing but spaces", "Give a value, or leave it empty.");
}
__name(refuseUnmeant, "refuseUnmeant");
function refuseUnknown(variables) {
  const known = new Set(RUN_INPUTS.map(({ name }) => variableOf(name)));
  const unknown = Object.keys(variables).find((name) => name.startsWith(VARIABLE_PREFIX) && !known.has(name));
  if (unknown !== void 0) refuse(clip(unknown, SHOWN_CHARACTERS), "there is no such input", `Allowed: ${[...known].join(", ")}.`);
}
__name(refuseUnknown, "refuseUnknown");
function variableOf(name) {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll("-", "_")}`;
}
__name(variableOf, "variableOf");
function names({ text, where }) {
  const items = text.split(",").map((item) => item.trim());
  if (items.includes("")) refuse(where, "an empty name stands in the list", "Write names with a comma between them.");
  return items;
}
__name(names, "names");
function wholeNumber({ text, where }) {
  if (!/^[1-9]\d{0,3}$/.test(text)) refuse(where, `${shown(text)}: a whole number from 1 to 9999 is wanted`);
  return Number(text);
}
__name(wholeNumber, "wholeNumber");
function seconds({ text, where }) {
  if (!/^\d{1,6}(\.\d{1,9})?$/.test(text) || Number(text) === 0) refuse(where, `${shown(text)}: a number of seconds is wanted, such as 90 or 1.5`);
  return Number(text);
}
__name(seconds, "seconds");
function shown(text) {
  return JSON.stringify(clip(escapeText(text), SHOWN_CHARACTERS));
}
__name(shown, "shown");
function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
__name(camelCase, "camelCase");
function lowerFirst(text) {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
__name(lowerFirst, "lowerFirst");
function refuse(where, what, next) {
  throw new IndexbenchError("USAGE", { what, where, next });
}
__name(refuse, "refuse");

export {
  readEnvironment,
  addRunInputs,
  readRunInputs,
  sourcesFor
};
