import { fetchShop, type ShopResponse } from "../../core/marketplaces/api/shop_response.ts";
import { type ShopAccount, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { isTokenRefused, refusalOf } from "./refusals.ts";
import { tokens } from "./tokens.ts";
import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";

const ADDRESS = "https://creatorsapi.amazon/catalog/v1";
/** The shop whose prices are requested. */
export const MARKETPLACE = "www.amazon.com.br";

export type Operation = "getItems" | "searchItems";

/** Sends a request to the Creators API in an account's name; null: not found. @throws ShopRefusal */
type CallCreators = (
  account: ShopAccount<"AMAZON">,
  operation: Operation,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** The client of the Creators API: each request waits for its account's turn and has a valid token. */
export function creatorsApi(
  vendorFetch: VendorFetch,
  { seconds, ...pace }: Pace & { readonly seconds: number },
): CallCreators {
  const { of: tokenOf, forget } = tokens(vendorFetch, { seconds, now: pace.now });
  const turn = turns(pace);

  return async ({ credentials, tags }, operation, parameters) => {
    const { clientId, clientSecret } = credentials;
    const { amazonTag: partnerTag } = tags;
    if (!partnerTag) throw new ShopRefusal("ACCOUNT_INVALID", "no tag of Associates is set");
    const body = JSON.stringify({ partnerTag, ...parameters });

    async function call(token: string): Promise<ShopResponse> {
      const headers = {
        "content-type": "application/json",
        "authorization": `Bearer ${token}`,
        "x-marketplace": MARKETPLACE,
      };
      await turn(clientId);
      const request = { method: "POST", headers, body };
      return await fetchShop(vendorFetch, `${ADDRESS}/${operation}`, request, seconds);
    }

    let token = await tokenOf(credentials);
    let response = await call(token);
    if (isTokenRefused(response)) {
      forget(credentials, token);
      token = await tokenOf(credentials);
      response = await call(token);
    }
    if (response.status === 200) return response.body;
    const refusal = refusalOf(response, [token, clientSecret, clientId]);
    if (refusal.reason === "PRODUCT_NOT_FOUND") return null;
    throw refusal;
  };
}

/** Most accounts whose turns are counted. */
const MOST_ACCOUNTS = 2_000;
/** Most milliseconds that a request waits for its turn. */
const LONGEST_MS = 60_000;

export type Pace = {
  /** Milliseconds between two requests of one account. */
  readonly gapMs: number;
  /** Milliseconds of a monotonic clock, and a way to wait. */
  readonly now: () => number;
  readonly rest: (ms: number) => Promise<unknown>;
};

export const usualPace: Pace = { gapMs: 1_000, now: () => performance.now(), rest: setTimeout };

/**
 * Returns a function that waits for an account's next turn: Amazon refuses more than one request a
 * second of an account with few sales. Source: Creators API, API rates. It throws ShopRefusal
 * RATE_LIMITED where the turn is too far away.
 */
export function turns({ gapMs, now, rest }: Pace) {
  const nextAt = new LRUCache<string, number>({ max: MOST_ACCOUNTS });
  return async (account: string): Promise<void> => {
    const from = now();
    const turn = Math.max(from, nextAt.get(account) ?? from);
    const waits = turn - from;
    if (waits > LONGEST_MS) {
      throw new ShopRefusal("RATE_LIMITED", "too many wait already", Math.ceil(waits / 1_000));
    }
    nextAt.set(account, turn + gapMs);
    if (waits > 0) await rest(waits);
  };
}
