import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";
import type { Channel, OpenSession } from "./messenger.ts";

/**
 * A connected session with its credentials, to act as it: for the system alone, never shown. Null
 * where it is not connected. `webhookOrigin`: where vendors can bring news to; null: they are asked.
 */
export async function openSession(
  { db, ports }: Context,
  id: SessionId,
  webhookOrigin: string | null,
): Promise<{ readonly channel: Channel; readonly session: OpenSession } | null> {
  const row = await db.selectFrom("messenger_sessions")
    .select(["channel", "account_id", "credentials"])
    .where("id", "=", id).where("disconnected_at", "is", null).executeTakeFirst();
  if (!row?.credentials) return null;
  return {
    channel: row.channel,
    session: {
      id,
      account: row.account_id,
      credentials: await ports.vault.open(row.credentials, id),
      webhook: webhookOrigin === null ? null : {
        url: `${webhookOrigin}/api/${row.channel.toLowerCase()}/${id}`,
        secret: await ports.vault.derive(`${row.channel.toLowerCase()}-webhook:${id}`),
      },
    },
  };
}
