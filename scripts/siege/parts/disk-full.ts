import { join } from 'node:path';
import type { Ground } from '#scripts/siege/ground.ts';
import { startNode } from '#scripts/siege/node.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage } from '#scripts/siege/stage.ts';
import { writeAmid } from '#scripts/siege/write-amid.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { mountSmallDisk, type SmallDisk } from '#server/testing/small-disk.ts';

/** The disk of PostgreSQL, and that of an embedded database and its log, full to the last byte amid enquiries and files. */
export async function diskFull(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const seconds = isShort ? 5 : 30;
  return [
    ...(await onDisk(ground, 400, (disk) => tryPostgresql(ground, disk, seconds))),
    ...(await onDisk(ground, 250, (disk) => tryEmbedded(ground, disk, seconds))),
  ];
}

async function onDisk(
  ground: Ground,
  megabytes: number,
  attempt: (disk: SmallDisk) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const disk = await mountSmallDisk(megabytes);
  if (!disk)
    return [{ promise: 'A full disk', measured: 'not tried: no right to mount one', isMet: undefined }];
  ground.onEnd(disk.remove);
  return attempt(disk);
}

async function tryPostgresql(ground: Ground, disk: SmallDisk, seconds: number): Promise<readonly Row[]> {
  const stage = await openStage(ground, {}, { parent: disk.folder });
  let hasEnded = false;
  try {
    const rows = await writeAmid({
      what: 'Disk of PostgreSQL full',
      seconds,
      nodes: stage.nodes,
      leave: async () => disk.fill(),
      comeBack: async () => {
        disk.makeRoom();
        // PostgreSQL ends when it can no longer write its log; systemd would start it again. Starting one that runs fails.
        hasEnded = await stage.postgresql.start().then(
          () => true,
          () => false,
        );
      },
      open: async () => openPostgresql(stage.postgresql.url),
    });
    return rows.map((row) =>
      hasEnded ? { ...row, measured: `${row.measured}; PostgreSQL had ended` } : row,
    );
  } finally {
    await stage.close();
  }
}

async function tryEmbedded(ground: Ground, disk: SmallDisk, seconds: number): Promise<readonly Row[]> {
  const folder = join(disk.folder, 'node');
  const node = await startNode({ main: ground.main, folder }, {});
  const end = async () => {
    node.child.kill('SIGTERM');
    await node.ended;
  };
  try {
    return await writeAmid({
      what: 'Disk of an embedded database and its log full',
      seconds,
      nodes: [node],
      leave: async () => disk.fill(),
      comeBack: async () => disk.makeRoom(),
      open: async () => {
        await end();
        return openDatabase({ dataFolder: join(folder, 'data') });
      },
    });
  } finally {
    await end();
  }
}
