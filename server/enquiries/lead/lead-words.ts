import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { tellPriceMatch, tellSale } from './tell-vehicle.ts';
import type { Sent, Told } from './told.ts';

/** How staff are told of a kind of enquiry. */
export interface LeadWords {
  /** Begins the subject. */
  readonly topic: string;
  /** What the person wants, after their name. */
  readonly heading: string;
  readonly tell?: (sent: Sent) => Told;
}

/** A kind without words of its own is told by its name and the labels of its form. */
export const leadWords: Partial<Readonly<Record<EnquiryKind, LeadWords>>> = {
  callback: { topic: 'Callback', heading: 'Would like a call', tell: tellCallback },
  message: { topic: 'Message', heading: 'Message', tell: tellMessage },
  contact: { topic: 'Enquiry', heading: 'Enquiry', tell: tellContact },
  complaint: { topic: 'Complaint', heading: 'Complaint' },
  'data-protection-complaint': {
    topic: 'Data protection complaint',
    heading: 'Data protection complaint',
    tell: ({ say }) => ({ ...tellLines({ About: 'about' }, say), subject: [say('about')] }),
  },
  quote: { topic: 'Quote', heading: 'Would like a quote' },
  'sell-car': { topic: 'Car to sell', heading: 'Has a car to sell', tell: (sent) => tellSale('Car', sent) },
  'sell-van': { topic: 'Van to sell', heading: 'Has a van to sell', tell: (sent) => tellSale('Van', sent) },
  'price-match': { topic: 'Price match', heading: 'Would like this price matched', tell: tellPriceMatch },
  eligibility: { topic: 'Eligibility check', heading: 'Eligibility answers' },
  competition: { topic: 'Competition entry', heading: 'Entered the competition', tell: tellCompetition },
  careers: {
    topic: 'Job application',
    heading: 'Would like to work here',
    tell: ({ say }) => ({ ...tellLines({ 'Kind of work': 'area' }, say), subject: [say('area')] }),
  },
  'commission-consent': {
    topic: 'Commission disclosure',
    heading: 'Has read how commission works',
    tell: ({ say }) => ({
      ...tellLines({ 'Quote or vehicle': 'reference' }, say),
      subject: [say('reference')],
    }),
  },
  fleet: {
    topic: 'Fleet',
    heading: 'Would like help with a fleet',
    tell: ({ say }) => ({
      ...tellLines({ 'Help with': 'services', 'Vehicles on the road': 'size' }, say),
      subject: [say('company'), say('size')],
    }),
  },
};

/** Lines of one field each, by our label. */
function tellLines(labels: Readonly<Record<string, string>>, say: Sent['say']) {
  const lines = Object.entries(labels).flatMap(([label, name]) => {
    const value = say(name);
    return value === undefined ? [] : [{ label, value }];
  });
  return { lines, told: Object.values(labels) };
}

function tellMessage({ say }: Pick<Sent, 'say'>): Told {
  const message = say('message');
  return message === undefined ? {} : { lines: [{ value: message, isLong: true }], told: ['message'] };
}

function tellContact({ say }: Sent): Told {
  const about = tellLines({ About: 'topic' }, say);
  const { lines = [], told = [] } = tellMessage({ say });
  return { subject: [say('topic')], lines: [...about.lines, ...lines], told: [...about.told, ...told] };
}

const partWords: Readonly<Record<string, string>> = {
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  any: ', any time',
};

/** The date that was promised stands for the day of the week that was asked for. */
function tellCallback({ say, fields, snapshot }: Sent): Told {
  const callOn = snapshot?.callOn;
  const date = isDate(callOn) ? ` ${formatDate(callOn)}` : '';
  const part = partWords[String(fields.part)] ?? '';
  const when = `${say('day') ?? ''}${date}${part}`.replace(/^[ ,]+/, '');
  const about = say('about');
  return {
    subject: [when],
    lines: [
      ...(when === '' ? [] : [{ label: 'When', value: when }]),
      ...(about === undefined ? [] : [{ label: 'About', value: about, isLong: true }]),
    ],
    told: ['day', 'about', ...(part === '' ? [] : ['part'])],
    toldOfSnapshot: date === '' ? [] : ['callOn'],
  };
}

function tellCompetition({ snapshot }: Sent): Told {
  const { competition, closesOn } = snapshot ?? {};
  if (typeof competition !== 'string') return {};
  const closes = isDate(closesOn) ? [{ label: 'Closes on', value: formatDate(closesOn) }] : [];
  return {
    subject: [competition],
    lines: [{ label: 'Competition', value: competition }, ...closes],
    toldOfSnapshot: ['competition', ...closes.map(() => 'closesOn')],
  };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
