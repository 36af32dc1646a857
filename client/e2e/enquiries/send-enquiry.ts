import type { Locator, Page } from '@playwright/test';
import { expect } from '#client/e2e/account/visitor.ts';
import type { FormHands } from './form-hands.ts';

/** A journey to one kind of enquiry. */
export interface EnquiryJourney {
  readonly path: string;
  /** Name of the enquiry as in the confirmation: "We have your callback request". */
  readonly name: string;
  /** What comes before the form, where anything does. */
  readonly begin?: (page: Page, hands: FormHands) => Promise<void>;
  /** A text field that is filled in before the form is sent too early. */
  readonly first: { readonly label: string; readonly text: string };
  /** Ids of the fields that then have faults, in the order of the form. */
  readonly faults: readonly string[];
  /** Fills in the missing fields. */
  readonly complete: (form: Locator, hands: FormHands) => Promise<void>;
}

/** Sends an incomplete form, checks that it shows faults and keeps what was typed, then completes and sends it. */
export async function sendEnquiry(page: Page, journey: EnquiryJourney, hands: FormHands): Promise<void> {
  await page.goto(journey.path);
  await journey.begin?.(page, hands);
  await sendTooEarly(page, journey, hands);
  await sendComplete(page, journey, hands);
}

/** Checks that the faults are in a summary with focus and beside each field, and that what was typed is kept. */
export async function sendTooEarly(page: Page, journey: EnquiryJourney, hands: FormHands): Promise<void> {
  const { first, faults } = journey;
  const form = page.locator('main form[data-enquiry]');
  await hands.type(form.getByLabel(first.label, { exact: true }), first.text);
  await hands.press(form.locator('button[type=submit]'));
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    faults.map((id) => `#field-${id}`),
  );
  for (const id of faults) await expect(form.locator(`#field-${id}-error`)).toBeVisible();
  await expect(form.getByLabel(first.label, { exact: true })).toHaveValue(first.text);
}

/** Checks that the confirmation names the enquiry and shows its reference. */
export async function sendComplete(page: Page, journey: EnquiryJourney, hands: FormHands): Promise<void> {
  const form = page.locator('main form[data-enquiry]');
  await journey.complete(form, hands);
  await hands.press(form.locator('button[type=submit]'));
  await expect(page.locator('h1')).toHaveText(`We have your ${journey.name}`);
  await expect(page).toHaveURL(/\/enquiry-received\/[\w-]+$/);
  const reference = new URL(page.url()).pathname.split('/').at(-1)?.toUpperCase() ?? '';
  await expect(page.getByRole('main').getByText(reference, { exact: true })).toBeVisible();
}
