import * as v from "valibot";
import {
  ConfigError,
  parseVariables,
  textOr,
  textOrNull,
  type Variables,
  withValue,
} from "./variables.ts";

/** The settings for outgoing emails. */
export type MailConfig = {
  /** The mail server's URL with its password: never logged. Null: emails are written to files. */
  readonly smtpUrl: string | null;
  /** The sender of all emails. */
  readonly from: { readonly name: string; readonly address: string };
};

type Site = {
  readonly siteName: string;
  readonly publicUrl: string | null;
  readonly isTest: boolean;
};

/** `Name <address>`, or an address alone. */
const SENDER = /^(?:([^<>"\r\n]*?)\s*<([^<>\s]+)>|[^<>\s]+)$/;
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;

const mailVariables = ({ siteName, publicUrl }: Site) =>
  v.object({
    SMTP_URL: v.pipe(
      textOrNull,
      v.check((text) => {
        const url = text === null ? null : URL.parse(text);
        return text === null || url !== null && /^smtps?:$/.test(url.protocol) && !!url.hostname;
      }, "SMTP_URL must look like smtps://user:password@mail.example.com"),
    ),
    MAIL_FROM: v.pipe(
      textOr(`nao-responda@${publicUrl ? new URL(publicUrl).hostname : "localhost"}`),
      v.rawTransform<string, MailConfig["from"]>(({ dataset: { value }, addIssue, NEVER }) => {
        const [, name, address] = SENDER.exec(value) ?? [];
        const from = { name: name?.trim() || siteName, address: address ?? value };
        if (ADDRESS.test(from.address)) return from;
        addIssue({ message: withValue("MAIL_FROM must look like Nome <nome@example.com>") });
        return NEVER;
      }),
    ),
  });

/** Reads the mail settings. @throws ConfigError, without the value of `SMTP_URL` */
export function readMailConfig(variables: Variables, site: Site): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = parseVariables(mailVariables(site), variables);
  // The sender of a request chooses its host: an email to somebody else must not link to it.
  if (smtpUrl && site.publicUrl === null && !site.isTest) {
    throw new ConfigError("PUBLIC_URL must be set with SMTP_URL: emails carry links to it");
  }
  return { smtpUrl, from };
}
