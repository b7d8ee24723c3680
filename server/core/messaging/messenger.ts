import type { RichText } from "./rich_text.ts";

/** The messengers that a person can send with. */
export const channels = ["TELEGRAM"] as const;
export type Channel = (typeof channels)[number];

/**
 * The port of a messenger: what the product asks of Telegram, and later of WhatsApp. Every adapter
 * passes `tests/contracts/messenger.ts` against its stand-in.
 */
export type Messenger = {
  readonly channel: Channel;
  readonly limits: MessengerLimits;
  readonly capabilities: Capabilities;
  /** Asks the vendor whose credentials these are. @throws MessengerRefusal */
  readonly identify: (credentials: string) => Promise<Account>;
  /** Joins in as that account, and hears of groups until it is closed. Troubles are told, not thrown. */
  readonly open: (session: OpenSession, ears: Ears) => Connection;
  /** What a request that the vendor made to us says; null when it is not from the vendor. */
  readonly receive: (session: OpenSession, request: Request) => Promise<readonly News[] | null>;
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
  /** Whether the vendor brings news to this address, rather than being asked for it; null: asked. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
};

/** What a connection tells while it is open. */
export type Ears = {
  /** Once it is done, the vendor may forget the news; when it throws, they are told again. */
  readonly hear: (news: News) => void | Promise<void>;
  /** The vendor answered just now: a sign of life. */
  readonly alive: () => void;
};

export type News =
  | { readonly kind: "group"; readonly group: SeenGroup }
  /** The vendor gave a group another id. */
  | { readonly kind: "moved"; readonly from: string; readonly to: string }
  /** The person opened a chat with the account, and brought this code. */
  | { readonly kind: "owner"; readonly chat: string; readonly code: string }
  /** What keeps the session from working; null: it works again. */
  | { readonly kind: "trouble"; readonly trouble: Trouble | null };

/** A group as the messenger tells of it; what it does not tell is left out. */
export type SeenGroup = {
  readonly externalId: string;
  readonly title?: string;
  readonly kind?: GroupKind;
  readonly role?: GroupRole;
  /** Whether the account may write there. */
  readonly canSend?: boolean;
  readonly members?: number;
  /** False: it was removed, or left. */
  readonly isThere: boolean;
};

/** PRIVATE: the owner's own chat with the account, for test messages. */
export const groupKinds = ["GROUP", "CHANNEL", "PRIVATE"] as const;
export type GroupKind = (typeof groupKinds)[number];
export const groupRoles = ["OWNER", "ADMIN", "MEMBER"] as const;
export type GroupRole = (typeof groupRoles)[number];

/** REVOKED: the credentials no longer hold. ELSEWHERE: another program took the session over. */
export const troubles = ["REVOKED", "ELSEWHERE", "UNREACHABLE"] as const;
export type Trouble = (typeof troubles)[number];

export type Connection = {
  /** Asks the vendor for a sign of life. @throws MessengerRefusal */
  readonly probe: () => Promise<void>;
  /** All that is known of these groups by now. @throws MessengerRefusal */
  readonly groups: (externalIds: readonly string[]) => Promise<readonly SeenGroup[]>;
  /** Sends one part of a message. @throws MessengerRefusal, or anything else when in doubt. */
  readonly send: (to: string, part: MessagePart, signal: AbortSignal) => Promise<Receipt>;
  readonly close: () => Promise<void>;
};

/** What one vendor's message holds: text, or an image with text below it. */
export type MessagePart = {
  readonly text: RichText;
  readonly image: Image | null;
  /** It goes on where the part before it ended. */
  readonly continues?: true;
};

export type Image = { readonly bytes: Uint8Array; readonly contentType: "image/jpeg" };

/** Reads an offer's image from its address, fit to be sent. @throws when there is none to be had. */
export type ReadImage = (url: string) => Promise<Image>;

/** The vendor took the message. */
export type Receipt = {
  /** The vendor's own id of it. */
  readonly messageId: string;
};

/**
 * What the vendor surely did not take.
 * LATER: asked too often, or it could not be reached at all: the same may be tried again.
 * GROUP_*, MESSAGE_REFUSED: it will never take this. SESSION: see `trouble`.
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
  readonly trouble: Trouble | null;

  constructor(
    reason: RefusalReason,
    detail: string,
    more: { retryAfterMs?: number; movedTo?: string; trouble?: Trouble; cause?: unknown } = {},
  ) {
    super(`${reason}: ${detail}`, { cause: more.cause });
    this.reason = reason;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.movedTo = more.movedTo ?? null;
    this.trouble = more.trouble ?? null;
  }
}
