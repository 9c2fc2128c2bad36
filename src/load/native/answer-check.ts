import { createHash } from 'node:crypto';
import { sampleStatusName } from '../../comparison/sample-codes.ts';
import type { Method } from '../../model/generated/types.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { AnswersOrder, CheckedAnswers } from '../driver-messages.ts';
import { requestKey } from './answer-book.ts';
import { AnswerContent } from './answer-content.ts';
import type { CallContent } from './call-content.ts';
import type { NativeCall } from './native-call.ts';

/** Up to so many distinct requests each is asked several times, so that an answer that changes from call to call is found out. */
const FEW_REQUESTS = 64;
const CALLS_OF_FEW = 3;
/** Few enough for servers that keep a place of a small table for each call under way (LMDB: 126 readers). */
const AT_ONCE = 16;

export interface AnswerCaller {
  readonly newCall: (method: Method, content: CallContent) => NativeCall;
  readonly runAll: (calls: readonly NativeCall[], requests: readonly RequestArguments[]) => Promise<void>;
}

interface Answer {
  readonly key: string;
  /** Null where it changed. */
  sha256: string | null;
  bytes: number;
  /** Why it is not known. */
  failed: string | null;
}

/** Asks each distinct request of a scenario's method, and digests the answers. It stops where the method is not offered. */
export async function checkAnswers({ scenario, method, requests }: AnswersOrder, caller: AnswerCaller): Promise<{ readonly checked: CheckedAnswers; readonly known: Record<string, string | null> }> {
  const rounds = requests.length <= FEW_REQUESTS ? CALLS_OF_FEW : 1;
  const answers = requests.map((request): Answer => ({ key: requestKey(request), sha256: null, bytes: 0, failed: null }));
  const contents = Array.from({ length: Math.min(AT_ONCE, requests.length) }, () => new AnswerContent(method, null));
  const calls = contents.map((content) => caller.newCall(method, content));
  let changed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let first = 0; first < requests.length; first += calls.length) {
      const batch = requests.slice(first, first + calls.length);
      await caller.runAll(calls, batch);
      for (const at of batch.keys()) {
        const [call, content, answer] = [calls[at], contents[at], answers[first + at]];
        if (call === undefined || content === undefined || answer === undefined) continue;
        if (call.status === GRPC_STATUS.UNIMPLEMENTED) return { checked: failed(scenario, method, requests.length, sampleStatusName(call.status)), known: {} };
        if (call.status !== GRPC_STATUS.OK) answer.failed ??= `${sampleStatusName(call.status)}: ${call.text}`;
        else if (round === 0) Object.assign(answer, { sha256: content.sha256, bytes: content.bytes });
        else if (answer.sha256 !== null && answer.sha256 !== content.sha256) {
          answer.sha256 = null;
          changed += 1;
        }
      }
    }
  }
  const broken = answers.find((answer) => answer.failed !== null);
  const isStable = changed === 0 && broken === undefined;
  const hash = createHash('sha256');
  for (const { sha256 } of answers) hash.update(sha256 ?? '');
  return {
    checked: {
      scenario, method, requests: requests.length, changed, failed: broken?.failed?.slice(0, 1024) ?? null,
      payloadBytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), sha256: isStable ? hash.digest('hex') : null,
    },
    known: Object.fromEntries(answers.filter((answer) => answer.failed === null).map(({ key, sha256 }) => [key, sha256])),
  };
}

function failed(scenario: string, method: Method, requests: number, status: string): CheckedAnswers {
  return { scenario, method, requests, changed: 0, failed: status, payloadBytes: 0, sha256: null };
}
