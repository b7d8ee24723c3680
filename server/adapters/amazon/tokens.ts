import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { at, fetchShop, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { type ShopCredentials, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { refusalOf } from "./refusals.ts";

type Keys = ShopCredentials["AMAZON"];

/** A token, or the pending request for it, which all callers share. */
type CachedToken = { readonly pending: Promise<string>; text: string | null; expiresAt: number };

const ADDRESS = "https://api.amazon.com/auth/o2/token";
/** Most accounts with a cached token. */
const MOST_ACCOUNTS = 2_000;
/** Milliseconds before its end in which a token counts as expired. */
const SPARE_MS = 60_000;

type Options = {
  /** The time limit of a request. */
  readonly seconds: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/** A cache of the Creators API's tokens, version 3.1: one per account, requested once at a time. */
export function tokens(vendorFetch: VendorFetch, { seconds, now }: Options) {
  const accounts = new LRUCache<string, CachedToken>({ max: MOST_ACCOUNTS });

  async function call(
    { clientId, clientSecret }: Keys,
  ): Promise<{ text: string; lastsMs: number }> {
    const response = await fetchShop(vendorFetch, ADDRESS, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope: "creatorsapi::default",
      }),
    }, seconds);
    const text = textAt(response.body, "access_token");
    const lasts = at(response.body, "expires_in");
    if (response.status !== 200) throw refusalOf(response, [clientSecret, clientId]);
    if (!text || typeof lasts !== "number") throw new ShopRefusal("FAILED", "no token in 200");
    return { text, lastsMs: lasts * 1_000 };
  }

  return {
    /** Returns a valid token. @throws ShopRefusal */
    of(keys: Keys): Promise<string> {
      const account = accountOf(keys);
      const known = accounts.get(account);
      if (known && now() < known.expiresAt) return known.pending;
      const pending = call(keys).then(({ text, lastsMs }) => {
        cached.text = text;
        cached.expiresAt = now() + lastsMs - SPARE_MS;
        return text;
      });
      const cached: CachedToken = { pending, text: null, expiresAt: Infinity };
      accounts.set(account, cached);
      pending.catch(() => accounts.peek(account) === cached && accounts.delete(account));
      return pending;
    },
    /** Drops `token`, which the API refused, unless a newer one is cached. */
    forget(keys: Keys, token: string): void {
      const account = accountOf(keys);
      if (accounts.peek(account)?.text === token) accounts.delete(account);
    },
  };
}

/** The cache key contains the secret, so that an account's id alone gives no access to its token. */
const accountOf = ({ clientId, clientSecret }: Keys) =>
  createHash("sha256").update(JSON.stringify([clientId, clientSecret])).digest("base64");
