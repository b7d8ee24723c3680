/*
 * The names that the page and its service worker share; a file of its own, so that neither bundles the
 * other's code.
 */

/** The cache of GraphQL responses. */
export const ANSWER_CACHE = "seen";

/** The address of the cache's entry with the owner's id. */
export const CACHE_OWNER = "/seen-by";

/** The header of a cached response with the ms at which it was received. */
export const ANSWERED_AT_HEADER = "x-seen-at";
