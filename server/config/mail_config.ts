import { ConfigError } from "./config_error.ts";

/** How letters leave. */
export type MailConfig = {
  /** The mail server, with user and password in it: never to be logged. Null: letters stay files. */
  readonly smtpUrl: string | null;
  /** Whom letters are from: a name and an address. */
  readonly from: { readonly name: string; readonly address: string };
};

type Value = (name: string, fallback?: string) => string;

type Known = {
  readonly siteName: string;
  readonly publicUrl: string | null;
  readonly isTest: boolean;
};

/** @throws ConfigError, which never shows what is in `SMTP_URL`. */
export function readMailConfig(value: Value, known: Known): MailConfig {
  const { siteName, publicUrl, isTest } = known;
  const smtpUrl = value("SMTP_URL") || null;
  const url = smtpUrl && URL.parse(smtpUrl);
  if (smtpUrl && (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)) {
    throw new ConfigError("SMTP_URL must look like smtps://user:password@mail.example.com");
  }
  // Whoever asks chooses the name he asks by: a letter to somebody else must not carry a link to it.
  if (smtpUrl && publicUrl === null && !isTest) {
    throw new ConfigError("PUBLIC_URL must be set with SMTP_URL: letters carry links to it");
  }
  const host = publicUrl ? new URL(publicUrl).hostname : "localhost";
  return { smtpUrl, from: sender(value("MAIL_FROM", `nao-responda@${host}`), siteName) };
}

/** `Name <address>`, or an address alone, which the site's name goes with. */
function sender(text: string, siteName: string): MailConfig["from"] {
  const [, name, address] = /^(?:([^<>"\r\n]*?)\s*<([^<>\s]+)>|[^<>\s]+)$/.exec(text) ?? [];
  const from = { name: name?.trim() || siteName, address: address ?? text };
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(from.address)) return from;
  throw new ConfigError(`MAIL_FROM must look like Nome <nome@example.com>: "${text}"`);
}
