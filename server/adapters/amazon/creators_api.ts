import { type ShopAnswer, shopAnswer } from "../../core/marketplaces/api/shop_answer.ts";
import { type ShopAccount, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { isTokenRefused, refusalOf } from "./refusals.ts";
import { tokens } from "./tokens.ts";
import { type Pace, turns } from "./turns.ts";

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
