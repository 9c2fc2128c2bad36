import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Served {
  readonly name: string;
  readonly mime: string;
}

/** Block blobs by number, as far as Azure's storage client uses them to upload in parts and to download in ranges. */
export class BlobStore {
  readonly #blobs = new Map<number, Buffer>();
  readonly #blocks = new Map<string, Buffer>();
  readonly #signatureOf: (id: number) => string;

  constructor(signatureOf: (id: number) => string) {
    this.#signatureOf = signatureOf;
  }

  put(id: number, bytes: Buffer): void {
    this.#blobs.set(id, bytes);
  }

  bytesOf(id: number): Buffer {
    const bytes = this.#blobs.get(id);
    if (bytes === undefined) throw new Error(`no blob ${String(id)}`);
    return bytes;
  }

  /** @param served what the blob is called where it is a file to download; null for an entry of the cache */
  async answer(request: IncomingMessage, response: ServerResponse, served: Served | null): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const id = Number(/^\/blob\/(\d+)$/.exec(url.pathname)?.[1] ?? 0);
    const headers = { 'x-ms-request-id': randomUUID(), 'x-ms-version': '2021-12-02', etag: '"1"', 'last-modified': new Date(0).toUTCString() };
    if (url.searchParams.get('sig') !== this.#signatureOf(id)) response.writeHead(403, headers).end();
    else if (request.method === 'PUT') {
      await this.#take(id, url.searchParams, request);
      response.writeHead(201, headers).end();
    } else this.#give(id, request, response, { ...headers, 'x-ms-blob-type': 'BlockBlob', 'accept-ranges': 'bytes', 'content-type': served?.mime ?? 'application/octet-stream', ...(served === null ? {} : { 'content-disposition': `attachment; filename="${served.name}.zip"` }) });
  }

  async #take(id: number, query: URLSearchParams, request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const blockKey = (block: string): string => `${String(id)}/${block}`;
    if (query.get('comp') === 'block') this.#blocks.set(blockKey(query.get('blockid') ?? ''), bytes);
    else if (query.get('comp') === 'blocklist') {
      // In the order of the list: blocks arrive in any.
      const order = [...bytes.toString('utf8').matchAll(/<(?:Latest|Committed|Uncommitted)>([^<]+)</g)].map(([, block = '']) => blockKey(block));
      this.#blobs.set(id, Buffer.concat(order.map((key) => this.#blocks.get(key) ?? Buffer.alloc(0))));
      order.forEach((key) => this.#blocks.delete(key));
    } else this.#blobs.set(id, bytes);
  }

  #give(id: number, request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void {
    const bytes = this.#blobs.get(id);
    if (bytes === undefined) {
      response.writeHead(404, headers).end();
      return;
    }
    const asked = request.headers['x-ms-range'] ?? request.headers.range ?? '';
    const [, first, last] = /^bytes=(\d+)-(\d*)/.exec(String(asked)) ?? [];
    const start = Number(first ?? 0);
    const end = Math.min(last === undefined || last === '' ? bytes.length - 1 : Number(last), bytes.length - 1);
    const part = bytes.subarray(start, end + 1);
    response.writeHead(first === undefined ? 200 : 206, { ...headers, 'content-length': String(part.length), ...(first === undefined ? {} : { 'content-range': `bytes ${String(start)}-${String(end)}/${String(bytes.length)}` }) });
    response.end(request.method === 'HEAD' ? undefined : part);
  }
}
