import { expect, test } from 'vitest';
import { UnavailableError } from '#server/platform/http/errors.ts';
import {
  type Behaviour,
  cuts,
  hangsUp,
  redirects,
  sends,
  slow,
  trickles,
} from '#server/platform/upstream/testing/behaviours.ts';
import {
  hostedDocument,
  searchKey,
  searchPath,
  startHostedSite,
} from '#server/search/testing/hosted-site.ts';

const query = { text: 'golf "); drop', product: 'contract-hire' } as const;

function finds(...hits: readonly unknown[]): Behaviour {
  return sends(200, JSON.stringify({ hits, query: 'golf', processingTimeMs: 1 }));
}

test('the service is asked for the words and the product, with the key as a bearer token and nothing about the visitor', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds(hostedDocument));
  await provider.search(query, {});
  const [request] = service.seen(searchPath);

  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    q: 'golf "); drop',
    filter: 'product = "contract-hire"',
    limit: 24,
  });
  expect(request?.headers.authorization).toBe(`Bearer ${searchKey}`);
  expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(
    ['accept', 'authorization', 'connection', 'content-length', 'content-type', 'host'].toSorted(),
  );
});

test('a document becomes a hit: our own address becomes a path, pounds become pence, empty facts are left out', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds(hostedDocument));

  expect(await provider.search(query, {})).toEqual([
    {
      title: 'Volkswagen Golf 1.5 TSI Life 5dr',
      link: '/car-leasing/volkswagen/golf',
      image_link: 'https://images.example.co.uk/golf.svg',
      price: 245_99,
      ispoa: false,
      description: 'Petrol, Manual',
      body_type: 'Hatchback',
      fuel: 'Petrol',
      transmission: 'Manual',
      vat: 'inc VAT',
      profile: '36 months, 10,000 miles a year',
      cost: 'Total £10,000.00',
    },
  ]);
});

test('a price without its VAT, profile or cost is not shown', async () => {
  const { service, provider } = await startHostedSite();
  const { vat: _vat, ...withoutVat } = hostedDocument;
  service.script(searchPath, finds(withoutVat, { ...hostedDocument, profile: '' }));
  const hits = await provider.search(query, {});

  expect(hits).toHaveLength(2);
  expect(hits.flatMap((hit) => hit.price ?? [])).toEqual([]);
  expect(hits.flatMap((hit) => hit.cost ?? [])).toEqual([]);
});

test.for([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/\\evil.example',
  'http://evil.example/',
  'https://user:pass@evil.example/',
  'https://www.example.co.uk//evil.example',
  'vbscript:x',
  '',
])('a hit whose link is “%s” is not shown', async (link) => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds({ ...hostedDocument, link }, hostedDocument));

  expect((await provider.search(query, {})).map((hit) => hit.link)).toEqual(['/car-leasing/volkswagen/golf']);
});

test.for([
  { title: 'x'.repeat(301) },
  { title: ' ' },
  { link: `/${'x'.repeat(2000)}` },
  { fuel: 'x'.repeat(301) },
])('a document that cannot be shown as a result is left out: %#', async (changed) => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds({ ...hostedDocument, ...changed }, hostedDocument));

  expect((await provider.search(query, {})).map((hit) => hit.link)).toEqual(['/car-leasing/volkswagen/golf']);
});

test('no request is sent once the visitor has left', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds(hostedDocument));

  await expect(provider.search(query, { signal: AbortSignal.abort() })).rejects.toThrow(UnavailableError);
  expect(service.seen(searchPath)).toEqual([]);
});

test('a picture from a host that the security policy refuses is left out', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds({ ...hostedDocument, image_link: 'https://tracker.example/pixel.gif' }));

  expect((await provider.search(query, {}))[0]).not.toHaveProperty('image_link');
});

test('no more hits are shown than a page lists, and an answer with far too many is refused', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, finds(...Array(30).fill(hostedDocument)));
  const hits = await provider.search(query, {});
  service.script(searchPath, finds(...Array(101).fill(hostedDocument)));

  expect(hits).toHaveLength(24);
  await expect(provider.search(query, {})).rejects.toThrow(UnavailableError);
});

const faults: Readonly<Record<string, Behaviour>> = {
  'is slow': slow(2000, finds(hostedDocument)),
  'never ends its answer': trickles(),
  'cuts its answer': cuts(),
  'hangs up': hangsUp(),
  'answers more than it may': finds({ ...hostedDocument, more: 'x'.repeat(520 * 1024) }),
  'answers 500': sends(500, 'stack'),
  'refuses the key': sends(403, '{"message":"invalid key"}'),
  'answers HTML': sends(200, '<!doctype html>'),
  'answers something else': sends(200, '{"results":[]}'),
  'answers hits that are none': finds('x', 7, null, { title: 'no link' }),
  'points elsewhere': redirects('https://evil.example/'),
};

test.for(Object.entries(faults))('a service that %s makes the search unavailable', async ([, behaviour]) => {
  const { service, provider, logText } = await startHostedSite();
  service.script(searchPath, behaviour);

  await expect(provider.search(query, {})).rejects.toThrow(UnavailableError);
  expect(logText()).not.toContain(searchKey);
  expect(logText()).not.toContain('golf');
});

test('a slow service gets twelve questions at once, twelve more wait, and the rest are refused at once', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, slow(100, finds(hostedDocument)));
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => provider.search(query, {})));

  expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(6);
  expect(service.seen(searchPath)).toHaveLength(24);
});

test('after repeated failures the service is not asked for a while', async () => {
  const { service, provider } = await startHostedSite();
  service.script(searchPath, sends(200, 'rubbish'));
  for (let count = 0; count < 8; count += 1) await provider.search(query, {}).catch(() => undefined);

  expect(service.seen(searchPath).length).toBe(5);
});
