import type { Locator, Page } from '@playwright/test';
import { expect } from '#client/e2e/account/visitor.ts';
import type { FormHands } from './form-hands.ts';

/** A journey to one kind of enquiry. */
export interface EnquiryJourney {
  readonly path: string;
  /** As the confirmation has it: "We have your callback request". */
  readonly name: string;
  /** A text field that is filled in before the form is sent too early. */
  readonly first: { readonly label: string; readonly text: string };
  /** The fields that are then at fault, by their ids, in the order of the form. */
  readonly faults: readonly string[];
  /** Fills in what was missing. */
  readonly complete: (form: Locator, hands: FormHands) => Promise<void>;
}

/** Sends the form too early, sees its faults with what was typed kept, then sends it as it should be. */
export async function sendEnquiry(page: Page, journey: EnquiryJourney, hands: FormHands): Promise<void> {
  await page.goto(journey.path);
  await sendTooEarly(page, journey, hands);
  await sendComplete(page, journey, hands);
}

/** What is wrong is said in a summary that has the focus and beside each field; what was typed is kept. */
export async function sendTooEarly(page: Page, journey: EnquiryJourney, hands: FormHands): Promise<void> {
  const { first, faults } = journey;
  // Before the scripts are there the browser itself sends the form, and logs the 400 that answers it.
  await page.waitForLoadState('networkidle');
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

/** The enquiry is acknowledged with its reference. */
export async function sendComplete(page: Page, journey: EnquiryJourney, hands: FormHands): Promise<void> {
  const form = page.locator('main form[data-enquiry]');
  await journey.complete(form, hands);
  await hands.press(form.locator('button[type=submit]'));
  await expect(page.locator('h1')).toHaveText(`We have your ${journey.name}`);
  await expect(page).toHaveURL(/\/enquiry-received\/[\w-]+$/);
  const reference = new URL(page.url()).pathname.split('/').at(-1)?.toUpperCase() ?? '';
  await expect(page.getByRole('main').getByText(reference, { exact: true })).toBeVisible();
}
