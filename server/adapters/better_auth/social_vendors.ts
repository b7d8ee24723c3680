import { importPKCS8, SignJWT } from "jose";
import type { SocialProvider } from "../../core/users/account/identity.ts";

/** A vendor that people may sign in with by OpenID Connect, and the product's registration there. */
export type SocialVendor = {
  readonly id: SocialProvider;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** The address of the keys that sign its tokens. */
  readonly keysUrl: string;
  readonly issuer: string | string[];
  readonly clientId: string;
  readonly clientSecret: () => Promise<string>;
  /** Further parameters of its authorization page. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether it supports PKCE; without it, only the nonce binds the code to this browser. */
  readonly supportsPkce: boolean;
};

type GoogleKeys = { readonly clientId: string; readonly clientSecret: string };

/** Source: Google's OpenID Connect, `accounts.google.com/.well-known/openid-configuration`. */
export const google = ({ clientId, clientSecret }: GoogleKeys): SocialVendor => ({
  id: "google",
  authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  keysUrl: "https://www.googleapis.com/oauth2/v3/certs",
  issuer: ["https://accounts.google.com", "accounts.google.com"],
  clientId,
  clientSecret: () => Promise.resolve(clientSecret),
  parameters: { scope: "openid email profile", prompt: "select_account" },
  supportsPkce: true,
});

type AppleKeys = {
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS#8 as PEM: the `.p8` that Apple gives out. */
  readonly privateKey: string;
};

const APPLE = "https://appleid.apple.com";

/**
 * With the scopes for name and email, Apple's page posts the response as a form. Source: Sign in with
 * Apple, "Incorporating Sign in with Apple into other platforms".
 */
export const apple = ({ clientId, teamId, keyId, privateKey }: AppleKeys): SocialVendor => ({
  id: "apple",
  authorizeUrl: `${APPLE}/auth/authorize`,
  tokenUrl: `${APPLE}/auth/token`,
  keysUrl: `${APPLE}/auth/keys`,
  issuer: APPLE,
  clientId,
  /** Apple takes no fixed secret: each request signs one with a short life. */
  async clientSecret() {
    return await new SignJWT().setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId).setSubject(clientId).setAudience(APPLE)
      .setIssuedAt().setExpirationTime("5m")
      .sign(await importPKCS8(privateKey, "ES256"));
  },
  parameters: { scope: "name email", response_mode: "form_post" },
  supportsPkce: false,
});
