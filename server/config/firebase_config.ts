import * as v from "valibot";
import type { SocialProvider } from "../core/users/account/identity.ts";
import {
  ConfigError,
  parseVariables,
  textOr,
  textOrNull,
  type Variables,
  withValue,
} from "./variables.ts";

/** The Firebase project with the users' accounts. */
export type FirebaseConfig = {
  readonly projectId: string;
  /** The project's key for the web; not a secret. */
  readonly apiKey: string;
  /** The host of the project's pages for sign-in pop-ups. */
  readonly authDomain: string;
  readonly social: readonly SocialProvider[];
  /** A service account's key as JSON, or the path of its file; null: Google's default credentials. */
  readonly serviceAccount: string | null;
  /** Host and port of the Auth emulator; null: Google's own. */
  readonly emulatorHost: string | null;
};

const providers: readonly SocialProvider[] = ["google", "apple"];
const providersText = `FIREBASE_SOCIAL must be some of ${providers.join(",")}`;

const firebaseVariables = v.object({
  FIREBASE_PROJECT_ID: v.pipe(
    v.string(),
    v.regex(
      /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
      withValue("FIREBASE_PROJECT_ID must be a project's id"),
    ),
  ),
  FIREBASE_API_KEY: v.pipe(
    textOr(""),
    v.regex(/^[\w-]+$/, "FIREBASE_API_KEY must be set: the project's key for the web"),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: v.nullish(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w.-]+:\d+$/,
        withValue("FIREBASE_AUTH_EMULATOR_HOST must look like 127.0.0.1:9099"),
      ),
    ),
    null,
  ),
  FIREBASE_AUTH_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, withValue("FIREBASE_AUTH_DOMAIN must be a host")),
    ),
  ),
  FIREBASE_SOCIAL: v.pipe(
    textOr(""),
    v.transform((text) => text.split(",").map((name) => name.trim()).filter(Boolean)),
    v.array(v.picklist(providers, withValue(providersText))),
  ),
  FIREBASE_SERVICE_ACCOUNT: textOrNull,
});

/** Reads the Firebase settings; null: embedded accounts. @throws ConfigError */
export function readFirebaseConfig(
  variables: Variables,
  isProduction: boolean,
): FirebaseConfig | null {
  if (variables.FIREBASE_AUTH_EMULATOR_HOST && isProduction) {
    throw new ConfigError("FIREBASE_AUTH_EMULATOR_HOST is refused in production");
  }
  if (!variables.FIREBASE_PROJECT_ID) return null;
  const set = parseVariables(firebaseVariables, variables);
  const projectId = set.FIREBASE_PROJECT_ID;
  return {
    projectId,
    apiKey: set.FIREBASE_API_KEY,
    authDomain: set.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    social: providers.filter((name) => set.FIREBASE_SOCIAL.includes(name)),
    serviceAccount: set.FIREBASE_SERVICE_ACCOUNT,
    emulatorHost: set.FIREBASE_AUTH_EMULATOR_HOST,
  };
}
