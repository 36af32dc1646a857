import type { LeadLine } from './lead-line.ts';
import { toOneLineWords } from './short-words.ts';
import type { Sent, Told } from './told.ts';

/** Who wrote, and how to reach them: the way that they asked for first. */
export function whoLines({ fields, say }: Sent): Required<Pick<Told, 'lines' | 'told'>> {
  const { reply } = fields;
  const [name, company, email, phone] = ['name', 'company', 'email', 'phone'].map(say);
  const who = [name, company]
    .flatMap((each) => (each === undefined ? [] : [toOneLineWords(each)]))
    .join(', ');
  const byEmail = { label: reply === 'email' ? 'Reply by email' : 'Email', value: email };
  const byPhone = { label: reply === 'phone' ? 'Reply by phone' : 'Phone', value: phone };
  const ways = (reply === 'phone' ? [byPhone, byEmail] : [byEmail, byPhone]).flatMap(({ label, value }) =>
    value === undefined ? [] : [{ label, value }],
  );
  const isPreferenceTold =
    (reply === 'email' && email !== undefined) || (reply === 'phone' && phone !== undefined);
  const lines: readonly LeadLine[] = [...(who === '' ? [] : [{ value: who }]), ...ways];
  return { lines, told: ['name', 'company', 'email', 'phone', ...(isPreferenceTold ? ['reply'] : [])] };
}
