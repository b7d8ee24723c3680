/** The cache in which the worker keeps what this device has seen, while there is one. */
export const ANSWER_CACHE = "seen";

/** In it, under this address, stands whose it is. */
export const CACHE_OWNER = "/seen-by";

/** When an answer that the worker gives from there was seen, in ms: a header. */
export const ANSWERED_AT_HEADER = "x-seen-at";
