import { answerHelp } from './answer-help.mjs';
import { describeMachine } from './bench/report/describe-machine.ts';
import { readParts } from './read-parts.ts';
import { type Ground, prepareGround } from './siege/ground.ts';
import { accountApi } from './siege/parts/account-api.ts';
import { databaseHangs, databaseStops } from './siege/parts/database.ts';
import { diskFull } from './siege/parts/disk-full.ts';
import { feedAddress } from './siege/parts/feed-address.ts';
import { forgery } from './siege/parts/forgery.ts';
import { headers } from './siege/parts/headers.ts';
import { hostileInput } from './siege/parts/hostile-input.ts';
import { idleSockets } from './siege/parts/idle-sockets.ts';
import { importKills } from './siege/parts/import-kills.ts';
import { kills } from './siege/parts/kills.ts';
import { limits } from './siege/parts/limits.ts';
import { memory } from './siege/parts/memory.ts';
import { overload } from './siege/parts/overload.ts';
import { redis } from './siege/parts/redis.ts';
import { roll } from './siege/parts/roll.ts';
import { smuggling } from './siege/parts/smuggling.ts';
import { sockets } from './siege/parts/sockets.ts';
import { strangers } from './siege/parts/strangers.ts';
import { uploads } from './siege/parts/uploads.ts';
import { type Row, type Scale, toMarkdown, toText } from './siege/row.ts';

// `npm run siege -- --help` says what this does. A missed promise is no error, because machines differ.

const parts: Readonly<Record<string, (ground: Ground, scale: Scale) => Promise<readonly Row[]>>> = {
  overload,
  sockets,
  smuggling,
  'idle-sockets': idleSockets,
  'database-hangs': databaseHangs,
  'database-stops': databaseStops,
  'disk-full': diskFull,
  redis,
  'account-api': accountApi,
  roll,
  memory,
  kills,
  'import-kills': importKills,
  limits,
  strangers,
  uploads,
  headers,
  forgery,
  'hostile-input': hostileInput,
  'feed-address': feedAddress,
};

/** None of these takes times, and all take long, so they run at once. */
const timeless: readonly string[] = ['memory', 'kills', 'import-kills'];

answerHelp(`npm run siege   attacks two nodes of the production build with what they promise to withstand

  --only=PART,…   of ${Object.keys(parts).join(', ')} (default: all)
  --short         shorter times and fewer repetitions
  --built         with the build of the last siege or bench
  --markdown      the table for docs/measured.md

Needs PostgreSQL, Redis and HAProxy, takes about half an hour and the whole machine, and changes no other site.`);

const { values, wanted } = readParts({
  name: 'siege',
  parts: Object.keys(parts),
  options: {
    short: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});

const ground = await prepareGround({ isBuilt: values.built });
const interrupt = async (fault: unknown) => {
  if (fault instanceof Error) console.error(fault);
  await ground.end();
  process.exit(fault instanceof Error ? 1 : 130);
};
for (const signal of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const) process.once(signal, interrupt);
const rows: Row[] = [];
try {
  const isTimeless = (name: string) => timeless.includes(name);
  for (const name of wanted.filter((each) => !isTimeless(each))) rows.push(...(await tryPart(name)));
  rows.push(...(await Promise.all(wanted.filter(isTimeless).map(tryPart))).flat());
} finally {
  await ground.end();
}
console.log(`${describeMachine(new Date())}\n\n${values.markdown ? toMarkdown(rows) : summarise(rows)}`);

/** The rows themselves were printed as they came. */
function summarise(all: readonly Row[]): string {
  const count = (isMet: boolean | undefined) => all.filter((row) => row.isMet === isMet).length;
  return `${count(true)} promises met, ${count(false)} missed, ${count(undefined)} not shown`;
}

/** A part that fails by itself is a row too: the other parts go on. */
async function tryPart(name: string): Promise<readonly Row[]> {
  const from = performance.now();
  console.error(`Trying ${name} …`);
  try {
    const found = (await parts[name]?.(ground, { isShort: values.short })) ?? [];
    console.error(toText(found));
    return found;
  } catch (error) {
    console.error(error);
    return [{ promise: `The part ${name} runs`, measured: String(error).slice(0, 200), isMet: false }];
  } finally {
    console.error(`Tried ${name} for ${Math.round((performance.now() - from) / 1000)} s.`);
  }
}
