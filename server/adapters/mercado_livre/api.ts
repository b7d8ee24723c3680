import {
  at,
  type ShopAnswer,
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

/** Of the API itself, whose words for one thing differ from place to place: the status tells. */
const ofStatuses: Readonly<Record<number, ShopReason>> = {
  400: "REQUEST_REFUSED",
  401: "SIGN_IN_EXPIRED",
  403: "ACCESS_DENIED",
};

/** Of the sign-in. Source: Mercado Livre, "Autenticação e autorização", error codes; RFC 6749, 5.2. */
const ofSignIn: Readonly<Record<string, ShopReason>> = {
  invalid_grant: "SIGN_IN_EXPIRED",
  invalid_client: "CREDENTIALS_REFUSED", // the operator's, of the application
  unauthorized_client: "SIGN_IN_EXPIRED", // the person took their permission back
  unauthorized_application: "ACCESS_DENIED",
  invalid_operator_user_id: "ACCESS_DENIED", // only the account's owner may permit it
  forbidden: "ACCESS_DENIED",
  invalid_request: "REQUEST_REFUSED",
  invalid_scope: "REQUEST_REFUSED",
  unsupported_grant_type: "REQUEST_REFUSED",
};

/** Why the API refused. `secrets` never come into its words. */
export const refusalOf = (answer: ShopAnswer, secrets: readonly string[]): ShopRefusal =>
  new ShopRefusal(ofStatuses[answer.status] ?? "FAILED", wordsOf(answer, secrets));

/** Why the sign-in refused; FAILED leaves in doubt what was done. */
export const signInRefusalOf = (answer: ShopAnswer, secrets: readonly string[]): ShopRefusal =>
  new ShopRefusal(
    ofSignIn[textAt(answer.body, "error") ?? ""] ?? "FAILED",
    wordsOf(answer, secrets),
  );

function wordsOf({ status, body }: ShopAnswer, secrets: readonly string[]): string {
  const names = ["code", "error", "message", "error_description"];
  return shopWords([status, ...names.map((name) => at(body, name))], secrets);
}
