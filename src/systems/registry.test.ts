import { describe, expect, it } from 'vitest';
import type { NamedVariant, Setting } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import { systemOf } from './registry.ts';
import { reference } from './reference.ts';
import type { LaunchContext } from './system.ts';

const variant = (configuration: Record<string, Setting>, system = 'reference'): NamedVariant => ({ name: 'v', pin: { system, pin: 'path:dist/reference.mjs', description: '', configuration } });

describe('systemOf', () => {
  it('finds the system of a variant', () => {
    expect(systemOf(variant({ profile: 'full', unbatched: true }))).toBe(reference);
  });

  it('names the systems that exist', () => {
    expect(() => systemOf(variant({}, 'refrence'))).toThrow('variant v#/system: unknown system "refrence"; known: reference');
  });

  it('names the settings that exist, and the kind of value wanted', () => {
    expect(() => systemOf(variant({ prof: 'full' }))).toThrow(/^variant v#\/configuration\/prof: reference has no setting "prof"; it has: profile, unbatched, port,/);
    expect(() => systemOf(variant({ port: '9067' }))).toThrow('variant v#/configuration/port: "9067" is a string; reference wants a number');
    expect(() => systemOf(variant({ profile: ['full'] }))).toThrow('variant v#/configuration/profile: ["full"] is a list; reference wants a string');
    expect(() => systemOf(variant({ profile: { full: 'yes' } }))).toThrow('variant v#/configuration/profile: {"full":"yes"} is a map; reference wants a string');
  });

  it('refuses a port that is none, before anything starts', () => {
    for (const port of [65_536, -1, 1.5]) expect(() => systemOf(variant({ port }))).toThrow(`variant v#/configuration: ${String(port)} is no port`);
    for (const port of [0, 1, 65_535]) expect(systemOf(variant({ port }))).toBe(reference);
  });
});

describe('the reference system', () => {
  const context: LaunchContext = { packageRoot: '/p', workFolder: '/w', snapshotFolder: '/s', snapshot: {} as never, purpose: 'serving', ports: {}, stateFolder: null, indexFolder: '/w/index', node: null };

  it('turns settings into flags, and takes a free port unless one is fixed', async () => {
    const program = { file: '/p/dist/reference.mjs', reportedVersion: null, buildProfile: 'as-shipped', origin: { kind: 'embedded' } as const };
    const { args, env } = await reference.launchSpec(variant({ profile: 'serve-compact', unbatched: true, port: 9067, faults: 'slow,exit@3' }).pin, program, context);
    expect(args).toEqual(['/p/dist/reference.mjs', '--chain', '/s', '--profile', 'serve-compact', '--listen', '127.0.0.1:9067', '--unbatched', '--fault', 'slow', '--fault', 'exit@3']);
    expect(env).toEqual({});
    expect(reference.fixedPorts(variant({ port: 9067 }).pin)).toEqual({ grpc: 9067 });
    expect(reference.fixedPorts(variant({}).pin)).toEqual({});
  });

  it('reads its address from the ready line and from nothing else', () => {
    expect(reference.addressIn('{"ready":true,"address":"127.0.0.1:40123","blocks":1,"tipHeight":1}')).toEqual({ host: '127.0.0.1', port: 40123 });
    expect(reference.addressIn('listening on 127.0.0.1:40123')).toBeNull();
  });

  const testingContext: ObtainContext = { packageRoot: '/p', workingFolder: '/p', programFolders: [], toolFolders: [], cacheFolder: '/nowhere', buildEnvironment: {}, signal: new AbortController().signal, onProgress: () => undefined, startGuard: () => Promise.reject(new Error('nothing to guard')) };

  it('refuses a pin that it cannot be obtained from', async () => {
    await expect(reference.obtain({ ...variant({}).pin, pin: 'crate:zainod@0.10.1' }, testingContext)).rejects.toMatchObject({ code: 'INPUT_INCONSISTENT' });
  });
});
