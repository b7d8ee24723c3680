import { type ShopAnswer, shopAnswer } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopAccount, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { isTokenRefused, refusalOf } from "./refusals.ts";
import { tokens } from "./tokens.ts";
import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";

const ADDRESS = "https://creatorsapi.amazon/catalog/v1";
/** The country whose shop and prices are asked for. */
export const MARKETPLACE = "www.amazon.com.br";

export type Operation = "getItems" | "searchItems";

/** Asks the Creators API in somebody's name; null: there is nothing such. @throws ShopRefusal */
type AskCreators = (
  account: ShopAccount<"AMAZON">,
  operation: Operation,
  question: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** Every question at its account's pace, with a token that holds. */
export function creatorsApi(
  vendorFetch: VendorFetch,
  { seconds, ...pace }: Pace & { readonly seconds: number },
): AskCreators {
  const { of: tokenOf, forget } = tokens(vendorFetch, { seconds, now: pace.now });
  const turn = turns(pace);

  return async ({ credentials, tags }, operation, question) => {
    const { clientId, clientSecret } = credentials;
    const { amazonTag: partnerTag } = tags;
    if (!partnerTag) throw new ShopRefusal("ACCOUNT_INVALID", "no tag of Associates is set");
    const body = JSON.stringify({ partnerTag, ...question });

    async function ask(token: string): Promise<ShopAnswer> {
      const headers = {
        "content-type": "application/json",
        "authorization": `Bearer ${token}`,
        "x-marketplace": MARKETPLACE,
      };
      await turn(clientId);
      const request = { method: "POST", headers, body };
      return await shopAnswer(vendorFetch, `${ADDRESS}/${operation}`, request, seconds);
    }

    let token = await tokenOf(credentials);
    let answer = await ask(token);
    if (isTokenRefused(answer)) {
      forget(credentials, token);
      token = await tokenOf(credentials);
      answer = await ask(token);
    }
    if (answer.status === 200) return answer.body;
    const refusal = refusalOf(answer, [token, clientSecret, clientId]);
    if (refusal.reason === "PRODUCT_NOT_FOUND") return null;
    throw refusal;
  };
}

/** Accounts whose turns are counted. */
const MOST_ACCOUNTS = 2_000;
/** Milliseconds for which somebody waits for their turn; then they are told to come back. */
const LONGEST_MS = 60_000;

export type Pace = {
  /** Milliseconds between two questions of one account. */
  readonly gapMs: number;
  /** Milliseconds of a clock that only goes forward, and a way to let them pass. */
  readonly now: () => number;
  readonly rest: (ms: number) => Promise<unknown>;
};

export const usualPace: Pace = { gapMs: 1_000, now: () => performance.now(), rest: setTimeout };

/**
 * Whoever asks in the name of an account waits for their turn, one after the other: Amazon refuses
 * more than one question a second of an account that sells little. Source: Creators API, API rates.
 * The turn throws ShopRefusal RATE_LIMITED when it is too far away.
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
