import { IndexbenchError } from '../model/errors.ts';

interface FailureDetail {
  readonly what: string;
  readonly where: string;
  /** The next try may well succeed: a broken connection, a busy server. */
  readonly isTransient: boolean;
  /** What the server asked for, ms; null where it did not say. */
  readonly retryAfterMs?: number | null;
  readonly next?: string | undefined;
  readonly cause?: unknown;
}

/** An archive could not be fetched. */
export class SourceFailure extends IndexbenchError {
  readonly isTransient: boolean;
  readonly retryAfterMs: number | null;

  constructor({ what, where, isTransient, retryAfterMs = null, next, cause }: FailureDetail) {
    super('SNAPSHOT_SOURCE', { what, where, next, cause });
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A download broke off and the server does not go on there: what arrived is of no use. */
export class MustStartOver extends SourceFailure {
  constructor({ what, where, cause }: { readonly what: string; readonly where: string; readonly cause?: unknown }) {
    super({ what, where, isTransient: true, cause });
  }
}
