import { expect, test } from "vitest";
import { productPage } from "../support/sites/product_page.ts";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../support/product/start_product.ts";
import { shopSite } from "../support/sites/shop_site.ts";

const AMAZON = "www.amazon.com.br";
const CALLS = 200;

const create = `mutation ($input: CreateOfferInput!) {
  createOffer(input: $input) { ... on Offer { id } ... on UserError { code } }
}`;

test(
  "killed during 200 createOffer calls, the product loses no offer and skips no reaction",
  async () => {
    await using folder = await createDataFolder();
    const dataDir = folder.path;
    await using shops = shopSite();
    const asin = (n: number) => `B0${String(n).padStart(8, "0")}`;
    for (let n = 0; n < CALLS; n++) {
      shops.serve(AMAZON, `/dp/${asin(n)}`, productPage({ name: `Produto ${n}`, price: "10.00" }));
    }
    await using first = await startProduct(dataDir, shops.standins(AMAZON));
    const { ask } = await register(first.origin);
    {
      await using database = await connectToDatabase(dataDir);
      for (const statement of withoutLimits) await database.rows(statement);
    }

    const acknowledged: string[] = [];
    let isKilled = false;
    const calls = Array.from({ length: CALLS }, async (_, n) => {
      try {
        const input = { url: `https://${AMAZON}/dp/${asin(n)}`, key: `call-${n}` };
        const { data } = await ask(first.origin, create, { input });
        acknowledged.push(data.createOffer.id);
        if (acknowledged.length >= CALLS / 4 && !isKilled) {
          isKilled = true;
          await first.end("SIGKILL");
        }
      } catch {
        // not acknowledged: it may or may not be there, but never by half
      }
    });
    await Promise.all(calls);
    expect(acknowledged.length).toBeGreaterThanOrEqual(CALLS / 4);
    expect(acknowledged.length).toBeLessThan(CALLS); // or nothing was cut off

    await using second = await startProduct(dataDir, shops.standins(AMAZON));
    {
      await using database = await connectToDatabase(dataDir);
      const offers = await database.rows<{ id: string; title: string; price_cents: number }>(
        "select id, title, price_cents from offers",
      );
      expect(offers.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      expect(offers.filter(({ title, price_cents }) => !title || price_cents !== 1000)).toEqual([]);
      const [events] = await database.rows<{ created: number }>(
        "select count(distinct payload->>'offerId')::int as created from events where name = 'offer.created'",
      );
      expect(events!.created).toBe(offers.length);
      const sighted = async () =>
        (await database.rows<{ n: number }>("select count(*)::int as n from price_sightings"))[0]!
          .n;
      await expect.poll(sighted, { timeout: 60_000, interval: 200 }).toBe(offers.length);
      const emails = () => Array.from(Deno.readDirSync(`${dataDir}/mail`));
      await expect.poll(emails).toHaveLength(2); // the welcome, and the one that proves the e-mail

      // The cut-off calls, made again, give one offer each.
      const again: string[] = [];
      for (const some of Array.from({ length: CALLS / 20 }, (_, n) => n * 20)) {
        again.push(
          ...await Promise.all(Array.from({ length: 20 }, async (_, n) => {
            const input = {
              url: `https://${AMAZON}/dp/${asin(some + n)}`,
              key: `call-${some + n}`,
            };
            return (await ask(second.origin, create, { input })).data.createOffer.id as string;
          })),
        );
      }
      expect(new Set(again).size).toBe(CALLS);
      expect(again).toEqual(expect.arrayContaining(acknowledged));
    }
    expect(await second.end("SIGTERM")).toBe(0);
  },
);

test("on SIGTERM, the product ends in good order though a subscription is open", async () => {
  await using folder = await createDataFolder();
  await using product = await startProduct(folder.path);
  const { ask } = await register(product.origin);
  const { data } = await ask(product.origin, "{ viewer { email } }");
  expect(data.viewer.email).toBe("ana@example.com");
  const events = new WebSocket(
    `${product.origin.replace("http", "ws")}/graphql`,
    "graphql-transport-ws",
  );
  const closed = new Promise<number>((resolve) => {
    events.onclose = ({ code }) => resolve(code);
  });
  await new Promise((resolve) => events.onopen = resolve);
  expect(await product.end("SIGTERM")).toBe(0);
  expect(await closed).toBe(1001);
});
