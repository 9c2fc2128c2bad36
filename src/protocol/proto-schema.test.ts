import { fileURLToPath } from 'node:url';
import { loadSync } from '@grpc/proto-loader';
import { describe, expect, it } from 'vitest';
import { METHODS, METHOD_NAMES, SERVICE, isMethodName, methodOfPath } from './method.ts';

const definition = loadSync('service.proto', { includeDirs: [fileURLToPath(new URL('./proto/', import.meta.url))], keepCase: true });

interface LoadedMethod {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  readonly requestType: { readonly type: { readonly name: string } };
  readonly responseType: { readonly type: { readonly name: string } };
}

describe('the service definition and the method table', () => {
  const service = definition[SERVICE] as unknown as Record<string, LoadedMethod>;

  it('hold the same 20 methods', () => {
    expect(METHOD_NAMES).toHaveLength(20);
    expect(Object.keys(service).sort()).toEqual([...METHOD_NAMES].sort());
  });

  it.each(METHOD_NAMES)('agree on %s', (name) => {
    const loaded = service[name];
    const shape = loaded?.requestStream === true ? 'client-streaming' : loaded?.responseStream === true ? 'server-streaming' : 'unary';
    expect({ path: loaded?.path, shape, request: loaded?.requestType.type.name, response: loaded?.responseType.type.name }).toEqual({
      path: METHODS[name].path,
      shape: METHODS[name].shape,
      request: METHODS[name].requestType,
      response: METHODS[name].responseType,
    });
  });

  it('marks exactly the three deprecated methods', () => {
    expect(METHOD_NAMES.filter((name) => METHODS[name].deprecated)).toEqual(['GetBlockNullifiers', 'GetBlockRangeNullifiers', 'GetTaddressTxids']);
  });

  it('finds methods by path and by name only where they exist', () => {
    expect(methodOfPath('/cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlock')).toBe('GetBlock');
    expect(methodOfPath('/cash.z.wallet.sdk.rpc.CompactTxStreamer/getBlock')).toBeNull();
    expect(isMethodName('Ping')).toBe(true);
    expect(isMethodName('toString')).toBe(false);
  });
});
