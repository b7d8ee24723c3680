import { Failure } from "../../errors.ts";

/** The fewest and the most digits of a number with country code. Source: ITU-T E.164. */
const LEAST = 8;
const MOST = 15;
/** Country code 55, two digits of the area, and eight or nine more. */
const BRAZILIAN = /^55\d{10,11}$/;
/** A Brazilian mobile number without country code, which cannot be taken for one with it. */
const LACKS_COUNTRY = /^[1-9]{2}9\d{8}$/;
/** Separators that people write between digits. */
const BETWEEN = /[\s().-]/g;

/**
 * Parses a phone number into its digits with country code: "+55 (11) 99999-0001" is 5511999990001.
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

/** Formats a number for people: "+55 11 99999-0001"; foreign numbers stay digits. */
export function shownPhone(digits: string): string {
  if (!BRAZILIAN.test(digits)) return `+${digits}`;
  return `+55 ${digits.slice(2, 4)} ${digits.slice(4, -4)}-${digits.slice(-4)}`;
}

/** Masks a number: the last four digits, and the area code of a Brazilian one. */
export function maskedPhone(digits: string): string {
  const area = BRAZILIAN.test(digits) ? `+55 ${digits.slice(2, 4)} ` : "";
  return `${area}…-${digits.slice(-4)}`;
}
