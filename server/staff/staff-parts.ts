import type { Config } from '#server/platform/config/config.ts';
import type { AnswerWithForm } from '#server/platform/http/form-answer.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import type { Staff } from './staff.ts';
import type { StaffCookies } from './staff-visit.ts';

/** What the staff site is made from. Without `staff` no address below `/staff` is there. */
export interface StaffParts {
  readonly config: Pick<Config, 'siteOrigin'>;
  readonly services: {
    readonly staff?: Staff | undefined;
    readonly limits: RateLimits;
    readonly log: Log;
  };
  readonly answerWithForm: AnswerWithForm;
  readonly clock?: Clock;
}

/** The parts of a staff site that is there, for its own routes. */
export interface OpenStaffParts extends StaffParts {
  readonly staff: Staff;
  readonly cookies: StaffCookies;
  readonly clock: Clock;
}
