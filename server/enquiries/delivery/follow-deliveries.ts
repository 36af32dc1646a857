import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { Deliver } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';
import { type FollowedChannel, followChannel } from './follow-channel.ts';
import { retryDelaysMs } from './retry-delays.ts';

/** Times of the follower, in milliseconds. */
export interface DeliveryTimes {
  /** Between looks at the outbox when nobody pokes. */
  readonly pollMs: number;
  /** How long a delivery is this node's alone: longer than any try of it takes. */
  readonly claimMs: number;
  readonly retryDelaysMs: readonly number[];
  /** How long closing waits for what is under way. */
  readonly closeMs: number;
}

export interface FollowOptions extends Partial<DeliveryTimes> {
  readonly database: Pick<Database, 'orm'>;
  /** How each channel delivers; a channel that is left out keeps waiting. */
  readonly channels: Partial<Readonly<Record<Channel, Deliver>>>;
  readonly log: Log;
  /** Tries at the same time, for each channel. */
  readonly concurrency?: number;
  /** Nothing is looked for before this settles. */
  readonly after?: Promise<unknown>;
}

/** Deliveries that are being made. */
export interface FollowedDeliveries {
  /** Looks at the outbox at once. */
  poke(): void;
  /** Begins nothing more and waits for what is under way; what takes too long is left to its next try. */
  close(): Promise<void>;
}

const defaults: DeliveryTimes = { pollMs: 3_000, claimMs: 30_000, retryDelaysMs, closeMs: 8_000 };

/** Makes the deliveries of the outbox, each channel on its own, so that one that is down holds up no other. */
export function followDeliveries(options: FollowOptions): FollowedDeliveries {
  const { concurrency = 4, after = Promise.resolve() } = options;
  const followed: FollowedChannel[] = Object.entries(options.channels).map(([channel, deliver]) =>
    followChannel({ ...defaults, ...options, channel: channel as Channel, deliver, concurrency, after }),
  );
  return {
    poke: () => {
      for (const { poke } of followed) poke();
    },
    close: async () => {
      await Promise.all(followed.map(({ close }) => close()));
    },
  };
}
