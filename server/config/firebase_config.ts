import { ConfigError } from "./config_error.ts";
import type { SocialProvider } from "../core/users/identity.ts";

/** The Firebase project in which people have their accounts. */
export type FirebaseConfig = {
  readonly projectId: string;
  /** What the page shows Google; no secret. */
  readonly apiKey: string;
  /** Host of the project's own pages, which a pop-up goes through. */
  readonly authDomain: string;
  readonly social: readonly SocialProvider[];
  /** A service account's key as JSON, or the path of its file; null: Google's default credentials. */
  readonly serviceAccount: string | null;
  /** Host and port of the Auth emulator; null: Google's own. */
  readonly emulatorHost: string | null;
};

type Value = (name: string, fallback?: string) => string;

const providers: readonly SocialProvider[] = ["google", "apple"];

/** Null: the accounts are the product's own. @throws ConfigError */
export function readFirebaseConfig(value: Value, isProduction: boolean): FirebaseConfig | null {
  const projectId = value("FIREBASE_PROJECT_ID");
  const apiKey = value("FIREBASE_API_KEY");
  const emulatorHost = value("FIREBASE_AUTH_EMULATOR_HOST") || null;
  if (emulatorHost && isProduction) {
    throw new ConfigError("FIREBASE_AUTH_EMULATOR_HOST is refused in production");
  }
  if (!projectId) return null;
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new ConfigError(`FIREBASE_PROJECT_ID must be a project's id: "${projectId}"`);
  }
  if (!/^[\w-]+$/.test(apiKey)) {
    throw new ConfigError("FIREBASE_API_KEY must be set: the project's key for the web");
  }
  if (emulatorHost && !/^[\w.-]+:\d+$/.test(emulatorHost)) {
    throw new ConfigError(
      `FIREBASE_AUTH_EMULATOR_HOST must look like 127.0.0.1:9099: "${emulatorHost}"`,
    );
  }
  const authDomain = value("FIREBASE_AUTH_DOMAIN", `${projectId}.firebaseapp.com`);
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(authDomain)) {
    throw new ConfigError(`FIREBASE_AUTH_DOMAIN must be a host: "${authDomain}"`);
  }
  const social = value("FIREBASE_SOCIAL").split(",").map((name) => name.trim()).filter(Boolean);
  const unknown = social.find((name) => !providers.includes(name as SocialProvider));
  if (unknown !== undefined) {
    throw new ConfigError(`FIREBASE_SOCIAL must be some of ${providers.join(",")}: "${unknown}"`);
  }
  return {
    projectId,
    apiKey,
    authDomain,
    social: providers.filter((name) => social.includes(name)),
    serviceAccount: value("FIREBASE_SERVICE_ACCOUNT") || null,
    emulatorHost,
  };
}
