import type { ReferenceAggregate } from '../comparison/published/reference-aggregate.ts';
import type { PublishedGateResult } from '../comparison/published/published-gates.ts';
import type { FigureResult, StudyResult } from '../comparison/published/verify-study.ts';

/** What `published verify` prints: a line a study, a line a figure that does not agree, and what the kit's rules say of the per-run rows. */
export function publishedLines(studies: readonly StudyResult[], aggregate: ReferenceAggregate | null): string[] {
  return [...studies.flatMap(studyLines), ...(aggregate === null ? [] : aggregateLines(aggregate)), ...studies.map(({ attribution }) => attribution)];
}

function studyLines({ study, figures, gates }: StudyResult): string[] {
  const agreeing = figures.filter(({ verdict }) => verdict === 'agrees').length;
  const others = figures.filter(({ verdict }) => verdict !== 'agrees');
  const gateLines = gates === null ? [] : [...gates.results.map(gateLine), `  its gates, from published figures: ${gates.promoted ? 'promoted' : 'not promoted'}`];
  return [`${study}: ${String(agreeing)} of ${String(figures.length)} derived figures recompute`, ...others.map((figure) => `  ${figure.verdict.toUpperCase()}  ${figureText(figure)}`), ...gateLines];
}

function gateLine({ id, rule, verdict, figure, limit, says, quote }: PublishedGateResult): string {
  const found = figure === null ? 'no published figure' : String(Number(figure.toPrecision(3)));
  return `  gate ${id}: ${verdict}: ${rule}: ${found}, limit ${limit ?? 'not published'}; the study says ${says}${quote === null ? '' : `: "${quote}"`}`;
}

function figureText({ id, says, stated, unit, recomputed, withinInputRounding, reason }: FigureResult): string {
  const inputs = withinInputRounding ? '; the rounding of its inputs allows it' : '';
  return `${id}: ${says}: stated ${stated} ${unit}, recomputed ${recomputed.join(' to ')}${inputs}${reason === null ? '' : ` (${reason})`}`;
}

function aggregateLines({ builds, runs, commonCpuModels, rows }: ReferenceAggregate): string[] {
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...row, cell })));
  const bound = cells.filter(({ cell }) => cell.state.kind === 'measured' && cell.state.clientBound);
  const tooShort = cells.filter(({ cell }) => cell.state.kind === 'measured' && cell.state.tooShort);
  const warm = rows.filter(({ warmUpShare }) => warmUpShare !== null);
  const ranked = rows.filter(({ ranking }) => ranking.kind === 'ranked').length;
  return [
    `per-run rows: ${String(rows.length)} scenarios of ${String(builds.length)} builds, ${String(runs)} runs, each on a machine of its own: ${String(ranked)} ranked, ratios "across machines" only`,
    `  CPU models under all builds: ${commonCpuModels.map(({ cpuModel, runs: own }) => `${cpuModel} (${String(own)} runs)`).join(', ') || 'none'}`,
    ...sameModelLines(commonCpuModels[0]?.cpuModel, rows),
    ...builds.map((build) => `  client-bound, ${build}: ${listed(bound.filter(({ cell }) => cell.variant === build).map(({ scenario }) => scenario))}`),
    ...builds.map((build) => `  too short, ${build}: ${listed(tooShort.filter(({ cell }) => cell.variant === build).map(({ scenario }) => scenario))}`),
    `  warm-ups in the time that rates divide by: ${warm.map(({ scenario, warmUpShare }) => `${scenario} (up to ${((warmUpShare ?? 0) * 100).toFixed(1)} %)`).join(', ')}`,
  ];
}

/** The rates of the runs on the one model that all builds have in common, in a table of their own: shown, not ranked. */
function sameModelLines(cpuModel: string | undefined, rows: ReferenceAggregate['rows']): string[] {
  if (cpuModel === undefined) return [];
  const lines = rows.map(({ scenario, sameModelCells }) => {
    const cells = sameModelCells.map(({ variant, runs, summary }) => {
      const rate = summary.find(({ metric }) => metric === 'unitsPerSecond')?.median ?? null;
      return `${variant} ${rate === null ? 'none' : String(Number(rate.toPrecision(4)))} (${String(runs.length)})`;
    });
    return `    ${scenario}: ${cells.join(', ')}`;
  });
  return [`  on ${cpuModel} alone, units a second (runs), not ranked:`, ...lines];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}
