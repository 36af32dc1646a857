import { z } from 'zod';
import type { VisitorEventLabels } from '#server/platform/metrics/metrics.ts';
import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { pageNames, siteMap } from '#shared/routes/site-map.ts';

const pagePaths: ReadonlySet<string> = new Set(pageNames.map((name) => siteMap[name].path));

/** An event as a browser sends it: every value comes from a closed list. */
export const visitorEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('page_view'), path: z.string().refine((path) => pagePaths.has(path)) }),
  z.strictObject({ event: z.literal('deal_type_changed'), customer_type: z.enum(['personal', 'business']) }),
  z.strictObject({ event: z.literal('search'), found: z.boolean() }),
  z.strictObject({ event: z.literal('enquiry_sent'), kind: z.enum(enquiryKinds) }),
]) satisfies z.ZodType<DataLayerEvent>;

/** The labels under which an event is counted. */
export function toLabels(event: DataLayerEvent): VisitorEventLabels {
  switch (event.event) {
    case 'page_view':
      return { event: event.event, about: event.path };
    case 'deal_type_changed':
      return { event: event.event, about: event.customer_type };
    case 'search':
      return { event: event.event, about: event.found ? 'found' : 'nothing' };
    case 'enquiry_sent':
      return { event: event.event, about: event.kind };
  }
}
