/** Bytes of all files of one upload together, as they are sent. */
export const maxUploadBytes = 64_000_000;

/** Bytes of one file, once unpacked. */
export const maxFeedBytes = 300_000_000;

/** Vehicles, rates and stock. */
export const maxUploadFiles = 3;

/** Uploads that may wait at the same time. */
export const maxWaiting = 20;

/** How long a file waits for staff. */
export const waitingDays = 14;

/** How long the list of the rows that were rejected is kept once a file has ended. */
export const rejectsDays = 90;
