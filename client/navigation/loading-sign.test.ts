import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataRouter } from './data-router.ts';
import { patienceMs, watchSlowNavigations } from './loading-sign.ts';

type State = Parameters<Parameters<DataRouter['subscribe']>[0]>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const told: string[] = [];
  let tell: (state: State) => void = () => undefined;
  const subscribe: DataRouter['subscribe'] = (listener) => {
    tell = (state) => listener(state, {} as Parameters<typeof listener>[1]);
    return () => undefined;
  };
  watchSlowNavigations({ subscribe }, { show: () => told.push('show'), hide: () => told.push('hide') });
  return { told, become: (state: 'idle' | 'loading') => tell({ navigation: { state } } as State) };
}

test('a navigation of less than 150 ms shows no sign', () => {
  const { told, become } = watch();
  become('loading');
  vi.advanceTimersByTime(patienceMs - 1);
  expect(told).toEqual([]);
  become('idle');
  vi.advanceTimersByTime(1000);

  expect(told).not.toContain('show');
});

test('a longer one shows the sign once, until it is over', () => {
  const { told, become } = watch();
  become('loading');
  vi.advanceTimersByTime(100);
  become('loading');
  vi.advanceTimersByTime(50);
  expect(told).toEqual(['show']);
  vi.advanceTimersByTime(1000);
  become('idle');

  expect(told).toEqual(['show', 'hide']);
});

test('each navigation has its own 150 ms', () => {
  const { told, become } = watch();
  become('loading');
  vi.advanceTimersByTime(100);
  become('idle');
  become('loading');
  vi.advanceTimersByTime(100);

  expect(told).not.toContain('show');
});
