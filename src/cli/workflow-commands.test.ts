import { describe, expect, it } from 'vitest';
import { runnerCommands } from './testing/runner-commands.ts';
import { withoutCommands, withoutCommandsInJson } from './workflow-commands.ts';

const HOSTILE = ['::error::a', '   ::set-output name=x::y', '\t::add-mask::z', 'text ##[error]b', '##[add-mask]c', '::STOP-COMMANDS::w', '::::error::d', '##[[error]e', '###[error]f'];

describe('text in a job', () => {
  it('is read by the runner as the model here says', () => {
    expect(runnerCommands(HOSTILE.slice(0, 5).join('\n')).map(({ command }) => command)).toEqual(['error', 'set-output', 'add-mask', 'error', 'add-mask']);
    expect(runnerCommands('::stop-commands::abc\n::error::x\n::abcd::\n##[error]\n::abc::\n::error::y').map(({ line }) => line)).toEqual(['::stop-commands::abc', '::error::y']);
  });

  it('holds no command, line by line, and still says what it said', () => {
    for (const line of HOSTILE) {
      const told = withoutCommands(`before\n${line}\nafter`);
      expect([line, runnerCommands(told)]).toEqual([line, []]);
      expect(told.replaceAll(' ', '')).toBe(`before\n${line}\nafter`.replaceAll(' ', ''));
    }
  });

  it('holds none as JSON either, and is the same document', () => {
    const document = { rows: HOSTILE };
    const told = withoutCommandsInJson(JSON.stringify(document, null, 2));
    expect(runnerCommands(told)).toEqual([]);
    expect(JSON.parse(told)).toEqual(document);
  });
});
