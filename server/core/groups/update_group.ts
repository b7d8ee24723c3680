import { command } from "../command.ts";
import { lockLane, rescheduleGroup } from "../delivery/commands.ts";
import {
  checkedCap,
  checkedQuietHours,
  checkedSlots,
} from "../delivery/settings/checked_limits.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { type GroupId, isId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { requireOwnTemplate } from "../templates/queries.ts";
import type { GroupSettings } from "./group.ts";
import { asGroup } from "./tables.ts";

/** Absent: unchanged. Null: as in the person's settings. */
type UpdateGroup = { readonly groupId: GroupId } & Given<GroupSettings>;

const MINUTE_MS = 60 * 1000;
const LONGEST_GAP_MS = 24 * 60 * MINUTE_MS;

/**
 * Updates one group's own pace, quiet hours, slots and template. Its messages that wait for the
 * group's limits are decided again.
 */
export const updateGroup = command(async (tx, input: UpdateGroup): Promise<GroupId> => {
  const { db, viewer, emit } = tx;
  const userId = permit(viewer, "group.edit");
  const { groupId } = input;
  if (!isId("grp", groupId)) throw new Failure("GROUP_NOT_FOUND", ["id"]);
  const own = db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "groups.session_id").select(asGroup)
    .where("groups.id", "=", groupId).where("groups.user_id", "=", userId)
    .where("groups.kind", "<>", "PRIVATE").where("s.disconnected_at", "is", null);
  const found = await own.executeTakeFirst();
  if (!found) throw new Failure("GROUP_NOT_FOUND", ["id"]);
  await lockLane(tx, found.sessionId);
  const group = await own.forNoKeyUpdate("groups").executeTakeFirst();
  if (!group) throw new Failure("GROUP_NOT_FOUND", ["id"]);
  await requireOwnTemplate(tx, input.templateId, ["templateId"]);
  await db.updateTable("groups").set(checkedGroupSettings(group, input))
    .where("id", "=", groupId).execute();
  await rescheduleGroup(tx, found.sessionId, groupId);
  emit({ name: "group.changed", userId, groupId });
  return groupId;
});

/** Returns the resulting columns. @throws Failure at the first invalid setting */
export function checkedGroupSettings(current: GroupSettings, input: Given<GroupSettings>) {
  const given = <K extends keyof GroupSettings>(name: K): GroupSettings[K] =>
    input[name] === undefined ? current[name] : input[name] as GroupSettings[K];
  const cap = (name: "perHour" | "perDay") => {
    const most = given(name);
    return most === null ? null : checkedCap(name, most);
  };
  const { quietFrom, quietTo } = current;
  const quiet = quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null;
  const slots = given("slots");
  return {
    gap_ms: checkedGap(given("gapMs")),
    per_hour: cap("perHour"),
    per_day: cap("perDay"),
    ...checkedQuietHours(quiet, input),
    slots: slots === null || slots.length === 0 ? null : checkedSlots(slots),
    template_id: given("templateId"),
  };
}

function checkedGap(ms: number | null): number | null {
  if (ms === null) return null;
  if (Number.isInteger(ms) && ms >= MINUTE_MS && ms <= LONGEST_GAP_MS) return ms;
  throw new Failure("GROUP_PACE_INVALID", ["gapMs"]);
}
