import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { type AnswerWithForm, answerFormFault, toTypedValues } from '#server/platform/http/form-answer.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { isSameAddress } from '#server/platform/person/email-address.ts';
import type { Asked, People, PersonErasure } from '#server/platform/person/held-data.ts';
import { toPhoneDigits } from '#server/platform/person/person.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { staffText } from '#server/staff/late-form.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { erasureReasonNames, erasureReasons } from '#shared/contracts/erasure-reason.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { erasureFields } from '#shared/pages/staff/staff-fields.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { formatDelivered } from './channel-names.ts';
import { askedFields, toAsked } from './person-asked.ts';

const looking = z.object(askedFields);
const erasing = z.object({
  ...askedFields,
  reason: z.enum(erasureReasonNames, 'Choose a reason.'),
  account: z.literal('close').optional(),
  confirm: staffText(erasureFields.confirm),
});

/** Shows what erasing a person would do. It changes nothing; the page asks the database itself. */
export function showErasure(answerWithForm: AnswerWithForm): RequestHandler {
  return async (req, res) => {
    try {
      toAsked(parseForm(looking, req));
    } catch (fault) {
      return answerFormFault(fault, { req, res, answerWithForm });
    }
    const { email = '', phone = '' } = toTypedValues(req.body);
    const form = { csrf: '', values: { email, phone }, faults: { fields: {} } };
    await answerWithForm(req, res, { status: 200, form });
  };
}

/** Erases all that may be erased of a person, once their address or number was typed again. */
export function erasePerson(action: StaffAction, peopleWithin: (orm: Orm) => People): RequestHandler {
  return action({
    page: () => staffEnquiryPaths.erasure,
    work: async ({ req, orm }) => {
      const { reason, account, confirm, ...typed } = parseForm(erasing, req);
      const asked = toAsked(typed);
      if (!isConfirmed(asked, confirm))
        throw new InvalidInputError({ confirm: `Type ${asked.email ?? asked.phone} to erase it.` });
      const options = { isWithProof: false, isWithAccount: account === 'close', isDryRun: false };
      const erasure = await peopleWithin(orm).erase(asked, options);
      const count = countErased(erasure);
      if (count === 0)
        throw new Refusal('There is nothing to erase: it has been erased before, or stays as it says below.');
      return {
        action: auditActions.personErased,
        subject: `${formatCount(count, 'record')}: ${erasureReasons[reason]}`,
        message: describeErasure(erasure, account === 'close'),
        next: staffEnquiryPaths.person,
      };
    },
  });
}

function isConfirmed({ email, phone }: Asked, typed: string): boolean {
  if (email !== undefined) return isSameAddress(typed, email);
  return phone !== undefined && toPhoneDigits(typed) === toPhoneDigits(phone);
}

/** How many records were erased. */
export function countErased(erasure: PersonErasure): number {
  const { references, reviews, alerts, mails, messages, saved, accounts } = erasure;
  return references.length + reviews.length + alerts + mails + messages + saved + accounts;
}

/** What was erased, what was kept, and what is left to do, a line each; nothing in it is personal. */
function describeErasure(erasure: PersonErasure, isWithAccount: boolean): string {
  const { references, proofs, reviews, alerts, mails, messages, saved, delivered, mentions } = erasure;
  const lines = [
    'Erased.',
    toLine('Forms', references.join(', ')),
    toLine('Reviews', reviews.join(', ')),
    toLine('Alerts', alerts),
    toLine('Emails that waited, or were kept on this server', mails + messages),
    toLine('Saved with the account', saved),
    erasure.accounts > 0 ? 'The account, with its files, quotes, orders and contracts.' : '',
    toLine(
      'Kept, until its time is over: name and quote reference, as proof that we explained commission, of',
      proofs.join(', '),
    ),
    references.length > 0 ? 'Kept: reference, kind and time of each form, and the consent log.' : '',
    accountLine(erasure, isWithAccount),
    toLine('Delivered before, so erase it there too', formatDelivered(delivered)),
    toLine('Also named in what others sent, so read these', mentions.join(', ')),
  ];
  return lines.filter(Boolean).join('\n');
}

function toLine(label: string, value: string | number): string {
  return value === '' || value === 0 ? '' : `${label}: ${value}.`;
}

function accountLine({ accountsLeft, accountsRunning }: PersonErasure, isWithAccount: boolean): string {
  if (accountsRunning > 0) return 'Kept: the account, because a lease or an order in it is running.';
  if (accountsLeft === 0) return '';
  return isWithAccount
    ? 'The account is in the account system: have it closed there.'
    : 'Kept: the account, with what is saved in it.';
}
