import { Failure } from "./errors.ts";
import type { Context } from "./context.ts";
import type { UserId } from "./ids.ts";

/** The most attempts in so many minutes, which begin with the first. */
export type Allowance = { readonly most: number; readonly minutes: number };

/** Counts an attempt; returns the milliseconds until the next is allowed, 0 for now. */
export type CountAttempt = (name: string, allowance: Allowance, key: string) => Promise<number>;

/** Counts a person's attempt at a request to a vendor. @throws Failure TOO_MANY_ATTEMPTS */
export async function requireAttempt(
  { ports }: Context,
  userId: UserId,
  name: string,
  allowance: Allowance,
): Promise<void> {
  if (await ports.countAttempt(name, allowance, userId) > 0) throw new Failure("TOO_MANY_ATTEMPTS");
}
