import type { Group } from "../groups/group.ts";
import type { SeenGroup } from "./messenger.ts";

/** A group with what was just seen of it; what was not told stays. */
export const seenNow = (group: Group, seen: SeenGroup, now: Date): Group => ({
  ...group,
  title: seen.title || group.title,
  kind: group.kind === "PRIVATE" ? group.kind : seen.kind ?? group.kind,
  role: seen.role ?? group.role,
  canSend: seen.canSend ?? group.canSend,
  members: seen.members ?? group.members,
  adminsOnly: seen.adminsOnly ?? group.adminsOnly,
  inCommunity: seen.inCommunity ?? group.inCommunity,
  leftAt: seen.isThere ? null : group.leftAt ?? now,
});

/** Whether a person would see no difference. */
export const looksTheSame = (a: Group, b: Group) =>
  visibleFields.every((field) => a[field]?.valueOf() === b[field]?.valueOf());

const visibleFields = [
  "title",
  "kind",
  "role",
  "canSend",
  "members",
  "adminsOnly",
  "inCommunity",
  "leftAt",
  "isActive",
] as const satisfies readonly (keyof Group)[];
