import { createHash } from "node:crypto";
import {
  at,
  listAt,
  shopAnswer,
  shopWords,
  textAt,
} from "../../core/marketplaces/api/shop_answer.ts";
import {
  type ShopAccount,
  type ShopReason,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";

const ADDRESS = "https://open-api.affiliate.shopee.com.br/graphql";

/**
 * Answers the one field that `query` asks for. Values stand in the query itself: Shopee does not
 * say what its variables' types are called. @throws ShopRefusal
 */
type AskOpenApi = (
  account: ShopAccount<"SHOPEE">,
  field: string,
  query: string,
) => Promise<unknown>;

/** Shopee's Affiliate Open API, where each question is signed. */
export function openApi(vendorFetch: VendorFetch, seconds: number): AskOpenApi {
  return async ({ credentials: { appId, secret } }, field, query) => {
    const body = JSON.stringify({ query });
    const timestamp = Math.floor(Date.now() / 1_000);
    const signed = signature({ appId, secret, timestamp, body });
    const headers = {
      "content-type": "application/json",
      "authorization": `SHA256 Credential=${appId}, Timestamp=${timestamp}, Signature=${signed}`,
    };
    const question = { method: "POST", headers, body };
    const answer = await shopAnswer(vendorFetch, ADDRESS, question, seconds);
    const refusal = refusalIn(answer.body, [secret, signed]);
    if (refusal) throw refusal;
    const value = at(answer.body, "data", field);
    if (typeof value === "object" && value !== null) return value;
    throw new ShopRefusal("FAILED", `answered ${answer.status} without ${field}`);
  };
}

type Signed = {
  readonly appId: string;
  readonly secret: string;
  /** Seconds since 1970; Shopee takes ten minutes more or less. */
  readonly timestamp: number;
  /** The very characters that are sent. */
  readonly body: string;
};

/** A plain SHA-256, in lower case: it is no HMAC. */
export const signature = ({ appId, secret, timestamp, body }: Signed): string =>
  createHash("sha256").update(appId + timestamp + body + secret).digest("hex");

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
