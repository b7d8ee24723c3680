import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { recordUse } from "../core/api_keys/commands.ts";
import { findApiKey, type FoundKey, isUseDue } from "../core/api_keys/queries.ts";
import { isSecret, KEY_PREFIX } from "../core/api_keys/secret.ts";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import type { EventName } from "../core/events.ts";
import type { Viewer } from "../core/users/viewer.ts";
import type { Live } from "../jobs/listen.ts";

/** Keys in memory; the least used leave first. */
const MOST_KEYS = 10_000;
/** Milliseconds. For so long a key may be in memory while the process receives no events. */
const LIFETIME_MS = 30_000;

/** What changes who acts by a person's keys. */
const changing: ReadonlySet<EventName> = new Set<EventName>([
  "apiKey.rotated",
  "apiKey.revoked",
  "user.blocked",
  "user.unblocked",
  "user.madeAdmin",
  "user.madeMember",
  "user.deleted",
]);

/** A key that is being read, or was; `usedAt` is when its use was last recorded. */
type Entry = {
  readonly reading: Promise<FoundKey | null>;
  found?: FoundKey;
  usedAt: Date | null;
};

/** Returns the key that a request was sent with; null: it was sent without one. */
export function keyOf(headers: Headers): string | null {
  const [, given] = /^bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return given?.startsWith(KEY_PREFIX) ? given : null;
}

/**
 * Returns what finds the viewer of a key, and records its use. Keys are kept in memory by their hash
 * until an event of any process says that they changed.
 */
export function apiKeyViewers(
  systemContext: () => Context,
  onEvent: Live["onEvent"],
): (secret: string, address: string) => Promise<Viewer> {
  const entries = new LRUCache<string, Entry>({ max: MOST_KEYS, ttl: LIFETIME_MS });

  onEvent((event) => {
    if (!changing.has(event.name)) return;
    for (const [hash, { found }] of entries.entries()) {
      if (!found || found.userId === event.userId) entries.delete(hash); // or it is being read now
    }
  });

  function read(hash: string): Entry {
    const known = entries.get(hash);
    if (known) return known;
    const entry: Entry = { reading: findApiKey(systemContext(), hash), usedAt: null };
    entries.set(hash, entry);
    const forget = () => void (entries.peek(hash) === entry && entries.delete(hash));
    entry.reading.then((found) => {
      if (!found) return forget();
      entry.found = found;
      entry.usedAt = found.lastUsedAt;
    }, forget);
    return entry;
  }

  return async (secret, address) => {
    if (!isSecret(secret)) throw new Failure("API_KEY_INVALID");
    const entry = read(createHash("sha256").update(secret).digest("base64url"));
    const found = await entry.reading;
    const ctx = systemContext();
    if (!found || found.expiresAt && found.expiresAt <= ctx.now) {
      throw new Failure("API_KEY_INVALID");
    }
    if (isUseDue(entry.usedAt, ctx.now)) {
      entry.usedAt = ctx.now;
      await recordUse(ctx, found.id, address);
    }
    return found.viewer;
  };
}
