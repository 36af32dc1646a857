import { expect, test } from 'vitest';
import { exampleLeads } from '#server/enquiries/testing/example-leads.ts';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { type EnquiryKind, enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { enquirySchemas } from '#shared/enquiries/enquiry-kinds.ts';
import { describeFields } from './describe-fields.ts';
import { staffMail } from './staff-mail.ts';

/** Values that the mail words differently from the form, or whose words also occur in other lines. */
const writtenAs: Readonly<Record<string, string>> = {
  'By email': 'Reply by email',
  Monday: 'Monday 6 July 2026',
  'Morning, before noon': 'in the morning',
  '42350': '42,350 miles',
  '8000': '8,000 miles',
  '3': '3 months’ rental',
  '329.99': '£329.99',
  '299': '£299',
  'Including VAT': 'inc VAT',
  'Not maintained': 'Maintenance: not included',
  Part: 'Service history: Part',
  Yes: 'VAT qualifying: Yes',
};

function mailOf(kind: EnquiryKind): { readonly subject: string; readonly text: string } {
  const { fields, snapshot = null } = exampleLeads[kind];
  const order = exampleOrder({ kind, fields, snapshot, fromPage: '/car-leasing?term=24' });
  return staffMail(order, { to: 'staff@site.example', siteOrigin: 'https://site.example' });
}

/** Lines of the message, each value without its label. */
function valuesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[^:?“]{1,60}[:?] (?!\/\/)/, '').trim())
    .filter(Boolean);
}

test.each(enquiryKinds)('a staff mail about a %s holds everything that was sent, each fact once', (kind) => {
  const { text } = mailOf(kind);

  for (const { value } of describeFields(kind, exampleLeads[kind].fields))
    for (const line of value.split('\n')) {
      const written = writtenAs[line] ?? line;
      expect(text.split(written), written).toHaveLength(2);
    }
  const values = valuesOf(text);
  expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);
});

test.each(enquiryKinds)(
  'a mail about a %s names the person in its subject and says how to reach them',
  (kind) => {
    const { subject, text } = mailOf(kind);

    expect(subject).toMatch(/: .*Ada Lovelace$/);
    expect(text).toMatch(/^Ada Lovelace(, Analytical Engines Ltd)?\n(Reply by email|Email|Phone): \S/);
  },
);

test.each(enquiryKinds)(
  'a mail about a %s ends with the page, the reference and the time in the UK',
  (kind) => {
    expect(mailOf(kind).text).toMatch(
      /\nCame from: https:\/\/site\.example\/car-leasing\?term=24\nReference: ENQ-7F3K9-Q2M4X\nReceived: Wednesday, 1 July 2026 at 12:05, UK time\n$/,
    );
  },
);

test.each(enquiryKinds)('the example of a %s is accepted by its schema', (kind) => {
  const posted = Object.entries(exampleLeads[kind].fields).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);

  // Of the two ways to reply only the chosen one is kept; enquiries of earlier forms may have both.
  const { phone, ...others } = exampleLeads[kind].fields;
  const kept = 'reply' in others ? others : exampleLeads[kind].fields;
  expect(enquirySchemas[kind]?.parse(Object.fromEntries(posted))).toEqual(kept);
});
