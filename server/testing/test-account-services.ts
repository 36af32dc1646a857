import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import type { Services } from '#server/pages/services.ts';
import { usualKeepMonths } from '#server/platform/config/keep-months.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import { emptyOwnData } from './empty-own-data.ts';
import { emptySavedStore } from './empty-saved-store.ts';
import { memoryEnquiries } from './memory-enquiries.ts';
import { memoryReviews } from './memory-reviews.ts';
import { memorySessions } from './memory-sessions.ts';
import { testContent } from './test-content.ts';

type Kept =
  | 'account'
  | 'sessions'
  | 'sessionKey'
  | 'limits'
  | 'saved'
  | 'mail'
  | 'enquiries'
  | 'rateSources'
  | 'reviews'
  | 'search'
  | 'content'
  | 'keepMonths'
  | 'ownData'
  | 'marketing';

/** Stores of visitors' and customers' data in memory, an account API that fails every call, and the site's texts. */
export function testAccountServices(): Pick<Services, Kept> {
  return {
    account: stubAccountApi(),
    sessions: memorySessions(),
    sessionKey: async () => Buffer.alloc(32, 'test'),
    limits: createMemoryLimits(),
    saved: emptySavedStore,
    mail: { send: async () => undefined },
    enquiries: memoryEnquiries(),
    rateSources: { find: async () => undefined },
    reviews: memoryReviews(),
    search: { search: async () => [] },
    content: testContent,
    keepMonths: usualKeepMonths,
    ownData: emptyOwnData,
    marketing: { isKnown: async () => false, withdraw: async () => false },
  };
}
