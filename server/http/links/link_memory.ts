import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { Failure } from "../../core/errors.ts";
import type { OfferId, ShortLinkId, UserId } from "../../core/ids.ts";
import type { ServedLink } from "../../core/links/served_links.ts";

/** Returns a target as it stands in a header; null: no visitor is sent there. */
export function locationOf(target: string): string | null {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A link in memory: its address where that is the same for everybody, else the link. */
export type StoredLink = {
  readonly id: ShortLinkId;
  readonly userId: UserId;
  readonly offerId: OfferId | null;
  readonly location: string | null;
  readonly link: ServedLink | null;
};

/** Bytes that a link takes besides its texts; measured. */
const LINK_BYTES = 200;
/** The same of a link whose targets are chosen for each visitor. */
const CHOSEN_BYTES = 1_000;
/** Slugs without a link that are remembered, and for how long: a new link may take one. */
const MOST_UNKNOWN = 10_000;
const UNKNOWN_MS = 1_000;
/** Slugs of one query. */
const MOST_TOGETHER = 500;
/** Queries begin at most so often: under load more visits share each. Milliseconds. */
const PAUSE_MS = 10;
/** Requests that may wait for their link. */
const MOST_WAITING = 10_000;
/** Texts that many links have in common; then they are collected anew. */
const MOST_SHARED = 50_000;
/** Links that are compared with a change in one turn of the event loop: about 1 ms. */
const TURN = 20_000;
/** Changes of so many milliseconds are looked for together. */
const GATHER_MS = 100;

export type LinkMemory = {
  /** Returns a link, null if there is none; undefined: it is not in memory. */
  readonly stored: (slug: string) => StoredLink | null | undefined;
  /** Returns the link, from the database if need be. @throws Failure UNAVAILABLE when too many wait */
  readonly load: (slug: string) => Promise<StoredLink | null>;
  /** Forgets the links of that id, or of the offer or user of that id. */
  readonly forget: (id: string) => void;
  readonly size: () => number;
};

type Options = {
  readonly read: (slugs: readonly string[]) => Promise<readonly ServedLink[]>;
  /** Bytes that the links may take. */
  readonly bytes: number;
};

/**
 * Keeps the links that were visited last. Those of the present generation and of the one before are
 * found; when the present one is full, the one before is given up. Unlike in a list ordered by use, a
 * link costs no more than its entry, and changes can be looked for while others are added.
 */
export function linkMemory({ read, bytes }: Options): LinkMemory {
  let young = new Map<string, StoredLink>();
  let old = new Map<string, StoredLink>();
  let youngBytes = 0;
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN, ttl: UNKNOWN_MS });
  const shared = new Map<string, string>();
  const waiting = new Map<string, PromiseWithResolvers<StoredLink | null>>();
  let isReading = false;
  let readAt = -Infinity;
  const changed = new Set<string>();
  let forgetting: Promise<void> | null = null;
  /** Changes since the running query began: what it read may be older. */
  let changedMeanwhile = new Set<string>();

  function keep(slug: string, link: StoredLink) {
    young.set(slug, link);
    youngBytes += LINK_BYTES + slug.length + (link.location?.length ?? bytesOf(link.link));
    if (youngBytes < bytes / 2) return;
    old = young;
    young = new Map();
    youngBytes = 0;
  }

  function stored(slug: string): StoredLink | null | undefined {
    const found = young.get(slug);
    if (found) return found;
    const older = old.get(slug);
    if (older) {
      old.delete(slug);
      keep(slug, older);
      return older;
    }
    return unknown.has(slug) ? null : undefined;
  }

  /** The same text once, for links that have it in common. */
  function share<Text extends string>(text: Text): Text {
    const known = shared.get(text);
    if (known !== undefined) return known as Text;
    if (shared.size >= MOST_SHARED) shared.clear();
    shared.set(text, text);
    return text;
  }

  async function readWaiting() {
    if (isReading) return;
    isReading = true;
    await Promise.resolve(); // those of the same turn go along
    while (waiting.size > 0) {
      const pause = readAt + PAUSE_MS - performance.now();
      if (pause > 0) await delay(pause);
      readAt = performance.now();
      const some = [...waiting].slice(0, MOST_TOGETHER);
      for (const [slug] of some) waiting.delete(slug);
      changedMeanwhile = new Set();
      try {
        const rows = await read(some.map(([slug]) => slug));
        const links = new Map(rows.map((row) => [row.slug, row]));
        for (const [slug, { resolve }] of some) resolve(found(slug, links.get(slug)));
      } catch (error) {
        for (const [, { reject }] of some) reject(error);
      }
    }
    isReading = false;
  }

  function found(slug: string, link: ServedLink | undefined): StoredLink | null {
    if (!link) {
      unknown.set(slug, true);
      return null;
    }
    const location = fixedLocation(link);
    const made: StoredLink = {
      id: link.id,
      userId: share(link.userId),
      offerId: link.offerId && share(link.offerId),
      location,
      link: location === null ? link : null,
    };
    if (!concerns(changedMeanwhile, made)) keep(link.slug, made);
    return made;
  }

  async function forgetChanged() {
    while (changed.size > 0) {
      await delay(GATHER_MS);
      const ids = new Set(changed);
      changed.clear();
      const done = new Set<unknown>();
      // Visits move links from the old generation to the young one, and a generation may begin
      // meanwhile: the younger is looked through after the older, so that no moved link escapes.
      for (let next; (next = [old, young].find((one) => !done.has(one)));) {
        await forgetIn(next, ids);
        done.add(next);
      }
    }
    forgetting = null;
  }

  return {
    stored,
    load(slug) {
      const known = waiting.get(slug);
      if (known) return known.promise;
      if (waiting.size >= MOST_WAITING) return Promise.reject(new Failure("UNAVAILABLE"));
      const request = Promise.withResolvers<StoredLink | null>();
      waiting.set(slug, request);
      void readWaiting();
      return request.promise;
    },
    forget(id) {
      changed.add(id);
      changedMeanwhile.add(id);
      forgetting ??= forgetChanged();
    },
    size: () => young.size + old.size,
  };
}

async function forgetIn(generation: Map<string, StoredLink>, ids: ReadonlySet<string>) {
  let count = 0;
  for (const [slug, link] of generation) {
    if (concerns(ids, link)) generation.delete(slug);
    if (++count % TURN === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

const bytesOf = (link: ServedLink | null): number =>
  CHOSEN_BYTES + (link?.targets ?? []).reduce((sum, { url }) => sum + url.length, 0);

const concerns = (ids: ReadonlySet<string>, { id, userId, offerId }: StoredLink) =>
  ids.has(id) || ids.has(userId) || offerId !== null && ids.has(offerId);

/** The address of a link that leads everybody to the same place at any time; null: it depends. */
function fixedLocation(
  { targets, passwordHash, startsAt, expiresAt, disabledAt, isOfferDeleted }: ServedLink,
): string | null {
  const [target, ...others] = targets;
  const isFixed = target && others.length === 0 && !target.rules && !target.isFull &&
    !passwordHash && !startsAt && !expiresAt && !disabledAt && !isOfferDeleted;
  return isFixed ? locationOf(target.url) : null;
}
