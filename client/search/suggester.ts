import type { ProductFilter, SearchHit } from '#shared/contracts/search.ts';
import { minSearchCharacters } from '#shared/contracts/search-limits.ts';

/** What the field shows: nothing yet, what it waits for, what came, or that nothing will. */
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
  /** Asks anew; what was asked before is dropped, whenever its answer comes. */
  ask(question: Question): void;
  stop(): void;
}

/** From the last key to the question: most people type faster. */
const settleMs = 180;
/** After this long the visitor is told that it is still searching. */
const slowMs = 1000;
/** After this long nobody waits any more: longer than the server takes to say that it cannot. */
const giveUpMs = 8000;

/** Asks for suggestions once typing rests, and tells what to show at each step. */
export function createSuggester(ask: Ask, show: (suggestions: Suggestions) => void): Suggester {
  let hits: readonly SearchHit[] = [];
  let current = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = () => {
    current.abort();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const later = (ms: number, work: () => void) => timers.add(setTimeout(work, ms));
  const send = (question: Question) => {
    const { signal } = current;
    later(slowMs, () => show({ kind: 'asking', hits, isSlow: true }));
    const end = (suggestions: Suggestions) => {
      if (signal.aborted) return;
      stop();
      hits = suggestions.kind === 'found' ? suggestions.hits : [];
      show(suggestions);
    };
    later(giveUpMs, () => end({ kind: 'failed' }));
    ask(question, signal).then(
      (found) => end({ kind: 'found', hits: found }),
      () => end({ kind: 'failed' }),
    );
  };
  return {
    ask(question) {
      stop();
      current = new AbortController();
      if (question.text.length < minSearchCharacters) {
        hits = [];
        return show({ kind: 'none' });
      }
      show({ kind: 'asking', hits, isSlow: false });
      later(settleMs, () => send(question));
    },
    stop,
  };
}
