import type { GroupMetadata, GroupParticipant, WASocket } from "baileys";
import {
  type GroupRole,
  MessengerRefusal,
  type SeenGroup,
} from "../../../core/delivery/messenger.ts";
import type { Ask } from "../connection/responses.ts";
import { isGroupJid, isMe, type Me } from "../jids.ts";
import { isAbsent, unanswered } from "../connection/refusals.ts";

/** Who the account of an open socket is. */
export const meOf = (socket: WASocket): Me => socket.authState.creds.me ?? { id: "" };

/** The account's place in a group. */
export function roleOf(participants: readonly GroupParticipant[], me: Me): GroupRole {
  const isOwn = isMe(me);
  const own = participants.find(({ id, lid, phoneNumber }) => isOwn(id, lid, phoneNumber));
  if (own?.admin === "superadmin") return "OWNER";
  return own?.admin === "admin" ? "ADMIN" : "MEMBER";
}

/** A group as WhatsApp describes it to one who is in it. */
export function seenGroup(group: GroupMetadata, me: Me): SeenGroup {
  const role = roleOf(group.participants, me);
  const isAdminsOnly = group.announce === true;
  return {
    externalId: group.id,
    title: group.subject ?? "",
    kind: "GROUP",
    role,
    canSend: !isAdminsOnly || role !== "MEMBER",
    members: group.size ?? group.participants.length,
    isAdminsOnly,
    isInCommunity: group.linkedParent !== undefined || group.isCommunityAnnounce === true,
    isThere: true,
  };
}

/** Where the account is no longer. */
export const absentFrom = (externalId: string): SeenGroup => ({ externalId, isThere: false });

/** A group as it is now; null: it is a community, in which nobody writes. @throws MessengerRefusal */
export async function lookAt(socket: WASocket, jid: string, ask: Ask): Promise<SeenGroup | null> {
  try {
    const group = await ask(socket.groupMetadata(jid));
    return group.isCommunity ? null : seenGroup(group, meOf(socket));
  } catch (error) {
    const refusal = unanswered(error);
    if (isAbsent(refusal)) return absentFrom(jid);
    throw refusal;
  }
}

/**
 * All groups of the account. Those of `known` that are not among them are asked for one by one:
 * only what the server says of itself proves that one was left. @throws MessengerRefusal
 */
export async function listGroups(
  socket: WASocket,
  known: readonly string[],
  ask: Ask,
): Promise<SeenGroup[]> {
  const listed = await ask(socket.groupFetchAllParticipating());
  const groups = Object.values(listed).filter(({ isCommunity }) => !isCommunity)
    .map((group) => seenGroup(group, meOf(socket)));
  const missing = known.filter((jid) => isGroupJid(jid) && !Object.hasOwn(listed, jid));
  for (const jid of missing) {
    const group = await lookAt(socket, jid, ask).catch(unanswered);
    if (group instanceof MessengerRefusal) break; // of those that are left nothing is known now
    if (group?.isThere && Object.keys(listed).length === 0) {
      throw new MessengerRefusal("LATER", "it listed no groups, though there are some");
    }
    if (group) groups.push(group);
  }
  return groups;
}
