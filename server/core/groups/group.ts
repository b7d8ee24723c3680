import type { GroupId, SessionId, UserId } from "../ids.ts";
import type { GroupKind, GroupRole } from "../messaging/messenger.ts";
import { fold } from "../search.ts";

/** A group or channel that a person's account is, or was, in. */
export type Group = {
  readonly id: GroupId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly externalId: string;
  readonly title: string;
  readonly kind: GroupKind;
  readonly role: GroupRole;
  readonly canSend: boolean;
  readonly members: number | null;
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly syncedAt: Date;
  readonly lastSentAt: Date | null;
  readonly leftAt: Date | null;
  readonly restingUntil: Date | null;
};

export const groupStates = ["READY", "INACTIVE", "FORBIDDEN", "RESTING", "LEFT"] as const;
export type GroupState = (typeof groupStates)[number];

type Standing = Pick<Group, "canSend" | "isActive" | "leftAt" | "restingUntil">;

/** Whether a message can go there at `now`, and what stands in its way. */
export function groupStateAt(group: Standing, now: Date): GroupState {
  if (group.leftAt) return "LEFT";
  if (!group.canSend) return "FORBIDDEN";
  if (!group.isActive) return "INACTIVE";
  return group.restingUntil && group.restingUntil > now ? "RESTING" : "READY";
}

/** Title and tags as the search compares them. */
export const groupSearchText = (title: string, tags: readonly string[]) =>
  fold([title, ...tags].join(" "));
