import { Failure } from "./errors.ts";
import type { Context } from "./context.ts";
import type { UserId } from "./ids.ts";

/** The most attempts within a number of minutes, counted from the first attempt. */
export type Allowance = { readonly most: number; readonly minutes: number };

/** Counts an attempt. Returns 0 when it is allowed, else the milliseconds until the next one is. */
export type CountAttempt = (name: string, allowance: Allowance, key: string) => Promise<number>;

/** Takes back an attempt that was counted. */
export type GiveBackAttempt = (name: string, allowance: Allowance, key: string) => Promise<void>;

/** Counts a user's attempt, and refuses it beyond the allowance. @throws Failure TOO_MANY_ATTEMPTS */
export async function requireAttempt(
  { ports }: Context,
  userId: UserId,
  name: string,
  allowance: Allowance,
): Promise<void> {
  if (await ports.countAttempt(name, allowance, userId) > 0) throw new Failure("TOO_MANY_ATTEMPTS");
}
