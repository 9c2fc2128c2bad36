import { spawn } from 'node:child_process';

/** Says on standard error, as the process ends, what it used. */
const USAGE = 'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write(`\\nused ${u.maxRSS} ${u.userCPUTime+u.systemCPUTime}\\n`)})';

/** Runs the program that `npm run build` made. Seconds of wall and of CPU time, with the start of Node; peak resident bytes; a CPU profile goes to `profile`. */
export async function measureCommand(cli, args, profile) {
  const started = performance.now();
  const child = spawn(process.execPath, [...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]), '--import', USAGE, cli, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (text += part));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const used = /\nused (\d+) (\d+)\n$/.exec(text);
  if (used === null) throw new Error(`${args[0]} ended with ${code}: ${text}`);
  return { code, seconds: Number(((performance.now() - started) / 1000).toFixed(2)), cpuSeconds: Number((used[2] / 1e6).toFixed(2)), peakBytes: used[1] * 1024, errors: text.slice(0, used.index) };
}
