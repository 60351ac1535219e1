/**
 * The names of what the service worker keeps about a person. All begin with "kept-", and a page that clears the session
 * removes them.
 */

/** Caches in which responses of the API are kept, one for each session. */
export const responsesPrefix = "kept-responses-";

/** The cache of pictures, clips and sound that were taken along. */
export const mediaCache = "kept-media";

/** A kept response says when it was asked for. */
export const keptAtHeader = "x-kept-at";

/** Pictures are taken along in this width alone, and shown wherever another is asked for. */
export const keptPictureWidth = 800;

/** What a page asks the service worker for: to forget the responses, to remove what else is about a person who leaves, to update. */
export type WorkerRequest = "forget" | "leave" | "take over";

/** What the service worker tells pages: the responses were forgotten, since the answers have changed elsewhere. */
export type WorkerNews = "forgotten";
