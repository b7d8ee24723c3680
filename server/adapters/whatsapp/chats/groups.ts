import type { GroupMetadata, GroupParticipant, WASocket } from "baileys";
import {
  type GroupRole,
  MessengerRefusal,
  type SeenGroup,
} from "../../../core/delivery/messenger.ts";
import type { Query } from "../connection/waiting.ts";
import { isGroupJid, isMe, type Me } from "../jids.ts";
import { isAbsent, queryRefusal } from "../connection/refusals.ts";

/** Returns the account of an open socket. */
export const meOf = (socket: WASocket): Me => socket.authState.creds.me ?? { id: "" };

/** Returns the account's role in a group. */
export function roleOf(participants: readonly GroupParticipant[], me: Me): GroupRole {
  const isOwn = isMe(me);
  const own = participants.find(({ id, lid, phoneNumber }) => isOwn(id, lid, phoneNumber));
  if (own?.admin === "superadmin") return "OWNER";
  return own?.admin === "admin" ? "ADMIN" : "MEMBER";
}

/** Describes a group that the account is in. */
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

/** Describes a group that the account is no longer in. */
export const absentFrom = (externalId: string): SeenGroup => ({ externalId, isThere: false });

/** Reads a group; null: it is a community, which has no messages. @throws MessengerRefusal */
export async function readGroup(
  socket: WASocket,
  jid: string,
  query: Query,
): Promise<SeenGroup | null> {
  try {
    const group = await query(socket.groupMetadata(jid));
    return group.isCommunity ? null : seenGroup(group, meOf(socket));
  } catch (error) {
    const refusal = queryRefusal(error);
    if (isAbsent(refusal)) return absentFrom(jid);
    throw refusal;
  }
}

/**
 * Lists all groups of the account. Those of `known` that are missing are read one by one: only the
 * server's answer about a group proves that the account left it. @throws MessengerRefusal
 */
export async function listGroups(
  socket: WASocket,
  known: readonly string[],
  query: Query,
): Promise<SeenGroup[]> {
  const listed = await query(socket.groupFetchAllParticipating());
  const groups = Object.values(listed).filter(({ isCommunity }) => !isCommunity)
    .map((group) => seenGroup(group, meOf(socket)));
  const missing = known.filter((jid) => isGroupJid(jid) && !Object.hasOwn(listed, jid));
  for (const jid of missing) {
    const group = await readGroup(socket, jid, query).catch(queryRefusal);
    if (group instanceof MessengerRefusal) break; // nothing is known of the remaining ones
    if (group?.isThere && Object.keys(listed).length === 0) {
      throw new MessengerRefusal("LATER", "it listed no groups, though there are some");
    }
    if (group) groups.push(group);
  }
  return groups;
}
