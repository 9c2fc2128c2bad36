import { describe, expect, it } from 'vitest';
import { legArtifact, namesToTry, newestOf } from './artifact-name.ts';

const found = (...names: string[]): { name: string; id: number }[] => names.map((name, index) => ({ name, id: index + 1 }));

describe('names of artifacts', () => {
  it('are made of the job and the leg, with nothing that GitHub refuses', () => {
    expect(legArtifact({ name: 'indexbench-bench', leg: null })).toBe('indexbench-bench');
    expect(legArtifact({ name: 'indexbench-bench', leg: '3' })).toBe('indexbench-bench-3');
    for (const leg of ['3/zaino-0.10.1', '1,4', '"; rm -rf / #', 'a\nb', '$(id)', 'ü<>|*?\\:', '..']) expect(legArtifact({ name: 'indexbench-bench', leg })).toMatch(/^indexbench-bench-[A-Za-z0-9._-]+$/);
  });

  it('differ for legs that differ only in characters that names may not have', () => {
    expect(new Set(['1/a', '1\\a', '1,a', '1-a'].map((leg) => legArtifact({ name: 'x', leg }))).size).toBe(4);
  });

  it('are tried with a number behind while they are taken', () => {
    const names = [...namesToTry('a')];
    expect(names.slice(0, 3)).toEqual(['a', 'a-2', 'a-3']);
    expect(names).toHaveLength(50);
  });
});

describe('the newest attempt of a leg', () => {
  const leg1 = { name: 'indexbench-bench', leg: '1' };

  it('is the highest attempt, and in it the last name, by number and not by text', () => {
    expect(newestOf(found('indexbench-bench-1-a9', 'indexbench-bench-1-a10', 'indexbench-bench-1-a2'), leg1)).toMatchObject({ name: 'indexbench-bench-1-a10', attempt: 10 });
    expect(newestOf(found('indexbench-bench-1-a2-2', 'indexbench-bench-1-a2-10', 'indexbench-bench-1-a2', 'indexbench-bench-1-a1-99'), leg1)).toMatchObject({ name: 'indexbench-bench-1-a2-10', attempt: 2 });
  });

  it('is not that of another leg or job, or of a name that only looks like it', () => {
    const others = found('indexbench-bench-11-a1', 'indexbench-bench-1-2-a1', 'indexbench-bench-1', 'indexbench-bench-1-a', 'indexbench-bench-1-a0', 'indexbench-bench-1-a1-0', 'indexbench-bench-1-a1x', 'indexbench-bench-1-a1-../..', 'Xindexbench-bench-1-a1', 'indexbench-bench-1-a99999999999999999999', 'comparison');
    expect(newestOf(others, leg1)).toBeNull();
    expect(newestOf([...others, { name: 'indexbench-bench-1-a1', id: 99 }], leg1)).toMatchObject({ id: 99 });
  });
});
