import { at, listAt, shopWords, textAt } from "../../core/marketplaces/api/answer_parts.ts";
import { type ShopReason, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/** What each of the Open API's codes comes to. Source: Shopee Affiliate Open API, error codes. */
export const reasons: Readonly<Record<number, ShopReason>> = {
  10000: "FAILED", // system error
  10010: "REQUEST_REFUSED", // request parsing error
  10020: "CREDENTIALS_REFUSED", // identity authentication error: key, signature or time
  10030: "RATE_LIMITED", // traffic limit exceeded
  10031: "ACCESS_DENIED",
  10032: "ACCOUNT_INVALID", // invalid affiliate id
  10033: "ACCOUNT_FROZEN",
  10034: "ACCOUNT_BLOCKED", // affiliate id in the blacklist
  10035: "NOT_ELIGIBLE", // no access to the Open API
  11000: "REQUEST_REFUSED", // business error
  11001: "REQUEST_REFUSED", // parameters error
  11002: "ACCOUNT_NOT_BOUND", // the account is bound to no affiliate
};

/** What an answer refuses with, which comes as HTTP 200; null: it does not refuse. */
export function refusalIn(answer: unknown, secrets: readonly string[]): ShopRefusal | null {
  const [error] = listAt(answer, "errors");
  if (error === undefined) return null;
  const message = textAt(error, "message") ?? "";
  const code = Number(at(error, "extensions", "code") ?? /\[(\d+)\]/.exec(message)?.[1]);
  const words = [message, textAt(error, "extensions", "message")];
  return new ShopRefusal(reasons[code] ?? "FAILED", shopWords([code, ...words], secrets));
}
