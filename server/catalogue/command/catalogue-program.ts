import type { Program } from '#server/platform/control-socket/program.ts';
import { type CatalogueRequest, catalogueRequest } from './catalogue-request.ts';
import { formatFailure } from './format-failure.ts';
import { type RequestContext, runRequest } from './run-request.ts';

/** What the catalogue command can do. */
export function catalogueProgram(context: RequestContext): Program<CatalogueRequest> {
  return {
    requests: catalogueRequest,
    run: (request, feedback) => runRequest(request, context, feedback),
    formatFailure,
  };
}
