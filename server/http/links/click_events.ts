import { getLogger } from "@logtape/logtape";
import type { EventOf } from "../../core/events.ts";
import type { ClickedLink } from "../../core/links/clicks/count_clicks.ts";

const log = getLogger(["garimpo", "links"]);

/** Subscribers are notified of a link at most once in so long; milliseconds. */
const PAUSE_MS = 1_000;
/** Links of one round; the others wait for the next. */
const MOST_AT_ONCE = 200;
/** Links that wait; more are left out, since their counts are read again with the next click. */
const MOST_WAITING = 5_000;

type ClickedEvent = EventOf<"link.clicked">;

/** Notifies of links whose counts changed: of the first at once, of the next a second later. */
export function clickEvents(notify: (events: readonly ClickedEvent[]) => Promise<void>) {
  const waiting = new Map<string, ClickedEvent>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastRound = 0;

  function schedule() {
    if (waiting.size === 0) return;
    timer ??= setTimeout(round, Math.max(0, lastRound + PAUSE_MS - Date.now()));
  }

  async function round() {
    lastRound = Date.now();
    const events = [...waiting.values()].slice(0, MOST_AT_ONCE);
    for (const { linkId } of events) waiting.delete(linkId);
    await notify(events).catch((error) =>
      log.debug("clicks were not notified: {error}", { error })
    );
    timer = null;
    schedule();
  }

  return {
    add(links: readonly ClickedLink[]) {
      for (const { linkId, userId } of links) {
        if (waiting.size >= MOST_WAITING) break;
        waiting.set(linkId, { name: "link.clicked", linkId, userId });
      }
      schedule();
    },
    close: () => clearTimeout(timer ?? undefined),
  };
}
