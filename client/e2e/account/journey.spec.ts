import type { Locator, Page } from '@playwright/test';
import {
  type FormHands as Hands,
  keyboardFormHands,
  pointerFormHands,
} from '#client/e2e/enquiries/form-hands.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { followMailedLink } from './mailbox.ts';
import { customers, demonstrationPassword, expect, newAddress, test } from './visitor.ts';

const firstPassword = 'three words apart';
const secondPassword = 'three other words';
const licence = {
  name: 'driving licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

// The tests run one after the other, because each derives passwords, which occupies a core for a quarter of a second
// each time. By keyboard a journey is hundreds of key presses, 25 seconds on an idle machine.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test('the whole journey by touch', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide screens have the two below.');
  await walk(page, pointerFormHands(page));
});

test('the whole journey by keyboard alone', async ({ page }) => {
  await walk(page, keyboardFormHands(page));
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the whole journey without JavaScript', async ({ page }) => {
    await walk(page, pointerFormHands(page));
  });
});

async function walk(page: Page, hands: Hands): Promise<void> {
  const email = newAddress();
  await test.step('register', () => register(page, hands, email));
  await test.step('confirm and complete', () => complete(page, hands, email));
  await test.step('log in', () => logIn(page, hands, { email, password: firstPassword }));
  await test.step('upload a document', () => upload(page, hands));
  await test.step('consent', () => consent(page, hands));
  await test.step('save a deal', () => saveDeal(page, hands));
  await test.step('log out', () => logOut(page, hands));
  await test.step('forgotten password', () => renewPassword(page, hands, email));
  await test.step('log in anew', () => logIn(page, hands, { email, password: secondPassword }));
  await test.step('log out again', () => logOut(page, hands));
  await page.goto('/account/orders');
  const holder = { email: customers.personal, password: demonstrationPassword, leadsTo: '/account/orders' };
  await test.step('log in as somebody with orders', () => logIn(page, hands, holder));
  await test.step('follow an order', () => followOrder(page, hands));
}

async function register(page: Page, hands: Hands, email: string): Promise<void> {
  await page.goto('/');
  await hands.press(page.locator('header a[href^="/account"]:visible').first());
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await expect(page.locator('h1')).toHaveText('Create an account');
  const form = page.locator('main form');
  await hands.type(form.getByLabel('First name'), 'Robin');
  await hands.type(form.getByLabel('Last name'), 'Ash');
  await hands.type(form.getByLabel('Email address'), email);
  await hands.type(form.getByLabel('Mobile number'), '07700 900123');
  await hands.press(form.getByRole('button', { name: 'Create account' }));
  await expect(page.locator('main')).toContainText('we’re sending you a link');
  await expect(page).toHaveURL('/account/login');
}

async function complete(page: Page, hands: Hands, email: string): Promise<void> {
  await followMailedLink(page, { to: email, subject: 'Complete your account' });
  await expect(page).toHaveURL('/account/complete');
  await hands.type(page.getByLabel('Email address'), email);
  await hands.type(passwordIn(page.locator('main form')), firstPassword);
  await hands.press(page.getByRole('button', { name: 'Complete my account' }));
  await expect(page.getByText('Your account is ready. Log in to get started.')).toBeVisible();
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly leadsTo?: string;
}

async function logIn(page: Page, hands: Hands, credentials: Credentials): Promise<void> {
  const { email, password, leadsTo = '/account' } = credentials;
  await expect(page).toHaveURL(/\/account\/login/);
  await hands.type(page.locator('main').getByLabel('Email address'), email);
  await hands.type(passwordIn(page.locator('main form')), password);
  await hands.press(page.getByRole('button', { name: 'Log in' }));
  await expect(page).toHaveURL(leadsTo);
}

async function upload(page: Page, hands: Hands): Promise<void> {
  await goToPlace(page, hands, 'Important documents');
  await hands.attach(page.getByLabel('File', { exact: true }), licence);
  await hands.press(page.getByRole('button', { name: 'Send document' }));
  await expect(page.locator('#field-kind-error')).toBeVisible();
  await hands.choose(page.getByLabel('What is it?'), 'Driving licence');
  await hands.attach(page.getByLabel('File', { exact: true }), licence);
  await hands.press(page.getByRole('button', { name: 'Send document' }));
  const sent = page.getByRole('listitem').filter({ hasText: licence.name });
  await expect(sent).toContainText('Driving licence');
  await expect(sent.getByRole('link', { name: 'Download' })).toBeVisible();
}

async function consent(page: Page, hands: Hands): Promise<void> {
  await goToPlace(page, hands, 'Personal details');
  const form = page.locator('form[action$="/consent"]');
  const byEmail = form.getByLabel('Email');
  await expect(byEmail).not.toBeChecked();
  await hands.press(byEmail);
  await hands.press(form.getByRole('button', { name: 'Save my choice' }));
  await expect(page.getByText('We’ve saved your choices.')).toBeVisible();
  await page.goto('/account/personal-details');
  await expect(byEmail).toBeChecked();
}

async function saveDeal(page: Page, hands: Hands): Promise<void> {
  const path = await findPage(page.request, 'car');
  const vehicle = /\/(\d{10})\/vehicle/.exec(path)?.[1];
  await page.goto(`/account/deals?save=${vehicle}&dealType=personal&term=36`);
  await hands.press(page.getByRole('button', { name: 'Save this deal' }));
  const saved = page.getByRole('article');
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText('36 months');
}

async function logOut(page: Page, hands: Hands): Promise<void> {
  await openPlaces(page, hands);
  // What the document asks for its visitor would be refused after the sign-out, and reported as a fault.
  await page.waitForLoadState('networkidle');
  await hands.press(page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first());
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/account\/login/);
}

async function renewPassword(page: Page, hands: Hands, email: string): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Forgotten your password?' }));
  await expect(page.locator('h1')).toHaveText('Forgotten your password?');
  await hands.type(page.getByLabel('Email address'), email);
  await hands.press(page.getByRole('button', { name: 'Send me a link' }));
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await followMailedLink(page, { to: email, subject: 'Choose a new password' });
  await expect(page).toHaveURL('/account/reset-password');
  await hands.type(passwordIn(page.locator('main form')), secondPassword);
  await hands.press(page.getByRole('button', { name: 'Save my new password' }));
  await expect(page.getByText('Your new password is set.')).toBeVisible();
}

async function followOrder(page: Page, hands: Hands): Promise<void> {
  const order = page.getByRole('article').filter({ hasText: 'ORD-100241' });
  await hands.press(order.getByRole('link').first());
  await expect(page.locator('h1')).toHaveText('Order ORD-100241');
  await expect(page.getByRole('main')).toContainText('What you can do now');
  await expect(page.getByRole('main')).toContainText('On its way: the ship left a day early.');
  await expect(page.getByRole('main')).toContainText('A part was in short supply');
}

/** The exact label, because the button “Show password” contains the word too. */
function passwordIn(form: Locator): Locator {
  return form.locator('input[name=password]');
}

async function goToPlace(page: Page, hands: Hands, name: string): Promise<void> {
  await openPlaces(page, hands);
  await hands.press(page.getByRole('link', { name }).and(page.locator('nav a:visible')).first());
  await expect(page.locator('h1')).toHaveText(name);
}

/** On phones the menu is behind one button. */
async function openPlaces(page: Page, hands: Hands): Promise<void> {
  const summary = page.locator('main summary', { hasText: 'My account menu' });
  if (await summary.isVisible()) await hands.press(summary);
}
