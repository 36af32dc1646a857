import { afterEach, expect, test, vi } from 'vitest';
import { fetchAnswer } from './search-box.tsx';

afterEach(() => void vi.unstubAllGlobals());

const question = { text: '🚗', product: 'contract-hire' } as const;
const { signal } = new AbortController();

function answer(status: number, body: unknown) {
  const fetch = vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the server is asked for the text and the product', async () => {
  const hit = { title: 'Golf', link: '/golf', description: '', ispoa: false };
  const fetch = answer(200, { hits: [hit] });

  expect(await fetchAnswer(question, signal)).toEqual({ hits: [hit] });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/search?q=%F0%9F%9A%97&product=contract-hire');
});

test('a text that the server calls too short has no results; any other refusal is a failure', async () => {
  answer(400, { fields: { q: 'Please type 2 to 100 characters.' } });
  expect(await fetchAnswer(question, signal)).toEqual({ hits: [] });

  for (const status of [429, 500, 503]) {
    answer(status, {});
    await expect(fetchAnswer(question, signal)).rejects.toThrow(String(status));
  }
});
