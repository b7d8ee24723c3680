import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import { type Group, groupStatusAt } from "../../groups/group.ts";
import { type GroupId, isId, type UserId } from "../../ids.ts";
import { fileLimits, type MediaFacts } from "../../media/media.ts";
import { permit } from "../../permissions.ts";
import { closed, isClosed } from "../turns/decide.ts";
import type { Channel } from "../messenger.ts";
import type { Reason } from "./dispatch.ts";

/** The most groups of one `sendOffer`. */
const MOST_GROUPS = 500;

export type ChosenGroup =
  & Pick<
    Group,
    "id" | "kind" | "sessionId" | "canSend" | "isActive" | "leftAt" | "restingUntil" | "slots"
  >
  & { readonly channel: Channel; readonly disconnectedAt: Date | null };

/**
 * Loads the viewer's groups to send to, each once, in the order requested, whatever their state.
 * @throws Failure GROUP_NOT_FOUND, also for another person's and for the owner's own chat.
 */
export async function chosenGroups(
  { db, viewer }: Context,
  groupIds: readonly GroupId[],
): Promise<ChosenGroup[]> {
  const userId = permit(viewer, "group.see");
  const ids = [...new Set(groupIds)];
  if (ids.length > MOST_GROUPS) throw new Failure("TOO_MANY_GROUPS", ["groupIds"]);
  if (!ids.every((id) => isId("grp", id))) throw new Failure("GROUP_NOT_FOUND", ["groupIds"]);
  const byId = await ownGroups(db, userId, ids);
  return ids.map((id) => {
    const group = byId.get(id);
    if (!group) throw new Failure("GROUP_NOT_FOUND", ["groupIds"]);
    return group;
  });
}

/** Loads those of these groups that are a person's and not their own chat, by id. */
export async function ownGroups(
  db: Context["db"],
  userId: UserId,
  ids: readonly GroupId[],
): Promise<ReadonlyMap<GroupId, ChosenGroup>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "groups.session_id")
    .select([
      "groups.id",
      "groups.kind",
      "groups.session_id as sessionId",
      "s.channel",
      "groups.can_send as canSend",
      "groups.is_active as isActive",
      "groups.left_at as leftAt",
      "groups.resting_until as restingUntil",
      "groups.slots",
      "s.disconnected_at as disconnectedAt",
    ])
    .where("groups.id", "in", ids).where("groups.user_id", "=", userId)
    .where("groups.kind", "<>", "PRIVATE").execute();
  return new Map(rows.map((group) => [group.id, group]));
}

/** Returns why nothing can be queued for a group until somebody acts; null: it can. */
export function barredBy(
  group: ChosenGroup,
  now: Date,
): { readonly refusal: FailureCode; readonly reason: Reason } | null {
  if (group.disconnectedAt) return { refusal: "SESSION_NOT_CONNECTED", reason: "SESSION_ENDED" };
  const state = groupStatusAt(group, now);
  return isClosed(state) ? { refusal: "GROUP_NOT_READY", reason: closed[state] } : null;
}

/** Returns why a group's messenger does not carry a video or a document; null: it does. */
export function barredMedia(
  { kind, channel }: Pick<ChosenGroup, "kind" | "channel">,
  file: Pick<MediaFacts, "kind" | "size"> | null,
): Reason | null {
  if (!file) return null;
  const messenger = channel === "TELEGRAM" ? "TELEGRAM" : "WHATSAPP";
  if (messenger === "WHATSAPP" && kind === "CHANNEL" && file.kind === "DOCUMENT") {
    return "MEDIA_NOT_CARRIED";
  }
  return file.size > fileLimits[messenger][file.kind] ? "MEDIA_TOO_LARGE" : null;
}
