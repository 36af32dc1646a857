import type { Request, Response } from 'express';
import type { FormEcho, MailedLink, Session, SessionNotes, SessionStore, SignedIn } from './session.ts';
import { createSecret, type SessionCookie } from './session-cookie.ts';

/** What a request may do with its visitor's session. */
export interface SessionHandle {
  /** The session, begun now if there is none yet. */
  ensure(): Promise<Session>;
  /** Signs in under a new id, so that an id somebody planted is worth nothing. */
  signIn(signedIn: SignedIn): Promise<Session>;
  /** Removes the session for good and clears the cookie. */
  end(): Promise<void>;
  keepForm(form: FormEcho | undefined): Promise<void>;
  keepLink(link: MailedLink | undefined): Promise<void>;
}

export interface HandleParts {
  readonly sessions: SessionStore;
  readonly cookie: SessionCookie;
  readonly now: () => number;
}

/** The handle that the session middleware put on this request. */
export function getSessionHandle({ res }: Request): SessionHandle {
  const handle = res?.locals.sessionHandle as SessionHandle | undefined;
  if (!handle) throw new Error('No session is read for this path');
  return handle;
}

/** A handle on the session in `res.locals.session`, which it keeps up to date. */
export function createSessionHandle({ sessions, cookie, now }: HandleParts, res: Response): SessionHandle {
  const current = () => res.locals.session as Session | undefined;

  async function begin(signedIn?: SignedIn): Promise<Session> {
    const at = now();
    const fresh = { id: createSecret(), csrfToken: createSecret(), startedAt: at, usedAt: at };
    const session: Session = signedIn ? { ...fresh, signedIn } : fresh;
    await sessions.save(session);
    cookie.set(res, session.id);
    res.locals.session = session;
    return session;
  }

  async function keep(changed: { readonly [Name in keyof SessionNotes]: SessionNotes[Name] | undefined }) {
    const session = current() ?? (await begin());
    const { form, link } = { form: session.form, link: session.link, ...changed };
    const notes: SessionNotes = { ...(form && { form }), ...(link && { link }) };
    await sessions.saveNotes(session.id, notes);
    const { form: _form, link: _link, ...rest } = session;
    res.locals.session = { ...rest, ...notes };
  }

  return {
    ensure: async () => current() ?? begin(),
    signIn: async (signedIn) => {
      const before = current();
      const session = await begin(signedIn);
      if (before) await sessions.remove(before.id);
      return session;
    },
    end: async () => {
      const session = current();
      if (session) await sessions.remove(session.id);
      cookie.clear(res);
      res.locals.session = undefined;
    },
    keepForm: (form) => keep({ form }),
    keepLink: (link) => keep({ link }),
  };
}
