import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { recordUse } from "../core/api_keys/commands.ts";
import { findApiKey, type FoundKey, isUseDue } from "../core/api_keys/queries.ts";
import { isSecret, KEY_PREFIX } from "../core/api_keys/secret.ts";
import { recordGrantUse } from "../core/oauth/commands.ts";
import { ACCESS_PREFIX } from "../core/oauth/issue_tokens.ts";
import { findAccessToken, type FoundToken } from "../core/oauth/queries.ts";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import type { DomainEvent, EventName } from "../core/events.ts";
import type { Viewer } from "../core/users/viewer.ts";
import type { Live } from "../jobs/listen.ts";

/** Keys in memory; the least used leave first. */
const MOST_KEYS = 10_000;
/** Milliseconds. For so long a key may be in memory while the process receives no events. */
const LIFETIME_MS = 30_000;

/** What changes who acts by a person's keys, or as an app. */
const changing: ReadonlySet<EventName> = new Set<EventName>([
  "apiKey.rotated",
  "apiKey.revoked",
  "user.blocked",
  "user.unblocked",
  "user.madeAdmin",
  "user.madeMember",
  "user.deleted",
  "oauthApp.removed",
  "oauthApp.disabled",
  "oauthApp.revoked",
]);

/** A key, or an app's access token. */
type Found = FoundKey | FoundToken;

/** Whether an event is about a key, its person, or the app of a token and who made it. */
const isAbout = (event: DomainEvent, found: Found): boolean =>
  "userId" in event && found.userId === event.userId ||
  "appId" in found && ("userId" in event && found.makerId === event.userId ||
      "oauthAppId" in event && found.appId === event.oauthAppId);

/** A key that is being read, or was; `usedAt` is when its use was last recorded. */
type Entry = {
  readonly reading: Promise<Found | null>;
  found?: Found;
  usedAt: Date | null;
};

const prefixes = [KEY_PREFIX, ACCESS_PREFIX];

/** Returns the key or token of an app that a request was sent with; null: it was sent without one. */
export function keyOf(headers: Pick<Headers, "get">): string | null {
  const [, given] = /^bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return given && prefixes.some((prefix) => given.startsWith(prefix)) ? given : null;
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
      if (!found || isAbout(event, found)) entries.delete(hash); // or it is being read now
    }
  });

  function read(secret: string): Entry {
    const hash = createHash("sha256").update(secret).digest("base64url");
    const known = entries.get(hash);
    if (known) return known;
    const find = secret.startsWith(ACCESS_PREFIX) ? findAccessToken : findApiKey;
    const entry: Entry = { reading: find(systemContext(), hash), usedAt: null };
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
    if (!prefixes.some((prefix) => isSecret(secret, prefix))) throw new Failure("API_KEY_INVALID");
    const entry = read(secret);
    const found = await entry.reading;
    const ctx = systemContext();
    if (!found || found.expiresAt && found.expiresAt <= ctx.now) {
      throw new Failure("API_KEY_INVALID");
    }
    if (isUseDue(entry.usedAt, ctx.now)) {
      entry.usedAt = ctx.now;
      if ("appId" in found) await recordGrantUse(ctx, found.id, address);
      else await recordUse(ctx, found.id, address);
    }
    return found.viewer;
  };
}
