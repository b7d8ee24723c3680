import type { Allowance } from "../../attempts.ts";
import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import { isPublicName, parseLink } from "../../marketplaces/links/link.ts";
import { GUESTS } from "../../marketplaces/readings/product_reading.ts";
import { inspectPage } from "../lookup/product_lookup.ts";
import { parseSharedText } from "../lookup/shared_text.ts";
import { type DemoReading, demoReading } from "./demo_reading.ts";

/**
 * Links that are read for the guests of one address. A page that says nothing counts as well; a link
 * that is not read, because too many guests wait, does not.
 */
const READS: Allowance = { most: 5, minutes: 60 };

/** The guests of that address have read their links of the hour. */
export class GuestLimitReached extends Failure {
  constructor(readonly waitMs: number) {
    super("TOO_MANY_ATTEMPTS");
  }
}

type GuestReading = {
  /** Null: the page names no product. */
  readonly reading: DemoReading | null;
  /** Why the product is not fully known; null when it is. */
  readonly problem: FailureCode | null;
};

/**
 * Reads the product at the link in `text` for a guest of that address, and stores nothing of it.
 * @throws GuestLimitReached; Failure LINK_INVALID, LINK_REFUSED, TOO_MANY_REQUESTS
 */
export async function readForGuest(
  { ports, now }: Pick<Context, "ports" | "now">,
  { text, address }: { readonly text: string; readonly address: string },
): Promise<GuestReading> {
  const link = parseLink(text) ?? parseSharedText(text).url;
  if (!link) throw new Failure("LINK_INVALID");
  if (!isPublicName(link)) throw new Failure("LINK_REFUSED");
  const waitMs = await ports.countAttempt("readForGuest", READS, address);
  if (waitMs > 0) throw new GuestLimitReached(waitMs);
  const lookup = await inspectPage(link, (url) => ports.readProduct(url, GUESTS))
    .catch(async (error: unknown) => {
      const isUnread = error instanceof Failure && error.code === "TOO_MANY_REQUESTS";
      if (isUnread) await ports.giveBackAttempt("readForGuest", READS, address);
      throw error;
    });
  const product = { ...lookup, address: lookup.address?.href ?? null };
  return {
    reading: lookup.facts.title ? demoReading(product, now) : null,
    problem: lookup.problem,
  };
}
