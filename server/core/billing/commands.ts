import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Payments } from "./payments.ts";

/** Returns the payments of this instance. @throws Failure PAYMENTS_OFF without a vendor */
export function requirePayments({ ports: { payments } }: Context): Payments {
  if (!payments) throw new Failure("PAYMENTS_OFF");
  return payments;
}
