import pg from "pg";

const parseAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

const ZERO = "0".charCodeAt(0);
const [SPACE, POINT] = [" ", "."].map((sign) => sign.charCodeAt(0));
/** Where the fraction of `2026-11-24 02:37:00.123+00` begins, and what the milliseconds' digits count. */
const FRACTION = 19;
const DIGITS = [100, 10, 1];

/**
 * Reads a `timestamptz` as PostgreSQL writes it. One in UTC with up to three decimals, as all of ours
 * are, is read digit by digit, in a fifth of the time; every other as `pg` reads it.
 */
export function parseInstant(text: string): Date {
  const end = text.length - 3;
  const hasFraction = text.charCodeAt(FRACTION) === POINT;
  const isUsual = text.charCodeAt(10) === SPACE && text.endsWith("+00") &&
    (hasFraction ? end <= FRACTION + 1 + DIGITS.length : end === FRACTION);
  const year = 100 * pair(text, 0) + pair(text, 2);
  if (!isUsual || year < 1000) return parseAny(text); // `Date.UTC` takes 99 for 1999
  let ms = 0;
  for (let at = FRACTION + 1; at < end; at++) {
    ms += (text.charCodeAt(at) - ZERO) * DIGITS[at - FRACTION - 1]!;
  }
  const [month, day] = [pair(text, 5), pair(text, 8)];
  return new Date(
    Date.UTC(year, month - 1, day, pair(text, 11), pair(text, 14), pair(text, 17), ms),
  );
}

const pair = (text: string, at: number) =>
  10 * (text.charCodeAt(at) - ZERO) + text.charCodeAt(at + 1) - ZERO;
