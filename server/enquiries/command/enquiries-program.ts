import type { Feedback, Program } from '#server/platform/control-socket/program.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type EnquiriesRequest, enquiriesRequest } from './enquiries-request.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { formatFailure } from './format-failure.ts';
import { listEnquiries } from './list-enquiries.ts';
import { redeliverEnquiries } from './redeliver-enquiries.ts';

/** What the enquiries command can do. */
export function enquiriesProgram(database: Pick<Database, 'orm'>): Program<EnquiriesRequest> {
  return {
    requests: enquiriesRequest,
    run: (request, feedback) => runRequest(database, request, feedback),
    formatFailure,
  };
}

function runRequest(database: Pick<Database, 'orm'>, request: EnquiriesRequest, feedback: Feedback) {
  switch (request.command) {
    case 'list':
      return listEnquiries(database, request);
    case 'export':
      return exportEnquiries(database, request, feedback);
    case 'redeliver':
      return redeliverEnquiries(database, request);
    case 'erase':
      return eraseEnquiries(database, request);
  }
}
