import { importPKCS8, SignJWT } from "jose";
import type { SocialProvider } from "../../core/users/account/identity.ts";

/** Whom people may sign in with, by OpenID Connect, as the vendor has registered the product. */
export type SocialVendor = {
  readonly id: SocialProvider;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Where the keys are that its tokens are signed with. */
  readonly keysUrl: string;
  readonly issuer: string | string[];
  readonly clientId: string;
  readonly clientSecret: () => Promise<string>;
  /** What else its page is asked with. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether it knows PKCE; without, the nonce alone binds the code to this browser. */
  readonly knowsPkce: boolean;
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
  knowsPkce: true,
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
 * Who asks for name and e-mail gets the answer as a form that Apple's page posts to ours. Source: Sign
 * in with Apple, "Incorporating Sign in with Apple into other platforms".
 */
export const apple = ({ clientId, teamId, keyId, privateKey }: AppleKeys): SocialVendor => ({
  id: "apple",
  authorizeUrl: `${APPLE}/auth/authorize`,
  tokenUrl: `${APPLE}/auth/token`,
  keysUrl: `${APPLE}/auth/keys`,
  issuer: APPLE,
  clientId,
  /** Apple takes no fixed secret: each is signed for the moment it is used in. */
  async clientSecret() {
    return await new SignJWT().setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId).setSubject(clientId).setAudience(APPLE)
      .setIssuedAt().setExpirationTime("5m")
      .sign(await importPKCS8(privateKey, "ES256"));
  },
  parameters: { scope: "name email", response_mode: "form_post" },
  knowsPkce: false,
});
