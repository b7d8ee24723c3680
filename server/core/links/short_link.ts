import type { DispatchId, GroupId, OfferId, ShortLinkId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { TemplateChoice } from "../templates/template.ts";

const purposes = ["MANUAL", "MESSAGE", "STORE"] as const;
/** What made a link: its person by hand, a message, or a card of a store. */
export type LinkPurpose = (typeof purposes)[number];

const devices = ["MOBILE", "TABLET", "DESKTOP"] as const;
export type LinkDevice = (typeof devices)[number];

/** Hours of the day in a zone, from the first to before the second; they may span midnight. */
export type LinkHours = {
  /** HH:MM. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
};

/** Which visitors a target is for; absent: all of them. */
export type TargetRules = {
  readonly devices?: readonly LinkDevice[];
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly countries?: readonly string[];
  readonly hours?: LinkHours;
};

/** Where a link leads. */
export type LinkTarget = {
  readonly url: string;
  /** The share of visitors among the targets that fit them. */
  readonly weight: number;
  readonly rules?: TargetRules;
  /** The group whose invitation `url` is: the targets are then filled in their order. */
  readonly inviteGroupId?: GroupId;
  /** Whether that group has no room, or the invitation no longer leads to it. */
  readonly isFull?: boolean;
};

/** A short address of ours that leads to a person's targets. */
export type ShortLink = {
  readonly id: ShortLinkId;
  readonly userId: UserId;
  /** In lower case; visitors may write it in any. */
  readonly slug: string;
  readonly purpose: LinkPurpose;
  readonly title: string;
  readonly targets: readonly LinkTarget[];
  /** What a click on it is attributed to; null: nothing of that kind. */
  readonly offerId: OfferId | null;
  /** The shop's id of the product. */
  readonly productId: string | null;
  readonly marketplace: Marketplace | null;
  readonly dispatchId: DispatchId | null;
  readonly groupId: GroupId | null;
  readonly templateId: TemplateChoice;
  readonly variant: number | null;
  /** Null: visitors need no password. */
  readonly passwordHash: string | null;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  /** When an admin disabled it, and why. */
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly clickCount: number;
  readonly botCount: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

const statuses = ["ACTIVE", "SCHEDULED", "EXPIRED", "DISABLED", "DELETED"] as const;
export type ShortLinkStatus = (typeof statuses)[number];

type Standing = Pick<ShortLink, "startsAt" | "expiresAt" | "disabledAt" | "deletedAt">;

/** Returns whether a link leads to its targets at `now`, or why not. */
export function shortLinkStatusAt(link: Standing, now: Date): ShortLinkStatus {
  if (link.deletedAt) return "DELETED";
  if (link.disabledAt) return "DISABLED";
  if (link.expiresAt && link.expiresAt <= now) return "EXPIRED";
  return link.startsAt && link.startsAt > now ? "SCHEDULED" : "ACTIVE";
}

/** Members that a WhatsApp group holds. */
export const GROUP_CAPACITY = 1024;

type Filled = { readonly members: number | null; readonly leftAt: Date | null };

/** Whether nobody can enter a group by its invitation: it is full, or the account is not in it. */
export const isGroupFull = ({ members, leftAt }: Filled): boolean =>
  leftAt !== null || members !== null && members >= GROUP_CAPACITY;
