import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import type { DomainEvent } from "../../core/events.ts";
import { countNewClicks } from "../../core/links/clicks/count_clicks.ts";
import { storeClicks } from "../../core/links/clicks/store_clicks.ts";
import { servedLinks } from "../../core/links/served_links.ts";
import type { Tables } from "../../core/tables.ts";
import { notifyPassing } from "../../jobs/record_events.ts";
import { clickCounting } from "./click_counting.ts";
import { clickEvents } from "./click_events.ts";
import type { ClickSpill } from "./click_spill.ts";
import { clickWriter } from "./click_writer.ts";
import { type LinkResolver, linkResolver } from "./link_resolver.ts";
import { linkMemory } from "./link_memory.ts";

const log = getLogger(["garimpo", "links"]);

type Parts = {
  readonly db: Kysely<Tables>;
  /** Stores and counts clicks by connections of its own, which no request holds. */
  readonly clicksDb: Kysely<Tables>;
  readonly spill: ClickSpill;
  readonly countryHeader: string | null;
  /** Bytes that the links in memory may take. */
  readonly memoryBytes: number;
  readonly isLimited: boolean;
  readonly onEvent: (handler: (event: DomainEvent) => void) => void;
  readonly now?: () => number;
  /** Counts visits of links that are in memory, and of those that are not. */
  readonly lookups?: { hits: number; misses: number };
};

export type ShortLinks = LinkResolver & {
  /** Counts what an earlier process stored. */
  readonly countStored: () => void;
  /** Writes the clicks that are left. */
  readonly close: () => Promise<void>;
};

/** Events after which a link in memory may lead elsewhere, or nowhere. */
const CHANGES =
  /^(?:link\.(?:updated|deleted|restored|disabled|enabled)|offer\.(?:deleted|restored)|user\.(?:deleted|blocked|unblocked)|store\.)/;

/** Creates what answers short links: links in memory, and the clicks that are written behind. */
export function shortLinks(parts: Parts): ShortLinks {
  const { db, clicksDb, spill, countryHeader, memoryBytes, isLimited, onEvent, now } = parts;
  const lookups = parts.lookups ?? { hits: 0, misses: 0 };
  const memory = linkMemory({ read: (slugs) => servedLinks(db, slugs), bytes: memoryBytes });
  onEvent(({ name, ...payload }) => {
    if (CHANGES.test(name)) memory.forget(concerned(name, payload));
  });
  const events = clickEvents((clicked) => notifyPassing(clicksDb, clicked));
  const counting = clickCounting(async () => {
    const { links, isMore, refusals } = await countNewClicks(clicksDb);
    for (const error of refusals) log.error("clicks were refused: {error}", { error });
    events.add(links);
    return isMore;
  });
  const clicks = clickWriter({
    async commit(batch) {
      await storeClicks(clicksDb, batch);
      counting.schedule();
    },
    spill,
  });
  const resolver = linkResolver({ memory, clicks, countryHeader, isLimited, ...now && { now } });
  return {
    ...resolver,
    redirect(visit) {
      const location = resolver.redirect(visit);
      if (location !== null) lookups.hits++;
      return location;
    },
    load(visit) {
      const loading = resolver.load(visit);
      if (loading) lookups.misses++;
      return loading;
    },
    countStored: counting.schedule,
    async close() {
      await clicks.close();
      await counting.close();
      events.close();
    },
  };
}

/** The id of what an event changed: of a person's link or offer, or of all that a person has. */
function concerned(name: string, payload: object): string {
  const { linkId, offerId, userId } = payload as Record<string, string>;
  return (name.startsWith("link.") ? linkId : name.startsWith("offer.") ? offerId : userId)!;
}
