import type { SessionId, UserId } from "../ids.ts";
import type { FileKind, MediaFacts } from "../media/media.ts";
import type { Pair } from "./pairing/pairing.ts";
import type { RichText } from "./messages/rich_text.ts";
import type { SessionSecrets } from "./sessions/session_secrets.ts";

/** The messengers that a person can send with. */
export const channels = ["TELEGRAM", "WHATSAPP", "EVOLUTION", "PLATFORM"] as const;
export type Channel = (typeof channels)[number];

/**
 * The port of a messenger: Telegram, a person's own WhatsApp number, one behind an Evolution
 * gateway, or the platform's number. Every adapter passes `tests/adapters/messengers/messenger.ts`
 * against its stand-in.
 */
export type Messenger = {
  readonly channel: Channel;
  readonly limits: MessengerLimits;
  readonly capabilities: Capabilities;
  /**
   * Returns the account that credentials belong to. Null: accounts are paired instead. @throws
   * MessengerRefusal
   */
  readonly identify: ((credentials: string) => Promise<Account>) | null;
  /**
   * Links an account by its owner's phone. Null: it is connected by credentials that can be typed.
   */
  readonly pair: Pair | null;
  /**
   * The client version that the adapter announces, which the vendor may reject as outdated. Null:
   * none.
   */
  readonly client: string | null;
  /** Makes the id of a message before it is sent. Null: the vendor assigns ids. */
  readonly makeMessageId: (() => string) | null;
  /**
   * Connects as that account and reports events until it is closed. Problems are reported, not
   * thrown.
   */
  readonly open: (session: OpenSession, handlers: ConnectionHandlers) => Connection;
  /**
   * Returns the events in a vendor's request to the webhook. Null: the request is not the vendor's.
   */
  readonly receive: (
    session: OpenSession,
    request: Request,
  ) => Promise<readonly MessengerEvent[] | null>;
};

/** The limits of one message. */
export type MessengerLimits = {
  /** Characters (UTF-16) of a message without an image. */
  readonly text: number;
  /** Characters (UTF-16) below an image. */
  readonly caption: number;
  /** Milliseconds between two messages of one session, at least. */
  readonly gapMs: number;
  /** Bytes of a video, and of a document. */
  readonly files: Readonly<Record<FileKind, number>>;
};

export type Capabilities = {
  /** Whether it can list all groups; otherwise groups become known through events. */
  readonly listsGroups: boolean;
  /** What a receipt proves. */
  readonly receipts: "ACCEPTED" | "DELIVERED";
  /** Whether messages can be sent while another program uses the same account. */
  readonly sendsWhileElsewhere: boolean;
  /** Within how many milliseconds a message's text can be edited; and whether that below an image. */
  readonly edits: { readonly withinMs: number; readonly captions: boolean };
  /** Within how many milliseconds a message can be removed for everybody. */
  readonly removesWithinMs: number;
};

/** An account at the messenger. */
export type Account = {
  /** The vendor's own id. */
  readonly id: string;
  readonly name: string;
  /** The public handle, without "@"; null where there is none. */
  readonly handle: string | null;
};

export type OpenSession = {
  readonly id: string;
  readonly account: string;
  readonly credentials: string;
  /** What the vendor's library stores beside the credentials. */
  readonly secrets: SessionSecrets;
  /**
   * Where the vendor delivers events, and the secret that proves its requests. Null: events are
   * polled.
   */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /**
   * Returns the groups, by the messenger's ids, whose messages are read for links and codes now.
   * Left out: none.
   */
  readonly sources?: () => ReadonlySet<string>;
};

/** What an open connection reports. */
export type ConnectionHandlers = {
  /**
   * Once it resolves, the vendor may forget the event; if it rejects, the event is reported again.
   */
  readonly onEvent: (event: MessengerEvent) => void | Promise<void>;
  /** The vendor answered just now, which shows that the session is alive. */
  readonly onAlive: () => void;
};

export type MessengerEvent =
  | { readonly kind: "group"; readonly group: SeenGroup }
  /** The vendor changed a group's id. */
  | { readonly kind: "moved"; readonly from: string; readonly to: string }
  /** Somebody opened a chat with the account and sent this code. */
  | { readonly kind: "owner"; readonly chat: string; readonly code: string }
  /** What keeps the session from working. Null: it works again. */
  | { readonly kind: "problem"; readonly problem: SessionProblem | null }
  /** Delivery receipts. */
  | { readonly kind: "receipts"; readonly receipts: readonly DeliveryReceipt[] }
  /** A message of a source group named links or codes. */
  | { readonly kind: "sourceMessage"; readonly message: SourceMessage }
  /** People joined a group or left it. */
  | { readonly kind: "members"; readonly change: MemberChange };

/**
 * What an adapter reports of a message in a source group: never its text, media or sender.
 */
export type SourceMessage = {
  readonly externalId: string;
  /** The vendor's id of the message, by which it counts once. */
  readonly messageId: string;
  readonly sentAt: Date;
  readonly links: readonly string[];
  readonly codes: readonly string[];
};

/** How many people joined a group and left it; never who. The account itself does not count. */
export type MemberChange = {
  readonly externalId: string;
  /** Identifies the vendor's report, which counts once. */
  readonly eventId: string;
  readonly joined: number;
  readonly left: number;
};

/**
 * The delivery progress of one message. Counts only grow, and a person with two devices counts
 * once.
 */
export type DeliveryReceipt = {
  readonly messageId: string;
  /** Whether the vendor's server has the message. */
  readonly isAccepted: boolean;
  /** When it first reached somebody's phone. Null: not yet, as far as is known. */
  readonly deliveredAt: Date | null;
  /** How many people's phones have it, at least. */
  readonly delivered: number;
};

/** A group as the messenger describes it. Properties that it does not state are absent. */
export type SeenGroup = {
  readonly externalId: string;
  readonly title?: string;
  readonly kind?: GroupKind;
  readonly role?: GroupRole;
  /** Whether the account may write in the group. */
  readonly canSend?: boolean;
  readonly members?: number;
  /** Whether only its admins may write. */
  readonly isAdminsOnly?: boolean;
  /** Whether it is part of a community. */
  readonly isInCommunity?: boolean;
  /** False: the account was removed from the group, or left it. */
  readonly isThere: boolean;
};

/** PRIVATE: the owner's own chat with the account, for test messages. */
const groupKinds = ["GROUP", "CHANNEL", "PRIVATE"] as const;
export type GroupKind = (typeof groupKinds)[number];
const groupRoles = ["OWNER", "ADMIN", "MEMBER"] as const;
export type GroupRole = (typeof groupRoles)[number];

/**
 * REVOKED: the credentials are no longer valid.
 * ELSEWHERE: another program took over the session.
 * UNREACHABLE: the vendor does not answer.
 * RESTRICTED: the vendor limits the account. BANNED: it shut the account out.
 * OUTDATED: it no longer accepts this client version.
 */
export const sessionProblems = [
  "REVOKED",
  "ELSEWHERE",
  "UNREACHABLE",
  "RESTRICTED",
  "BANNED",
  "OUTDATED",
] as const;
export type SessionProblem = (typeof sessionProblems)[number];

export type Connection = {
  /** Checks that the vendor answers. @throws MessengerRefusal */
  readonly probe: () => Promise<void>;
  /**
   * Returns the current state of these groups; of a vendor that lists groups, of all groups.
   * @throws MessengerRefusal
   */
  readonly groups: (externalIds: readonly string[]) => Promise<readonly SeenGroup[]>;
  /** Returns the link by which people join a group; null where the account may not know it. */
  readonly inviteUrl: ((externalId: string) => Promise<string | null>) | null;
  /**
   * Returns the group behind an invitation without joining it. Null: the messenger has no
   * invitations. @throws MessengerRefusal
   */
  readonly readInvite: ((invite: string) => Promise<InvitedGroup>) | null;
  /**
   * Joins a group by an invitation; JOINED also if the account was in it before. @throws
   * MessengerRefusal
   */
  readonly joinByInvite: ((invite: string) => Promise<JoinedBy>) | null;
  /**
   * Sends one part of a message. @throws MessengerRefusal if it was not sent, any other error if
   * that is unknown.
   */
  readonly send: (to: string, part: MessagePart, signal: AbortSignal) => Promise<Receipt>;
  /**
   * Replaces the text of a message of the account; once more makes no difference. @throws
   * MessengerRefusal if it was not edited, any other error if that is unknown.
   */
  readonly edit: (
    to: string,
    sent: EditedMessage,
    text: RichText,
    signal: AbortSignal,
  ) => Promise<void>;
  /**
   * Removes a message of the account for everybody; once more makes no difference. @throws
   * MessengerRefusal if it was not removed, any other error if that is unknown.
   */
  readonly remove: (to: string, messageId: string, signal: AbortSignal) => Promise<void>;
  /** Unlinks the account at the vendor, as far as possible, and closes the connection. */
  readonly leave: (() => Promise<void>) | null;
  readonly close: () => Promise<void>;
};

/** A message to edit. */
export type EditedMessage = {
  readonly messageId: string;
  /** Whether it is believed to have an image, with the text below it. */
  readonly hasImage: boolean;
};

/** A group as its invitation describes it. */
export type InvitedGroup = {
  readonly externalId: string;
  readonly title: string;
  readonly description: string | null;
  readonly members: number | null;
  /** Whether only its admins may write. */
  readonly isAdminsOnly: boolean;
  /** Whether only the group's admins may change its description. */
  readonly adminsEdit: boolean;
};

/** REQUESTED: the group's admins have to approve the request to join. */
export type JoinedBy = "JOINED" | "REQUESTED";

/** One vendor message: text, or an image, a video or a document with text below it. */
export type MessagePart = {
  readonly text: RichText;
  readonly image: Image | null;
  /** The video or the document in the place of an image. */
  readonly file?: MediaFile;
  /** The message's id, stored before it is sent, where the messenger lets us choose ids. */
  readonly messageId?: string;
  /** It continues the text of the part before it. */
  readonly continues?: true;
  /** The preview of its first link, where the vendor draws none by itself. */
  readonly preview?: LinkPreview;
  /** Notifies all members; only where the account is an admin. */
  readonly mentionsAll?: true;
};

/** The preview of a link in a message. */
export type LinkPreview = {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly thumbnail: Image | null;
};

export type Image = { readonly bytes: Uint8Array; readonly contentType: "image/jpeg" };

/** A video or a document of a message. */
export type MediaFile = Omit<MediaFacts, "id"> & {
  readonly contentType: string;
  /** Names these bytes: what is uploaded once may go to other groups by it. */
  readonly key: string;
  /** Passes the bytes to `send`; few files are in memory at once. */
  readonly use: <T>(send: (bytes: Uint8Array) => Promise<T>) => Promise<T>;
};

/**
 * Reads an offer's image from its address, ready to be sent. Readings for one person, or one
 * session, wait for one another. @throws if no image can be read
 */
export type ReadImage = (reader: UserId | SessionId, url: string) => Promise<Image>;

/** Confirms that the vendor accepted a message. */
export type Receipt = {
  /** The vendor's id of the message. */
  readonly messageId: string;
};

/**
 * Why the vendor certainly did not do what was requested.
 * LATER: there were too many requests, or no connection: the same request may be repeated.
 * GROUP_*, MESSAGE_REFUSED: it will never accept this. SESSION: see `problem`.
 */
export type RefusalReason =
  | "LATER"
  | "GROUP_GONE"
  | "GROUP_FORBIDDEN"
  | "GROUP_MOVED"
  | "MESSAGE_REFUSED"
  | "SESSION";

/** The messenger certainly did not do what was requested. After any other error that is unknown. */
export class MessengerRefusal extends Error {
  readonly reason: RefusalReason;
  /** Milliseconds until the request may be repeated, where the vendor stated it. */
  readonly retryAfterMs: number | null;
  /** The group's new id, of GROUP_MOVED. */
  readonly movedTo: string | null;
  /** What is wrong with the session, of SESSION. */
  readonly problem: SessionProblem | null;

  constructor(
    reason: RefusalReason,
    detail: string,
    more: { retryAfterMs?: number; movedTo?: string; problem?: SessionProblem; cause?: unknown } =
      {},
  ) {
    super(`${reason}: ${detail}`, { cause: more.cause });
    this.reason = reason;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.movedTo = more.movedTo ?? null;
    this.problem = more.problem ?? null;
  }
}
