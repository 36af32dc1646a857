import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { findSavedVehicle } from '#server/accounts/saved/prices-today.ts';
import type { SavedParts } from '#server/accounts/saved/saved-route.ts';
import type { AlertPurpose, Alerts } from '#server/accounts/saved/saved-store.ts';
import { readQuery } from '#server/platform/http/read-query.ts';
import { sendMailLinkPage } from '#server/platform/mail/mail-link-page.tsx';
import { wishWords } from './alert-mail.ts';

interface LinkKind {
  readonly purpose: AlertPurpose;
  readonly path: string;
  readonly title: string;
  readonly button: string;
  readonly act: (alerts: Alerts, token: string) => Promise<boolean>;
  readonly done: { readonly title: string; readonly text: string };
}

const kinds: readonly LinkKind[] = [
  {
    purpose: 'confirm',
    path: '/api/account/alerts/confirm',
    title: 'Turn this alert on?',
    button: 'Yes, turn it on',
    act: (alerts, token) => alerts.confirm(token),
    done: {
      title: 'The alert is on',
      text: 'We’ll email you. Every email has a link to turn the alert off.',
    },
  },
  {
    purpose: 'off',
    path: '/api/account/alerts/off',
    title: 'Turn this alert off?',
    button: 'Turn it off',
    act: (alerts, token) => alerts.turnOff(token),
    done: { title: 'The alert is off', text: 'We won’t email you about this vehicle again.' },
  },
];

const parseUrlencoded = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 });

/**
 * The pages that links in emails about alerts open. The key in the link is the only permission that they need, so they
 * need no session and no form token. A GET only asks for confirmation, because mail scanners follow links; a POST
 * confirms or ends the alert, and so does the POST that mail programs send by themselves (RFC 8058).
 */
export function alertLinkRoutes(parts: SavedParts): Router {
  const router = Router();
  for (const kind of kinds) {
    router.get(kind.path, (req, res) => ask(parts, kind, { req, res }));
    router.post(kind.path, parseUrlencoded, act(parts, kind));
  }
  return router;
}

interface Exchange {
  readonly req: Request;
  readonly res: Response;
}

async function ask({ services }: SavedParts, kind: LinkKind, { req, res }: Exchange): Promise<void> {
  const token = findToken(req);
  const alert = token && (await services.saved.alerts.findByToken(token, kind.purpose));
  if (!token || !alert) return sendGone(res);
  const vehicle = services.catalogue.isLoaded() && findSavedVehicle(services.catalogue.snapshot(), alert);
  const text = vehicle
    ? `We’ll email you when ${wishWords(alert, vehicle)}.`
    : 'We’ll email you about a vehicle.';
  const { path: action, title, button } = kind;
  await sendMailLinkPage(res, { title, text, ask: { action, token, button } });
}

function act({ services }: SavedParts, kind: LinkKind): RequestHandler {
  return async (req, res) => {
    const token = findToken(req);
    const isDone = token !== undefined && (await kind.act(services.saved.alerts, token));
    if (!isDone) return sendGone(res);
    await sendMailLinkPage(res, kind.done);
  };
}

/** The key from the sent form, else from the address; undefined when it does not have a key's shape. */
function findToken(req: Request): string | undefined {
  const body = (req.body ?? {}) as { readonly token?: unknown };
  const given = body.token ?? readQuery(req).get('token');
  return typeof given === 'string' && /^[A-Za-z0-9_-]{43}$/.test(given) ? given : undefined;
}

async function sendGone(res: Response): Promise<void> {
  const text =
    'It’s been used, it’s too old, or the alert is already off. You can see your alerts in your account.';
  await sendMailLinkPage(res.status(404), { title: 'This link no longer works', text });
}
