import { Failure } from "./errors.ts";
import type { Context } from "./context.ts";
import type { UserId } from "./ids.ts";

/** At most so many in so long; the time begins with the first. */
export type Allowance = { readonly most: number; readonly minutes: number };

/** Counts one more; milliseconds until there is room again, or 0 while there is. */
export type CountAttempt = (name: string, allowance: Allowance, key: string) => Promise<number>;

/** Counts one more try of somebody's at what asks a vendor. @throws Failure TOO_MANY_ATTEMPTS */
export async function countTry(
  { ports }: Context,
  userId: UserId,
  name: string,
  allowance: Allowance,
): Promise<void> {
  if (await ports.countAttempt(name, allowance, userId) > 0) throw new Failure("TOO_MANY_ATTEMPTS");
}
