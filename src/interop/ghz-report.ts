import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { GhzReport } from '../model/generated/types.ts';

/** Tokens that other programs write for numbers that are none; JSON has no such token, so the parser cannot name the field. */
const NOT_A_NUMBER = /"([^"\\]{1,64})"\s*:\s*([-+]?(?:nan|inf|infinity))\b/i;

/**
 * Parses ghz's JSON report. Call metadata is taken out: it may hold credentials. Percentiles of 0 %, which old versions leave where
 * nothing was filled in, are dropped.
 *
 * Throws INPUT_NOT_JSON or INPUT_INVALID, naming the field and the value found.
 *
 * @param where what to call the text in messages, usually its path
 */
export function parseGhzReport(text: string, where: string): GhzReport {
  return withoutMetadata(withoutEmptyPercentiles(parseDocument('GhzReport', withNumbersOnly(text, where), where)));
}

function withNumbersOnly(text: string, where: string): string {
  const found = NOT_A_NUMBER.exec(text);
  // Within a string the same characters are no mistake: only text that is no JSON is looked at.
  if (found === null || isJson(text)) return text;
  throw new IndexbenchError('INPUT_INVALID', { what: `${String(found[2])} is not a number`, where: `${where}#/${String(found[1])}` });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function withoutEmptyPercentiles(report: GhzReport): GhzReport {
  const { latencyDistribution } = report;
  if (latencyDistribution === undefined || latencyDistribution === null) return report;
  return { ...report, latencyDistribution: latencyDistribution.filter(({ percentage }) => percentage > 0) };
}

/** The report without what may be secret: request metadata, also that sent for reflection. */
export function withoutMetadata(report: GhzReport): GhzReport {
  const options = Object.fromEntries(Object.entries(report.options).filter(([key]) => !/metadata/i.test(key)));
  return { ...report, options };
}
