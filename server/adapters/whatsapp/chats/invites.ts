import type { WASocket } from "baileys";
import {
  type InvitedGroup,
  type JoinedBy,
  MessengerRefusal,
} from "../../../core/delivery/messenger.ts";
import type { Query } from "../connection/waiting.ts";
import { codeOf, isAbsent, queryRefusal } from "../connection/refusals.ts";

/** The address before an invitation's code. */
const SITE = "https://chat.whatsapp.com";

/**
 * The server's codes for an invalid invitation, and for an account that is in the group already.
 */
const VOID = [400, 404, 406, 410];
const THERE_ALREADY = 409;

/** Reads a group's invite link; null: only its admins may know it. @throws MessengerRefusal */
export async function inviteUrl(
  socket: WASocket,
  jid: string,
  query: Query,
): Promise<string | null> {
  try {
    const code = await query(socket.groupInviteCode(jid));
    return code ? `${SITE}/${code}` : null;
  } catch (error) {
    const refusal = queryRefusal(error);
    if (isAbsent(refusal)) return null;
    throw refusal;
  }
}

/** Reads the group behind an invitation's code. @throws MessengerRefusal */
export async function readInvite(
  socket: WASocket,
  invite: string,
  query: Query,
): Promise<InvitedGroup> {
  const group = await query(socket.groupGetInviteInfo(invite)).catch(notInvited);
  return {
    externalId: group.id,
    title: group.subject,
    description: group.desc ?? null,
    members: group.size ?? null,
    isAdminsOnly: group.announce === true,
    adminsEdit: group.restrict === true,
  };
}

/** Joins a group by an invitation's code. @throws MessengerRefusal */
export async function joinByInvite(
  socket: WASocket,
  invite: string,
  query: Query,
): Promise<JoinedBy> {
  try {
    const jid = await query(socket.groupAcceptInvite(invite));
    return jid ? "JOINED" : "REQUESTED"; // without a group, its admins have to approve
  } catch (error) {
    if (error instanceof Error && codeOf(error.cause) === THERE_ALREADY) return "JOINED";
    return notInvited(error);
  }
}

function notInvited(error: unknown): never {
  const refusal = queryRefusal(error);
  const code = codeOf(refusal.cause);
  if (code === null || !VOID.includes(code)) throw refusal;
  throw new MessengerRefusal("GROUP_GONE", "the invitation leads nowhere", { cause: error });
}
