/**
 * How long one person can keep a server reading. A text that is meant to be read takes less than a millisecond, so this
 * is a thousand changes a minute; the longest text that we read to its end takes some 20 ms.
 */
export const readingTimeLimit = { ms: 1_000, windowSeconds: 60 };
