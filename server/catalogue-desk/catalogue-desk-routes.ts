import { Router } from 'express';
import { z } from 'zod';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import { staffReason } from '#server/staff/late-form.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { staffCataloguePaths } from '#shared/routes/staff-paths.ts';
import type { CatalogueDesk } from './catalogue-desk.ts';

const versionNumber = z
  .string('Choose a version.')
  .regex(/^[1-9]\d{0,8}$/, 'Choose a version.')
  .transform(Number);
const returning = z.object({
  version: versionNumber,
  seen: versionNumber.optional(),
  reason: staffReason,
  confirm: z.literal('yes').optional(),
});

/** The form of `/staff/imports` that goes back to an earlier version: it shows on every node within seconds. */
export function catalogueDeskRoutes(action: StaffAction, desk: CatalogueDesk): Router {
  return Router().post(
    staffCataloguePaths.undo,
    action({
      page: () => staffCataloguePaths.imports,
      transaction: 'own',
      work: async ({ req, member, auditWithin }) => {
        const { version, seen, reason, confirm } = parseForm(returning, req);
        const entry = { action: auditActions.catalogueUndone, subject: String(version) };
        const asked = { version, seen, reason, by: member.email, isConfirmed: confirm === 'yes' };
        const made = await desk.goBack({ ...asked, alongside: (orm) => auditWithin(orm, entry) });
        const message = `Version ${version} is back, as version ${made}. It shows within seconds.`;
        return { ...entry, message };
      },
    }),
  );
}
