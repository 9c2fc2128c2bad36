import type { GhzReport } from '../model/generated/types.ts';

/** A report's calls as ghz writes them: a blank line, names, then a line a call, unquoted; control characters are gone from the texts. */
export function ghzCsv(report: GhzReport): string {
  const rows = (report.details ?? []).map(({ latency, status, error }) => `${(latency / 1e6).toFixed(2)},${plain(status)},${plain(error)}`);
  return `\n${['duration (ms),status,error', ...rows].join('\n')}\n`;
}

function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
