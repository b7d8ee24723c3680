import { createHash } from "node:crypto";
import { at } from "../../core/marketplaces/api/answer_parts.ts";
import { shopAnswer } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopAccount, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { refusalIn } from "./refusals.ts";

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
