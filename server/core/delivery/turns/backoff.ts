const SECOND_MS = 1000;
const FIRST_REST_MS = 2 * SECOND_MS;
const LONGEST_REST_MS = 10 * 60 * SECOND_MS;
const REFUSALS_BORNE = 3;
const HOUR_MS = 60 * 60 * SECOND_MS;
const LONGEST_GROUP_REST_MS = 24 * HOUR_MS;

/** Milliseconds that a session rests after the vendor could not be reached so often in a row. */
export function restAfter(failures: number): number {
  return failures < 1 ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS);
}

/** Milliseconds that a group rests after so many refusals in a row; null: not yet. */
export function groupRestAfter(refusals: number): number | null {
  if (refusals < REFUSALS_BORNE) return null;
  return Math.min(HOUR_MS * 2 ** (refusals - REFUSALS_BORNE), LONGEST_GROUP_REST_MS);
}
