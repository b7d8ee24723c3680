import { at, fetchShop, textAt } from "../../core/marketplaces/api/shop_response.ts";
import {
  type ShopCredentials,
  ShopRefusal,
  type ShopSignIn,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { API, signInRefusalOf } from "./api.ts";

/** The operator's application at Mercado Livre. */
type MercadoLivreApp = { readonly clientId: string; readonly clientSecret: string };

type Options = {
  /** The time limit of a request. */
  readonly seconds?: number;
  readonly now?: () => Date;
};

/**
 * Mercado Livre's OAuth 2 with PKCE, of its Brazilian shop.
 *
 * A refresh token can be used once. SIGN_IN_EXPIRED means that it is used up or invalid: the person
 * has to sign in again. After UNREACHABLE or FAILED that is in doubt: the caller keeps the token and
 * retries, and a used token then ends in SIGN_IN_EXPIRED. The same happens where a process dies
 * before it stores the response. After every other refusal the token is still valid.
 */
export function mercadoLivreSignIn(
  vendorFetch: VendorFetch,
  { clientId, clientSecret }: MercadoLivreApp,
  { seconds = 15, now = () => new Date() }: Options = {},
): ShopSignIn {
  async function call(grant: Readonly<Record<string, string>>) {
    const form = { ...grant, client_id: clientId, client_secret: clientSecret };
    const response = await fetchShop(vendorFetch, `${API}/oauth/token`, {
      method: "POST",
      headers: {
        "accept": "application/json",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(form).toString(), // not in the address, which proxies log
    }, seconds);
    if (response.status === 200) return credentialsIn(response.body, now());
    const { code = "", code_verifier: verifier = "", refresh_token: token = "" } = grant;
    throw signInRefusalOf(response, [clientSecret, code, verifier, token]);
  }

  return {
    address({ redirectUri, state, challenge }) {
      const url = new URL("https://auth.mercadolivre.com.br/authorization");
      url.search = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
      }).toString();
      return url;
    },
    exchange: ({ code, verifier, redirectUri }) =>
      call({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    refresh: ({ refreshToken }) =>
      call({ grant_type: "refresh_token", refresh_token: refreshToken }),
  };
}

/** @throws ShopRefusal FAILED when it lacks one: without a refresh token it would last for hours */
function credentialsIn(body: unknown, now: Date): ShopCredentials["MERCADO_LIVRE"] {
  const accessToken = textAt(body, "access_token");
  const refreshToken = textAt(body, "refresh_token");
  const seconds = at(body, "expires_in");
  const seller = at(body, "user_id");
  if (!accessToken || !refreshToken || typeof seconds !== "number" || !seller) {
    throw new ShopRefusal("FAILED", "200, and no tokens");
  }
  const expiresAt = new Date(now.getTime() + seconds * 1_000).toISOString();
  return { accessToken, refreshToken, expiresAt, sellerId: String(seller) };
}
