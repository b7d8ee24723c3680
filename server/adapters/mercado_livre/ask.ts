import { shopAnswer } from "../../core/marketplaces/api/shop_answer.ts";
import type { ShopAccount } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { refusalOf } from "./refusals.ts";

export const API = "https://api.mercadolibre.com";

/** Asks for what is at `path`; null: there is no such thing. @throws ShopRefusal */
type AskMercadoLivre = (account: Account, path: string) => Promise<unknown>;

type Account = ShopAccount<"MERCADO_LIVRE">;

/** The API of developers.mercadolivre.com.br, with the token of whoever has signed in. */
export function mercadoLivreApi(vendorFetch: VendorFetch, seconds: number): AskMercadoLivre {
  return async ({ credentials }, path) => {
    const { accessToken, refreshToken } = credentials;
    const request = { method: "GET", headers: { authorization: `Bearer ${accessToken}` } };
    const answer = await shopAnswer(vendorFetch, API + path, request, seconds);
    if (answer.status === 200) return answer.body;
    if (answer.status === 404) return null;
    throw refusalOf(answer, [accessToken, refreshToken]);
  };
}
