import type { GroupId, SessionId, UserId } from "../ids.ts";
import type { Channel, GroupKind, GroupRole } from "../delivery/messenger.ts";
import type { TemplateChoice } from "../templates/template.ts";
import { fold } from "../search.ts";

/** What a person sets for one group; null: as in their settings. */
export type GroupSettings = {
  /** Milliseconds from one message to the next one in the group. */
  readonly gapMs: number | null;
  readonly perHour: number | null;
  readonly perDay: number | null;
  /** Local times (HH:MM); both or none. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly slots: readonly string[] | null;
  /** The template of offers that have none of their own. */
  readonly templateId: TemplateChoice;
};

/** A group or channel that a user's messenger account is in, or was in. */
export type Group = GroupSettings & {
  readonly id: GroupId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly externalId: string;
  readonly title: string;
  readonly kind: GroupKind;
  readonly role: GroupRole;
  readonly canSend: boolean;
  readonly members: number | null;
  readonly isAdminsOnly: boolean;
  readonly isInCommunity: boolean;
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly isMentioningAll: boolean;
  /** Whether the person wants links and codes of its messages read. */
  readonly isSource: boolean;
  readonly syncedAt: Date;
  readonly lastSentAt: Date | null;
  readonly leftAt: Date | null;
  readonly restingUntil: Date | null;
  readonly inviteUrl: string | null;
  readonly inviteRequestedAt: Date | null;
  readonly inviteReadAt: Date | null;
};

const groupStatuses = ["READY", "INACTIVE", "FORBIDDEN", "RESTING", "LEFT"] as const;
export type GroupStatus = (typeof groupStatuses)[number];

type Standing = Pick<Group, "canSend" | "isActive" | "leftAt" | "restingUntil">;

/** Returns whether messages can be sent to a group at `now`, or why not. */
export function groupStatusAt(group: Standing, now: Date): GroupStatus {
  if (group.leftAt) return "LEFT";
  if (!group.canSend) return "FORBIDDEN";
  if (!group.isActive) return "INACTIVE";
  return group.restingUntil && group.restingUntil > now ? "RESTING" : "READY";
}

/** Returns title and tags as the search compares them. */
export const groupSearchText = (title: string, tags: readonly string[]) =>
  fold([title, ...tags].join(" "));

/** KNOWN: as it was last read. REFUSED: the messenger does not give it to this account. */
const inviteStatuses = ["UNKNOWN", "REQUESTED", "KNOWN", "REFUSED", "UNAVAILABLE"] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

/** Milliseconds after which a request for an invitation counts as failed. */
export const INVITE_MS = 60_000;

/** What the groups of each messenger support besides messages. */
export const groupAbilities: Readonly<Record<Channel, { invites: boolean; mentions: boolean }>> = {
  TELEGRAM: { invites: false, mentions: false },
  WHATSAPP: { invites: true, mentions: true },
  EVOLUTION: { invites: true, mentions: true },
  PLATFORM: { invites: false, mentions: true },
};

type Invited = Pick<Group, "inviteUrl" | "inviteRequestedAt" | "inviteReadAt" | "leftAt">;

/** Returns what is known at `now` about a group's invitation link. */
export function inviteStatusAt(group: Invited, channel: Channel, now: Date): InviteStatus {
  const { inviteUrl, inviteRequestedAt: requestedAt, inviteReadAt: readAt } = group;
  if (!groupAbilities[channel].invites || group.leftAt) return "UNAVAILABLE";
  const isPending = requestedAt !== null && (readAt === null || readAt < requestedAt);
  if (isPending && now.getTime() - requestedAt.getTime() < INVITE_MS) return "REQUESTED";
  if (inviteUrl !== null) return "KNOWN";
  return readAt === null ? "UNKNOWN" : "REFUSED";
}

/** Whether each message mentions all members: the user wants it, and the account's role allows it. */
export const mentionsAllNow = (
  { isMentioningAll, role }: Pick<Group, "isMentioningAll" | "role">,
) => isMentioningAll && role !== "MEMBER";

type Source = Pick<Group, "isSource" | "kind" | "role" | "leftAt">;

/**
 * Returns whether a group may be a source: only one that the account runs, since the messages of
 * others' groups are not the person's to read.
 */
export const canBeSource = (
  { kind, role, leftAt }: Omit<Source, "isSource">,
  channel: Channel,
): boolean =>
  channel !== "PLATFORM" && kind !== "PRIVATE" && role !== "MEMBER" && leftAt === null &&
  !isWhatsAppChannel(kind, channel);

/** Whether it is a channel of WhatsApp: nobody answers there, and its messages stay as they are. */
export const isWhatsAppChannel = (kind: GroupKind, channel: Channel): boolean =>
  kind === "CHANNEL" && channel === "WHATSAPP";
