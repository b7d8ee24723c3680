import { Failure } from "../../errors.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";

/** Visible characters of an admin's reason. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 500;

/** Returns an admin's reason as one line. @throws Failure REASON_INVALID */
export function checkedReason(typed: string): string {
  const line = plainText(typed, MAX_LENGTH + 1) ?? "";
  const { length } = [...line];
  if (length < MIN_LENGTH || length > MAX_LENGTH) throw new Failure("REASON_INVALID", ["reason"]);
  return line;
}
