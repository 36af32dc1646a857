import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { type LeadFacts, priceMatchFacts, type SentLead, saleFacts, toLeadFacts } from './vehicle-facts.ts';

/** The words of a staff mail for one kind of enquiry. */
export interface LeadWords {
  /** Begins the subject. */
  readonly topic: string;
  /** Heading of what the person wants, shown after their name. */
  readonly heading: string;
  readonly toFacts?: (sent: SentLead) => LeadFacts;
}

/** How each kind is described; a kind that is not listed uses its name and the labels of its form. */
export const leadWords: Partial<Readonly<Record<EnquiryKind, LeadWords>>> = {
  callback: { topic: 'Callback', heading: 'Would like a call', toFacts: callbackFacts },
  message: { topic: 'Message', heading: 'Message', toFacts: messageFacts },
  contact: { topic: 'Enquiry', heading: 'Enquiry', toFacts: contactFacts },
  complaint: { topic: 'Complaint', heading: 'Complaint' },
  'data-protection-complaint': {
    topic: 'Data protection complaint',
    heading: 'Data protection complaint',
    toFacts: ({ say }) => ({ ...toLeadFacts([['About', say('about'), 'about']]), subject: [say('about')] }),
  },
  quote: { topic: 'Quote', heading: 'Would like a quote' },
  'sell-car': {
    topic: 'Car to sell',
    heading: 'Has a car to sell',
    toFacts: (sent) => saleFacts('Car', sent),
  },
  'sell-van': {
    topic: 'Van to sell',
    heading: 'Has a van to sell',
    toFacts: (sent) => saleFacts('Van', sent),
  },
  'price-match': { topic: 'Price match', heading: 'Would like this price matched', toFacts: priceMatchFacts },
  eligibility: { topic: 'Eligibility check', heading: 'Eligibility answers' },
  competition: { topic: 'Competition entry', heading: 'Entered the competition', toFacts: competitionFacts },
  careers: {
    topic: 'Job application',
    heading: 'Would like to work here',
    toFacts: ({ say }) => ({
      ...toLeadFacts([['Kind of work', say('area'), 'area']]),
      subject: [say('area')],
    }),
  },
  'commission-consent': {
    topic: 'Commission disclosure',
    heading: 'Has read how commission works',
    toFacts: ({ say }) => ({
      ...toLeadFacts([['Quote or vehicle', say('reference'), 'reference']]),
      subject: [say('reference')],
    }),
  },
  fleet: {
    topic: 'Fleet',
    heading: 'Would like help with a fleet',
    toFacts: ({ say }) => ({
      ...toLeadFacts([
        ['Help with', say('services'), 'services'],
        ['Vehicles on the road', say('size'), 'size'],
      ]),
      subject: [say('company'), say('size')],
    }),
  },
};

function messageFacts({ say }: Pick<SentLead, 'say'>): LeadFacts {
  const message = say('message');
  return message === undefined ? {} : { lines: [{ value: message, isLong: true }], fieldsShown: ['message'] };
}

function contactFacts({ say }: SentLead): LeadFacts {
  const about = toLeadFacts([['About', say('topic'), 'topic']]);
  const { lines = [], fieldsShown = [] } = messageFacts({ say });
  return {
    subject: [say('topic')],
    lines: [...about.lines, ...lines],
    fieldsShown: [...about.fieldsShown, ...fieldsShown],
  };
}

const partWords: Readonly<Record<string, string>> = {
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  any: ', any time',
};

/** The day that the visitor chose, followed by the date that it stood for when they chose it. */
function callbackFacts({ say, fields, snapshot }: SentLead): LeadFacts {
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
    fieldsShown: ['day', 'about', ...(part === '' ? [] : ['part'])],
    snapshotShown: date === '' ? [] : ['callOn'],
  };
}

function competitionFacts({ snapshot }: SentLead): LeadFacts {
  const { competition, closesOn } = snapshot ?? {};
  if (typeof competition !== 'string') return {};
  const closes = isDate(closesOn) ? [{ label: 'Closes on', value: formatDate(closesOn) }] : [];
  return {
    subject: [competition],
    lines: [{ label: 'Competition', value: competition }, ...closes],
    snapshotShown: ['competition', ...closes.map(() => 'closesOn')],
  };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
