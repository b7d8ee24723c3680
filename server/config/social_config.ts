import * as v from "valibot";
import { allOrNone, parseVariables, type Variables } from "./variables.ts";

/** The vendors that people may sign in with, for embedded accounts; null: not with this one. */
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

const google = v.pipe(
  allOrNone("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"),
  v.transform((set) =>
    set && { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET }
  ),
);

const PRIVATE_KEY = /^-----BEGIN PRIVATE KEY-----\s[\s\S]+-----END PRIVATE KEY-----\s*$/;

const apple = v.pipe(
  allOrNone("APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"),
  v.transform((set) =>
    set && {
      clientId: set.APPLE_CLIENT_ID,
      teamId: set.APPLE_TEAM_ID,
      keyId: set.APPLE_KEY_ID,
      privateKey: set.APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"), // as .env files write it
    }
  ),
  v.check(
    (set) => set === null || PRIVATE_KEY.test(set.privateKey),
    "APPLE_PRIVATE_KEY must be the whole .p8: from BEGIN to END PRIVATE KEY",
  ),
);

/** Reads the vendors' settings. @throws ConfigError for an incomplete vendor, without the secrets */
export const readSocialConfig = (variables: Variables): SocialConfig => ({
  google: parseVariables(google, variables),
  apple: parseVariables(apple, variables),
});
