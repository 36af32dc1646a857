import type { Request, RequestHandler } from 'express';
import { Refusal } from '#server/platform/command-line/failures.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { HttpError, InvalidInputError, MovedError } from '#server/platform/http/errors.ts';
import { type AnswerWithForm, toBody, toTypedValues } from '#server/platform/http/form-answer.ts';
import { writeAudit } from './audit.ts';
import type { AuditAction } from './audit-actions.ts';
import { type Staff, type StaffMember, staffAway } from './staff.ts';
import { requireMember, requireSessionId } from './staff-visit.ts';

/** What a form of a staff page has done. */
export interface StaffDone {
  readonly action: AuditAction;
  /** Reference or number of what it was done to; never a customer's name or address. */
  readonly subject: string;
  /** Said once on the next page. */
  readonly message: string;
  /** Sent in place of a redirect, as a download; the message is then said on the next page. */
  readonly file?: { readonly name: string; readonly type: 'json' | 'html'; readonly text: string };
  /** Address of the page to show next; the form's own page unless given. */
  readonly next?: string;
}

/** What a form's work is given. */
export interface StaffWork {
  readonly req: Request;
  /** The transaction of the change, which also gets its audit entry. */
  readonly orm: Orm;
  readonly member: StaffMember;
}

interface StaffForm {
  /**
   * `own`: the work runs in transactions of its own, and its audit entry is written after it. For long work under a lock,
   * which itself keeps who did it; the embedded database would wait for its own transaction for ever.
   */
  readonly transaction?: 'own';
  /** Address of the page with the form, which shows it again with what is wrong. */
  readonly page: (req: Request) => string;
  /** Does what the form asks for. Throws `InvalidInputError` or `Refusal` in words for the member. */
  readonly work: (asked: StaffWork) => Promise<StaffDone>;
}

/** Makes the handler of a form of a staff page, to be mounted below `/staff`, where the guard stands before it. */
export type StaffAction = (form: StaffForm) => RequestHandler;

interface ActionParts {
  readonly staff: Staff;
  readonly answerWithForm: AnswerWithForm;
}

/** One transaction for the change and its audit entry, then a redirect (303) to a page that says what was done. */
export function createStaffAction({ staff, answerWithForm }: ActionParts): StaffAction {
  const { run } = tellWhenAway(
    { run: (form: StaffForm, asked: Omit<StaffWork, 'orm'>) => runOnce(staff.orm, form, asked) },
    staffAway,
  );
  return (form) => async (req, res) => {
    const { page } = form;
    const member = requireMember(req);
    try {
      const done = await run(form, { req, member });
      await staff.sessions.keepNotice(requireSessionId(req), done.message);
      if (done.file) return void res.attachment(done.file.name).type(done.file.type).send(done.file.text);
      res.redirect(303, done.next ?? page(req));
    } catch (thrown) {
      const fault = thrown instanceof Refusal ? new InvalidInputError({}, thrown.message) : thrown;
      if (!(fault instanceof HttpError) || fault instanceof MovedError || fault.status === 404) throw fault;
      const { csrf: _, ...values } = toTypedValues(toBody(req));
      const fields = fault instanceof InvalidInputError ? fault.fields : {};
      const shown = { csrf: '', values, faults: { message: fault.message, fields } };
      await answerWithForm(req, res, { status: fault.status, page: page(req), form: shown });
    }
  };
}

function runOnce(
  orm: Orm,
  { work, transaction }: StaffForm,
  asked: Omit<StaffWork, 'orm'>,
): Promise<StaffDone> {
  const runWithin = async (within: Orm) => {
    const done = await work({ ...asked, orm: within });
    await writeAudit(within, { who: asked.member.email, action: done.action, subject: done.subject });
    return done;
  };
  return transaction === 'own' ? runWithin(orm) : orm.transaction(runWithin);
}
