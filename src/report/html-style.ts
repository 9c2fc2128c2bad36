import { sha256Hex } from '../model/canonical-json.ts';

/** Style sheet of the report: system fonts, light and dark by preference, nothing fetched. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --accent: #0a5cad; --good: #1a7f37; --bad: #b3261e; --warn: #8a5a00; --warn-paper: #fff4d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa5b1; --paper: #0d1117; --panel: #161b22; --line: #30363d; --accent: #6cb6ff; --good: #56d364; --bad: #ff8b82; --warn: #f0c674; --warn-paper: #2d2410; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; } h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; } h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
p { margin: .4rem 0; } ul { margin: .4rem 0; padding-left: 1.2rem; } a { color: var(--accent); } td.figure a { color: inherit; text-decoration-style: dotted; text-underline-offset: .2em; } :target { outline: 2px solid var(--accent); outline-offset: -2px; }
.soft { color: var(--soft); font-size: .875rem; }
.status { display: inline-block; margin: .75rem 0; padding: .15rem .7rem; border: 1px solid currentColor; border-radius: 1rem; font-weight: 600; }
.passed, .pass { color: var(--good); } .failed, .fail { color: var(--bad); } .incomplete, .not { color: var(--warn); }
.alert { padding: .6rem .9rem; border-left: 4px solid var(--warn); background: var(--warn-paper); }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; } thead th { background: var(--panel); font-size: .875rem; white-space: nowrap; } tbody th { font-weight: 500; }
td.figure { text-align: right; white-space: nowrap; } th.figure { text-align: right; }
.median { font-size: 1.1rem; font-weight: 650; } .best { color: var(--good); }
.mark { display: inline-block; margin: .15rem 0 0 .25rem; padding: 0 .45rem; border-radius: .7rem; background: var(--warn-paper); color: var(--warn); font-size: .75rem; white-space: nowrap; }
.empty { color: var(--soft); font-style: italic; white-space: normal; }
p.wrap { overflow-wrap: anywhere; }
.charts { display: flex; flex-wrap: wrap; gap: .75rem; } figure { flex: 1 1 16rem; max-width: 24rem; margin: 0; padding: .5rem; border: 1px solid var(--line); border-radius: 6px; } figcaption { color: var(--soft); font-size: .875rem; }
svg { display: block; width: 100%; height: auto; } polyline { fill: none; stroke: var(--accent); stroke-width: 1.5; vector-effect: non-scaling-stroke; } .failed-line { stroke: var(--bad); stroke-dasharray: 3 2; } .axis { stroke: var(--line); fill: none; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; } summary { padding: .6rem .9rem; cursor: pointer; font-weight: 500; } details > div { padding: 0 .9rem .9rem; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: .8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; } pre { overflow-x: auto; padding: .6rem; background: var(--panel); font: .8125rem/1.4 ui-monospace, monospace; }
@media (max-width: 40rem) { body { padding: 1rem .6rem 3rem; } h1 { font-size: 1.3rem; } th, td { padding: .4rem .5rem; } table { font-size: .875rem; } tbody th { min-width: 8.5rem; overflow-wrap: anywhere; } td.figure { white-space: normal; } td.figure > .median, td.figure > .soft { white-space: nowrap; } .median { font-size: 1rem; } .soft { font-size: .8125rem; } details > div { padding: 0 .5rem .6rem; } }
@media print { details > div { display: block; } body { max-width: none; } }
`;

/** What a browser may load for the report: its own style sheet, and nothing else from anywhere (Content Security Policy Level 3). */
export const CONTENT_POLICY = `default-src 'none'; style-src 'sha256-${Buffer.from(sha256Hex(STYLE), 'hex').toString('base64')}'; base-uri 'none'; form-action 'none'`;
