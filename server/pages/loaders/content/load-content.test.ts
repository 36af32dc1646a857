import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';

const firm = {
  LEGAL_NAME: 'Example Leasing Limited',
  COMPANY_NUMBER: '01234567',
  FCA_NUMBER: '123456',
  ICO_NUMBER: 'ZA000000',
  ADDRESS: '1 Example Street, Manchester, M1 1AA',
};
const legalPaths = [...testContent.entries.values()]
  .filter(({ template }) => template === 'legal')
  .map(({ path }) => path);

async function readMain(path: string, env: Readonly<Record<string, string>> = {}) {
  const { text } = await request(await createTestApp({ env })).get(path);
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
}

test('the privacy policy names the firm with its address and its number in the Information Commissioner’s register', async () => {
  const main = await readMain('/privacy-policy', firm);

  expect(main).toContain('Example Leasing Limited is a credit broker, not a lender.');
  expect(main).toContain('Registered office: 1 Example Street, Manchester, M1 1AA.');
  expect(main).toContain('Registered with the Information Commissioner’s Office, number ZA000000.');
  expect(await readMain('/privacy-policy')).toContain('<p>Demonstration site, not an authorised firm</p>');
});

test('no legal page of a firm calls the site a demonstration, and each of a demonstration does', async () => {
  expect(legalPaths.length).toBeGreaterThanOrEqual(8);
  for (const path of legalPaths) {
    expect([path, /[^>]*demonstration[^<]*/i.exec(await readMain(path, firm))?.[0]]).toEqual([
      path,
      undefined,
    ]);
    expect(await readMain(path)).toMatch(/demonstration/i);
  }
});
