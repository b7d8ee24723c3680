import type { ConnectionHandlers, OpenSession } from "../../core/delivery/messenger.ts";
import type { GroupBook } from "./group_book.ts";

export type Listing = {
  /** Milliseconds after which all groups are read anew, where no news of them is brought. */
  readonly listMs: number;
};

export type Listened = {
  readonly session: OpenSession;
  readonly book: GroupBook;
  readonly hear: ConnectionHandlers["onEvent"];
  readonly signal: AbortSignal;
};

/** Where news is brought the list is read so many times less often: not all of it is brought. */
const RARER = 6;

/**
 * Reads all groups now and then, and tells of those that are not as they were last told. Whoever opens
 * the session has them listed at once where that is due: it is many questions to WhatsApp.
 */
export function groupListener({ book, hear, listMs, session, signal }: Listened & Listing) {
  const told = new Map<string, string>();
  const everyMs = session.webhook ? listMs * RARER : listMs;
  let listedAt = performance.now();
  let listing: Promise<void> | null = null;

  async function list(): Promise<void> {
    for (const group of await book.list([], signal)) {
      const text = JSON.stringify(group);
      if (told.get(group.externalId) === text) continue;
      await hear({ kind: "group", group });
      told.set(group.externalId, text);
    }
    listedAt = performance.now();
  }
  return {
    listWhenDue(): void {
      if (listing || performance.now() - listedAt < everyMs) return;
      // What failed, or was not heard, is due again at the next look.
      listing = list().catch(() => {}).finally(() => listing = null);
    },
    settled: async () => await listing,
  };
}
