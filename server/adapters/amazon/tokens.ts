import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { at, shopAnswer, textAt } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopCredentials, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { refusalOf } from "./refusals.ts";

type Keys = ShopCredentials["AMAZON"];

/** A token, or the question for it, which all wait for who need it. */
type Kept = { readonly asked: Promise<string>; text: string | null; expiresAt: number };

const ADDRESS = "https://api.amazon.com/auth/o2/token";
/** Accounts whose token is remembered. */
const MOST_ACCOUNTS = 2_000;
/** Milliseconds before its end from which a token counts as over: it still has to travel. */
const SPARE_MS = 60_000;

type Options = {
  /** Seconds after which a question is given up. */
  readonly seconds: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
};

/** The Creators API's tokens, version 3.1: one an account, asked for once by all who need it. */
export function tokens(vendorFetch: VendorFetch, { seconds, now }: Options) {
  const accounts = new LRUCache<string, Kept>({ max: MOST_ACCOUNTS });

  async function ask({ clientId, clientSecret }: Keys): Promise<{ text: string; lastsMs: number }> {
    const answer = await shopAnswer(vendorFetch, ADDRESS, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope: "creatorsapi::default",
      }),
    }, seconds);
    const text = textAt(answer.body, "access_token");
    const lasts = at(answer.body, "expires_in");
    if (answer.status !== 200) throw refusalOf(answer, [clientSecret, clientId]);
    if (!text || typeof lasts !== "number") throw new ShopRefusal("FAILED", "no token in 200");
    return { text, lastsMs: lasts * 1_000 };
  }

  return {
    /** A token that holds for a while. @throws ShopRefusal */
    of(keys: Keys): Promise<string> {
      const account = accountOf(keys);
      const known = accounts.get(account);
      if (known && now() < known.expiresAt) return known.asked;
      const asked = ask(keys).then(({ text, lastsMs }) => {
        kept.text = text;
        kept.expiresAt = now() + lastsMs - SPARE_MS;
        return text;
      });
      const kept: Kept = { asked, text: null, expiresAt: Infinity };
      accounts.set(account, kept);
      asked.catch(() => accounts.peek(account) === kept && accounts.delete(account));
      return asked;
    },
    /** The API no longer takes `token`; who has another by now keeps that. */
    forget(keys: Keys, token: string): void {
      const account = accountOf(keys);
      if (accounts.peek(account)?.text === token) accounts.delete(account);
    },
  };
}

/** By the secret too: whoever only knows an account's id gets nothing that was given to its owner. */
const accountOf = ({ clientId, clientSecret }: Keys) =>
  createHash("sha256").update(JSON.stringify([clientId, clientSecret])).digest("base64");
