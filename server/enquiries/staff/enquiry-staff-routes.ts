import { type Request, Router } from 'express';
import { z } from 'zod';
import { redeliverWithin } from '#server/enquiries/delivery/redeliver.ts';
import { enquiryReference } from '#server/enquiries/enquiry-record.ts';
import { eraseWithin, refuseUnderWay } from '#server/enquiries/erasing/erase-within.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import type { AnswerWithForm } from '#server/platform/http/form-answer.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import type { People } from '#server/platform/person/held-data.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { staffText } from '#server/staff/late-form.ts';
import type { StaffAction, StaffDone, StaffWork } from '#server/staff/staff-action.ts';
import { enquiryFields } from '#shared/pages/staff/staff-fields.ts';
import { staffEnquiryPath, staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { formatDelivered } from './channel-names.ts';
import { markAnswered, markNotAnswered } from './enquiry-history.ts';
import { erasePerson, showErasure } from './person-erase.ts';
import { exportPerson } from './person-export.ts';

interface RouteParts {
  readonly action: StaffAction;
  /** Exports what is held of a person, within the transaction that it is given. */
  readonly peopleWithin: (orm: Orm) => People;
  readonly answerWithForm: AnswerWithForm;
}

const answering = z.object({ note: staffText(enquiryFields.note).default('') });
const redelivering = z.object({ again: z.literal('true').optional() });
const erasing = z.object({ confirm: staffText(enquiryFields.confirm).toUpperCase() });

/**
 * The forms of one enquiry: answered or not, a note, deliver again, erase; and the copy of all that is held on a person, and its
 * erasure.
 */
export function enquiryStaffRoutes({ action, peopleWithin, answerWithForm }: RouteParts): Router {
  const router = Router();
  const forms: Readonly<Record<string, (work: StaffWork, reference: string) => Promise<Outcome>>> = {
    [staffEnquiryPaths.answered]: answer,
    [staffEnquiryPaths.reopened]: reopen,
    [staffEnquiryPaths.redeliver]: redeliver,
    [staffEnquiryPaths.erase]: erase,
  };
  for (const [path, work] of Object.entries(forms)) {
    const page = (req: Request) => staffEnquiryPath(toReference(req));
    router.post(
      path,
      action({
        page,
        work: async (asked) => {
          const subject = toReference(asked.req);
          return { subject, ...(await work(asked, subject)) };
        },
      }),
    );
  }
  router.post(staffEnquiryPaths.person, exportPerson(action, peopleWithin));
  router.post(staffEnquiryPaths.erasure, showErasure(answerWithForm));
  return router.post(staffEnquiryPaths.erasePerson, erasePerson(action, peopleWithin));
}

type Outcome = Omit<StaffDone, 'subject'>;

/** The reference in the address, in capitals. */
function toReference({ params }: Request): string {
  const { data } = enquiryReference.safeParse(String(params.reference).toUpperCase());
  if (data === undefined) throw new InvalidInputError({}, 'There is no such enquiry.');
  return data;
}

async function answer({ req, orm, member }: StaffWork, reference: string): Promise<Outcome> {
  const { note } = parseForm(answering, req);
  const before = await markAnswered(orm, reference, { by: member.email, note });
  if (!before)
    return { action: auditActions.enquiryAnswered, message: `${reference} is marked as answered.` };
  if (note === '')
    throw new InvalidInputError({
      note: `${before.by} has marked it as answered already. Write a note if there is more to say.`,
    });
  const message = `Your note is added. ${before.by === member.email ? 'You' : before.by} marked ${reference} as answered before.`;
  return { action: auditActions.enquiryNoted, message };
}

async function reopen({ orm, member }: StaffWork, reference: string): Promise<Outcome> {
  await markNotAnswered(orm, reference, member.email);
  return { action: auditActions.enquiryReopened, message: `${reference} is marked as not answered.` };
}

async function redeliver({ req, orm }: StaffWork, reference: string): Promise<Outcome> {
  const { again } = parseForm(redelivering, req);
  const asked = { references: [reference], isAgain: again === 'true' };
  const { deliveries } = await redeliverWithin(orm, asked);
  const message =
    deliveries === 0
      ? 'There was nothing to deliver: it has all been delivered, or is being delivered now.'
      : `Deliveries under way: ${deliveries}. They’re made within seconds.`;
  return { action: auditActions.enquiryRedelivered, message };
}

async function erase({ req, orm }: StaffWork, reference: string): Promise<Outcome> {
  const { confirm } = parseForm(erasing, req);
  if (confirm !== reference)
    throw new InvalidInputError({ confirm: `Type ${reference} to erase this enquiry.` });
  const erasure = await eraseWithin(orm, { by: 'reference', reference });
  refuseUnderWay(erasure);
  const { proofs, delivered } = erasure;
  const sent = formatDelivered(delivered);
  return {
    action: auditActions.enquiryErased,
    message: [
      `${reference} is erased.`,
      proofs.length > 0 ? 'A minimal record stays as proof.' : '',
      sent === '' ? '' : `It was delivered before, so erase it there too: ${sent}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
