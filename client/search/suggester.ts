import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';

/** What the panel shows: nothing, that the search is under way, the hits, or that the search has failed. */
export type Suggestions =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly hits: readonly SearchHit[]; readonly isSlow: boolean }
  | { readonly kind: 'found'; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'failed' };

export interface Question {
  readonly text: string;
  readonly product: ProductFilter;
}

type Ask = (question: Question, signal: AbortSignal) => Promise<readonly SearchHit[]>;

export interface Suggester {
  /** Asks a new question; the answer to the one before is dropped, even if it comes later. */
  ask(question: Question): void;
  stop(): void;
}

/** Pause after the last key before the question is sent; most people type the next key sooner. */
const settleMs = 180;
/** After this long the visitor is told that it is still searching. */
const slowMs = 1000;
/** After this long the question counts as failed; the server takes less time to answer that it cannot. */
const giveUpMs = 8000;

/** Asks for suggestions when the visitor pauses in typing, and calls `show` with what to show at each step. */
export function createSuggester(ask: Ask, show: (suggestions: Suggestions) => void): Suggester {
  let hits: readonly SearchHit[] = [];
  let round = startRound();
  const send = (question: Question) => {
    const { signal, later, stop } = round;
    const end = (suggestions: Suggestions) => {
      if (signal.aborted) return;
      stop();
      hits = suggestions.kind === 'found' ? suggestions.hits : [];
      show(suggestions);
    };
    later(slowMs, () => show({ kind: 'asking', hits, isSlow: true }));
    later(giveUpMs, () => end({ kind: 'failed' }));
    ask(question, signal).then(
      (found) => end({ kind: 'found', hits: found }),
      () => end({ kind: 'failed' }),
    );
  };
  return {
    ask(question) {
      round.stop();
      round = startRound();
      const isLongEnough = question.text.length >= minSearchCharacters;
      if (!isLongEnough) hits = [];
      show(isLongEnough ? { kind: 'asking', hits, isSlow: false } : { kind: 'none' });
      if (isLongEnough) round.later(settleMs, () => send(question));
    },
    stop: () => round.stop(),
  };
}

/** One question's abort signal and timers, which `stop` ends together. */
function startRound() {
  const controller = new AbortController();
  const timers: ReturnType<typeof setTimeout>[] = [];
  return {
    signal: controller.signal,
    later: (ms: number, work: () => void) => void timers.push(setTimeout(work, ms)),
    stop: () => {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
