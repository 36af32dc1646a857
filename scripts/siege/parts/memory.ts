import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { slopeOf } from '#scripts/bench/report/slope.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import { freshPages, sendOpenLoad } from '#scripts/siege/load/send-load.ts';
import { startNode } from '#scripts/siege/node.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';

const pagesPerSecond = 50;
const sampleSeconds = 10;
const goalPerHour = 2;

/** One node that is asked for addresses of which none comes twice, at a steady rate. */
export async function memory(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const seconds = isShort ? 30 : 600;
  const postgresql = await ground.createPostgresql();
  await postgresql.start();
  ground.onEnd(() => postgresql.stop());
  const place = { main: ground.main, folder: join(ground.folder, 'remembering'), core: 0 };
  const node = await startNode(place, { DATABASE_URL: postgresql.url });
  try {
    const load = sendOpenLoad({
      port: Number(new URL(node.origin).port),
      phases: [seconds],
      streams: [
        { kind: 'drawn', perSecond: [pagesPerSecond], targets: freshPages(pagesPerSecond * seconds) },
      ],
      connections: 20,
    });
    const samples = await watchMemory(node.child.pid ?? 0, seconds);
    const answered = (await load).lines.find(({ status }) => status === 200)?.count ?? 0;
    return [toRow(samples, { seconds, answered, isShort })];
  } finally {
    node.child.kill('SIGTERM');
    await node.ended;
  }
}

/** Resident memory in MiB, every ten seconds. */
async function watchMemory(pid: number, seconds: number): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let second = 0; second < seconds; second += sampleSeconds) {
    await delay(sampleSeconds * 1000);
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  }
  return samples;
}

interface Run {
  readonly seconds: number;
  readonly answered: number;
  readonly isShort: boolean;
}

/** A slope that its own error hides shows neither that the promise is kept nor that it is broken. */
function toRow(samples: readonly number[], { seconds, answered, isShort }: Run): Row {
  const later = samples.slice(Math.floor(samples.length / 2));
  const { slope, error } = slopeOf(later, sampleSeconds / 3600);
  const isMissed = slope - 2 * error > goalPerHour;
  const isKept = slope + 2 * error <= goalPerHour;
  return {
    promise: `${seconds} s of unique addresses, ${pagesPerSecond} a second: memory grows by ${goalPerHour} MiB/h at most in the second half`,
    measured: `${answered} pages, ${toMiB(samples[0])} at first, ${toMiB(Math.max(...samples))} at most, ${toMiB(samples.at(-1))} at the end; ${Math.round(slope)} MiB/h, give or take ${Math.round(2 * error)}`,
    isMet: isShort || (!isMissed && !isKept) ? undefined : isKept,
  };
}

function toMiB(value: number | undefined): string {
  return `${Math.round(value ?? Number.NaN)} MiB`;
}
