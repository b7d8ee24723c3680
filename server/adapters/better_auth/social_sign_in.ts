import type { OAuthProvider } from "better-auth/oauth2";
import { createRemoteJWKSet, customFetch, decodeJwt, type JWTPayload, jwtVerify } from "jose";
import type { VendorFetch } from "../../core/outbound.ts";
import type { SocialVendor } from "./social_vendors.ts";

/** Milliseconds for a vendor's response. */
const TIMEOUT_MS = 10_000;

/** The claims of a vendor's token. Apple writes booleans as strings. */
type Profile = JWTPayload & {
  email?: string;
  email_verified?: boolean | "true" | "false";
  name?: string;
};

/** A plugin of better-auth with vendors that use `vendorFetch`; its own providers reach any address. */
export const socialSignIn = (vendors: readonly SocialVendor[], vendorFetch: VendorFetch) => ({
  id: "social-sign-in" as const,
  init: () => ({
    context: { socialProviders: vendors.map((vendor) => providerOf(vendor, vendorFetch)) },
  }),
});

function providerOf(vendor: SocialVendor, vendorFetch: VendorFetch): OAuthProvider {
  const { id, clientId } = vendor;
  const keys = createRemoteJWKSet(new URL(vendor.keysUrl), {
    [customFetch]: (url, { headers, signal }) =>
      vendorFetch(url, { method: "GET", headers: Object.fromEntries(headers), signal }),
  });

  async function exchange(parameters: Record<string, string>): Promise<string> {
    const response = await vendorFetch(vendor.tokenUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        client_secret: await vendor.clientSecret(),
        ...parameters,
      }).toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.json() as { id_token?: unknown; error?: unknown };
    if (typeof body.id_token === "string") return body.id_token;
    throw new Error(`${id} gave no token: ${response.status} ${body.error ?? ""}`);
  }

  return {
    id,
    name: id,
    async createAuthorizationURL({ state, codeVerifier, redirectURI }) {
      const url = new URL(vendor.authorizeUrl);
      url.search = new URLSearchParams({
        ...vendor.parameters,
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectURI,
        state,
        nonce: await digest(`nonce ${codeVerifier}`),
        ...vendor.supportsPkce && {
          code_challenge: await digest(codeVerifier),
          code_challenge_method: "S256",
        },
      }).toString();
      return url;
    },

    /** Verifies that the vendor issued the token for this product and this browser's request. */
    async validateAuthorizationCode({ code, redirectURI, codeVerifier = "" }) {
      const idToken = await exchange({
        code,
        redirect_uri: redirectURI,
        ...vendor.supportsPkce && { code_verifier: codeVerifier },
      });
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: vendor.issuer,
        audience: clientId,
        algorithms: ["RS256"],
        requiredClaims: ["exp", "sub", "nonce"],
      });
      if (payload.nonce !== await digest(`nonce ${codeVerifier}`)) {
        throw new Error(`${id} answered another request: the nonce differs`);
      }
      return { idToken };
    },

    getUserInfo({ idToken, user }) {
      const { sub, email, email_verified, name } = decodeJwt<Profile>(idToken!); // verified above
      const { firstName, lastName } = user?.name ?? {}; // Apple sends it once, with the first sign-in
      return Promise.resolve({
        user: {
          id: sub!,
          email,
          emailVerified: email_verified === true || email_verified === "true",
          name: name ?? [firstName, lastName].filter(Boolean).join(" "),
        },
        data: {},
      });
    },
  };
}

/** SHA-256 as PKCE writes it. Source: RFC 7636 §4.2. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).toBase64({ alphabet: "base64url", omitPadding: true });
}
