import type { WASocket } from "baileys";
import {
  type InvitedGroup,
  type JoinedBy,
  MessengerRefusal,
} from "../../../core/delivery/messenger.ts";
import type { Ask } from "../connection/responses.ts";
import { codeOf, isAbsent, unanswered } from "../connection/refusals.ts";

/** What stands before the code of an invitation. */
const SITE = "https://chat.whatsapp.com";

/** The server's codes for an invitation that leads nowhere, and for one who is there already. */
const VOID = [400, 404, 406, 410];
const THERE_ALREADY = 409;

/** By which one joins a group; null: only its admins may know. @throws MessengerRefusal */
export async function inviteUrl(
  socket: WASocket,
  jid: string,
  ask: Ask,
): Promise<string | null> {
  try {
    const code = await ask(socket.groupInviteCode(jid));
    return code ? `${SITE}/${code}` : null;
  } catch (error) {
    const refusal = unanswered(error);
    if (isAbsent(refusal)) return null;
    throw refusal;
  }
}

/** What the code of an invitation leads to. @throws MessengerRefusal */
export async function readInvite(
  socket: WASocket,
  invite: string,
  ask: Ask,
): Promise<InvitedGroup> {
  const group = await ask(socket.groupGetInviteInfo(invite)).catch(notInvited);
  return {
    externalId: group.id,
    title: group.subject,
    description: group.desc ?? null,
    members: group.size ?? null,
    isAdminsOnly: group.announce === true,
    adminsEdit: group.restrict === true,
  };
}

/** Follows an invitation by its code. @throws MessengerRefusal */
export async function joinByInvite(
  socket: WASocket,
  invite: string,
  ask: Ask,
): Promise<JoinedBy> {
  try {
    const jid = await ask(socket.groupAcceptInvite(invite));
    return jid ? "JOINED" : "REQUESTED"; // without a group the answer is that its admins are asked
  } catch (error) {
    if (error instanceof Error && codeOf(error.cause) === THERE_ALREADY) return "JOINED";
    return notInvited(error);
  }
}

function notInvited(error: unknown): never {
  const refusal = unanswered(error);
  const code = codeOf(refusal.cause);
  if (code === null || !VOID.includes(code)) throw refusal;
  throw new MessengerRefusal("GROUP_GONE", "the invitation leads nowhere", { cause: error });
}
