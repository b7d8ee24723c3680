import { type GroupId, newId, type UserId } from "../../../../server/core/ids.ts";
import type { connectToDatabase } from "../../product/start_product.ts";

type Database = Awaited<ReturnType<typeof connectToDatabase>>;

/** Gives the registered person a plan without limits and groups whose messages only queue. */
export async function seedPausedSender(database: Database, groups: number) {
  const [{ id: userId } = { id: "" as UserId }] = await database.rows<{ id: UserId }>(
    "select id from users",
  );
  await database.rows(
    `insert into plans (price_id, name, limits)
     values ('unlimited', 'Sem limites', '{"messagesPerMonth": -1, "groups": -1}')
     on conflict do nothing`,
  );
  const sessionId = newId("ses");
  const groupIds: readonly GroupId[] = Array.from({ length: groups }, () => newId("grp"));
  await database.rows(
    `update users set email_verified_at = now(), subscription_status = 'active',
       subscription_expires_at = null, stripe_price_id = 'unlimited' where id = $1`,
    [userId],
  );
  await database.rows(`update auth_users set "emailVerified" = true`);
  await database.rows("update bot_settings set paused_at = now() where user_id = $1", [userId]);
  await database.rows(
    `insert into messenger_sessions (id, user_id, channel, account_id, name, credentials,
       credential_hint, owner_code, created_at)
     values ($1, $2, 'TELEGRAM', $1, 'Bot', null, '', '', now())`,
    [sessionId, userId],
  );
  await database.rows(
    "insert into lanes (session_id, user_id, token, failures) values ($1, $2, 0, 0)",
    [sessionId, userId],
  );
  await database.rows(
    `insert into groups (id, user_id, session_id, external_id, title, search_text, kind, role,
       can_send, tags, is_active, synced_at, refusals)
     select id, $2, $3, id, 'Grupo', 'grupo', 'GROUP', 'ADMIN', true, '{}', true, now(), 0
     from unnest($1::text[]) as id`,
    [groupIds, userId, sessionId],
  );
  return { userId, groupIds };
}

/** Writes offers that pay their person. */
export async function seedPaidOffers(
  database: Database,
  { userId, ids, status }: {
    readonly userId: UserId;
    readonly ids: readonly string[];
    readonly status: "DRAFT" | "APPROVED";
  },
): Promise<void> {
  await database.rows(
    `insert into offers (id, user_id, version, status, marketplace, shop, title, currency,
       price_cents, evidence, search_text, custom_affiliate_url, custom_affiliate_proof, created_at,
       updated_at)
     select id, $2, 1, $3, 'OTHER', 'Loja', 'Fone', 'BRL', 9900, '[]', 'fone',
       'https://loja.example/fone?parceiro=ana', 'PROVEN', now(), now()
     from unnest($1::text[]) as id`,
    [ids, userId, status],
  );
}
