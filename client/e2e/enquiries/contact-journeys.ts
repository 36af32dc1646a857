import type { EnquiryJourney } from './send-enquiry.ts';

const writer = { name: 'Robin Ash', email: 'robin.ash@example.com' };

/** How visitors ask for a callback. */
export const callback: EnquiryJourney = {
  path: '/request-callback',
  name: 'callback request',
  first: { label: 'Your name', text: writer.name },
  faults: ['phone', 'day'],
  complete: async (form, hands) => {
    await hands.type(form.getByLabel('Phone number'), '0161 496 0777');
    // Not a day of the week, because that day may be a bank holiday when the test runs.
    await hands.choose(form.getByLabel('Which day suits you?'), 'As soon as possible');
    await hands.pick(form.getByLabel('Morning, before noon'));
  },
};

const message: EnquiryJourney = {
  path: '/leave-a-message',
  name: 'message',
  first: { label: 'Your message', text: 'Is the blue one "in stock"?' },
  faults: ['name', 'reply'],
  complete: async (form, hands) => {
    await hands.type(form.getByLabel('Your name'), writer.name);
    await hands.pick(form.getByLabel('By email', { exact: true }));
    await hands.type(form.getByLabel('Email address'), writer.email);
  },
};

const contact: EnquiryJourney = {
  path: '/contact',
  name: 'enquiry',
  first: { label: 'Your message', text: 'Where is my order?' },
  faults: ['topic', 'name', 'reply'],
  complete: async (form, hands) => {
    await hands.choose(form.getByLabel('What is it about?'), 'An order');
    await message.complete(form, hands);
  },
};

const complaint: EnquiryJourney = {
  path: '/complaints',
  name: 'complaint',
  first: { label: 'What went wrong?', text: 'Nobody rang back.' },
  faults: ['name', 'email'],
  complete: async (form, hands) => {
    await hands.type(form.getByLabel('Your name'), writer.name);
    await hands.type(form.getByLabel('Email address'), writer.email);
  },
};

const dataProtectionComplaint: EnquiryJourney = {
  path: '/data-protection-complaint',
  name: 'data protection complaint',
  first: { label: 'What happened?', text: 'My data is still there.' },
  faults: ['about', 'name', 'email'],
  complete: async (form, hands) => {
    await hands.pick(form.getByLabel('A copy of my data I asked for'));
    await complaint.complete(form, hands);
  },
};

/** Every way to get in touch or to complain. */
export const contactJourneys: readonly EnquiryJourney[] = [
  callback,
  message,
  contact,
  complaint,
  dataProtectionComplaint,
];
