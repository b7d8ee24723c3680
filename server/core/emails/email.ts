import type { EmailKind } from "./kinds.ts";

/** The words of an email, without markup. */
export type EmailWords = {
  readonly subject: string;
  /** Paragraphs, separated by blank lines. */
  readonly text: string;
  /** The email's one action. */
  readonly button?: { readonly label: string; readonly link: string };
  /** Paragraphs below the button. */
  readonly footnote?: string;
};

/** An email to one person; the adapter renders it as plain text and as HTML. */
export type Email = EmailWords & {
  readonly kind: EmailKind;
  readonly to: string;
  /** The appearance's colour of what is to be pressed, "#RRGGBB"; absent: the product's own. */
  readonly color?: string;
};

/**
 * The port of outgoing email. An email is sent once for each `key`.
 * @throws EmailRefused when another attempt would be refused, too
 */
export type SendEmail = (email: Email, key: string) => Promise<void>;

/** Renders an email as the one that is sent. */
export type RenderEmail = (email: Email) => { readonly text: string; readonly html: string };

/**
 * Writes an email that the identity provider requested (`accountEmail.requested`), with its code. It
 * runs when the email is sent; null: the code has expired or was replaced.
 */
export type WriteAccountEmail = (emailId: string) => Promise<Email | null>;

/** The mail server refused an email for good. */
export class EmailRefused extends Error {
  /** @param isBounce whether the address itself receives no email: no other is sent to it */
  constructor(readonly reply: string, readonly isBounce: boolean) {
    super(`the mail server refused the email: ${reply}`);
  }
}

/** What a mail server replied to a refused email. */
export type SmtpReply = {
  /** Whether it refused the recipient, rather than the sender or the content. */
  readonly isOfRecipient: boolean;
  readonly status: number;
  /** The whole line, with an enhanced status such as 5.1.1 where the server says one. */
  readonly text: string;
};

/** Enhanced statuses of an address that receives nothing: RFC 3463, 3.2 and 3.3. */
const DEAD_ADDRESS = /^5\.(1\.[0-36]|1\.10|2\.1)$/;
/** Statuses of a recipient that does not exist, where the server says no more: RFC 5321, 4.2.3. */
const DEAD_STATUSES: readonly number[] = [550, 551, 553];

/**
 * Returns what a permanent refusal says about the address. A full mailbox, a refused content and a
 * refused sender are no bounce: the next email may be accepted.
 */
export function readRefusal({ isOfRecipient, status, text }: SmtpReply): EmailRefused {
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text) ?? [];
  const isBounce = isOfRecipient &&
    (enhanced ? DEAD_ADDRESS.test(enhanced) : DEAD_STATUSES.includes(status));
  return new EmailRefused([status, enhanced].filter(Boolean).join(" "), isBounce);
}

/** Returns an address with most of its name hidden: `a•••@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${[...address][0]}•••${address.slice(at)}`;
}

/** Returns the digest under which an address is stored, whatever the case of its letters. */
export async function addressDigest(address: string): Promise<string> {
  const bytes = new TextEncoder().encode(address.trim().toLowerCase());
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
