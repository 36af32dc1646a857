import { z } from 'zod';
import type { StoredEnquiry } from '#server/enquiries/delivery/delivery.ts';
import { type DescribedField, describeFields, findDefinition } from '#server/enquiries/describe-fields.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { priceWords } from './deal-lines.ts';
import { describeSnapshot } from './describe-snapshot.ts';
import { type KeptDeal, readKeptDeal } from './kept-deal.ts';
import type { LeadLine } from './lead-line.ts';
import { type LeadWords, leadWords } from './lead-words.ts';
import { subjectLine } from './short-words.ts';
import type { Sent } from './told.ts';
import { whoLines } from './who-lines.ts';

/** An enquiry as staff are told of it: each fact is in one of these lines, and in no other. */
export interface Lead {
  /** What it is, the vehicle and the price where there are any, and the name. */
  readonly subject: string;
  readonly who: readonly LeadLine[];
  /** What the person wants. */
  readonly heading: string;
  readonly wants: readonly LeadLine[];
  /** The deal that it is about, or that was on the page from which it was sent. */
  readonly deal?: KeptDeal;
  /** True for a deal that was looked at and not asked for. */
  readonly isDealViewed: boolean;
  /** What else was true when it was sent. */
  readonly rest: readonly LeadLine[];
}

/** Reads what was stored, of today's forms or of earlier ones: what has no words of its own is told by its name. */
export function readLead({ kind, fields, snapshot }: StoredEnquiry): Lead {
  const { topic, heading, tell } = leadWords[kind as EnquiryKind] ?? wordsOf(kind);
  const described = describeFields(kind, fields);
  const values = new Map(described.map(({ name, value }) => [name, value]));
  const { deal, rest, isDealViewed } = readDeal(snapshot);
  const sent: Sent = { fields, snapshot, say: (name) => values.get(name) };
  const who = whoLines(sent);
  const { subject = [], lines = [], told = [], toldOfSnapshot = [] } = tell?.(sent) ?? {};
  const isUntold = (name: string) => !told.includes(name) && !who.told.includes(name);
  return {
    subject: subjectLine(topic, [
      deal?.terms.vehicleName,
      deal && priceWords(deal),
      ...subject,
      values.get('name'),
    ]),
    who: who.lines,
    heading,
    wants: [...lines, ...described.filter(({ name }) => isUntold(name)).map(toLine)],
    ...(deal && { deal }),
    isDealViewed,
    rest: describeSnapshot(
      Object.fromEntries(Object.entries(rest).filter(([name]) => !toldOfSnapshot.includes(name))),
    ),
  };
}

function readDeal(snapshot: StoredEnquiry['snapshot']) {
  const { viewed, ...others } = snapshot ?? {};
  const { data } = z.record(z.string(), z.unknown()).safeParse(viewed);
  const { deal } = readKeptDeal(data ?? null);
  return deal
    ? { deal, rest: others, isDealViewed: true }
    : { ...readKeptDeal(snapshot), isDealViewed: false };
}

/** For a kind that the site no longer knows, or that has no words yet. */
function wordsOf(kind: string): LeadWords {
  const name = findDefinition(kind)?.name ?? kind;
  const topic = name.charAt(0).toUpperCase() + name.slice(1);
  return { topic, heading: topic };
}

function toLine({ label, value, isLong }: DescribedField): LeadLine {
  return { label, value, isLong };
}
