import type { GhzReport } from '../../model/generated/types.ts';
import type { OptionName } from './option-table.ts';
import type { OptionValues } from './option-values.ts';

/** Options that ghz's report echoes as texts, where they are given. */
const TEXTS: readonly OptionName[] = ['call', 'proto', 'protoset', 'cacert', 'cert', 'key', 'cname', 'authority'];

/**
 * The flags as ghz's report echoes them: its keys, types and units (durations in ns), those at zero left out where ghz does. Metadata, which may
 * hold secrets, and data, which may be long, are not echoed.
 */
export function echoedOptions(values: OptionValues, total: number): GhzReport['options'] {
  const texts = Object.fromEntries(TEXTS.flatMap((name) => {
    const text = values.text(name);
    return text === null || text === '' ? [] : [[name, text]];
  }));
  const whole = (name: OptionName): number => values.integer(name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const atLeastOne = (key: string, value: number): Record<string, number> => (value === 0 ? {} : { [key]: value });
  return {
    ...texts,
    ...(values.list('import-paths').length === 0 ? {} : { 'import-paths': values.list('import-paths') }),
    ...(values.boolean('skipTLS') ? { skipTLS: true } : {}),
    insecure: values.boolean('insecure'),
    ...atLeastOne('rps', whole('rps')),
    'load-schedule': values.choice('load-schedule'), 'load-start': whole('load-start'), 'load-end': whole('load-end'), 'load-step': whole('load-step'),
    'load-step-duration': values.durationNs('load-step-duration'), 'load-max-duration': values.durationNs('load-max-duration'),
    concurrency: whole('concurrency'), 'concurrency-schedule': values.choice('concurrency-schedule'), 'concurrency-start': whole('concurrency-start'),
    'concurrency-end': whole('concurrency-end'), 'concurrency-step': whole('concurrency-step'),
    'concurrency-step-duration': values.durationNs('concurrency-step-duration'), 'concurrency-max-duration': values.durationNs('concurrency-max-duration'),
    ...atLeastOne('total', total),
    ...(values.boolean('async') ? { async: true } : {}),
    connections: whole('connections') || 1,
    ...atLeastOne('duration', Math.max(values.durationNs('duration'), values.durationNs('max-duration'))),
    ...atLeastOne('timeout', values.durationNs('timeout')),
    ...atLeastOne('dial-timeout', values.durationNs('connect-timeout')),
    ...atLeastOne('keepalive', values.durationNs('keepalive')),
    binary: values.boolean('binary') || values.text('binary-file') !== null,
    CPUs: 1,
    ...((values.text('name') ?? '') === '' ? {} : { name: values.text('name') ?? '' }),
    ...atLeastOne('skipFirst', whole('skipFirst')),
    ...(values.boolean('count-errors') ? { 'count-errors': true } : {}),
  };
}
