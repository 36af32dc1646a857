import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { toServer, toTimeLimits } from './smtp-mail.ts';

/** Pause after a refused login, because mail servers lock out a client that keeps trying. */
const restAfterRefusalMs = 10 * 60_000;

/**
 * Checks whether the mail server at `url` would accept our messages, without sending one. Rejects when it does not
 * greet, lacks the encryption that the settings require, or refuses the login. The login is tried once, and after a
 * refusal at most every ten minutes.
 */
export function createMailCheck(url: string, now = Date.now): (signal: AbortSignal) => Promise<void> {
  const { auth, ...server } = toServer(url);
  let isLoginKnown = auth === undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;
  return async (signal) => {
    if (now() - refusedAt < restAfterRefusalMs) throw loginRefused();
    const isTried = !isLoginKnown;
    try {
      await greet({ ...server, ...toTimeLimits(20_000) }, isTried ? auth : undefined, signal);
      isLoginKnown = true;
    } catch (error) {
      if (isTried && toCode(error) === 'EAUTH') refusedAt = now();
      throw Object.assign(new Error('The mail server cannot be used.'), { code: toCode(error) });
    }
  };
}

type Server = Omit<ReturnType<typeof toServer>, 'auth'> & ReturnType<typeof toTimeLimits>;
type Login = ReturnType<typeof toServer>['auth'];

function greet(server: Server, login: Login, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const connection = new SmtpConnection(server);
  const fail = (error: unknown) => {
    // Before closing, because that ends the connection, which would otherwise be reported as the reason.
    reject(error);
    connection.close();
  };
  const done = () => {
    connection.quit();
    resolve();
  };
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  connection.on('error', fail);
  connection.once('end', () => fail(new Error('The mail server ended the connection.')));
  connection.connect((error) => {
    if (error) return fail(error);
    // As when sending a message: a server that offers no login gets none.
    const isOffered = 'allowsAuth' in connection && connection.allowsAuth === true;
    if (!login || !isOffered) return done();
    connection.login({ credentials: login }, (refused) => (refused ? fail(refused) : done()));
  });
  return promise;
}

/** The error's code. Where nodemailer replaced the system's code, such as ECONNREFUSED, it is the system's. */
function toCode(error: unknown): unknown {
  const { code, message, name } = error as { readonly code?: unknown } & Error;
  const isOfSystem = code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS';
  return (isOfSystem ? /\bE[A-Z]{4,}\b/.exec(message)?.[0] : undefined) ?? code ?? name;
}

function loginRefused(): Error {
  return Object.assign(new Error('The mail server refused the login.'), { code: 'EAUTH' });
}
