import { HttpError } from '#server/platform/http/errors.ts';

/**
 * `away`: the database could not serve, and may soon again; nothing is wrong with what it was asked, so that asking again
 * is right (503). `fault`: it found something wrong with it, which is a mistake of ours (500).
 */
export type FaultKind = 'away' | 'fault';

/** What an error of each class of SQLSTATE means (PostgreSQL 18, appendix A, read 2026-11-23). */
const classes: Readonly<Record<string, FaultKind>> = {
  '00': 'fault', // Successful completion
  '01': 'fault', // Warning
  '02': 'fault', // No data
  '03': 'fault', // SQL statement not yet complete
  '08': 'away', // Connection exception
  '09': 'fault', // Triggered action exception
  '0A': 'fault', // Feature not supported
  '0B': 'fault', // Invalid transaction initiation
  '0F': 'fault', // Locator exception
  '0L': 'fault', // Invalid grantor
  '0P': 'fault', // Invalid role specification
  '0Z': 'fault', // Diagnostics exception
  '10': 'fault', // XQuery error
  '20': 'fault', // Case not found
  '21': 'fault', // Cardinality violation
  '22': 'fault', // Data exception
  '23': 'fault', // Integrity constraint violation
  '24': 'fault', // Invalid cursor state
  '25': 'fault', // Invalid transaction state
  '26': 'fault', // Invalid SQL statement name
  '27': 'fault', // Triggered data change violation
  '28': 'away', // Invalid authorisation: the server refuses this user
  '2B': 'fault', // Dependent privilege descriptors still exist
  '2D': 'fault', // Invalid transaction termination
  '2F': 'fault', // SQL routine exception
  '34': 'fault', // Invalid cursor name
  '38': 'fault', // External routine exception
  '39': 'fault', // External routine invocation exception
  '3B': 'fault', // Savepoint exception
  '3D': 'away', // Invalid catalogue name: no such database, as while it is restored
  '3F': 'fault', // Invalid schema name
  '40': 'away', // Transaction rollback: a deadlock, or a conflict with another transaction
  '42': 'fault', // Syntax error or access rule violation
  '44': 'fault', // WITH CHECK OPTION violation
  '53': 'away', // Insufficient resources
  '54': 'fault', // Program limit exceeded
  '55': 'away', // Object not in prerequisite state: a server in recovery, a lock that another node holds
  '57': 'away', // Operator intervention: a server that stops, starts, or reached a time limit
  '58': 'away', // System error outside PostgreSQL: its disk
  '72': 'away', // Snapshot failure
  F0: 'away', // Configuration file error
  HV: 'fault', // Foreign data wrapper error
  P0: 'fault', // PL/pgSQL error
  XX: 'fault', // Internal error: somebody has to look at it
};

/** Codes that mean something else than their class. */
const codes: Readonly<Record<string, FaultKind>> = {
  '25006': 'away', // read-only: a standby, as after a failover
  '25P03': 'away', // ended by the server, because this node hung amid a transaction
  '25P04': 'away', // the same, by the time limit of transactions
  '40002': 'fault', // an integrity constraint
  '42501': 'away', // the server refuses this user a table, as half way through a change of rights
  '55P02': 'fault', // a setting that cannot be changed
  '55P04': 'fault', // a new value of an enumeration
};

/** System errors of a connection: network, name, encryption, or no more sockets. */
const connectionCodes =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|NOTCONN|AI_\w+|ADDRNOTAVAIL|[MN]FILE|NOBUFS|PROTO)|ERR_(?:TLS|SSL|SOCKET)_\w+|(?:\w+_)?CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/** First words of what the driver, the pool and PGlite say about a connection in errors without a code. */
const connectionWords =
  /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|Too many wait for a connection|The server does not support SSL|There was an error establishing an SSL|SASL: |Unknown authenticationOk|Received unexpected|PGlite (?:is clos|failed to initialize))/;

/** Drizzle and this room wrap what the driver threw; further in are only reasons of reasons. */
const deepest = 4;

/** What an error from the database means: the one place that decides it. */
export function decideFault(thrown: unknown): FaultKind {
  let error = thrown;
  for (let depth = 0; depth < deepest && error instanceof Error && !(error instanceof HttpError); depth++) {
    if (isOfAway(error)) return 'away';
    error = error.cause;
  }
  return 'fault';
}

/** Whether the error means that the database could not serve, not that it found something wrong. */
export function isAway(thrown: unknown): boolean {
  return decideFault(thrown) === 'away';
}

function isOfAway(error: Error): boolean {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  if (typeof code !== 'string') return connectionWords.test(error.message);
  const kind = codes[code] ?? (code.length === 5 ? classes[code.slice(0, 2)] : undefined);
  if (kind !== undefined) return kind === 'away';
  // A socket file that is not there, or may not be opened, has the codes of any file.
  return connectionCodes.test(code) || syscall === 'connect';
}

/** The code of the error, for the log: SQLSTATE or of the system. Never its words, which may name what was stored. */
export function findFaultCode(thrown: unknown): string | undefined {
  let error = thrown;
  for (let depth = 0; depth < deepest && error instanceof Error; depth++) {
    const { code } = error as { readonly code?: unknown };
    if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
    error = error.cause;
  }
  return undefined;
}
