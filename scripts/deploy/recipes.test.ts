import { execFile, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { serverEnvironment, serverFlags } from '#scripts/server-process.mjs';
import { settings } from '#server/platform/config/settings.ts';
import { makeCertificate } from '#server/testing/certificate.ts';
import { findProgram } from '#server/testing/find-program.ts';

// The systemd unit, the containers and the Dockerfile say what the code says.

const root = join(import.meta.dirname, '../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const unit = readText('deploy/leasing-site@.service');
const shutdownLimitMs = settings.shape.SHUTDOWN_LIMIT_MS.parse(undefined);
/** Read from the environment by something other than the settings. */
const otherVariables = ['ENV_FILE', ...Object.keys(serverEnvironment)];

/** Values of a directive of the unit, in order. */
const listValues = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const unitVariables = Object.fromEntries(
  listValues('Environment')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  mem_limit: z.string().optional(),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    volumes: z.record(z.string(), z.null()),
    networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
  })
  .parse(parse(readText('deploy/compose.yaml')));

function listUnknown(variables: object): readonly string[] {
  const known = [...Object.keys(settings.shape), ...otherVariables];
  return Object.keys(variables).filter((name) => !known.includes(name));
}

test('the unit starts the site as npm start does, with settings that exist', () => {
  const [command] = listValues('ExecStart');

  expect(command).toBe(
    `/opt/leasing-site/nodes/%i/node_modules/.bin/node ${serverFlags.join(' ')} dist/server/main.js`,
  );
  expect(unitVariables).toMatchObject(serverEnvironment);
  expect(listUnknown(unitVariables)).toEqual([]);
});

test('a system call that the unit does not allow is refused, and does not end the node', () => {
  // fs.copyFile, by which a node keeps its scripts and styles, calls fchown, which is @privileged.
  expect(listValues('SystemCallErrorNumber')).toEqual(['EPERM']);
});

test('unit and containers wait longer for the end of a node than it takes at most', () => {
  const waits = [
    ...listValues('TimeoutStopSec'),
    ...Object.values(compose.services).flatMap(({ stop_grace_period = [] }) => stop_grace_period),
  ];

  expect(waits).toHaveLength(3);
  for (const wait of waits) expect(Number.parseInt(wait, 10) * 1000).toBeGreaterThan(shutdownLimitMs);
});

test.skipIf(!findProgram('systemd-analyze'))(
  'systemd takes the unit and finds little to protect it from',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'leasing-site@3001.service');
    writeFileSync(file, unit.replaceAll('/opt/leasing-site/nodes/%i', root));
    writeFileSync(join(folder, 'leasing-site@.service'), unit.replaceAll('/opt/leasing-site/nodes/%i', root));
    const analyze = (...args: readonly string[]) => {
      const { stdout, stderr } = spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
      return stdout + stderr;
    };

    expect(analyze('verify')).toBe('');
    expect(
      Number(/exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=true'))?.[1]),
    ).toBeLessThan(2);
  },
);

test('containers: settings exist, secrets, volumes and networks are declared, nodes have a limit of memory', () => {
  const { haproxy, ...others } = compose.services;
  const { site1, site2 } = others;
  const used = Object.values(compose.services);
  const named = used.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''));

  expect(site1).toEqual(site2);
  expect(listUnknown(site1?.environment ?? {})).toEqual([]);
  expect(site1?.mem_limit).toBe('1g');
  expect([...new Set(used.flatMap(({ secrets }) => secrets))].toSorted()).toEqual(
    Object.keys(compose.secrets).toSorted(),
  );
  expect(named.filter((name) => !name.startsWith('./')).every((name) => name in compose.volumes)).toBe(true);
  expect(used.flatMap(({ networks }) => networks).every((name) => name in compose.networks)).toBe(true);
  const configuration = readText('deploy/haproxy.cfg');
  expect(Object.keys(haproxy?.environment ?? {}).filter((name) => !configuration.includes(name))).toEqual([]);
});

test('the Dockerfile builds and runs on exactly the Node that the lock names, and an empty machine gets it', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
    .parse(JSON.parse(readText('package-lock.json')));
  const stages = [...readText('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const version = packages['node_modules/node']?.version;
  const image = `node:${version}-bookworm-slim`;
  const unpacked = [...readText('docs/install.md').matchAll(/nodejs\.org\/dist\/v([\d.]+)\//g)];

  expect(stages).toEqual([image, image]);
  expect(unpacked.map(([, named]) => named)).toEqual([version, version]);
});

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            labels: z.object({ severity: z.string() }),
            annotations: z.object({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readText('deploy/prometheus-alerts.yml')))
  .groups.flatMap((group) => group.rules);

test('every alert has its chapter in the runbook, and no chapter is about an alert that is gone', () => {
  const chapters = readText('docs/runbook.md').matchAll(/^## (\S+)\n\n\*(?:page|ticket)\.\*/gm);

  expect([...chapters].map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert));
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    rules.map(({ alert }) => `docs/runbook.md#${alert.toLowerCase()}`),
  );
});

test.skipIf(!findProgram('promtool'))('Prometheus takes the rules', () => {
  const checked = spawnSync('promtool', ['check', 'rules', join(root, 'deploy/prometheus-alerts.yml')]);

  expect([checked.status, String(checked.stderr)]).toEqual([0, '']);
});

test('every program that a unit starts is in the project and may be run', () => {
  for (const name of ['backup', 'figures']) {
    const service = readText(`deploy/leasing-site-${name}.service`);
    const [, script = ''] = /^ExecStart=\/opt\/leasing-site\/current\/(\S+)/m.exec(service) ?? [];

    expect(statSync(join(root, script)).mode & 0o111).toBe(0o111);
  }
});

test.skipIf(!findProgram('amtool'))('Alertmanager takes its file', () => {
  const checked = spawnSync('amtool', ['check-config', join(root, 'deploy/alertmanager.yml')]);

  expect([checked.status, String(checked.stderr)]).toEqual([0, '']);
});

const alertmanager = z.object({
  route: z.object({
    receiver: z.string(),
    routes: z.array(z.object({ matchers: z.array(z.string()), receiver: z.string() })),
  }),
  receivers: z.array(z.object({ name: z.string(), email_configs: z.array(z.object({ to: z.string() })) })),
});

test('every alert goes to a receiver that mails someone, a page to one of its own', () => {
  const { route, receivers } = alertmanager.parse(parse(readText('deploy/alertmanager.yml')));
  const mailed = receivers.filter(({ email_configs }) => email_configs.length > 0).map(({ name }) => name);

  expect(mailed).toEqual(['pages', 'tickets']);
  expect(route.receiver).toBe('tickets');
  expect(route.routes).toMatchObject([{ matchers: ['severity = page'], receiver: 'pages' }]);
  expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(['page', 'ticket']));
});

test('the figures of the machine are those of the rules: the newest whole backup, and the certificate that is shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'leasing-site.prom');
  const { key, text } = await makeCertificate();
  const server = createServer({ key: readFileSync(key), cert: text });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const look = async (backups: string, address: string) => {
    await promisify(execFile)(join(root, 'deploy/machine-figures.sh'), [backups, address, file]);
    return readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  };
  for (const [place, name] of [
    'leasing-site-1.dump',
    'leasing-site-2.dump',
    'leasing-site-3.dump.part',
  ].entries()) {
    writeFileSync(join(folder, name), 'x'.repeat(place + 1));
    utimesSync(join(folder, name), 1_700_000_000 + place, 1_700_000_000 + place);
  }
  const end = Math.floor(Date.parse(new X509Certificate(text).validTo) / 1000);
  const figures = await look(folder, `127.0.0.1:${port}`);

  expect(figures).toEqual([
    'leasing_site_backup_timestamp_seconds 1700000001',
    'leasing_site_backup_bytes 2',
    `leasing_site_certificate_end_timestamp_seconds ${end}`,
  ]);
  const named = readText('deploy/prometheus-alerts.yml').match(/leasing_site_\w+/g);
  expect(figures.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining([...new Set(named)]));
  // Nothing is said of what is not known, and the alerts ask for that.
  expect(await look(join(folder, 'none'), '127.0.0.1:9')).toEqual([]);
  for (const name of new Set(named))
    expect(readText('deploy/prometheus-alerts.yml')).toContain(`absent(${name}{`);
});
