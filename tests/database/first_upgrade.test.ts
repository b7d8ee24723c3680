import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, migrations } from "../../server/database/migrate.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";
import { testApp } from "../support/test_app.ts";

const ANA = "usr_01kajgnh00e2m8zhspx4t4ytrk";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const database = await emptyDatabase("template0");
  const client = new pg.Client(database.config);
  await client.connect();
  await client.query(await Deno.readTextFile("tests/support/database/first_commit.sql"));
  await client.end();
  app = await testApp({ database });
  await Promise.all([migrate(app.db), migrate(app.db)]); // as two instances that start together
});
afterAll(() => app[Symbol.asyncDispose]());

test("the schema of the first commit that ran migrates to the present one", async () => {
  expect(await app.count("kysely_migration")).toBe(Object.keys(migrations).length);
  const counts = {
    users: await app.count("users"),
    offers: await app.count("offers"),
    events: await app.count("events"),
    identities: await app.count("identities"),
    sightings: await app.count("price_sightings"),
  };
  expect(counts).toEqual({ users: 2, offers: 2, events: 2, identities: 2, sightings: 2 });
});

test("its prices belong to the host that they were read from", async () => {
  const rows = await app.db.selectFrom("price_sightings").select(["host", "price_cents as cents"])
    .orderBy("price_cents").execute();
  expect(rows).toEqual([
    { host: "www.amazon.com.br", cents: 9990 },
    { host: "loja.example", cents: 25000 },
  ]);
});

test("its offers and people are what the product shows", async () => {
  const ana = await app.db.selectFrom("users").select(["display_name", "amazon_tag"])
    .where("id", "=", ANA).executeTakeFirstOrThrow();
  expect(ana).toEqual({ display_name: "Ana", amazon_tag: "ana-20" });
  const offers = await app.db.selectFrom("offers").select(["title", "price_cents as cents"])
    .where("user_id", "=", ANA).execute();
  expect(offers).toEqual([{ title: "Fone de ouvido", cents: 9990 }]);
});
