import type { Request, RequestHandler } from 'express';
import { commitKnown, OutcomeUnknownError } from '#server/platform/database/commit-known.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import {
  HttpError,
  InvalidInputError,
  MovedError,
  RecordsAwayError,
  UnavailableError,
} from '#server/platform/http/errors.ts';
import { type AnswerWithForm, toBody, toTypedValues } from '#server/platform/http/form-answer.ts';
import { Refusal } from '#server/platform/refusal.ts';
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
  /** Writes the audit entry of this member in a transaction of the work's own. */
  readonly auditWithin: (orm: Orm, entry: Pick<StaffDone, 'action' | 'subject'>) => Promise<void>;
}

interface StaffForm {
  /**
   * `own`: the work runs in a transaction of its own, by `commitKnown`, in which it calls `auditWithin`. For long work
   * under a lock: the embedded database would wait for its own transaction for ever.
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

type Asked = Pick<StaffWork, 'req' | 'member'>;

const unknown =
  'The database stopped answering as this was being stored, so we can’t tell yet whether it’s done. Once it answers again, look before you send it again.';
const sinceAway =
  'The database has stopped answering since, so the pages may not show it yet. There’s no need to send it again.';

/**
 * One transaction for the change and its audit entry, then a redirect (303) to a page that says what was done. Its outcome
 * is looked up when the connection is lost, and the member is told where it cannot be.
 */
export function createStaffAction({ staff, answerWithForm }: ActionParts): StaffAction {
  const { run } = tellWhenAway(
    { run: (form: StaffForm, asked: Asked) => runOnce(staff.orm, form, asked).catch(tellUnknown) },
    staffAway,
  );
  return (form) => async (req, res) => {
    const { page } = form;
    const member = requireMember(req);
    try {
      const done = await run(form, { req, member });
      await staff.sessions.keepNotice(requireSessionId(req), done.message).catch(() => {
        throw new RecordsAwayError(`${done.message} ${sinceAway}`);
      });
      if (done.file) return void res.attachment(done.file.name).type(done.file.type).send(done.file.text);
      res.redirect(303, done.next ?? page(req));
    } catch (thrown) {
      const fault = thrown instanceof Refusal ? new InvalidInputError({}, thrown.message) : thrown;
      if (!(fault instanceof HttpError) || fault instanceof MovedError || fault.status === 404) throw fault;
      const { csrf: _, ...values } = toTypedValues(toBody(req));
      const fields = fault instanceof InvalidInputError ? fault.fields : {};
      const shown = { csrf: '', values, faults: { message: fault.message, fields } };
      await answerWithForm(req, res, { status: fault.status, page: page(req), form: shown }).catch(
        (error) => {
          // The page needs the database too: what became of the form is said on a page of its own.
          const { message } = fault;
          throw fault instanceof UnavailableError
            ? new RecordsAwayError(message, { cause: fault.cause })
            : error;
        },
      );
    }
  };
}

function runOnce(orm: Orm, { work, transaction }: StaffForm, asked: Asked): Promise<StaffDone> {
  const auditWithin: StaffWork['auditWithin'] = (within, { action, subject }) =>
    writeAudit(within, { who: asked.member.email, action, subject });
  if (transaction === 'own') return work({ ...asked, auditWithin, orm });
  return commitKnown(orm, async (within) => {
    const done = await work({ ...asked, auditWithin, orm: within });
    await auditWithin(within, done);
    return done;
  });
}

function tellUnknown(error: unknown): never {
  throw error instanceof OutcomeUnknownError ? new RecordsAwayError(unknown, { cause: error }) : error;
}
