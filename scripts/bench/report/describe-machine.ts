import { cpus, totalmem } from 'node:os';

/** The machine on which the figures were measured: `2026-11-20, 2 cores of AMD EPYC, 8 GiB, Node v26.10.0`. */
export function describeMachine(now: Date): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || 'an unnamed processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${now.toISOString().slice(0, 10)}, ${cores.length} cores of ${model}, ${memory} GiB, Node ${process.version}`;
}
