import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Orm } from '#server/platform/database/database.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { formatHeld } from '#server/platform/person/format-held.ts';
import type { HeldData, People } from '#server/platform/person/held-data.ts';
import { auditActions } from '#server/staff/audit-actions.ts';
import type { StaffAction } from '#server/staff/staff-action.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { staffEnquiryPaths } from '#shared/routes/staff-paths.ts';
import { askedFields, toAsked } from './person-asked.ts';

const asking = z.object({ ...askedFields, format: z.enum(['html', 'json']) });

/**
 * A file with all that is held of a person, for a request of access: readable HTML, or JSON. The audit log says how many
 * records there were, and not of whom.
 */
export function exportPerson(action: StaffAction, peopleWithin: (orm: Orm) => People): RequestHandler {
  return action({
    page: () => staffEnquiryPaths.person,
    work: async ({ req, orm }) => {
      const { format, ...person } = parseForm(asking, req);
      const held = await peopleWithin(orm).export(toAsked(person));
      const count = held.sections.reduce((sum, { records }) => sum + records.length, 0);
      return {
        action: auditActions.personExported,
        subject: formatCount(count, 'record'),
        message: toMessage(count, held),
        file:
          format === 'json'
            ? { name: 'what-we-hold.json', type: 'json', text: toJson(held) }
            : { name: 'what-we-hold.html', type: 'html', text: toHtml(held) },
      };
    },
  });
}

function toMessage(count: number, { mentions }: HeldData): string {
  const others = `They’re also named in what others sent: ${mentions.join(', ')}. That isn’t in the copy.`;
  return `Records in the copy: ${count}. Check who is asking before you send it.${mentions.length > 0 ? ` ${others}` : ''}`;
}

function toJson({ sections }: HeldData): string {
  return JSON.stringify({ sections: sections.map(({ name, records }) => ({ name, records })) }, undefined, 2);
}

/** The copy as a page of its own: text only, so that nothing that was typed can become markup. */
function toHtml(held: HeldData): string {
  const text = formatHeld(held, 'What we hold about you').join('\n');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>What we hold about you</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><pre style="font:1rem/1.5 system-ui,sans-serif;white-space:pre-wrap;max-width:70ch;margin:2rem auto;padding:0 1rem">${escaped}</pre></body></html>
`;
}
