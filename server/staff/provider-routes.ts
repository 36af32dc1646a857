import { type Request, Router } from 'express';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { HttpError } from '#server/platform/http/errors.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { hashSecret } from '#server/platform/http/secret.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { beginSignIn, enterStaff, noteRefusal, takeSignIn } from './enter-staff.ts';
import type { Provider } from './provider.ts';
import { type StaffMember, staffAway } from './staff.ts';
import type { OpenStaffParts } from './staff-parts.ts';
import { ensureBrowser } from './staff-visit.ts';

const store = tellWhenAway({ beginSignIn, takeSignIn }, staffAway);

/**
 * `GET /staff/sign-in/start` sends the browser to the provider, `GET /staff/sign-in/return` is where the provider sends
 * it back. A link and no form, because the security policy lets no form lead to another site.
 */
export function providerRoutes(parts: OpenStaffParts, provider: Provider): Router {
  const { staff, services, cookies, clock } = parts;
  const router = Router();
  router.get(staffSignInPaths.start, async (req, res) => {
    await services.limits.count('staffSignInByAddress', toAddressKey(req.ip));
    const checks = provider.createChecks();
    const browserHash = hashSecret(ensureBrowser(cookies, req, res));
    const state = await store.beginSignIn(
      staff.orm,
      { kind: 'provider', browserHash, ...checks },
      clock.now(),
    );
    res.redirect(302, await provider.toAddress(state, checks));
  });
  router.get(staffSignInPaths.back, async (req, res) => {
    const member = await findMember(parts, provider, req);
    if (!member) return res.redirect(303, `${staffSignInPaths.form}?refused=true`);
    await enterStaff(parts, { req, res, member });
  });
  return router;
}

/** The member whom the provider's answer is about; undefined, and a reason in the log and the audit log, for every other answer. */
async function findMember(
  parts: OpenStaffParts,
  provider: Provider,
  req: Request,
): Promise<StaffMember | undefined> {
  const { staff, cookies, services, clock } = parts;
  const refuse = async (reason: string) => {
    services.log.warn({ reason }, logEvents.staffRefused);
    await noteRefusal(parts, { reason });
    return undefined;
  };
  const query = req.originalUrl.split('?')[1] ?? '';
  const state = new URLSearchParams(query).get('state') ?? '';
  const begun = await store.takeSignIn(staff.orm, { key: state, kind: 'provider', nowMs: clock.now() });
  const browser = cookies.visit.find(req);
  if (!begun?.nonce || !begun.verifier) return refuse('no sign-in was begun with this state');
  if (browser === undefined || hashSecret(browser) !== begun.browserHash)
    return refuse('the sign-in was begun in another browser');
  try {
    const { nonce, verifier } = begun;
    const email = await provider.findEmail(query, state, { nonce, verifier });
    if (email === undefined) return await refuse('the provider has not verified the address');
    return staff.findMember(email) ?? (await refuse('the address is not in STAFF'));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    return refuse(error instanceof Error ? error.name : 'unknown');
  }
}
