/** An email to one person, without markup: the adapter renders it as plain text and as HTML. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, separated by blank lines. */
  readonly text: string;
  /** The email's one action. */
  readonly button?: { readonly label: string; readonly link: string };
  /** Paragraphs below the button. */
  readonly footnote?: string;
};

/** The port of outgoing email. An email is sent once for each `key`. */
export type SendEmail = (email: Email, key: string) => Promise<void>;

/**
 * Writes an email that the identity provider requested (`accountEmail.requested`), with its code. It
 * runs when the email is sent; null: the code has expired or was replaced.
 */
export type WriteAccountEmail = (emailId: string) => Promise<Email | null>;
