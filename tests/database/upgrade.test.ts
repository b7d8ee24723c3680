import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVault } from "../../server/adapters/vault/vault.ts";
import { holdSending } from "../../server/backup/copy/hold_sending.ts";
import { migrate, migrations } from "../../server/database/migrate.ts";
import { findReaction } from "../../server/core/reactions.ts";
import type { ReactionJob } from "../../server/jobs/record_events.ts";
import { DUMP_SECRET, restoreDump } from "../support/database/restore_dump.ts";
import { runReactions } from "../support/run_reactions.ts";
import { testApp } from "../support/test_app.ts";

/** Rows that version 0.1.0 had of what people made. */
const ROWS = {
  acceptances: 2,
  cards: 1,
  coupons: 2,
  dispatches: 4,
  groups: 4,
  identities: 4,
  link_batches: 2,
  marketplace_connections: 2,
  messenger_sessions: 2,
  notifications: 4,
  offers: 2,
  photos: 2,
  products: 2,
  templates: 2,
  themes: 1,
  users: 3,
};

const counts = async () => {
  const rows = await Promise.all(
    Object.keys(ROWS).map(async (table) => [table, await app.count(table)] as const),
  );
  return Object.fromEntries(rows);
};

let database: Awaited<ReturnType<typeof restoreDump>>;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  database = await restoreDump("0_1_0");
  app = await testApp({ database });
});
afterAll(() => app[Symbol.asyncDispose]());

test("each migration has a number of its own", () => {
  const numbers = Object.keys(migrations).map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("data of version 0.1.0 starts and migrates, and a restore of it is known afterwards", async () => {
  const client = new pg.Client(database.config);
  await client.connect();
  await holdSending(client, { name: "garimpo-1", startedAt: "2026-11-20T09:00:00Z" });
  await client.end();
  await migrate(app.db);
  const restores = await app.db.selectFrom("restores").select(["copy", "announced_at"]).execute();
  expect(restores).toEqual([{ copy: "garimpo-1", announced_at: null }]);
  const applied = await app.count("kysely_migration");
  expect(applied).toBe(Object.keys(migrations).length);
  expect(await counts()).toEqual(ROWS);
});

test("people of version 0.1.0 can sign in and see their data", async () => {
  const { subject: token } = await app.db.selectFrom("identities").select("subject")
    .where("provider", "=", "test").where("subject", "like", "ana-%").executeTakeFirstOrThrow();
  const ana = { ...app.guest, token };
  await app.signIn(ana);
  const { data, errors } = await app.request(
    ana,
    `{ viewer {
      displayName
      offers(first: 5) { edges { node { title } } }
      dispatches(first: 5) { edges { node { status } } }
      coupons(first: 5) { edges { node { couponCode } } }
      products(first: 5) { edges { node { title } } }
      notifications(first: 5) { edges { node { title text } } }
    } appearance { version } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.viewer).toMatchObject({
    displayName: token,
    offers: { edges: [{ node: { title: "ana oferta" } }] },
    dispatches: { edges: [{ node: { status: "SENT" } }] },
    coupons: { edges: [{ node: { couponCode: "CUPOM10" } }] },
    products: { edges: [{ node: { title: "ana produto" } }] },
  });
  expect(data.viewer.notifications.edges.length).toBeGreaterThan(0);
});

test("credentials that version 0.1.0 sealed are opened by the same key", async () => {
  const { id, credentials } = await app.db.selectFrom("messenger_sessions")
    .select(["id", "credentials"]).where("name", "=", "ana bot").executeTakeFirstOrThrow();
  const vault = await openVault(DUMP_SECRET);
  expect(await vault.open(credentials!, id)).toBe("1:ana");
});

test("jobs that version 0.1.0 left are recognized, and run", async () => {
  const { rows } = await sql<{ data: ReactionJob }>`
    select data || jsonb_build_object('event', events.name) as data
    from pgboss.job join events on events.id = data ->> 'eventId'`.execute(app.db);
  const jobs = rows.map(({ data }) => data);
  expect(jobs.length).toBeGreaterThan(0);
  const unknown = jobs.filter(({ event, reaction }) => !findReaction(event, reaction));
  expect(unknown).toEqual([]);
  app.jobs.push(...jobs);
  await runReactions(app);
});
