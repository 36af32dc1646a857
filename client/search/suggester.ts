import type { ProductFilter, SearchAnswer } from '#shared/contracts/search.ts';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';

/** What the panel shows: nothing, that the search is under way, the answer, or that the search has failed. */
export type Suggestions =
  | { readonly kind: 'none' }
  | (SearchAnswer & { readonly kind: 'asking'; readonly isSlow: boolean })
  | (SearchAnswer & { readonly kind: 'found' })
  | { readonly kind: 'failed' };

export interface Question {
  readonly text: string;
  readonly product: ProductFilter;
}

type Ask = (question: Question, signal: AbortSignal) => Promise<SearchAnswer>;

export interface Suggester {
  /** Asks a new question; the answer to the one before is dropped, even if it comes later. */
  ask(question: Question): void;
  stop(): void;
}

const noAnswer: SearchAnswer = { hits: [] };

/** Pause after the last key before the question is sent; most people type the next key sooner. */
const settleMs = 180;
/** After this long the visitor is told that it is still searching. */
const slowMs = 1000;
/** After this long the question counts as failed; the server takes less time to answer that it cannot. */
const giveUpMs = 8000;

/** Asks for suggestions when the visitor pauses in typing, and calls `show` with what to show at each step. */
export function createSuggester(ask: Ask, show: (suggestions: Suggestions) => void): Suggester {
  let answer = noAnswer;
  let round = startRound();
  const send = (question: Question) => {
    const { signal, later, stop } = round;
    const end = (found?: SearchAnswer) => {
      if (signal.aborted) return;
      stop();
      answer = found ?? noAnswer;
      show(found ? { kind: 'found', ...found } : { kind: 'failed' });
    };
    later(slowMs, () => show({ kind: 'asking', ...answer, isSlow: true }));
    later(giveUpMs, () => end());
    ask(question, signal).then(end, () => end());
  };
  return {
    ask(question) {
      round.stop();
      round = startRound();
      const isLongEnough = question.text.length >= minSearchCharacters;
      if (!isLongEnough) answer = noAnswer;
      show(isLongEnough ? { kind: 'asking', ...answer, isSlow: false } : { kind: 'none' });
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
