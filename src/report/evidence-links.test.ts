import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../model/generated/types.ts';
import { withoutPlaces } from './evidence-links.ts';
import { testComparison } from './fixtures/comparison.ts';
import { comparisonHtml } from './html.ts';
import { brokenAnchors, hrefsIn, networkIn } from './testing/report-page.ts';

const comparison = testComparison();
const places = new Map(comparison.inputs.map(({ bundleId, variant, repeat }) => [bundleId, `runs/${variant}-r${String(repeat)}-a1`]));
const report = comparisonHtml(comparison, places);

describe('the links of a report', () => {
  it('lead from each figure of a row to its runs, and from each run to its bundle and sample file', () => {
    let runs = 0;
    for (const [at, { cells, scenario }] of comparison.rows.entries()) {
      for (const [index, cell] of cells.entries()) {
        const cellRuns = `runs-${String(at)}-${String(index)}`;
        if (cell.summary.length > 0) expect(hrefsIn(report).filter((href) => href === `#${cellRuns}`).length, cellRuns).toBeGreaterThanOrEqual(cell.summary.length);
        for (const [place, run] of cell.runs.entries()) {
          runs += 1;
          const lines = tableLinesFrom(report, cellRuns);
          expect(lines[place], cellRuns).toContain(`<a href="#bundle-${run.bundleId}"><code title="${run.bundleId}">`);
          if (run.samplesFile !== null && places.has(run.bundleId)) expect(lines[place]).toContain(`<a href="${places.get(run.bundleId) ?? ''}/${run.samplesFile}">${run.samplesFile}</a>`);
        }
        if (cell.runs.length > 0) expect(report.slice(0, report.indexOf(`id="${cellRuns}"`)).split('<th scope="col">Samples of ').at(-1)?.startsWith(scenario)).toBe(true);
      }
    }
    expect(runs).toBeGreaterThan(4);
  });

  it('within the page have their targets', () => {
    expect(brokenAnchors(report)).toEqual([]);
    expect(hrefsIn(report).filter((href) => href.startsWith('#')).length).toBeGreaterThan(20);
  });

  it('are names only where nobody said where the bundles lie', () => {
    expect(hrefsIn(comparisonHtml(comparison)).filter((href) => !href.startsWith('#'))).toEqual([]);
  });

  it('hold whatever a folder is called, as a path and nothing else', () => {
    const folder = `../a b/javascript:alert(1)/"><script>'%#?\\\u202e`;
    const hostile = comparisonHtml(comparison, new Map(comparison.inputs.map(({ bundleId }) => [bundleId, folder])));
    const files = hrefsIn(hostile).filter((href) => !href.startsWith('#'));
    expect(files.length).toBeGreaterThan(0);
    for (const href of files) {
      expect(href).toMatch(/^\.\.\/[A-Za-z0-9._~%/-]+$/);
      expect(decodeURIComponent(href).startsWith(`${folder}/`)).toBe(true);
    }
    expect(networkIn(hostile)).toEqual([]);
  });
});

describe('a report', () => {
  it('may load its own style sheet and nothing else', () => {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(report) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(report).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-${digest}&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">`);
    expect(report.indexOf('Content-Security-Policy')).toBeLessThan(report.indexOf('<style>'));
    expect(report).not.toMatch(/ style="/);
    expect(networkIn(report)).toEqual([]);
  });

  it('says the same wherever its bundles lie', () => {
    const elsewhere = comparisonHtml(comparison, new Map(comparison.inputs.map(({ bundleId }, index) => [bundleId, `../legs/leg%20${String(index)}/runs/x`])));
    expect(elsewhere).not.toBe(report);
    expect(withoutPlaces(elsewhere)).toBe(withoutPlaces(report));
  });

  it.each(['https://evil.example/samples/x', '//evil.example/samples/x', '/etc/samples/x', 'javascript:samples/x', '../runs/x/samples/../../y', '\\\\evil\\samples/x', 'runs/x/comparison.json', 'data:text/html,samples/x'])('that leads to %s does not say the same', (href) => {
    const [first = ''] = hrefsIn(report).filter((each) => !each.startsWith('#'));
    expect(withoutPlaces(report.replace(`href="${first}"`, `href="${href}"`))).not.toBe(withoutPlaces(report));
  });

  it('without inputs has no link', () => {
    const bare: Comparison = { ...comparison, rows: [], inputs: [], refused: [], notComparable: [], failures: [], gates: [], consumers: [], indexBuild: null, variants: ['a'] };
    expect(hrefsIn(comparisonHtml(bare))).toEqual([]);
  });
});

/** The lines of a table from the one with this id on. */
function tableLinesFrom(text: string, id: string): string[] {
  const at = text.indexOf(`<tr id="${id}">`);
  return at < 0 ? [] : text.slice(at).split('</tbody>', 1)[0]?.split('</tr>') ?? [];
}
