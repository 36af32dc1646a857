import { formatCount } from '#shared/format/format-count.ts';
/** An error with a status. Below 500, and in an `UnavailableError`, the message is written for the visitor. */
export class HttpError extends Error {
  readonly status: number;
  /** Value of the Retry-After header, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options);
    this.name = new.target.name;
    this.status = status;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** 404. The message names what was looked for and is not shown: the page has its own text. */
export class NotFoundError extends HttpError {
  constructor(what: string) {
    super(404, what);
  }
}

/** A way on from an error page. */
export interface WayOn {
  readonly label: string;
  readonly href: string;
}

/** 410 for a page that was there, 404 for one that may never have been; both name what is nearest to it. */
export class NearMissError extends HttpError {
  /** The nearest first. */
  readonly waysOn: readonly WayOn[];

  constructor(status: 404 | 410, what: string, waysOn: readonly WayOn[]) {
    super(status, what);
    this.waysOn = waysOn;
  }
}

/** 400 with a message for each field at fault. */
export class InvalidInputError extends HttpError {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>, message = 'Please check what you entered.') {
    super(400, message);
    this.fields = fields;
  }
}

/** 401: the visitor is not signed in, or no longer is. Pages redirect to login. */
export class SignedOutError extends HttpError {
  constructor(message = 'Please log in to continue.') {
    super(401, message);
  }
}

/** 429, with the time after which to try again, and another way on if there is one. */
export class TooManyRequestsError extends HttpError {
  constructor(retryAfterSeconds: number, wayOn = '') {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
    const message = `Too many attempts. Please try again in ${formatCount(minutes, 'minute')}. ${wayOn}`;
    super(429, message.trimEnd(), { retryAfterSeconds });
  }
}

interface UnavailableOptions extends ErrorOptions {
  readonly retryAfterSeconds?: number;
  /** Whether nothing has been done yet, so that another node may be asked. */
  readonly isUnbegun?: boolean;
}

/** 503: try again shortly. */
export class UnavailableError extends HttpError {
  readonly isUnbegun: boolean;

  constructor(message: string, { isUnbegun = false, ...options }: UnavailableOptions = {}) {
    super(503, message, { retryAfterSeconds: 5, ...options });
    this.isUnbegun = isUnbegun;
  }
}

/** 503 of which the page shows the words, because they say what became of what was sent. */
export class RecordsAwayError extends UnavailableError {}

/** A page that has moved; loaders throw it for outdated slugs. */
export class MovedError extends HttpError {
  readonly location: string;

  /** `location` is a path of this site, query string included. */
  constructor(location: string, status: 301 | 302 | 303 | 308 = 301) {
    super(status, `Moved to ${location}`);
    this.location = location;
  }
}
