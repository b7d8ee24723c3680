import { command } from "../command.ts";
import { requestReading } from "../delivery/commands.ts";
import { Failure } from "../errors.ts";
import { type GroupId, isId, newId, type SessionId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { groupSearchText } from "./group.ts";
import { pendingChannelId } from "./channel_link.ts";

/** The title until the messenger has said what channel it is. */
const CHECKING = "Conferindo o canal…";
/** The caps that a channel begins with, as settings of its own. */
const GAP_MS = 15 * 60 * 1000;
const PER_HOUR = 3;
const PER_DAY = 10;

type AddChannel = { readonly sessionId: SessionId; readonly link: string };

/**
 * Adds a WhatsApp channel of a number of one's own by its link. It is inactive; the process that
 * holds the session reads what it is, and `groupChanged` follows. A channel that the number does not
 * administer cannot receive. @throws Failure CHANNEL_LINK_INVALID, CHANNEL_UNSUPPORTED
 */
export const addChannel = command(async (tx, input: AddChannel): Promise<GroupId> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "group.edit");
  const externalId = pendingChannelId(input.link);
  if (externalId === null) throw new Failure("CHANNEL_LINK_INVALID", ["link"]);
  const { sessionId } = input;
  const session = isId("ses", sessionId) &&
    await db.selectFrom("messenger_sessions").select(["channel", "disconnected_at"])
      .where("id", "=", sessionId).where("user_id", "=", userId).forNoKeyUpdate()
      .executeTakeFirst();
  if (!session) throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
  if (session.disconnected_at) throw new Failure("SESSION_NOT_CONNECTED", ["sessionId"]);
  if (session.channel !== "WHATSAPP") throw new Failure("CHANNEL_UNSUPPORTED", ["sessionId"]);
  const checking = {
    title: CHECKING,
    search_text: groupSearchText(CHECKING, []),
    can_send: false,
    synced_at: now,
    left_at: null,
  };
  const { id } = await db.insertInto("groups").values({
    id: newId("grp"),
    user_id: userId,
    session_id: sessionId,
    external_id: externalId,
    kind: "CHANNEL",
    role: "MEMBER",
    members: null,
    tags: [],
    is_active: false,
    refusals: 0,
    gap_ms: GAP_MS,
    per_hour: PER_HOUR,
    per_day: PER_DAY,
    ...checking,
  }).onConflict((c) => c.columns(["session_id", "external_id"]).doUpdateSet(checking))
    .returning("id").executeTakeFirstOrThrow();
  emit({ name: "group.discovered", userId, groupId: id });
  await requestReading(tx, sessionId);
  return id;
});
