/** A letter to one person, as plain text. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The port of the mail. The same `key` is the same letter: it is sent once. */
export type SendLetter = (letter: Letter, key: string) => Promise<void>;
