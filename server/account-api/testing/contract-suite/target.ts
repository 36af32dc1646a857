/** A customer of the API under test: complete, with at least one quote, order and contract. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What was sent to an address. */
interface SentMessage {
  readonly to: string;
  readonly text: string;
}

/** An account API under test and what the suite may do with it. Tests that need something left out here are skipped. */
export interface AccountApiTarget {
  /** Scheme, host and port without a final slash; asked for when the tests run. */
  readonly baseUrl: () => string;
  readonly own: Credentials;
  readonly other: Credentials;
  /** Messages to an address, newest first. Without it tests that need a message are skipped. */
  readonly readMessages?: ((to: string) => Promise<readonly SentMessage[]>) | undefined;
  /** Moves the API's clock. Without it tests of expiry are skipped. */
  readonly passTime?: ((timeMs: number) => void) | undefined;
}
