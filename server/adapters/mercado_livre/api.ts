import {
  at,
  fetchShop,
  refusalDetail,
  type ShopResponse,
  textAt,
} from "../../core/marketplaces/api/shop_response.ts";
import {
  type ShopAccount,
  type ShopReason,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";

export const API = "https://api.mercadolibre.com";

/** Requests `path`; null: not found. @throws ShopRefusal */
type CallMercadoLivre = (account: Account, path: string) => Promise<unknown>;

type Account = ShopAccount<"MERCADO_LIVRE">;

/** The client of the API of developers.mercadolivre.com.br, with the account's token. */
export function mercadoLivreApi(vendorFetch: VendorFetch, seconds: number): CallMercadoLivre {
  return async ({ credentials }, path) => {
    const { accessToken, refreshToken } = credentials;
    const request = { method: "GET", headers: { authorization: `Bearer ${accessToken}` } };
    const response = await fetchShop(vendorFetch, API + path, request, seconds);
    if (response.status === 200) return response.body;
    if (response.status === 404) return null;
    throw refusalOf(response, [accessToken, refreshToken]);
  };
}

/** The reasons by status: the API's error names differ from path to path. */
const ofStatuses: Readonly<Record<number, ShopReason>> = {
  400: "REQUEST_REFUSED",
  401: "SIGN_IN_EXPIRED",
  403: "ACCESS_DENIED",
};

/** The reasons of the sign-in. Source: Mercado Livre, "Autenticação e autorização"; RFC 6749, 5.2. */
const ofSignIn: Readonly<Record<string, ShopReason>> = {
  invalid_grant: "SIGN_IN_EXPIRED",
  invalid_client: "CREDENTIALS_REFUSED", // the operator's, of the application
  unauthorized_client: "SIGN_IN_EXPIRED", // the person revoked the permission
  unauthorized_application: "ACCESS_DENIED",
  invalid_operator_user_id: "ACCESS_DENIED", // only the account's owner may permit it
  forbidden: "ACCESS_DENIED",
  invalid_request: "REQUEST_REFUSED",
  invalid_scope: "REQUEST_REFUSED",
  unsupported_grant_type: "REQUEST_REFUSED",
};

/** Returns the API's refusal, without `secrets` in its detail. */
export const refusalOf = (response: ShopResponse, secrets: readonly string[]): ShopRefusal =>
  new ShopRefusal(ofStatuses[response.status] ?? "FAILED", wordsOf(response, secrets));

/** Returns the sign-in's refusal; after FAILED it is in doubt what was done. */
export const signInRefusalOf = (response: ShopResponse, secrets: readonly string[]): ShopRefusal =>
  new ShopRefusal(
    ofSignIn[textAt(response.body, "error") ?? ""] ?? "FAILED",
    wordsOf(response, secrets),
  );

function wordsOf({ status, body }: ShopResponse, secrets: readonly string[]): string {
  const names = ["code", "error", "message", "error_description"];
  return refusalDetail([status, ...names.map((name) => at(body, name))], secrets);
}
