import { RUN_INPUTS } from '../model/generated/run-inputs.ts';
import { variableOf } from './run-inputs.ts';

/** The table of the README: every input of a run, as the action, the command and its environment name it. */
export function inputsTable(): string {
  const rows = RUN_INPUTS.map(({ name, description, default: value, scope }) => {
    const command = scope === 'action' ? 'of the action only' : `\`${name === 'plan' ? '[PLAN]' : `--${name}`}\`, \`${variableOf(name)}\``;
    return `| \`${name}\` | ${description.replaceAll('|', '\\|').replaceAll('<', '&lt;')} | ${value === '' ? '' : `\`${value}\``} | ${command} |`;
  });
  return ['| input | what | default | command |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

/** The `inputs:` of action.yml. */
export function actionInputs(): string {
  const entries = RUN_INPUTS.flatMap(({ name, description, default: value }) => [`  ${name}:`, `    description: ${quoted(description)}`, `    default: ${quoted(value)}`]);
  return ['inputs:', ...entries, ''].join('\n');
}

/** A YAML scalar in single quotes (YAML 1.2.2, 7.3.2). */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
