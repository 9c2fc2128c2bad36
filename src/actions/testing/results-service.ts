import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlobStore } from './blob-store.ts';

/** What the service lets this run do with the cache, as GitHub does for events that anybody may cause. */
export type ServiceCacheMode = 'write' | 'read' | 'none';

interface StoredArtifact {
  readonly id: number;
  readonly run: string;
  readonly name: string;
  readonly mime: string | null;
  size: string;
  digest: string | null;
  isDone: boolean;
}

interface StoredCache {
  readonly id: number;
  readonly key: string;
  readonly version: string;
  isDone: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Question = Readonly<Record<string, unknown>>;

const good = (body: unknown): Answer => ({ status: 200, body });
const bad = (status: number, code: string, msg: string): Answer => ({ status, body: { code, msg } });

/**
 * GitHub's results service as far as its own clients need it: artifacts (v4), the cache (v2), and the blob storage that their signed
 * addresses lead to. In memory, on 127.0.0.1. For tests.
 */
export class ResultsService {
  /** What may be asked of the cache from now on. */
  cacheMode: ServiceCacheMode = 'write';
  /** Answers each question of a method with this status instead. */
  readonly broken = new Map<string, number>();
  /** Questions so far, oldest first: method, and name or key. */
  readonly asked: { readonly method: string; readonly name: string }[] = [];
  readonly #artifacts: StoredArtifact[] = [];
  readonly #caches: StoredCache[] = [];
  readonly #blobs = new BlobStore((id) => this.#signatureOf(id));
  readonly #server: Server;
  readonly #secret = randomUUID();
  #next = 1;
  #url = '';

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    });
  }

  static async start(): Promise<ResultsService> {
    const service = new ResultsService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    service.#url = `http://127.0.0.1:${String((service.#server.address() as AddressInfo).port)}/`;
    return service;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  get url(): string {
    return this.#url;
  }

  /** Names of the artifacts that are whole, in the order of their making. */
  artifactNames(run = '1'): string[] {
    return this.#artifacts.filter((artifact) => artifact.isDone && artifact.run === run).map(({ name }) => name);
  }

  /** The bytes of an artifact, as they were uploaded: a zip archive. */
  artifactBytes(name: string, run = '1'): Buffer {
    const found = this.#artifacts.find((artifact) => artifact.name === name && artifact.run === run);
    return this.#blobs.bytesOf(found?.id ?? 0);
  }

  /** Puts an artifact there, as another job of the run could. */
  plantArtifact(name: string, bytes: Buffer, { run = '1', digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}` }: { readonly run?: string; readonly digest?: string | null } = {}): void {
    const id = this.#next++;
    this.#artifacts.push({ id, run, name, mime: 'application/zip', size: String(bytes.length), digest, isDone: true });
    this.#blobs.put(id, bytes);
  }

  cacheKeys(): string[] {
    return this.#caches.filter(({ isDone }) => isDone).map(({ key }) => key);
  }

  /** Changes what the cache holds under a key. */
  rewriteCache(key: string, rewrite: (bytes: Buffer) => Buffer): void {
    const { id } = this.#caches.find((cache) => cache.key === key) ?? { id: 0 };
    this.#blobs.put(id, rewrite(this.#blobs.bytesOf(id)));
  }

  /** As the service does with what was not used for a week, or when others need the room. */
  evictCache(key: string): void {
    const at = this.#caches.findIndex((cache) => cache.key === key);
    if (at >= 0) this.#caches.splice(at, 1);
  }

  #signatureOf(id: number): string {
    return createHash('sha256').update(`${this.#secret}/${String(id)}`).digest('hex');
  }

  #link(id: number): string {
    return `${this.#url}blob/${String(id)}?se=2099-01-01&sp=rw&sig=${this.#signatureOf(id)}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#url);
    const method = /^\/twirp\/[\w.]+\/(\w+)$/.exec(url.pathname)?.[1];
    if (method === undefined) {
      const artifact = this.#artifacts.find(({ id }) => url.pathname === `/blob/${String(id)}`);
      await this.#blobs.answer(request, response, artifact === undefined ? null : { name: artifact.name, mime: artifact.mime ?? 'application/zip' });
      return;
    }
    const body = await readAll(request);
    const question = (body.length === 0 ? {} : JSON.parse(body.toString('utf8'))) as Question;
    this.asked.push({ method, name: textOf(question, 'name') ?? textOf(question, 'key') ?? '' });
    const status = this.broken.get(method);
    const answer = status !== undefined ? bad(status, 'unavailable', 'broken for a test') : /^Bearer \S+/.test(request.headers.authorization ?? '') ? this.#call(method, question) : bad(401, 'unauthenticated', 'no bearer token');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  #call(method: string, question: Question): Answer {
    switch (method) {
      case 'CreateArtifact':
        return this.#createArtifact(question);
      case 'FinalizeArtifact':
        return this.#finalizeArtifact(question);
      case 'ListArtifacts':
        return this.#listArtifacts(question);
      case 'GetSignedArtifactURL': {
        const artifact = this.#artifacts.find(({ isDone, run, name }) => isDone && run === runOf(question) && name === question['name']);
        return artifact === undefined ? bad(404, 'not_found', 'artifact not found') : good({ name: artifact.name, signed_url: this.#link(artifact.id) });
      }
      case 'CreateCacheEntry':
        return this.#createCache(question);
      case 'FinalizeCacheEntryUpload': {
        const cache = this.#caches.find(({ key, version }) => key === question['key'] && version === question['version']);
        if (cache === undefined) return bad(404, 'not_found', 'no such entry');
        cache.isDone = true;
        return good({ ok: true, entry_id: String(cache.id) });
      }
      case 'GetCacheEntryDownloadURL': {
        if (this.cacheMode === 'none') return bad(403, 'permission_denied', 'cache read denied: token has no readable scopes');
        const mine = this.#caches.filter(({ isDone, version }) => isDone && version === question['version']);
        const hit = mine.find(({ key }) => key === question['key']) ?? mine.find(({ key }) => key.startsWith(String(question['key'])));
        return good(hit === undefined ? { ok: false } : { ok: true, signed_download_url: this.#link(hit.id), matched_key: hit.key });
      }
      default:
        return bad(404, 'bad_route', 'no such method');
    }
  }

  #createArtifact(question: Question): Answer {
    const [run, name] = [runOf(question), String(question['name'])];
    if (this.#artifacts.some((artifact) => artifact.run === run && artifact.name === name)) return bad(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
    const mime = textOf(question, 'mime_type');
    const id = this.#next++;
    this.#artifacts.push({ id, run, name, mime, size: '0', digest: null, isDone: false });
    return good({ ok: true, signed_upload_url: this.#link(id) });
  }

  #finalizeArtifact(question: Question): Answer {
    const artifact = this.#artifacts.find(({ run, name }) => run === runOf(question) && name === question['name']);
    if (artifact === undefined) return bad(404, 'not_found', 'artifact not found');
    artifact.isDone = true;
    artifact.size = textOf(question, 'size') ?? '0';
    artifact.digest = textOf(question, 'hash');
    return good({ ok: true, artifact_id: String(artifact.id) });
  }

  #listArtifacts(question: Question): Answer {
    const [name, wanted] = [textOf(question, 'name_filter'), textOf(question, 'id_filter')];
    const found = this.#artifacts.filter((artifact) => artifact.isDone && artifact.run === runOf(question) && (name === null || artifact.name === name) && (wanted === null || String(artifact.id) === wanted));
    return good({
      artifacts: found.map((artifact) => ({
        workflow_run_backend_id: artifact.run,
        workflow_job_run_backend_id: '1',
        database_id: String(artifact.id),
        name: artifact.name,
        size: artifact.size,
        ...(artifact.digest === null ? {} : { digest: artifact.digest }),
      })),
    });
  }

  #createCache(question: Question): Answer {
    if (this.cacheMode !== 'write') return good({ ok: false, message: 'cache write denied: token has no writable scopes' });
    const [key, version] = [String(question['key']), String(question['version'])];
    if (this.#caches.some((cache) => cache.key === key && cache.version === version)) return bad(409, 'already_exists', 'cache entry with the same key, version, and scope already exists');
    const id = this.#next++;
    this.#caches.push({ id, key, version, isDone: false });
    return good({ ok: true, signed_upload_url: this.#link(id) });
  }
}

/** Clients send fields in either spelling, and optional ones bare or as { value }. */
function textOf(question: Question, name: string): string | null {
  const value = question[name] ?? question[name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
  const bare = typeof value === 'object' && value !== null ? (value as { readonly value?: unknown }).value : value;
  return bare === undefined || bare === null ? null : typeof bare === 'string' ? bare : JSON.stringify(bare);
}

function runOf(question: Question): string {
  return textOf(question, 'workflow_run_backend_id') ?? '';
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
