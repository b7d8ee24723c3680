import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { recordInvite, requestedInvites } from "../core/groups/invites.ts";
import type { SessionId } from "../core/ids.ts";
import {
  type Connection,
  MessengerRefusal,
  type RefusalReason,
} from "../core/delivery/messenger.ts";

const log = getLogger(["garimpo", "connections"]);

/** The messenger answered, and will not say it to this account. */
const final: ReadonlySet<RefusalReason> = new Set(["GROUP_GONE", "GROUP_FORBIDDEN"]);

/** Asks for the invitations of a session's groups that somebody waits for, one after the other. */
export async function readInvites(
  ctxNow: () => Context,
  sessionId: SessionId,
  connection: Connection,
): Promise<void> {
  for (const { groupId, externalId } of await requestedInvites(ctxNow(), sessionId)) {
    const url = await inviteOf(connection, externalId);
    await recordInvite(ctxNow(), { groupId, ...url !== undefined && { url } });
  }
}

/** Undefined: it did not answer. */
async function inviteOf(
  { inviteUrl }: Connection,
  externalId: string,
): Promise<string | null | undefined> {
  if (!inviteUrl) return null;
  try {
    const url = await inviteUrl(externalId);
    return url && URL.canParse(url) && url.startsWith("https://") ? url : null;
  } catch (error) {
    if (error instanceof MessengerRefusal && final.has(error.reason)) return null;
    log.warn("the invitation of {externalId} was not read: {error}", { externalId, error });
    return undefined;
  }
}
