const HOUR = 60 * 60 * 1000;

/** Days from asking for the deletion of an account until it is carried out, and milliseconds. */
export const GRACE_DAYS = 7;
export const GRACE_MS = GRACE_DAYS * 24 * HOUR;

/** Milliseconds for which a copy of somebody's data can be downloaded. */
export const DOWNLOADABLE_MS = 72 * HOUR;
