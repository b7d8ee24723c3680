import type { Account, Messenger } from "../../../server/core/delivery/messenger.ts";
import type { Gateway } from "../../../server/core/delivery/pairing/pairing.ts";
import type { RichText } from "../../../server/core/delivery/messages/rich_text.ts";
import type { SecretRecord } from "../../../server/core/delivery/sessions/session_secrets.ts";

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

/** What messengers may do differently; what the stand-in's messenger says of itself agrees. */
export type Traits = {
  /** Whether an account is linked by its owner's phone; it has credentials to type otherwise. */
  readonly isPaired: boolean;
  /** Whether a group's id may change. */
  readonly groupsMove: boolean;
  /** Whether one says under which id a message goes. */
  readonly namesMessages: boolean;
  readonly sendsWhileElsewhere: boolean;
  /** Whether it tells which messages have reached somebody. */
  readonly provesDelivery: boolean;
  /** What comes of too many messages: a while to wait, in milliseconds, or the number's rest. */
  readonly tooMany: { readonly retryAfterMs: number } | "RESTRICTED";
};

/** An account that is somebody's, and all that is needed to be it. */
export type Owned = {
  readonly account: Account;
  readonly credentials: string;
  readonly secrets: readonly SecretRecord[];
};

/** A stand-in of a vendor, and the adapter that asks it over its own protocol. */
export type MessengerStandin = AsyncDisposable & {
  readonly messenger: Messenger;
  /** A new account, and what proves that one owns it. */
  readonly account: () => Promise<Owned>;
  /** Credentials in the right form that nobody was given. */
  readonly strangeCredentials: string;
  /** A new group with so many people, without the account. */
  readonly group: (title: string, people: number) => StandinGroup;
  /** The id of a group that never was. */
  readonly nowhere: string;
  readonly add: (account: Account, group: StandinGroup) => void;
  readonly remove: (account: Account, group: StandinGroup) => void;
  /** From now on it is there, and may not write. */
  readonly silence: (account: Account, group: StandinGroup) => void;
  readonly rename: (group: StandinGroup, title: string) => void;
  /** Gives the group another id, where they may change. */
  readonly move: (group: StandinGroup) => void;
  readonly revoke: (account: Account) => void;
  /** Joins in with another program; ends it. */
  readonly useElsewhere: (account: Account) => () => Promise<void>;
  readonly received: (group: StandinGroup) => readonly Received[];
  readonly next: (mishap: Mishap) => void;
  /** How many mishaps have happened. */
  readonly happened: () => number;
  /** So many of the group's people say that a message reached them, where they do. */
  readonly deliver: (group: StandinGroup, messageId: string, people: number) => void;
  /** Where accounts are paired. */
  readonly phone: OwnersPhone | null;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** Questions and connections that it holds open now. */
  readonly open: () => number;
};

/** The phone that owns an account: it scans what is shown, or has a code typed in. */
export type OwnersPhone = {
  /** Its number: digits with the country's. */
  readonly number: string;
  /** A number that is nobody's. */
  readonly nobody: string;
  readonly gateway: Gateway | null;
  /** @throws when nothing that is there shows it. */
  readonly scan: (qr: string) => Promise<void>;
  /** @throws when it is another code. */
  readonly type: (code: string) => Promise<void>;
  /** How many devices are linked to it now. */
  readonly linked: () => number;
};
