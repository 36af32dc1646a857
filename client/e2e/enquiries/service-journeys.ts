import { expect, type Locator, type Page } from '@playwright/test';
import type { FormHands } from './form-hands.ts';
import type { EnquiryJourney } from './send-enquiry.ts';

/** Name and contact preference: no phone number is needed. */
export async function completeContact(form: Locator, hands: FormHands): Promise<void> {
  await hands.type(form.getByLabel('Your name'), 'Robin Ash');
  await hands.pick(form.getByLabel('By email', { exact: true }));
  await hands.type(form.getByLabel('Email address'), 'robin.ash@example.com');
}

async function completeState(form: Locator, hands: FormHands): Promise<void> {
  await hands.type(form.getByLabel('Mileage'), '42,000');
  await hands.pick(form.getByLabel('Excellent'));
  await hands.pick(form.getByLabel('Full', { exact: true }));
  await hands.pick(form.getByLabel('No', { exact: true }).first());
}

/** The plate comes first; the e2e site asks a DVLA that only its own journey answers. */
async function givePlate(page: Page, hands: FormHands): Promise<void> {
  await hands.type(page.getByLabel('Registration', { exact: true }), 'ab12 cde');
  await hands.press(page.getByRole('form', { name: 'Your registration' }).locator('button[type=submit]'));
  await expect(page.getByLabel('Registration', { exact: true })).toHaveValue('AB12CDE');
}

const sellFaults = ['model', 'year', 'fuel', 'mileage', 'condition', 'serviceHistory', 'finance'];

/** A car that is typed in by hand. */
export const sellCar: EnquiryJourney = {
  path: '/sell-your-car',
  name: 'offer of a car',
  begin: givePlate,
  first: { label: 'Make', text: 'Ford' },
  faults: [...sellFaults, 'intent', 'name', 'reply'],
  complete: async (form, hands) => {
    await hands.type(form.getByLabel('Model and version'), 'Focus 1.0 Titanium');
    await hands.type(form.getByLabel('Year of first registration'), '2019');
    await hands.choose(form.getByLabel('Fuel'), 'Petrol');
    await completeState(form, hands);
    await hands.pick(form.getByLabel('Sell it'));
    await completeContact(form, hands);
  },
};

/** A van: as a car, and whether it is VAT qualifying. */
const sellVan: EnquiryJourney = {
  path: '/sell-your-van',
  name: 'offer of a van',
  begin: givePlate,
  first: sellCar.first,
  faults: [...sellFaults, 'vat', 'intent', 'name', 'reply'],
  complete: async (form, hands) => {
    await sellCar.complete(form, hands);
    await hands.pick(form.getByRole('group', { name: 'Is it VAT qualifying?' }).getByRole('radio').first());
  },
};

const priceMatch: EnquiryJourney = {
  path: '/price-match-promise',
  name: 'price match request',
  first: { label: 'Make, model and version', text: 'Škoda Octavia 1.5 TSI SE' },
  faults: ['monthly', 'vat', 'term', 'miles', 'initial', 'maintained', 'name', 'reply'],
  complete: async (form, hands) => {
    await hands.type(form.getByLabel('Link to the offer'), 'www.example.co.uk/octavia');
    await hands.type(form.getByLabel('Monthly rental in pounds'), '£249.99');
    await hands.pick(form.getByLabel('Including VAT'));
    await hands.choose(form.getByLabel('Term'), '36 months');
    await hands.type(form.getByLabel('Miles a year'), '10,000');
    await hands.type(form.getByLabel('Initial payment'), '6');
    await hands.pick(form.getByLabel('Not maintained'));
    await completeContact(form, hands);
  },
};

const competition: EnquiryJourney = {
  path: '/competition',
  name: 'competition entry',
  first: { label: 'Your name', text: 'Robin Ash' },
  faults: ['reply', 'consent'],
  complete: async (form, hands) => {
    await hands.pick(form.getByLabel('By email', { exact: true }));
    await hands.type(form.getByLabel('Email address'), 'robin.ash@example.com');
    await hands.pick(form.getByLabel(/^I am 18 or over/));
  },
};

const careers: EnquiryJourney = {
  path: '/careers',
  name: 'application',
  first: { label: 'About you', text: 'I have sold cars for ten years.' },
  faults: ['area', 'name', 'reply'],
  complete: async (form, hands) => {
    await hands.choose(form.getByLabel('What kind of work?'), 'Technology');
    await completeContact(form, hands);
  },
};

const commissionConsent: EnquiryJourney = {
  path: '/commission-disclosure/consent',
  name: 'confirmation about commission',
  first: { label: 'Your name', text: 'Robin Ash' },
  faults: ['email', 'reference', 'consent'],
  complete: async (form, hands) => {
    await hands.type(form.getByLabel('Email address'), 'robin.ash@example.com');
    await hands.type(form.getByLabel('Reference of your quote or vehicle'), '1000000001');
    await hands.pick(form.getByLabel(/^I have read that you act as a credit broker/));
  },
};

const fleet: EnquiryJourney = {
  path: '/company-fleet-support',
  name: 'fleet enquiry',
  first: { label: 'Company', text: 'Example Haulage' },
  faults: ['services', 'size', 'name', 'reply'],
  complete: async (form, hands) => {
    await hands.pick(form.getByLabel('Green fleet'));
    await hands.pick(form.getByLabel('1 to 4 vehicles'));
    await completeContact(form, hands);
  },
};

/** Enquiries that consist of a form only. A car is sold by the journeys with DVLA, and its form is part of a van's. */
export const serviceJourneys: readonly EnquiryJourney[] = [
  sellVan,
  priceMatch,
  competition,
  careers,
  commissionConsent,
  fleet,
];
