import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import {
  decideWithin,
  type FeedDecision,
  UnconfirmedFeed,
} from '#server/catalogue/unattended/decide-on-feed.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { InvalidInputError, NotFoundError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { staffText } from '#server/staff/late-form.ts';
import type { StaffAction, StaffDone, StaffWork } from '#server/staff/staff-action.ts';
import { requireMember } from '#server/staff/staff-visit.ts';
import { reasonFields } from '#shared/pages/staff/staff-fields.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import type { FeedDesk } from './feed-desk.ts';
import { receiveFeeds } from './receive-feeds.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'That file is no longer here.');
const reason = staffText(reasonFields.reason);
const accepting = z.object({ hash, reason: reason.default(''), confirm: z.literal('yes').optional() });
const declining = z.object({ hash, reason: reason.min(3, 'Say why you’re declining it, in a few words.') });
const uploading = z.object({ readAs: z.string().max(300).default('name') });

/** The forms of `/staff/imports` about feed files: upload, accept, decline; and the rows that were rejected. */
export function feedRoutes(action: StaffAction, feeds: FeedDesk): Router {
  const page = () => staffCataloguePaths.imports;
  const router = Router();
  router.post(
    staffCataloguePaths.upload,
    action({ page, transaction: 'own', work: (asked) => upload(feeds, asked) }),
  );
  router.post(staffCataloguePaths.accept, action({ page, work: accept }));
  router.post(staffCataloguePaths.decline, action({ page, work: decline }));
  return router.get(staffCataloguePaths.rejects, sendRejects(feeds));
}

function upload(feeds: FeedDesk, { req, member, auditWithin }: StaffWork): Promise<StaffDone> {
  return receiveFeeds(req, feeds, async ({ fields, files }) => {
    // Shown again on the form if something is wrong.
    req.body = fields;
    const { readAs } = parseForm(uploading, req);
    const action = auditActions.feedUploaded;
    const alongside = (orm: Orm, subject: string) => auditWithin(orm, { action, subject });
    const row = await feeds.upload({ files, readAs, by: member.email, alongside }).catch(toFileFault);
    if (row.state === 'rejected') throw fileFault(row.report);
    const next =
      row.state === 'uploaded'
        ? 'It’s still being checked: reload this page in a minute.'
        : 'Nothing has changed yet: see what it would change, then accept or decline it.';
    const message = `Uploaded ${row.name}. ${next}`;
    return { action, subject: row.name, message };
  });
}

function toFileFault(error: unknown): never {
  throw error instanceof Refusal ? fileFault(error.message) : error;
}

/** Said at the field of the file. */
function fileFault(message: string): InvalidInputError {
  return new InvalidInputError({ files: message }, message);
}

async function accept({ req, orm, member }: StaffWork): Promise<StaffDone> {
  const { confirm, ...asked } = parseForm(accepting, req);
  const decision = { ...asked, state: 'accepted', by: member.email, isConfirmed: confirm === 'yes' } as const;
  const { name } = await decide(orm, decision);
  return { action: auditActions.feedAccepted, subject: name, message: `You’ve accepted ${name}.` };
}

async function decline({ req, orm, member }: StaffWork): Promise<StaffDone> {
  const asked = parseForm(declining, req);
  const { name } = await decide(orm, { ...asked, state: 'declined', by: member.email, isConfirmed: false });
  const message = `You’ve declined ${name}. Nothing has changed.`;
  return { action: auditActions.feedDeclined, subject: name, message };
}

async function decide(orm: StaffWork['orm'], decision: FeedDecision) {
  return decideWithin(orm, decision).catch((error: unknown) => {
    throw error instanceof UnconfirmedFeed
      ? new InvalidInputError({ confirm: error.message }, error.message)
      : error;
  });
}

const asked = z.object({ hash, file: z.coerce.number().int().min(0).max(9) });

function sendRejects(feeds: FeedDesk): RequestHandler {
  return async (req, res) => {
    requireMember(req);
    const { data } = asked.safeParse(req.params);
    const kept = data ? await feeds.listRejects([data.hash]) : [];
    if (!data || !kept.some(({ file }) => file === data.file))
      throw new NotFoundError('rejected rows that are not kept');
    res.attachment('rejected-rows.csv').type('csv');
    await pipeline(Readable.from(feeds.readRejects(data)), createGunzip(), res);
  };
}
