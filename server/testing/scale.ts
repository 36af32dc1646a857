/**
 * How many times as much the slowest tests by chance or repetition do as in a usual run: `npm run test:long` asks for
 * twenty times.
 */
export const scale = Number(process.env.TEST_SCALE ?? 1);
