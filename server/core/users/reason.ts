import { Failure } from "../errors.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";

/** Visible characters of an admin's reason, at least and at most. */
const SHORTEST = 10;
const LONGEST = 500;

/** Why an admin does it, as one line. @throws Failure REASON_INVALID */
export function checkedReason(typed: string): string {
  const line = plainText(typed, LONGEST + 1) ?? "";
  const { length } = [...line];
  if (length < SHORTEST || length > LONGEST) throw new Failure("REASON_INVALID", ["reason"]);
  return line;
}
