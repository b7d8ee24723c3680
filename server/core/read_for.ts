import { requireAttempt } from "./attempts.ts";
import type { Context } from "./context.ts";
import type { FailureCode } from "./errors.ts";
import type { UserId } from "./ids.ts";
import type { Reading } from "./marketplaces/readings/product_reading.ts";
import type { OutboundReason } from "./outbound.ts";

/** Pages that are read for one person in an hour, whether or not they say anything. */
const READS = { most: 600, minutes: 60 };

/**
 * Reads the product at an address that a person named. A read that fails counts as well: it costs as
 * much. @throws Failure TOO_MANY_ATTEMPTS, OutboundRefusal
 */
export async function readFor(ctx: Context, userId: UserId, url: URL): Promise<Reading> {
  await requireAttempt(ctx, userId, "readPage", READS);
  return await ctx.ports.readProduct(url, userId);
}

/** The failure of a page that could not be read, by what stopped it. */
export const unreadPages: Readonly<Record<OutboundReason, FailureCode>> = {
  NOT_HTTP: "LINK_REFUSED",
  ADDRESS_REFUSED: "LINK_REFUSED",
  UNREACHABLE: "PAGE_UNREACHABLE",
  TOO_MANY_REDIRECTS: "PAGE_UNREACHABLE",
  TIMED_OUT: "PAGE_UNREACHABLE",
  TOO_LARGE: "PAGE_TOO_LARGE",
};
