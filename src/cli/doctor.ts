import type { Command } from 'commander';
import type { Perform } from './command.ts';

export function defineDoctor(program: Command, perform: Perform): void {
  program
    .command('doctor')
    .description('what this host can do: CPUs, accounting, tools, disk; what a run will go without, and why')
    .option('--json', 'print one JSON document on standard output')
    .action(() =>
      perform(async ({ output, environment }) => {
        const { tmpdir } = await import('node:os');
        const { examineHost } = await import('../host/doctor.ts');
        const { formatBytes } = await import('../report/figures.ts');
        const report = await examineHost({ paths: [process.cwd(), tmpdir()], toolFolders: environment.toolFolders });
        if (output.json) {
          output.result(JSON.stringify(report, null, 2));
          return 0;
        }
        const { host, cpus, accounting } = report;
        const row = (name: string, text: string): void => output.result(`${name.padEnd(14)} ${text}`);
        row('CPUs', `${host.cpuModel ?? 'unknown model'}, ${host.logicalCpus} online, ${host.allowedCpus} allowed${host.cpuQuota === null ? '' : `, quota ${host.cpuQuota}`}`);
        row('auto sets', `server ${cpus.server}, client ${cpus.client}${cpus.shared ? ' (shared)' : cpus.smtShared ? ' (of the same physical cores)' : ''}`);
        row('memory', host.memoryBytes === null ? 'unknown' : formatBytes(host.memoryBytes));
        row('system', `${host.operatingSystem ?? 'unknown'}, kernel ${host.kernel ?? 'unknown'}, ${host.architecture}${host.virtualization === null ? '' : `, ${host.virtualization}`}`);
        row('accounting', `${accounting.source}${accounting.limitations.length === 0 ? '' : `: ${accounting.limitations.join('; ')}`}`);
        for (const { source, reason } of accounting.notUsed) row('', `not ${source}: ${reason}`);
        for (const { name, path, version } of report.tools) row(name, path === null ? 'not found' : `${path}${version === null ? '' : `, ${version}`}`);
        for (const { path, freeBytes } of report.disks) row('disk', `${path}: ${freeBytes === null ? 'unknown' : formatBytes(freeBytes)} free`);
        row('open files', report.openFilesLimit === null ? 'no limit' : String(report.openFilesLimit));
        for (const leftover of report.leftovers) row('left over', leftover);
        for (const skipped of report.skipped) row('skipped', skipped);
        return 0;
      }),
    );
}
