import type { SessionId, UserId } from "../ids.ts";
import type { Pair } from "./pairing/pairing.ts";
import type { RichText } from "./messages/rich_text.ts";
import type { SessionSecrets } from "./sessions/session_secrets.ts";

/** The messengers that a person can send with. */
export const channels = ["TELEGRAM", "WHATSAPP", "EVOLUTION", "PLATFORM"] as const;
export type Channel = (typeof channels)[number];

/**
 * The port of a messenger: what the product asks of Telegram, of a WhatsApp number of the person's
 * own, of one behind an Evolution gateway, and of the platform's. Every adapter passes
 * `tests/adapters/messengers/messenger.ts` against its stand-in.
 */
export type Messenger = {
  readonly channel: Channel;
  readonly limits: MessengerLimits;
  readonly capabilities: Capabilities;
  /** Asks the vendor whose credentials these are. Null: accounts are paired. @throws MessengerRefusal */
  readonly identify: ((credentials: string) => Promise<Account>) | null;
  /** Links an account by its owner's phone. Null: it has credentials that one can type. */
  readonly pair: Pair | null;
  /** The version of the client that it says it is, where the vendor may call that outdated; null: none. */
  readonly client: string | null;
  /** An id for a message that is about to be sent. Null: the vendor numbers them. */
  readonly makeMessageId: (() => string) | null;
  /** Joins in as that account, and hears of groups until it is closed. Problems are told, not thrown. */
  readonly open: (session: OpenSession, ears: ConnectionHandlers) => Connection;
  /** What a request that the vendor made to us says; null when it is not from the vendor. */
  readonly receive: (
    session: OpenSession,
    request: Request,
  ) => Promise<readonly MessengerEvent[] | null>;
};

/** What a message may hold. */
export type MessengerLimits = {
  /** Characters (UTF-16) of a message without an image. */
  readonly text: number;
  /** Characters (UTF-16) below an image. */
  readonly caption: number;
  /** Milliseconds between two messages of one session, at least. */
  readonly gapMs: number;
};

export type Capabilities = {
  /** Whether it answers with all groups when asked; otherwise they are learned as news comes in. */
  readonly listsGroups: boolean;
  /** How much a receipt proves. */
  readonly receipts: "ACCEPTED" | "DELIVERED";
  /** Whether messages still go out while another program uses the same account. */
  readonly sendsWhileElsewhere: boolean;
};

/** An account at the messenger. */
export type Account = {
  /** The vendor's own id. */
  readonly id: string;
  readonly name: string;
  /** What people find it by, without "@"; null where there is none. */
  readonly handle: string | null;
};

export type OpenSession = {
  readonly id: string;
  readonly account: string;
  readonly credentials: string;
  /** What the vendor's library keeps beside them. */
  readonly secrets: SessionSecrets;
  /** Whether the vendor brings news to this address, rather than being asked for it; null: asked. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
};

/** What a connection tells while it is open. */
export type ConnectionHandlers = {
  /** Once it is done, the vendor may forget the news; when it throws, they are told again. */
  readonly onEvent: (news: MessengerEvent) => void | Promise<void>;
  /** The vendor answered just now: a sign of life. */
  readonly onAlive: () => void;
};

export type MessengerEvent =
  | { readonly kind: "group"; readonly group: SeenGroup }
  /** The vendor gave a group another id. */
  | { readonly kind: "moved"; readonly from: string; readonly to: string }
  /** The person opened a chat with the account, and brought this code. */
  | { readonly kind: "owner"; readonly chat: string; readonly code: string }
  /** What keeps the session from working; null: it works again. */
  | { readonly kind: "problem"; readonly problem: SessionProblem | null }
  /** How far messages have come. */
  | { readonly kind: "receipts"; readonly receipts: readonly DeliveryReceipt[] };

/** How far one message has come; counts only grow, and one who reads on two devices is one. */
export type DeliveryReceipt = {
  readonly messageId: string;
  /** The vendor's server has it. */
  readonly isAccepted: boolean;
  /** When it first reached somebody's phone; null: it has not yet, as far as is known. */
  readonly deliveredAt: Date | null;
  /** At least so many people's phones have it. */
  readonly delivered: number;
};

/** A group as the messenger tells of it; what it does not tell is left out. */
export type SeenGroup = {
  readonly externalId: string;
  readonly title?: string;
  readonly kind?: GroupKind;
  readonly role?: GroupRole;
  /** Whether the account may write there. */
  readonly canSend?: boolean;
  readonly members?: number;
  /** Whether only its admins may write. */
  readonly isAdminsOnly?: boolean;
  /** Whether it is part of a community. */
  readonly isInCommunity?: boolean;
  /** False: it was removed, or left. */
  readonly isThere: boolean;
};

/** PRIVATE: the owner's own chat with the account, for test messages. */
const groupKinds = ["GROUP", "CHANNEL", "PRIVATE"] as const;
export type GroupKind = (typeof groupKinds)[number];
const groupRoles = ["OWNER", "ADMIN", "MEMBER"] as const;
export type GroupRole = (typeof groupRoles)[number];

/**
 * REVOKED: the credentials no longer hold. ELSEWHERE: another program took the session over.
 * RESTRICTED: the vendor asks for less; BANNED: it shut the account out. OUTDATED: it no longer takes
 * the client that this product is.
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
  /** Asks the vendor for a sign of life. @throws MessengerRefusal */
  readonly probe: () => Promise<void>;
  /**
   * All that is known of these groups by now; of a vendor that lists groups, of all others as well.
   * @throws MessengerRefusal
   */
  readonly groups: (externalIds: readonly string[]) => Promise<readonly SeenGroup[]>;
  /** The address by which one joins a group; null where the account may not know it. */
  readonly inviteUrl: ((externalId: string) => Promise<string | null>) | null;
  /** What an invitation leads to, without following it; null: accounts are not invited. @throws MessengerRefusal */
  readonly readInvite: ((invite: string) => Promise<InvitedGroup>) | null;
  /** Joins by an invitation; one who is there already has joined. @throws MessengerRefusal */
  readonly joinByInvite: ((invite: string) => Promise<JoinedBy>) | null;
  /** Sends one part of a message. @throws MessengerRefusal, or anything else when in doubt. */
  readonly send: (to: string, part: MessagePart, signal: AbortSignal) => Promise<Receipt>;
  /** Ends the account's link with the vendor for good, as far as that can be done, and closes. */
  readonly leave: (() => Promise<void>) | null;
  readonly close: () => Promise<void>;
};

/** A group as its invitation shows it. */
export type InvitedGroup = {
  readonly externalId: string;
  readonly title: string;
  readonly description: string | null;
  readonly members: number | null;
  /** Whether only its admins may write. */
  readonly isAdminsOnly: boolean;
  /** Whether only its admins may change its description. */
  readonly adminsEdit: boolean;
};

/** REQUESTED: the group's admins have yet to let it in. */
export type JoinedBy = "JOINED" | "REQUESTED";

/** What one vendor's message holds: text, or an image with text below it. */
export type MessagePart = {
  readonly text: RichText;
  readonly image: Image | null;
  /** The id that it goes under, where the messenger makes those: kept before it is sent. */
  readonly messageId?: string;
  /** It goes on where the part before it ended. */
  readonly continues?: true;
  /** Of its first link, where the vendor draws none by itself. */
  readonly preview?: LinkPreview;
  /** All members are told of it; only where the account is an admin. */
  readonly mentionsAll?: true;
};

/** What stands for a link in a message. */
export type LinkPreview = {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly thumbnail: Image | null;
};

export type Image = { readonly bytes: Uint8Array; readonly contentType: "image/jpeg" };

/**
 * Reads an offer's image from its address, fit to be sent. Readings for one person, or one session,
 * wait for one another. @throws where no image can be read
 */
export type ReadImage = (reader: UserId | SessionId, url: string) => Promise<Image>;

/** The vendor took the message. */
export type Receipt = {
  /** The vendor's own id of it. */
  readonly messageId: string;
};

/**
 * What the vendor surely did not take.
 * LATER: asked too often, or it could not be reached at all: the same may be tried again.
 * GROUP_*, MESSAGE_REFUSED: it will never take this. SESSION: see `problem`.
 */
export type RefusalReason =
  | "LATER"
  | "GROUP_GONE"
  | "GROUP_FORBIDDEN"
  | "GROUP_MOVED"
  | "MESSAGE_REFUSED"
  | "SESSION";

/** The messenger surely did not do what it was asked. Any other error leaves that in doubt. */
export class MessengerRefusal extends Error {
  readonly reason: RefusalReason;
  /** Milliseconds until it may be asked again, where the vendor said so. */
  readonly retryAfterMs: number | null;
  /** Of GROUP_MOVED: where to. */
  readonly movedTo: string | null;
  /** Of SESSION. */
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
