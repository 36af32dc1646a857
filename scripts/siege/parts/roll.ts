import { Agent, get } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { usualSettleSeconds } from '#scripts/deploy/read-options.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import { freshPages, storedPaths } from '#scripts/siege/load/send-load.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage } from '#scripts/siege/stage.ts';

/** Replaces one node after the other, again and again, while visitors come through HAProxy. */
export async function roll(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const wanted = isShort ? 3000 : 100_000;
  const stage = await openStage(ground);
  const agent = new Agent({ keepAlive: true, maxSockets: 50, rejectUnauthorized: false });
  const paths = [...storedPaths, ...freshPages(12)];
  const faults: number[] = [];
  let [asked, rolls, shed] = [0, 0, 0];
  const ask = (path: string) =>
    new Promise<number>((resolve) => {
      get(stage.origin + path, { agent }, (answer) => {
        if (answer.statusCode === 503 && answer.headers['x-request-id'] !== undefined) shed += 1;
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      }).once('error', () => resolve(0));
    });
  try {
    const visiting = Array.from({ length: 20 }, async () => {
      while (asked < wanted || rolls < 2) {
        asked += 1;
        const status = await ask(paths[asked % paths.length] ?? '/');
        if (status !== 200) faults.push(status);
      }
    });
    const exits: number[] = [];
    while (asked < wanted || rolls < 2) {
      // Before the first one too: HAProxy, which started before the nodes, must have found both.
      await delay(usualSettleSeconds * 1000);
      exits.push(await stage.replace(rolls % 2 === 0 ? 0 : 1, 'SIGTERM'));
      rolls += 1;
    }
    await Promise.all(visiting);
    return [
      {
        promise: `Rolling restart behind HAProxy under load: 0 failed of ${wanted}, exit within 15 s`,
        measured: `${faults.length} of ${asked} failed (${[...new Set(faults)].join(', ') || 'none'}; 0 is no answer), ${shed} of them refused by a busy node, ${rolls} nodes replaced, exit after ${Math.max(...exits).toFixed(1)} s at most`,
        isMet: faults.length === 0 && Math.max(...exits) <= 15,
      },
    ];
  } finally {
    agent.destroy();
    await stage.close();
  }
}
