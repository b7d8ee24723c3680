/** An email to one person, without markup: the mail writes it as plain text and as a page. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, a blank line between each two. */
  readonly text: string;
  /** The one thing that the email asks for. */
  readonly button?: { readonly label: string; readonly link: string };
  /** What stands below the button, in paragraphs, too. */
  readonly footnote?: string;
};

/** The port of the mail. The same `key` is the same email: it is sent once. */
export type SendEmail = (email: Email, key: string) => Promise<void>;

/**
 * Writes a letter that an identity provider asked for (`accountLetter.asked`), with the code in it, at
 * the moment it is sent; null: it is over, or no longer wanted.
 */
export type WriteAccountEmail = (letterId: string) => Promise<Email | null>;
