import { type Asked, ask, fromAddress } from '#scripts/siege/ask.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';

/** Input that would run, or that a careless regular expression would read for seconds. */
export async function hostileInput(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    return [await tryMarkup(stage), await tryLongInput(stage)];
  } finally {
    await stage.close();
  }
}

/** Answered where too much is asked at once, which is no fault of the input. */
const busy = 503;

const markup = [
  '<svg onload=siege()>',
  '"><script>siege()</script>',
  "' onfocus=siege() autofocus x='",
  '</script><script>siege()</script>',
  '{{constructor.constructor("siege()")()}}<!--<script>',
  '\u2028<img src=x onerror=siege()>',
];
/** Any of them where it would mean something: a tag that was not escaped, or a quote that ends an attribute. */
const alive =
  /<(?:svg onload|img src=x|script>)[^&]*siege|" *>?<script>siege|' onfocus=siege\(\) autofocus x='(?![^<]*<\/script>)|<!--<script>/;

const parameters = [
  'q',
  'search',
  'fuel',
  'budgetMax',
  'sort',
  'term',
  'vehicle',
  'deals',
  'next',
  'view',
  'utm_source',
  'page',
];
const pages = [
  '/car-leasing',
  '/search',
  '/news/search',
  '/compare-deals',
  '/review-my-vehicle',
  '/account/login',
  '/mileage-calculator',
  '/car-matching-tool',
  '/page-data/search',
  '/nothing',
  '/events/search',
];
const forms = [
  '/leave-a-message',
  '/request-callback',
  '/contact',
  '/sell-your-car',
  '/review-my-vehicle',
  '/complaints',
];
const fields = [
  'name',
  'message',
  'email',
  'phone',
  'reply',
  'registration',
  'vehicle',
  'title',
  'text',
  'comments',
];

async function tryMarkup({ nodes }: Stage): Promise<Row> {
  const wrong: string[] = [];
  let asked = 0;
  const look = async (what: string, path: string, sent: Asked = {}) => {
    asked += 1;
    const { status, text, headers } = await ask(nodes[asked % 2 === 0 ? 0 : 1].origin + path, sent);
    const isHtml = String(headers['content-type']).startsWith('text/html');
    if ((status >= 500 && status !== busy) || (isHtml && alive.test(text))) wrong.push(`${what} ${status}`);
  };
  for (const text of markup) {
    const typed = encodeURIComponent(text);
    for (const page of pages) {
      await look(page, `${page}?${parameters.map((name) => `${name}=${typed}`).join('&')}`);
      await look(`below ${page}`, `${page}/${typed}`);
    }
    for (const form of forms) {
      const body = Object.fromEntries(fields.map((name) => [name, text]));
      await look(`form ${form}`, form, { body, headers: fromAddress(asked) });
    }
  }
  return {
    promise: `Nothing runs from a parameter, a path or a field: ${markup.length} texts in ${pages.length} pages and ${forms.length} forms, none unescaped, no 500`,
    measured: `${asked} answers, ${wrong.length === 0 ? 'all escaped' : [...new Set(wrong)].join(', ')}`,
    isMet: wrong.length === 0,
  };
}

const patienceMs = 1000;

/** As much as each door takes of what regular expressions try again and again. */
const long = (length: number): readonly string[] => [
  'a'.repeat(length),
  `${'a'.repeat(length / 2)}${'!'.repeat(length / 2)}`,
  ' '.repeat(length),
  `${'a@'.repeat(length / 2)}`,
  `${'a.'.repeat(length / 2)}@`,
  '1,'.repeat(length / 2),
  '-'.repeat(length),
  `${'<a '.repeat(length / 3)}`,
  '/..'.repeat(length / 3),
];

async function tryLongInput({ nodes }: Stage): Promise<Row> {
  const [times, faults] = [[] as (readonly [ms: number, what: string])[], [] as string[]];
  const time = async (path: string, sent: Asked = {}) => {
    const from = performance.now();
    const { status } = await ask(nodes[0].origin + path, {
      ...sent,
      headers: { ...fromAddress(times.length), ...sent.headers },
    });
    times.push([performance.now() - from, path.slice(0, 30)]);
    if ((status >= 500 && status !== busy) || status === 0) faults.push(`${path.slice(0, 30)} ${status}`);
  };
  for (const text of long(2400)) {
    const typed = encodeURIComponent(text);
    for (const page of pages)
      await time(`${page}?${parameters[times.length % parameters.length]}=${typed}`.slice(0, 8000));
    await time(`/api/search?q=${typed}`.slice(0, 8000));
    await time(`/${typed}`.slice(0, 8000));
    await time('/car-leasing', {
      headers: {
        Cookie: `session=${text}; consent=${typed}`.slice(0, 8000),
        Accept: text,
        'Accept-Language': text,
      },
    });
  }
  for (const text of long(30_000))
    for (const form of forms)
      for (const field of ['email', 'phone', 'message', 'registration'])
        await time(form, { body: { [field]: text, name: 'A', reply: 'email' } });
  for (const text of long(30_000))
    for (const route of ['session', 'registration', 'forgotten-password'])
      await time(`/api/account/${route}`, {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: text,
          password: 'a',
          mobile: text,
          firstName: 'A',
          lastName: 'B',
          accountType: 'personal',
        }),
      });
  const [slowest = [0, '']] = times.toSorted(([one], [other]) => other - one);
  return {
    promise: `Long input that regular expressions dislike, ${times.length} ways: no answer takes ${patienceMs} ms, no 500`,
    measured: `slowest ${Math.round(slowest[0])} ms (${slowest[1]}); ${faults.length === 0 ? 'no fault' : [...new Set(faults)].join(', ')}`,
    isMet: slowest[0] < patienceMs && faults.length === 0,
  };
}
