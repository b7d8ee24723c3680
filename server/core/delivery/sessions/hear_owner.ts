import type { Tx } from "../../command.ts";
import { keepOwnChat } from "../../groups/commands.ts";
import type { MessengerSession } from "./session.ts";

/**
 * Somebody opened a chat with the account: with the right code it is the owner, and test messages go
 * there from now on.
 */
export async function hearOwner(
  tx: Tx,
  session: MessengerSession,
  chat: string,
  code: string,
) {
  const { id: sessionId, userId, ownerCode } = session;
  if (code !== ownerCode || !await keepOwnChat(tx, session, chat)) return;
  tx.emit({ name: "session.changed", userId, sessionId });
}
