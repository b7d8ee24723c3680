/** Days for which the person can restore what they deleted. */
export const RESTORABLE_DAYS = 7;

/** The same in milliseconds. */
export const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000;
