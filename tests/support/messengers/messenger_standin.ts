import type { Account, Messenger } from "../../../server/core/delivery/messenger.ts";
import type { Gateway } from "../../../server/core/delivery/pairing/pairing.ts";
import type { RichText } from "../../../server/core/delivery/messages/rich_text.ts";
import type { SecretRecord } from "../../../server/core/delivery/sessions/session_secrets.ts";

/** The fault of the next message. BEFORE: the vendor does not accept it; AFTER: it does. */
export type Mishap =
  | "TOO_MANY"
  | "ERROR_AFTER"
  | "SILENCE_BEFORE"
  | "SILENCE_AFTER"
  | "DROP_BEFORE"
  | "DROP_AFTER";

/** A group of the stand-in; its id may change. */
export type StandinGroup = { readonly id: string };

/** What the members of a group see of a message; the image or file by its SHA-256, in hexadecimal. */
export type Received = { readonly text: RichText; readonly image: string | null };

/** The differences between messengers; the adapter's declarations agree with them. */
export type Traits = {
  /** Whether accounts are linked by phone; otherwise by typed credentials. */
  readonly isPaired: boolean;
  /** Whether a group's id may change. */
  readonly groupsMove: boolean;
  /** Whether the caller chooses message ids. */
  readonly namesMessages: boolean;
  /** Whether a file is uploaded once for all groups of a connection. */
  readonly uploadsOnce: boolean;
  readonly sendsWhileElsewhere: boolean;
  /** Whether it reports deliveries. */
  readonly provesDelivery: boolean;
  /** The effect of too many messages: a wait in milliseconds, or the number's restriction. */
  readonly tooMany: { readonly retryAfterMs: number } | "RESTRICTED";
};

/** An account with all that is needed to connect as it. */
export type Owned = {
  readonly account: Account;
  readonly credentials: string;
  readonly secrets: readonly SecretRecord[];
};

/** A stand-in of a vendor, and the adapter that calls it over the vendor's protocol. */
export type MessengerStandin = AsyncDisposable & {
  readonly messenger: Messenger;
  /** Makes an account with its credentials. */
  readonly account: () => Promise<Owned>;
  /** Well-formed credentials that were never issued. */
  readonly strangeCredentials: string;
  /** Makes a group of so many people, without the account. */
  readonly group: (title: string, people: number) => StandinGroup;
  /** The id of a group that never existed. */
  readonly nowhere: string;
  readonly add: (account: Account, group: StandinGroup) => void;
  readonly remove: (account: Account, group: StandinGroup) => void;
  /** Lets the account stay but not write. */
  readonly silence: (account: Account, group: StandinGroup) => void;
  readonly rename: (group: StandinGroup, title: string) => void;
  /** Changes the group's id, where that exists. */
  readonly move: (group: StandinGroup) => void;
  readonly revoke: (account: Account) => void;
  /** Connects another program to the account; returns how to end it. */
  readonly useElsewhere: (account: Account) => () => Promise<void>;
  readonly received: (group: StandinGroup) => readonly Received[];
  readonly next: (mishap: Mishap) => void;
  /** The number of faults that happened. */
  readonly happened: () => number;
  /** Makes so many members confirm a message's delivery, where they do. */
  readonly deliver: (group: StandinGroup, messageId: string, people: number) => void;
  /** The owner's phone, where accounts are paired. */
  readonly phone: OwnersPhone | null;
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** The number of open requests and connections. */
  readonly open: () => number;
};

/** The phone of an account's owner: it scans QR codes, or types codes. */
export type OwnersPhone = {
  /** Its number: digits with country code. */
  readonly number: string;
  /** A number without an account. */
  readonly nobody: string;
  readonly gateway: Gateway | null;
  /** @throws if no connected device shows it */
  readonly scan: (qr: string) => Promise<void>;
  /** @throws if it is another code */
  readonly type: (code: string) => Promise<void>;
  /** The number of devices linked to it. */
  readonly linked: () => number;
};
