import { createContext } from 'react';

/** Markup of the shell's parts that React leaves alone in the browser. */
export interface ShellMarkup {
  readonly header: string;
  readonly footer: string;
}

/**
 * Set by the server only. In the browser header and footer are the server's markup and stay it: they weigh nothing
 * in the bundle, and what moves in them is brought by `client/after-start.ts`.
 */
export const ShellMarkupContext = createContext<ShellMarkup>({ header: '', footer: '' });
