import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { IndexbenchError } from '../model/errors.ts';
import type { Build } from '../model/generated/types.ts';
import type { ProgramPin } from '../plan/program-pin.ts';
import { requireFreeSpace } from '../snapshot/free-space.ts';
import { withoutSecrets } from '../snapshot/http-request.ts';
import { fetchArchive } from '../snapshot/http-source.ts';
import { MustStartOver, SourceFailure } from '../snapshot/source-failure.ts';
import { TryBudget } from '../snapshot/try-budget.ts';
import type { BuildRoom } from './build-room.ts';
import type { BuiltProgram } from './built-program.ts';
import { takeProgram } from './release-program.ts';

type ReleasePin = ProgramPin & { kind: 'release' };

/** Programs are tens of megabytes: what is so much larger is something else. */
export const MAX_RELEASE_BYTES = 2 * 1024 ** 3;
const HTTP_LIMITS = { idleMs: 30_000, maxRetryAfterMs: 60_000 };
const TRY_LIMITS = { tries: 4, pauseMs: 1_000 };
/** Nobody says how a published program was built: such programs are alike in that alone. */
const PUBLISHED = 'as-published';

/** Fetches a release, checks its digest, and takes the program out of it. Nothing of it is read as an archive before its digest was right. */
export async function fetchRelease(room: BuildRoom, { pin, build, program }: { pin: ReleasePin; build: Build; program: string }): Promise<BuiltProgram> {
  const file = join(room.folder, 'release');
  const where = withoutSecrets(pin.url);
  const sha256 = await downloadWhole(room, pin, file);
  if (sha256 !== pin.sha256) throw new IndexbenchError('PROGRAM_DIGEST', { what: `expected SHA-256 ${pin.sha256}, found ${sha256}`, where });
  const name = build.binary ?? program;
  const taken = await takeProgram(file, { name, where, into: join(room.folder, name) });
  return { file: taken, buildProfile: build.profile ?? PUBLISHED, toolchain: [] };
}

/** The SHA-256 of what was downloaded. */
async function downloadWhole(room: BuildRoom, pin: ReleasePin, file: string): Promise<string> {
  const budget = new TryBudget(TRY_LIMITS);
  for (;;) {
    try {
      return await download(room, { pin, file, budget });
    } catch (error) {
      room.signal.throwIfAborted();
      if (!(error instanceof MustStartOver)) throw sourceError(error);
      let pauseMs: number;
      try {
        pauseMs = budget.pauseBeforeStartingOver(error);
      } catch (last) {
        throw sourceError(last);
      }
      await delay(pauseMs, undefined, { signal: room.signal }).catch(() => room.signal.throwIfAborted());
    }
  }
}

async function download(room: BuildRoom, { pin, file, budget }: { readonly pin: ReleasePin; readonly file: string; readonly budget: TryBudget }): Promise<string> {
  const hash = createHash('sha256');
  const refuse = (what: string): never => {
    throw new SourceFailure({ what, where: withoutSecrets(pin.url), isTransient: false });
  };
  const onBytes = async (bytes: number): Promise<void> => {
    if (bytes > MAX_RELEASE_BYTES) refuse(`has ${bytes} bytes; a program has at most ${MAX_RELEASE_BYTES}`);
    await requireFreeSpace(room.folder, bytes);
  };
  const output = await open(file, 'w');
  try {
    let received = 0;
    for await (const chunk of fetchArchive({ url: pin.url, bytes: null, limits: HTTP_LIMITS, signal: room.signal, budget, onBytes, onPause: () => undefined })) {
      received += chunk.length;
      if (received > MAX_RELEASE_BYTES) refuse(`sends more than ${MAX_RELEASE_BYTES} bytes`);
      hash.update(chunk);
      await output.writeFile(chunk);
    }
    return hash.digest('hex');
  } finally {
    await output.close();
  }
}

/** What the download says of an archive, it says of a release here. */
function sourceError(error: unknown): unknown {
  if (!(error instanceof SourceFailure)) return error;
  return new IndexbenchError('PROGRAM_SOURCE', { what: error.what, where: error.where, cause: error });
}
