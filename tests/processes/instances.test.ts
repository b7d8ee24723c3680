import pg from "pg";
import { createClient } from "graphql-ws";
import { expect, test } from "vitest";
import { emptyDatabase } from "../support/database/empty_database.ts";
import {
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../support/product/start_product.ts";

const create = `mutation ($key: ID!) {
  createOffer(input: { key: $key, fields: { title: "Fone", price: { cents: 100 } } }) {
    ... on Offer { id }
  }
}`;

test(
  "three instances start together on one empty database, and share its work and events",
  async () => {
    await using one = await createDataFolder();
    await using two = await createDataFolder();
    await using three = await createDataFolder();
    const { config, drop } = await emptyDatabase("template0"); // not even migrated
    const { host, port, user, database } = config;
    const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    // One secret: a session that one instance began is good at the others.
    const secret = { SECRET_KEY: "s".repeat(32) };
    const products = await Promise.all(
      [one, two, three].map(({ path }) => startProduct(path, "", { DATABASE_URL: url, ...secret })),
    );
    const [a, b, c] = products;
    try {
      const ana = await register(a!.origin);
      const pool = new pg.Pool(config);
      for (const statement of withoutLimits) await pool.query(statement);
      const events = createClient({
        url: `${b!.origin.replace("http", "ws")}/graphql`,
        connectionParams: { authorization: `Bearer ${ana.token}` },
      });
      const changes = events.iterate<{ offerChanged: { offerId: string } }>({
        query: "subscription { offerChanged { offerId } }",
      });
      const first = changes.next();
      // The socket may still be opening: offers are made at C until B publishes one.
      let made = 0;
      const making = (async () => {
        while (
          !await Promise.race([first, ana.ask(c!.origin, create, { key: `k${made++}` })]).then((
            x,
          ) => "done" in x)
        );
      })();
      const { value } = await first;
      await making;
      const { rows } = await pool.query("select id from offers where id = $1", [
        value!.data!.offerChanged.offerId,
      ]);
      expect(rows).toHaveLength(1);

      const keyed = await Promise.all(products.map(async ({ origin }) => {
        return (await ana.ask(origin, create, { key: "a-double-click" })).data.createOffer.id;
      }));
      expect(new Set(keyed).size).toBe(1); // though each click went to another instance
      const undone = async () =>
        (await pool.query(
          "select count(*)::int n from pgboss.job where name = 'reactions' and state <> 'completed'",
        ))
          .rows[0].n;
      await expect.poll(undone, { timeout: 60_000 }).toBe(0);
      await pool.end();
      await events.dispose();
      expect(await Promise.all(products.map((product) => product.end("SIGTERM")))).toEqual([
        0,
        0,
        0,
      ]);
    } finally {
      await Promise.all(products.map((product) => product.end("SIGKILL")));
      await drop();
    }
  },
);
