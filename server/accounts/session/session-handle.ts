import type { Request, Response } from 'express';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { createSecret } from '#server/platform/http/secret.ts';
import type { SecretCookie } from '#server/platform/http/secret-cookie.ts';
import type { FormEcho, MailedLink, Session, SessionNotes, SessionStore, SignedIn } from './session.ts';
import type { Visits } from './visits.ts';

/** Reads and changes the session of the visitor who sent a request. */
export interface SessionHandle {
  /** The session. Without one it begins a visit, which is not stored. */
  ensure(): Promise<Session>;
  /** Signs in under a new id, so that an attacker who planted an id in the browser does not know it. */
  signIn(signedIn: SignedIn): Promise<Session>;
  /** Removes the session for good and clears the cookie. */
  end(): Promise<void>;
  keepForm(form: FormEcho | undefined): Promise<void>;
  keepLink(link: MailedLink | undefined): Promise<void>;
}

export interface HandleParts {
  readonly sessions: SessionStore;
  readonly visits: Visits;
  readonly limits: Pick<RateLimits, 'count'>;
  readonly cookie: SecretCookie;
  readonly now: () => number;
}

/** The handle that the session middleware put on this request. */
export function getSessionHandle({ res }: Request): SessionHandle {
  const handle = res?.locals.sessionHandle as SessionHandle | undefined;
  if (!handle) throw new Error('No session is read for this path');
  return handle;
}

/** The session that a request's cookie names. */
export interface Found {
  readonly session?: Session | undefined;
  /** Whether the session is in the store. A visit is stored only while it has notes. */
  readonly isStored: boolean;
}

/** A handle on the session that was found, which it keeps up to date in `res.locals.session`. */
export function createSessionHandle(parts: HandleParts, res: Response, found: Found): SessionHandle {
  const { sessions, visits, limits, cookie, now } = parts;
  let { isStored } = found;
  res.locals.session = found.session;
  const current = () => res.locals.session as Session | undefined;

  async function visit(): Promise<Session> {
    const session = await visits.begin();
    cookie.set(res, session.id);
    res.locals.session = session;
    return session;
  }

  async function store(session: Session): Promise<void> {
    // A client that drops its cookie each time could otherwise fill the store.
    await limits.count('visitByAddress', toAddressKey(res.req.ip));
    await sessions.save({ ...session, usedAt: now() });
    isStored = true;
  }

  async function keep(changed: { readonly [Name in keyof SessionNotes]: SessionNotes[Name] | undefined }) {
    const { form: hadForm, link: hadLink, ...rest } = current() ?? (await visit());
    const { form, link } = { form: hadForm, link: hadLink, ...changed };
    const notes: SessionNotes = { ...(form && { form }), ...(link && { link }) };
    const session: Session = { ...rest, ...notes };
    const isWorthStoring = rest.signedIn !== undefined || form !== undefined || link !== undefined;
    if (isStored && isWorthStoring) await sessions.saveNotes(session.id, notes);
    else if (isStored) await forget(session.id);
    else if (isWorthStoring) await store(session);
    res.locals.session = session;
  }

  async function forget(id: string): Promise<void> {
    await sessions.remove(id);
    isStored = false;
  }

  return {
    ensure: async () => current() ?? visit(),
    signIn: async (signedIn) => {
      const before = current();
      const at = now();
      const session = { id: createSecret(), csrfToken: createSecret(), startedAt: at, usedAt: at, signedIn };
      await sessions.save(session);
      isStored = true;
      cookie.set(res, session.id);
      res.locals.session = session;
      if (before) await sessions.remove(before.id);
      return session;
    },
    end: async () => {
      const session = current();
      if (session) await forget(session.id);
      cookie.clear(res);
      res.locals.session = undefined;
    },
    keepForm: (form) => keep({ form }),
    keepLink: (link) => keep({ link }),
  };
}
