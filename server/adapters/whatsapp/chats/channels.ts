import type { WASocket } from "baileys";
import {
  type GroupRole,
  MessengerRefusal,
  type SeenGroup,
} from "../../../core/delivery/messenger.ts";
import { codeOfPending } from "../../../core/groups/channel_link.ts";
import { isAbsent, queryRefusal } from "../connection/refusals.ts";
import type { Query } from "../connection/waiting.ts";
import { isChannelJid } from "../jids.ts";
import { absentFrom } from "./groups.ts";

/** The title of a channel that the server does not know. */
const NOT_FOUND = "Canal não encontrado";
/** The address before the code of a channel's link. */
const SITE = "https://whatsapp.com/channel";

/** What the server says of a channel; the library's type has other names. */
type Answer = {
  readonly id: string;
  readonly thread_metadata?: {
    readonly name?: { readonly text?: string };
    readonly invite?: string;
    readonly subscribers_count?: string;
  };
  readonly viewer_metadata?: { readonly role?: string } | null;
};

const roles: Readonly<Record<string, GroupRole>> = { OWNER: "OWNER", ADMIN: "ADMIN" };

/** Whether an id of a group is a channel's, or stands for one until its own is known. */
export const isChannelId = (externalId: string): boolean =>
  isChannelJid(externalId) || codeOfPending(externalId) !== null;

/**
 * Reads channels, by their ids or their links. The server lists none: they are known because the
 * person named them. @throws MessengerRefusal
 */
export async function readChannels(
  socket: WASocket,
  externalIds: readonly string[],
  query: Query,
  onMoved: (from: string, to: string) => Promise<void>,
): Promise<SeenGroup[]> {
  const seen: SeenGroup[] = [];
  for (const externalId of externalIds) {
    const answer = await readChannel(socket, externalId, query);
    if (!answer) {
      const isPending = !isChannelJid(externalId);
      seen.push({ ...absentFrom(externalId), ...isPending && { title: NOT_FOUND } });
      continue;
    }
    if (answer.id !== externalId) await onMoved(externalId, answer.id);
    seen.push(seenChannel(answer));
  }
  return seen;
}

/** Returns the link of a channel; null: there is none. @throws MessengerRefusal */
export async function channelUrl(socket: WASocket, jid: string, query: Query) {
  const code = (await readChannel(socket, jid, query))?.thread_metadata?.invite;
  return code ? `${SITE}/${code}` : null;
}

/** Returns null for a channel that does not exist. @throws MessengerRefusal */
async function readChannel(
  socket: WASocket,
  externalId: string,
  query: Query,
): Promise<Answer | null> {
  const code = codeOfPending(externalId);
  try {
    const answer = await query(
      code === null
        ? socket.newsletterMetadata("jid", externalId)
        : socket.newsletterMetadata("invite", code),
    );
    return answer && isChannelJid(answer.id) ? answer as unknown as Answer : null;
  } catch (error) {
    const refusal = queryRefusal(error);
    if (refusal instanceof MessengerRefusal && isAbsent(refusal)) return null;
    throw refusal;
  }
}

function seenChannel({ id, thread_metadata: thread, viewer_metadata: viewer }: Answer): SeenGroup {
  const role = roles[viewer?.role ?? ""] ?? "MEMBER";
  const members = Number(thread?.subscribers_count);
  return {
    externalId: id,
    title: thread?.name?.text ?? "",
    kind: "CHANNEL",
    role,
    canSend: role !== "MEMBER",
    ...Number.isSafeInteger(members) && { members },
    isAdminsOnly: true,
    isInCommunity: false,
    isThere: true,
  };
}
