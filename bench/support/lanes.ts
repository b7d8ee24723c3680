import { sql } from "kysely";
import type pg from "pg";
import type { Context } from "../../server/core/context.ts";
import {
  type GroupId,
  newId,
  type OfferId,
  type SessionId,
  type UserId,
} from "../../server/core/ids.ts";
import type { Tables } from "../../server/core/tables.ts";
import { system } from "../../server/core/users/viewer.ts";
import { connect } from "../../server/database/connection.ts";
import { startEmbedded } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrate.ts";
import type { OnEvents } from "../../server/jobs/found_events.ts";
import { listen } from "../../server/jobs/listen.ts";
import { recordEvents } from "../../server/jobs/record_events.ts";
import { createDataFolder } from "../../tests/support/product/start_product.ts";

export type Lane = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId;
  readonly groupIds: readonly GroupId[];
};

/** An embedded database, as durable as the product's, with the product's tables. */
export async function database() {
  const folder = await createDataFolder();
  const server = await startEmbedded({ dataDir: folder.path, log: () => {} });
  const base = await connected(server.config);
  await migrate(base.db);
  return {
    ...base,
    dataDir: folder.path,
    async close() {
      await base.close();
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export type Base = Awaited<ReturnType<typeof connected>>;

/** Such a database as a further process of the product has it. */
export async function connected(config: pg.PoolConfig) {
  const db = connect<Tables>({ ...config, max: 8 }, () => {});
  const handlers: OnEvents[] = [];
  const live = await listen(config, db, (found) => handlers.forEach((handler) => handler(found)));
  const record = recordEvents(() => Promise.resolve());
  const contextOf = (ports: Context["ports"]): Context => ({
    db,
    viewer: system,
    now: new Date(),
    ports,
    record,
    live: live.live,
  });
  return {
    config,
    db,
    contextOf,
    onEvents: (handler: OnEvents) => void handlers.push(handler),
    onEvent: live.onEvent,
    async close() {
      await live.close();
      await db.destroy();
    },
  };
}

/** So many people, each with one session, its groups and one offer; nothing slows them down. */
export async function peopled(
  { db }: Pick<Base, "db">,
  { sessions, groups, credentials = () => "sealed" }: {
    sessions: number;
    groups: number;
    /** What the session's messenger needs, sealed. */
    credentials?: (session: SessionId, n: number) => string;
  },
): Promise<Lane[]> {
  const lanes = Array.from({ length: sessions }, (): Lane => ({
    userId: newId("usr"),
    sessionId: newId("ses"),
    offerId: newId("ofr"),
    groupIds: Array.from({ length: groups }, () => newId("grp")),
  }));
  const [users, ids, offers] = [
    lanes.map(({ userId }) => userId),
    lanes.map(({ sessionId }) => sessionId),
    lanes.map(({ offerId }) => offerId),
  ];
  await sql`
    insert into users (id, email, display_name, role, plan, subscription_status, message_count,
      has_disclosure, created_at)
    select id, id || '@example.com', 'Ana', 'user', 'Teste', 'active', 0, true, now()
    from unnest(${users}::text[]) id`.execute(db);
  await sql`
    insert into bot_settings
    select id, 'TELEGRAM', 0, 0, 1000000, 1000000, 1000000, null, null, null, 720, '{}', null
    from unnest(${users}::text[]) id`.execute(db);
  await sql`
    insert into messenger_sessions (id, user_id, channel, account_id, name, credentials,
      credential_hint, owner_code, created_at)
    select id, user_id, 'TELEGRAM', id, 'Bot', credentials, '', '', now()
    from unnest(${ids}::text[], ${users}::text[], ${ids.map(credentials)}::text[])
      as given (id, user_id, credentials)`.execute(db);
  await sql`
    insert into lanes (session_id, user_id, token, failures)
    select id, user_id, 0, 0
    from unnest(${ids}::text[], ${users}::text[]) as given (id, user_id)`.execute(db);
  await sql`
    insert into offers (id, user_id, version, status, marketplace, shop, title, currency,
      price_cents, evidence, search_text, unpaid_confirmed_link, created_at, updated_at)
    select id, user_id, 1, 'DRAFT', 'OTHER', 'Loja', 'Fone', 'BRL', 9900, '[]', 'fone', '', now(),
      now()
    from unnest(${offers}::text[], ${users}::text[]) as given (id, user_id)`.execute(db);
  await sql`
    insert into groups (id, user_id, session_id, external_id, title, search_text, kind, role,
      can_send, tags, is_active, synced_at, refusals)
    select id, user_id, session_id, id, 'Grupo', 'grupo', 'GROUP', 'ADMIN', true, '{}', true, now(), 0
    from unnest(${lanes.flatMap(({ groupIds }) => groupIds)}::text[],
      ${lanes.flatMap(({ groupIds, userId }) => groupIds.map(() => userId))}::text[],
      ${lanes.flatMap(({ groupIds, sessionId }) => groupIds.map(() => sessionId))}::text[]
    ) as given (id, user_id, session_id)`.execute(db);
  await sql`analyze`.execute(db);
  return lanes;
}
