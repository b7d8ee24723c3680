import { resolve } from "node:path";
import { ConfigError } from "./config_error.ts";
import { type FirebaseConfig, readFirebaseConfig } from "./firebase_config.ts";
import { type MailConfig, readMailConfig } from "./mail_config.ts";
import { readShopsConfig, type ShopsConfig } from "./shops_config.ts";
import { readSocialConfig, type SocialConfig } from "./social_config.ts";

export const environments = ["development", "test", "production"] as const;
export type Environment = (typeof environments)[number];

/** What an operator decides, read once at start; the README's table explains each. */
export type Config = {
  readonly environment: Environment;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Without a slash at its end; null: whatever address a request came to. */
  readonly publicUrl: string | null;
  /** A message that the vendor has not confirmed after so long is in doubt. */
  readonly sendTimeoutSeconds: number;
  readonly siteName: string;
  readonly siteSlug: string;
  /** Null: one is kept in the data folder. */
  readonly secretKey: string | null;
  /** Keys of before: what they sealed can still be opened. */
  readonly earlierSecretKeys: readonly string[];
  readonly outboundStandins: string;
  /** Where WhatsApp's web socket is; elsewhere only outside production. */
  readonly whatsAppSocketUrl: string;
  /** Header in which the proxy before us tells the client's address; null: there is no proxy. */
  readonly clientAddressHeader: string | null;
  /** Whom people ask about their data: an e-mail or an https address; null: nobody was named. */
  readonly privacyContact: string | null;
  /** Null: the accounts are the product's own. */
  readonly firebase: FirebaseConfig | null;
  readonly social: SocialConfig;
  readonly shops: ShopsConfig;
  readonly mail: MailConfig;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError at the first variable that cannot be used. */
export function readConfig(variables: Variables): Config {
  const value = (name: string, fallback = "") => variables[name]?.trim() || fallback;
  const environment = value("APP_ENV", "development") as Environment;
  if (!environments.includes(environment)) {
    throw new ConfigError(`APP_ENV must be one of ${environments.join(", ")}: "${environment}"`);
  }
  const secretKey = value("SECRET_KEY") || null;
  const outboundStandins = value("OUTBOUND_STANDINS");
  const isProduction = environment === "production";
  if (isProduction) {
    if (!secretKey) {
      throw new ConfigError("SECRET_KEY must be set in production: 32 or more characters");
    }
    if (outboundStandins) throw new ConfigError("OUTBOUND_STANDINS is refused in production");
    if (value("WHATSAPP_SOCKET_URL")) {
      throw new ConfigError("WHATSAPP_SOCKET_URL is refused in production");
    }
  }
  if (secretKey && secretKey.length < 32) {
    throw new ConfigError("SECRET_KEY must have 32 or more characters");
  }
  const siteName = value("SITE_NAME", "Garimpo");
  const address = publicUrl(value("PUBLIC_URL"));
  const siteSlug = value("SITE_SLUG", "garimpo");
  if (!/^[a-z][a-z0-9-]*$/.test(siteSlug)) {
    throw new ConfigError(`SITE_SLUG must be lower-case letters, digits and "-": "${siteSlug}"`);
  }
  return {
    environment,
    port: port(value("PORT", "8000")),
    dataDir: resolve(value("DATA_DIR", "./data")),
    databaseUrl: databaseUrl(value("DATABASE_URL")),
    publicUrl: address,
    sendTimeoutSeconds: seconds("SEND_TIMEOUT_SECONDS", value("SEND_TIMEOUT_SECONDS", "20")),
    siteName,
    siteSlug,
    secretKey,
    earlierSecretKeys: value("SECRET_KEY_EARLIER").split(",").filter(Boolean),
    outboundStandins,
    whatsAppSocketUrl: value("WHATSAPP_SOCKET_URL", "wss://web.whatsapp.com/ws/chat"),
    clientAddressHeader: value("CLIENT_ADDRESS_HEADER") || null,
    privacyContact: contact(value("PRIVACY_CONTACT")),
    firebase: readFirebaseConfig(value, isProduction),
    social: readSocialConfig(value),
    shops: readShopsConfig(value, { publicUrl: address }),
    mail: readMailConfig(value, { siteName, publicUrl: address, isTest: environment === "test" }),
  };
}

function port(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ConfigError(`PORT must be a number from 0 to 65535: "${text}"`);
}

function seconds(name: string, text: string): number {
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= 300) return seconds;
  throw new ConfigError(`${name} must be a number from 1 to 300: "${text}"`);
}

function databaseUrl(text: string): string | null {
  if (text && !/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError("DATABASE_URL must begin with postgres://");
  }
  return text || null;
}

function publicUrl(text: string): string | null {
  if (!text) return null;
  if (!/^https?:\/\/[^/]+\/?$/.test(text) || !URL.canParse(text)) {
    throw new ConfigError(`PUBLIC_URL must look like https://example.com: "${text}"`);
  }
  return new URL(text).origin;
}

function contact(text: string): string | null {
  if (text && !/^(?:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+|https:\/\/[^\s<>"]+)$/.test(text)) {
    throw new ConfigError(`PRIVACY_CONTACT must be an e-mail or begin with https://: "${text}"`);
  }
  return text || null;
}
