import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "../../server/core/ids.ts";
import type { ProductId } from "../../server/core/ids.ts";
import { queueDeliveries } from "../../server/core/webhooks/commands.ts";
import type { AttemptResult, PostWebhook } from "../../server/core/webhooks/webhook.ts";
import { createWebhook } from "../../server/core/webhooks/write_webhook.ts";
import { runWebhooks } from "../../server/jobs/webhook_runner.ts";
import { seededRandom } from "../support/chaos/seeded_random.ts";
import { testApp } from "../support/test_app.ts";
import { until } from "../support/until.ts";

const MINUTE = 60_000;
const result = (status: number | null): AttemptResult => ({
  ...{ status, body: "", durationMs: 1 },
  problem: status === null ? "TIMED_OUT" : null,
});

test("receivers that fail, answer late or are slow get each event at least once, in order, also when the process dies", async () => {
  const random = seededRandom(7);
  /** The events that each receiver got, by its address and their resource, in the order of arrival. */
  const arrived = new Map<string, string[]>();
  let killed = false;
  let interrupted = 0;
  const postWebhook: PostWebhook = async (url, headers, body) => {
    const kind = random();
    if (kind < 0.15) return result(500);
    if (kind < 0.25) return result(null); // dead
    const key = `${url} ${JSON.parse(body).data.productId}`;
    arrived.set(key, [...arrived.get(key) ?? [], headers["webhook-id"]!]);
    if (killed) { // nobody is there to take the answer
      interrupted++;
      return await new Promise(() => {});
    }
    if (kind < 0.35) return result(null); // it answered too late
    if (kind < 0.5) await delay(20); // it is slow
    return result(200);
  };
  const app = await testApp({ postWebhook });
  onTestFinished(() => app[Symbol.asyncDispose]());
  const wanted = new Map<string, string[]>();
  for (const name of ["ana", "bia"]) {
    const person = await app.member(name);
    const urls = ["one", "two"].map((host) => `https://${host}.${name}.example/`);
    for (const url of urls) await createWebhook(person.ctx(), { url, events: ["product.soldOut"] });
    for (let n = 0; n < 40; n++) {
      const [id, productId] = [newId("evt"), `prd_${name}${n % 7}` as ProductId];
      const event = { name: "product.soldOut", userId: person.id, productId } as const;
      await queueDeliveries(app.system.ctx(), [{ id, event }]);
      for (const url of urls) {
        wanted.set(`${url} ${productId}`, [...wanted.get(`${url} ${productId}`) ?? [], id]);
      }
    }
  }
  const runner = () => {
    let isDead = false;
    const run = runWebhooks({
      systemContext: () => {
        if (isDead) throw new Error("this process is dead");
        return app.system.ctx();
      },
      random,
    });
    return { ...run, die: () => isDead = true };
  };
  const waiting = () => app.count("webhook_deliveries where status = 'PENDING'");

  const first = runner();
  await until("the first deliveries", async () => await waiting() < 140);
  killed = true;
  await until("attempts that are interrupted", () => {
    app.advance(MINUTE);
    first.signal();
    return interrupted >= 3;
  });
  first.die();
  void first.stop();
  killed = false;

  const second = runner();
  await until("all deliveries", async () => {
    app.advance(MINUTE * 40); // past every wait and lease
    second.signal();
    return await waiting() === 0;
  });
  await second.stop();
  const firstArrivals = new Map(
    [...arrived].map(([key, ids]) => [key, [...new Set(ids)]]),
  );
  expect(firstArrivals).toEqual(wanted);
});

test("a receiver that never answers holds up nobody else", async () => {
  const received: string[] = [];
  const silence = Promise.withResolvers<AttemptResult>();
  const postWebhook: PostWebhook = (url) => {
    received.push(url);
    return url.includes("slow") ? silence.promise : Promise.resolve(result(200));
  };
  const app = await testApp({ postWebhook });
  onTestFinished(() => app[Symbol.asyncDispose]());
  const happen = async (name: string, host: string) => {
    const person = await app.member(name);
    await createWebhook(person.ctx(), {
      url: `https://${host}.example/`,
      events: ["product.soldOut"],
    });
    await queueDeliveries(
      app.system.ctx(),
      Array.from({ length: 20 }, (_, n) => ({
        id: newId("evt"),
        event: {
          name: "product.soldOut",
          userId: person.id,
          productId: `prd_${name}${n}` as ProductId,
        },
      })),
    );
  };
  await happen("ana", "slow");
  await happen("bia", "quick");
  const runner = runWebhooks({ systemContext: app.system.ctx });
  await until(
    "the quick one's",
    () => received.filter((url) => url.includes("quick")).length === 20,
  );
  expect(received.filter((url) => url.includes("slow"))).toHaveLength(4);
  silence.resolve(result(null));
  await runner.stop();
});
