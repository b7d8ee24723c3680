/** The cache in which the worker keeps what this device has seen, while there is one. */
export const SEEN = "seen";

/** In it, under this address, stands whose it is. */
export const OWNER = "/seen-by";

/** When an answer that the worker gives from there was seen, in ms: a header. */
export const SEEN_AT = "x-seen-at";
