import { listEndingRatebooks } from '#server/catalogue/store/ending-ratebooks.ts';
import { countWaitingFeeds } from '#server/catalogue-desk/feed-desk.ts';
import { countBacklog } from '#server/enquiries/delivery/backlog-gauges.ts';
import { countForStaff } from '#server/enquiries/staff/find-for-staff.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import type { Services } from '#server/pages/services.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { countMails } from '#server/platform/mail/open-mail-outbox.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { countByState } from '#server/reviews/staff/review-staff-routes.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { addDays } from '#shared/format/london-time.ts';
import type { HealthRow } from '#shared/pages/staff/staff-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { staffCataloguePaths, staffEnquiryPaths, staffReviewPaths } from '#shared/routes/staff-paths.ts';
import { mayOpenStaff } from '#shared/routes/staff-sections.ts';
import { formatMoment, readStaffRequest } from './staff-frame.ts';

/** How the site is: what waits, what it shows, the services around it, and the node that answers. */
export const loadStaffHealth: Loader<typeof staffPages.staffHealth> = async (request) => {
  const { staff, member, frame } = readStaffRequest(request);
  const { services } = request;
  const hrefTo: HrefTo = (path) => (mayOpenStaff(member.roles, path.split('?')[0] ?? '') ? path : undefined);
  return {
    frame,
    groups: [
      {
        title: 'Waiting',
        rows: [...(await listWaiting(staff.orm, hrefTo)), ...(await listImports(staff.orm, hrefTo))],
      },
      { title: 'Catalogue', rows: await listCatalogue(services, staff.orm) },
      { title: 'Services', rows: listServices(services) },
      { title: 'This node', rows: listNode(services) },
    ],
  };
};

/** The address, for members who may open it. */
type HrefTo = (path: string) => string | undefined;

/** A mail or enquiry that has waited for longer than this needs somebody. */
const slowSeconds = 15 * 60;

async function listWaiting(orm: Orm, hrefTo: HrefTo): Promise<readonly HealthRow[]> {
  const [enquiries, mails, reviews, people] = await Promise.all([
    countBacklog(orm),
    countMails(orm),
    countByState(orm),
    countForStaff(orm),
  ]);
  const isSlow = enquiries.oldestSeconds > slowSeconds;
  return [
    ...listPeople(people, hrefTo),
    {
      label: 'Enquiries to deliver',
      value: withAge(enquiries.waiting, enquiries.oldestSeconds),
      trouble: isSlow ? `An enquiry has been waiting for ${formatAge(enquiries.oldestSeconds)}` : undefined,
    },
    {
      label: 'Deliveries given up',
      value: String(enquiries.dead),
      href: enquiries.dead > 0 ? hrefTo(`${staffEnquiryPaths.list}?state=dead`) : undefined,
      trouble: enquiries.dead > 0 ? `Deliveries of enquiries given up: ${enquiries.dead}` : undefined,
    },
    {
      label: 'Emails to send',
      value: withAge(mails.waiting, mails.oldestSeconds),
      trouble:
        mails.oldestSeconds > slowSeconds
          ? `An email has been waiting for ${formatAge(mails.oldestSeconds)}`
          : undefined,
    },
    {
      label: 'Reviews to read',
      value: String(reviews.waiting ?? 0),
      href: reviews.waiting ? hrefTo(staffReviewPaths.list) : undefined,
    },
  ];
}

/** Enquiries that wait for a person, each with a way to their list. */
function listPeople(
  { unanswered, oldestSeconds, held }: Awaited<ReturnType<typeof countForStaff>>,
  hrefTo: HrefTo,
): readonly HealthRow[] {
  const isOne = unanswered === 1;
  return [
    {
      label: 'Enquiries to answer',
      value: withAge(unanswered, oldestSeconds),
      href: unanswered > 0 ? hrefTo(`${staffEnquiryPaths.list}?state=open`) : undefined,
      trouble:
        unanswered > 0
          ? `${formatCount(unanswered, 'enquiry', 'enquiries')} ${isOne ? 'isn’t' : 'aren’t'} answered${isOne ? ', for' : ', the oldest for'} ${formatAge(oldestSeconds)}`
          : undefined,
    },
    {
      label: 'Held: a robot may have sent it',
      value: String(held),
      href: held > 0 ? hrefTo(`${staffEnquiryPaths.list}?state=held`) : undefined,
      trouble:
        held > 0
          ? `${formatCount(held, 'enquiry', 'enquiries')} may be from a robot: deliver or erase ${held === 1 ? 'it' : 'them'}`
          : undefined,
    },
  ];
}

/** Feed files that wait, for members who may decide on them. */
async function listImports(orm: Orm, hrefTo: HrefTo): Promise<readonly HealthRow[]> {
  const list = hrefTo(staffCataloguePaths.imports);
  if (list === undefined) return [];
  const count = await countWaitingFeeds({ orm });
  const words = count === 1 ? 'An import waits' : `${count} imports wait`;
  return [
    {
      label: 'Imports to accept or decline',
      value: String(count),
      href: count > 0 ? list : undefined,
      trouble: count > 0 ? `${words} to be accepted or declined` : undefined,
    },
  ];
}

function withAge(count: number, oldestSeconds: number): string {
  return count === 0 ? '0' : `${count}, the oldest for ${formatAge(oldestSeconds)}`;
}

/** `40 seconds`, `12 minutes`, `3 hours` or `4 days`. */
function formatAge(seconds: number): string {
  const steps = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [length, name] = steps.find(([each]) => seconds >= each) ?? ([1, 'second'] as const);
  return formatCount(Math.floor(seconds / length), name);
}

/** A ratebook that ends within so many days needs somebody to ask for the next one. */
const warningDays = 14;

async function listCatalogue({ catalogue }: Services, orm: Orm): Promise<readonly HealthRow[]> {
  if (!catalogue.isLoaded())
    return [{ label: 'Version', value: 'None', trouble: 'There is no catalogue to show' }];
  const { number, importedAt, vehicleCount, rateCount, isDemonstration } = catalogue.snapshot().version;
  const today = todayInLondon();
  const until = addDays(today, warningDays);
  const ending = await listEndingRatebooks(orm, { version: number, from: today, until });
  return [
    { label: 'Version', value: `${number}${isDemonstration ? ' (demonstration)' : ''}` },
    { label: 'Imported', value: formatMoment(importedAt) },
    { label: 'Vehicles', value: vehicleCount.toLocaleString('en-GB') },
    { label: 'Rates', value: rateCount.toLocaleString('en-GB') },
    {
      label: `Ratebooks that end within ${warningDays} days`,
      value: ending.map(({ funder, ratebookId }) => `${ratebookId} (${funder})`).join('\n') || 'None',
      trouble: ending[0] && `A ratebook of ${ending[0].funder} ends on ${formatDate(ending[0].validTo)}`,
    },
  ];
}

function listServices({ health }: Services): readonly HealthRow[] {
  const watched = health?.listServices() ?? [];
  if (watched.length === 0) return [{ label: 'Outside services', value: 'None: all are embedded' }];
  return watched.map(({ setting, consequence, awaySince }) => ({
    label: setting,
    value: awaySince ? `Away since ${formatMoment(awaySince)}` : 'Answers',
    trouble: awaySince && `${setting} doesn’t answer, so ${consequence}`,
  }));
}

function listNode({ health }: Services): readonly HealthRow[] {
  if (!health) return [];
  return [
    { label: 'Running since', value: formatMoment(health.startedAt) },
    { label: 'Build', value: health.build },
  ];
}
