import { resolve } from "node:path";
import * as v from "valibot";
import { type AiConfig, readAiConfig } from "./ai_config.ts";
import { type BackupConfig, readBackupConfig } from "./backup_config.ts";
import { type FirebaseConfig, readFirebaseConfig } from "./firebase_config.ts";
import { type FirestoreConfig, readFirestoreConfig } from "./firestore_config.ts";
import { type MailConfig, readMailConfig } from "./mail_config.ts";
import { readShopsConfig, type ShopsConfig } from "./shops_config.ts";
import { readStripeConfig, type StripeConfig } from "./stripe_config.ts";
import { readSocialConfig, type SocialConfig } from "./social_config.ts";
import {
  nonEmpty,
  parseVariables,
  textOr,
  textOrNull,
  type Variables,
  wholeNumber,
  withValue,
} from "./variables.ts";

const environments = ["development", "test", "production"] as const;
export type Environment = (typeof environments)[number];

/** The operator's settings, read at start; the README explains each. */
export type Config = {
  readonly environment: Environment;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Without a trailing slash; null: the origin of each request. */
  readonly publicUrl: string | null;
  /** The host that serves short links only; null: the site serves them. */
  readonly shortLinkHost: string | null;
  /** Seconds after which a message without the vendor's confirmation is uncertain. */
  readonly sendTimeoutSeconds: number;
  readonly siteName: string;
  readonly siteSlug: string;
  /** Null: the one in the data folder. */
  readonly secretKey: string | null;
  /** Former keys, for secrets that were sealed with them. */
  readonly earlierSecretKeys: readonly string[];
  readonly outboundStandins: string;
  /** The address of WhatsApp's web socket; a stand-in's only outside production. */
  readonly whatsAppSocketUrl: string;
  /** The header in which the nearest proxy sends the client's address; null: no proxy. */
  readonly clientAddressHeader: string | null;
  /** The header in which a proxy sends a visitor's country, like CF-IPCountry; null: none. */
  readonly countryHeader: string | null;
  /** Megabytes that the short links in memory may take. */
  readonly shortLinkMemory: number;
  /** The contact for questions about personal data: an email or an https address; null: none. */
  readonly privacyContact: string | null;
  /** The Telegram bot and the chat that get alerts; null: none. */
  readonly alertsChat: { readonly token: string; readonly chat: string } | null;
  /** What Prometheus sends to read `/metrics` from elsewhere; null: only this machine may. */
  readonly metricsToken: string | null;
  /** Null: embedded accounts. */
  readonly firebase: FirebaseConfig | null;
  /** Null: there is no project of Firebase. */
  readonly firestore: FirestoreConfig | null;
  readonly social: SocialConfig;
  readonly shops: ShopsConfig;
  readonly mail: MailConfig;
  /** Null: plans are given by admins. */
  readonly stripe: StripeConfig | null;
  readonly backup: BackupConfig;
  /** Null: no provider of a language model is set up. */
  readonly ai: AiConfig | null;
};

const CONTACT = /^(?:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+|https:\/\/[^\s<>"]+)$/;

/** The product's own variables with their defaults and error messages. */
const productVariables = v.pipe(
  v.object({
    APP_ENV: v.optional(
      v.picklist(environments, withValue(`APP_ENV must be one of ${environments.join(", ")}`)),
      "development",
    ),
    SECRET_KEY: v.nullish(
      v.pipe(v.string(), v.minLength(32, "SECRET_KEY must have 32 or more characters")),
      null,
    ),
    SECRET_KEY_EARLIER: v.pipe(
      textOr(""),
      v.transform((text) => text.split(",").filter(Boolean)),
    ),
    PUBLIC_URL: v.nullish(
      v.pipe(
        v.string(),
        v.check(
          (text) => /^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text),
          withValue("PUBLIC_URL must look like https://example.com"),
        ),
        v.transform((text) => new URL(text).origin),
      ),
      null,
    ),
    SHORT_LINK_HOST: v.nullish(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}(?::\d{1,5})?$/,
          withValue("SHORT_LINK_HOST must be a host in lower case, like ofer.ta"),
        ),
      ),
      null,
    ),
    SITE_NAME: textOr("Garimpo"),
    SITE_SLUG: v.pipe(
      textOr("garimpo"),
      v.regex(
        /^[a-z][a-z0-9-]*$/,
        withValue('SITE_SLUG must be lower-case letters, digits and "-"'),
      ),
    ),
    PORT: wholeNumber("PORT", 0, 65_535, 8_000),
    DATA_DIR: v.pipe(textOr("./data"), v.transform((folder) => resolve(folder))),
    DATABASE_URL: v.nullish(
      v.pipe(
        v.string(),
        v.regex(/^postgres(ql)?:\/\//, "DATABASE_URL must begin with postgres://"),
      ),
      null,
    ),
    SEND_TIMEOUT_SECONDS: wholeNumber("SEND_TIMEOUT_SECONDS", 1, 300, 20),
    OUTBOUND_STANDINS: textOr(""),
    WHATSAPP_SOCKET_URL: textOrNull,
    CLIENT_ADDRESS_HEADER: textOrNull,
    COUNTRY_HEADER: textOrNull,
    SHORT_LINK_MEMORY_MB: wholeNumber("SHORT_LINK_MEMORY_MB", 1, 16_384, 128),
    ALERTS_TELEGRAM_TOKEN: v.nullish(
      v.pipe(
        v.string(),
        v.regex(/^\d{6,}:[\w-]{30,}$/, "ALERTS_TELEGRAM_TOKEN must be a token from @BotFather"),
      ),
      null,
    ),
    ALERTS_TELEGRAM_CHAT: v.nullish(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:-?\d+|@\w{5,})$/,
          withValue("ALERTS_TELEGRAM_CHAT must be a chat's number, or @name of a channel"),
        ),
      ),
      null,
    ),
    METRICS_TOKEN: v.nullish(
      v.pipe(v.string(), v.minLength(16, "METRICS_TOKEN must have 16 or more characters")),
      null,
    ),
    PRIVACY_CONTACT: v.nullish(
      v.pipe(
        v.string(),
        v.regex(CONTACT, withValue("PRIVACY_CONTACT must be an e-mail or begin with https://")),
      ),
      null,
    ),
  }),
  v.check(
    ({ APP_ENV, SECRET_KEY }) => APP_ENV !== "production" || SECRET_KEY !== null,
    "SECRET_KEY must be set in production: 32 or more characters",
  ),
  v.check(
    ({ ALERTS_TELEGRAM_TOKEN: token, ALERTS_TELEGRAM_CHAT: chat }) =>
      (token === null) === (chat === null),
    "ALERTS_TELEGRAM_TOKEN and ALERTS_TELEGRAM_CHAT are set together",
  ),
  v.check(
    ({ SHORT_LINK_HOST: host, PUBLIC_URL: site }) =>
      host === null || site === null || new URL(site).host !== host,
    "SHORT_LINK_HOST must be another host than PUBLIC_URL's: it serves short links only",
  ),
  v.check(
    ({ APP_ENV, OUTBOUND_STANDINS }) => APP_ENV !== "production" || !OUTBOUND_STANDINS,
    "OUTBOUND_STANDINS is refused in production",
  ),
  v.check(
    ({ APP_ENV, WHATSAPP_SOCKET_URL }) => APP_ENV !== "production" || !WHATSAPP_SOCKET_URL,
    "WHATSAPP_SOCKET_URL is refused in production",
  ),
);

/** Reads the configuration. @throws ConfigError for the first invalid variable */
export function readConfig(given: Variables): Config {
  const variables = nonEmpty(given);
  const set = parseVariables(productVariables, variables);
  const { APP_ENV: environment, PUBLIC_URL: publicUrl, SITE_NAME: siteName } = set;
  const isProduction = environment === "production";
  const firebase = readFirebaseConfig(variables, isProduction);
  return {
    environment,
    port: set.PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    publicUrl,
    shortLinkHost: set.SHORT_LINK_HOST,
    sendTimeoutSeconds: set.SEND_TIMEOUT_SECONDS,
    siteName,
    siteSlug: set.SITE_SLUG,
    secretKey: set.SECRET_KEY,
    earlierSecretKeys: set.SECRET_KEY_EARLIER,
    outboundStandins: set.OUTBOUND_STANDINS,
    whatsAppSocketUrl: set.WHATSAPP_SOCKET_URL ?? "wss://web.whatsapp.com/ws/chat",
    clientAddressHeader: set.CLIENT_ADDRESS_HEADER,
    countryHeader: set.COUNTRY_HEADER?.toLowerCase() ?? null,
    shortLinkMemory: set.SHORT_LINK_MEMORY_MB,
    privacyContact: set.PRIVACY_CONTACT,
    alertsChat: set.ALERTS_TELEGRAM_TOKEN && set.ALERTS_TELEGRAM_CHAT
      ? { token: set.ALERTS_TELEGRAM_TOKEN, chat: set.ALERTS_TELEGRAM_CHAT }
      : null,
    metricsToken: set.METRICS_TOKEN,
    firebase,
    firestore: readFirestoreConfig(variables, { firebase, isProduction }),
    social: readSocialConfig(variables),
    shops: readShopsConfig(variables, { publicUrl }),
    stripe: readStripeConfig(variables, { publicUrl, isProduction }),
    backup: readBackupConfig(variables),
    ai: readAiConfig(variables),
    mail: readMailConfig(variables, { siteName, publicUrl, isTest: environment === "test" }),
  };
}

/** Returns the origin of short links and the hosts that answer them. */
export function shortLinkHosts(
  { shortLinkHost, publicUrl, port }: Pick<Config, "shortLinkHost" | "publicUrl" | "port">,
) {
  const site = new URL(publicUrl ?? `http://localhost:${port}`);
  return {
    origin: shortLinkHost ? `${site.protocol}//${shortLinkHost}` : site.origin,
    siteHost: site.host,
    linkHost: shortLinkHost,
  };
}
