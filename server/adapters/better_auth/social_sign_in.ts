import type { OAuthProvider } from "better-auth/oauth2";
import { createRemoteJWKSet, customFetch, decodeJwt, type JWTPayload, jwtVerify } from "jose";
import type { VendorFetch } from "../../core/outbound.ts";
import type { SocialVendor } from "./social_vendors.ts";

/** A vendor's answer may take so long. */
const PATIENCE_MS = 10_000;

/** What the vendors' tokens say of a person. Apple writes truths as words. */
type Profile = JWTPayload & {
  email?: string;
  email_verified?: boolean | "true" | "false";
  name?: string;
};

/** Gives better-auth Google and the like, asked through `vendorFetch`: its own reach any address. */
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
    const answer = await vendorFetch(vendor.tokenUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        client_secret: await vendor.clientSecret(),
        ...parameters,
      }).toString(),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = await answer.json() as { id_token?: unknown; error?: unknown };
    if (typeof said.id_token === "string") return said.id_token;
    throw new Error(`${id} gave no token: ${answer.status} ${said.error ?? ""}`);
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
        ...vendor.knowsPkce && {
          code_challenge: await digest(codeVerifier),
          code_challenge_method: "S256",
        },
      }).toString();
      return url;
    },

    /** The token is meant for us, by the vendor, in answer to this very browser's question. */
    async validateAuthorizationCode({ code, redirectURI, codeVerifier = "" }) {
      const idToken = await exchange({
        code,
        redirect_uri: redirectURI,
        ...vendor.knowsPkce && { code_verifier: codeVerifier },
      });
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: vendor.issuer,
        audience: clientId,
        algorithms: ["RS256"],
        requiredClaims: ["exp", "sub", "nonce"],
      });
      if (payload.nonce !== await digest(`nonce ${codeVerifier}`)) {
        throw new Error(`${id} answered another question: the nonce differs`);
      }
      return { idToken };
    },

    getUserInfo({ idToken, user }) {
      const { sub, email, email_verified, name } = decodeJwt<Profile>(idToken!); // verified above
      const { firstName, lastName } = user?.name ?? {}; // Apple's page tells it, once
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
