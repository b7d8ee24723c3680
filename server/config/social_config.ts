import { ConfigError } from "./config_error.ts";

/** With whom people may sign in besides, where the product keeps the accounts; null: not with them. */
export type SocialConfig = {
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly apple: {
    /** The Services ID. */
    readonly clientId: string;
    readonly teamId: string;
    readonly keyId: string;
    /** PKCS#8 as PEM. */
    readonly privateKey: string;
  } | null;
};

type Value = (name: string, fallback?: string) => string;

/** @throws ConfigError where only some of a vendor's are set; it never shows a secret. */
export function readSocialConfig(value: Value): SocialConfig {
  const google = together(value, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  const apple = together(value, [
    "APPLE_CLIENT_ID",
    "APPLE_TEAM_ID",
    "APPLE_KEY_ID",
    "APPLE_PRIVATE_KEY",
  ]);
  const privateKey = apple?.APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"); // as .env files write it
  if (
    privateKey &&
    !/^-----BEGIN PRIVATE KEY-----\s[\s\S]+-----END PRIVATE KEY-----\s*$/.test(privateKey)
  ) {
    throw new ConfigError("APPLE_PRIVATE_KEY must be the whole .p8: from BEGIN to END PRIVATE KEY");
  }
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: privateKey!,
    },
  };
}

/** All of them, or null where none is set. */
export function together<Name extends string>(
  value: Value,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => !value(name));
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(", ")} must be set, too: of ${names.join(", ")} all or none`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;
}
