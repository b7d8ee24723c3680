import type { Account, Messenger } from "../../server/core/messaging/messenger.ts";
import type { RichText } from "../../server/core/messaging/rich_text.ts";

/** What goes wrong with the next message. BEFORE: the vendor does not take it; AFTER: it does. */
export type Mishap =
  | "TOO_MANY"
  | "ERROR_AFTER"
  | "SILENCE_BEFORE"
  | "SILENCE_AFTER"
  | "DROP_BEFORE"
  | "DROP_AFTER";

/** A group at the stand-in; its id may change. */
export type StandinGroup = { readonly id: string };

/** What the members of a group see of a message; the image by its SHA-256, in hexadecimal. */
export type Received = { readonly text: RichText; readonly image: string | null };

/** A stand-in of a vendor, and the adapter that asks it over its own protocol. */
export type MessengerStandin = AsyncDisposable & {
  readonly messenger: Messenger;
  /** A new account, and what proves that one owns it. */
  readonly account: () => { readonly account: Account; readonly credentials: string };
  /** Credentials in the right form that nobody was given. */
  readonly strangeCredentials: string;
  /** A new group with so many people, without the account. */
  readonly group: (title: string, people: number) => StandinGroup;
  readonly add: (account: Account, group: StandinGroup) => void;
  readonly remove: (account: Account, group: StandinGroup) => void;
  /** From now on it is there, and may not write. */
  readonly silence: (account: Account, group: StandinGroup) => void;
  readonly rename: (group: StandinGroup, title: string) => void;
  /** Gives the group another id. */
  readonly move: (group: StandinGroup) => void;
  readonly revoke: (account: Account) => void;
  /** Joins in with another program; ends it. */
  readonly useElsewhere: (account: Account) => () => Promise<void>;
  readonly received: (group: StandinGroup) => readonly Received[];
  readonly next: (mishap: Mishap) => void;
  /** Milliseconds that it asks to wait after too many. */
  readonly retryAfterMs: number;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** Questions and connections that it holds open now. */
  readonly open: () => number;
};
