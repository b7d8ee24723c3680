import { Failure } from "../../errors.ts";

/** Digits of a number with its country's, at least and at most. Source: ITU-T E.164. */
const LEAST = 8;
const MOST = 15;
/** Country code 55, two digits of the area, and eight or nine more. */
const BRAZILIAN = /^55\d{10,11}$/;
/** A Brazilian mobile number as people write it at home: no country's code looks like it. */
const LACKS_COUNTRY = /^[1-9]{2}9\d{8}$/;
/** What people put between digits. */
const BETWEEN = /[\s().-]/g;

/**
 * A phone number as digits with the country's: "+55 (11) 99999-0001" is 5511999990001.
 * @throws Failure PHONE_INVALID, PHONE_WITHOUT_COUNTRY, PHONE_LENGTH_INVALID, each at `phone`.
 */
export function readPhone(written: string): string {
  const bare = written.normalize("NFKC").replace(BETWEEN, "");
  const digits = bare.replace(/^\+/, "");
  if (!/^[1-9]\d*$/.test(digits)) throw new Failure("PHONE_INVALID", ["phone"]);
  if (bare === digits && LACKS_COUNTRY.test(digits)) {
    throw new Failure("PHONE_WITHOUT_COUNTRY", ["phone"]);
  }
  const fits = digits.length >= LEAST && digits.length <= MOST;
  if (!fits || digits.startsWith("55") && !BRAZILIAN.test(digits)) {
    throw new Failure("PHONE_LENGTH_INVALID", ["phone"]);
  }
  return digits;
}

/** As people write it: "+55 11 99999-0001"; of another country's the digits alone. */
export function shownPhone(digits: string): string {
  if (!BRAZILIAN.test(digits)) return `+${digits}`;
  return `+55 ${digits.slice(2, 4)} ${digits.slice(4, -4)}-${digits.slice(-4)}`;
}

/** The last four digits, and a Brazilian number's area: nobody is called by that. */
export function maskedPhone(digits: string): string {
  const area = BRAZILIAN.test(digits) ? `+55 ${digits.slice(2, 4)} ` : "";
  return `${area}…-${digits.slice(-4)}`;
}
