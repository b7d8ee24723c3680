import { createHash } from "node:crypto";
import {
  at,
  fetchShop,
  listAt,
  refusalDetail,
  textAt,
} from "../../core/marketplaces/api/shop_response.ts";
import {
  type ShopAccount,
  type ShopReason,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";

const ADDRESS = "https://open-api.affiliate.shopee.com.br/graphql";

/**
 * Returns the one field of `query`. Values are written into the query, since Shopee does not publish
 * the names of its variables' types. @throws ShopRefusal
 */
type CallOpenApi = (
  account: ShopAccount<"SHOPEE">,
  field: string,
  query: string,
) => Promise<unknown>;

/** The client of Shopee's Affiliate Open API, which signs each request. */
export function openApi(vendorFetch: VendorFetch, seconds: number): CallOpenApi {
  return async ({ credentials: { appId, secret } }, field, query) => {
    const body = JSON.stringify({ query });
    const timestamp = Math.floor(Date.now() / 1_000);
    const signed = signature({ appId, secret, timestamp, body });
    const headers = {
      "content-type": "application/json",
      "authorization": `SHA256 Credential=${appId}, Timestamp=${timestamp}, Signature=${signed}`,
    };
    const request = { method: "POST", headers, body };
    const response = await fetchShop(vendorFetch, ADDRESS, request, seconds);
    const refusal = refusalIn(response.body, [secret, signed]);
    if (refusal) throw refusal;
    const value = at(response.body, "data", field);
    if (typeof value === "object" && value !== null) return value;
    throw new ShopRefusal("FAILED", `answered ${response.status} without ${field}`);
  };
}

type Signed = {
  readonly appId: string;
  readonly secret: string;
  /** Unix seconds; Shopee accepts ten minutes more or less. */
  readonly timestamp: number;
  /** The body exactly as it is sent. */
  readonly body: string;
};

/** Returns a plain SHA-256 in lower case, not an HMAC. */
export const signature = ({ appId, secret, timestamp, body }: Signed): string =>
  createHash("sha256").update(appId + timestamp + body + secret).digest("hex");

/** The reasons of the Open API's codes. Source: Shopee Affiliate Open API, error codes. */
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

/** Returns the refusal of a response, which comes as HTTP 200; null: none. */
function refusalIn(response: unknown, secrets: readonly string[]): ShopRefusal | null {
  const [error] = listAt(response, "errors");
  if (error === undefined) return null;
  const message = textAt(error, "message") ?? "";
  const code = Number(at(error, "extensions", "code") ?? /\[(\d+)\]/.exec(message)?.[1]);
  const words = [message, textAt(error, "extensions", "message")];
  return new ShopRefusal(reasons[code] ?? "FAILED", refusalDetail([code, ...words], secrets));
}
