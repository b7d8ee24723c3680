import { Webhook as Receiver } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "../../../server/core/ids.ts";
import { postDelivery, recordAttempt } from "../../../server/core/webhooks/attempt_delivery.ts";
import { claimDeliveries, nextDueAt } from "../../../server/core/webhooks/claim_deliveries.ts";
import { queueDeliveries } from "../../../server/core/webhooks/commands.ts";
import { listDeliveries } from "../../../server/core/webhooks/list_deliveries.ts";
import { listWebhooks } from "../../../server/core/webhooks/list_webhooks.ts";
import type { WebhookEvent } from "../../../server/core/webhooks/public_events.ts";
import { replayWebhook } from "../../../server/core/webhooks/replay_webhook.ts";
import { testWebhook } from "../../../server/core/webhooks/test_webhook.ts";
import type { AttemptResult, PostWebhook } from "../../../server/core/webhooks/webhook.ts";
import {
  createWebhook,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from "../../../server/core/webhooks/write_webhook.ts";
import { createTestOffer } from "../../support/seed/deliveries.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { until } from "../../support/until.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const URL = "https://ana.example/garimpo";
const HOUR = 60 * 60 * 1000;
const page = { limit: 100, inverted: false };
const answered = (status: number | null): AttemptResult => ({
  status,
  body: "ok",
  problem: status === null ? "TIMED_OUT" : null,
  durationMs: 5,
});

type Received = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** Whether the library of Standard Webhooks signs the same, at the time of the headers. */
const accepts = (its: string, { body, headers }: Received) => {
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const signature = new Receiver(its).sign(headers["webhook-id"]!, at, body);
  return headers["webhook-signature"]!.split(" ").includes(signature);
};

/** A product whose posts reach receivers that answer as `answer` says. */
async function webhookApp(answer: (body: string, url: string) => number | null = () => 200) {
  const received: Received[] = [];
  const postWebhook: PostWebhook = (url, headers, body) => {
    received.push({ body, headers });
    return Promise.resolve(answered(answer(body, url)));
  };
  const app = await testApp({ postWebhook });
  onTestFinished(() => app[Symbol.asyncDispose]());
  const ana = await app.member();
  const create = (events: readonly WebhookEvent[] = ["product.soldOut"], url = URL) =>
    createWebhook(ana.ctx(), { url, events });
  /** Events of the person's, recorded in that order; each letter is a product. */
  const happen = (products: string, person: Member = ana) =>
    queueDeliveries(
      app.system.ctx(),
      [...products].map((letter) => ({
        id: newId("evt"),
        event: { name: "product.soldOut", userId: person.id, productId: `prd_${letter}` },
      })),
    );
  const claim = () => claimDeliveries(app.system.ctx(), { most: 100, leaseMs: 30_000 });
  /** Attempts what is due, once. @returns the products whose deliveries were attempted */
  async function attempt(): Promise<string> {
    const claimed = await claim();
    for (const delivery of claimed) {
      const result = await postDelivery(app.system.ctx(), delivery);
      await recordAttempt(app.system.ctx(), { delivery, result: result!, random: 0 });
    }
    return claimed.map(({ resource }) => resource.slice(4)).toSorted().join("");
  }
  const log = async () => {
    const [webhook] = await listWebhooks(ana.ctx());
    return await listDeliveries(ana.ctx(), webhook!.id, null, page);
  };
  const statuses = async () => (await log()).map(({ status }) => status).toReversed();
  return { app, ana, received, create, happen, claim, attempt, log, statuses };
}

test("an offer that is created reaches the webhook, signed, with its facts", async () => {
  const { ana, received, create, attempt } = await webhookApp();
  const { secret } = await create(["offer.created"]);
  const offer = await createTestOffer(ana, "Fone de ouvido");
  await attempt();
  const [{ body, headers }] = received as [Received];
  expect(JSON.parse(body)).toMatchObject({
    type: "offer.created",
    data: { offerId: offer.id, title: "Fone de ouvido" },
  });
  expect(headers["webhook-id"]).toMatch(/^evt_/);
  expect(accepts(secret, { body, headers })).toBe(true);
  expect(body).not.toContain(ana.id);
});

test("a webhook gets the events that it wants, of its person alone", async () => {
  const { app, create, happen, attempt, received } = await webhookApp();
  await create(["offer.created"]);
  const bia = await app.member("bia");
  await createWebhook(bia.ctx(), { url: URL, events: ["product.soldOut"] });
  await happen("a");
  expect(await attempt()).toBe("");
  await happen("b", bia);
  expect(await attempt()).toBe("b");
  expect(received).toHaveLength(1);
});

test("later events of a product wait for the earlier, those of others do not", async () => {
  const failing = new Set(["a"]);
  const { app, create, happen, attempt, received } = await webhookApp((body) =>
    failing.has(JSON.parse(body).data.productId.slice(4)) ? 500 : 200
  );
  await create();
  await happen("aab");
  expect(await attempt()).toBe("ab"); // the first a, and b
  expect(await attempt()).toBe("");
  app.advance(6_000);
  expect(await attempt()).toBe("a");
  failing.clear();
  app.advance(2 * 60_000);
  expect(await attempt()).toBe("a");
  expect(await attempt()).toBe("a"); // the second one
  expect(await attempt()).toBe("");
  const sent = received.filter(({ body }) => body.includes("prd_a"))
    .map(({ headers }) => headers["webhook-id"]);
  expect(sent.slice(0, 3)).toEqual(Array(3).fill(sent[0])); // the same id at each attempt
  expect(sent[3]).not.toBe(sent[0]);
});

test("what happens while a webhook is removed is not held against it", async () => {
  const { app, create, happen } = await webhookApp();
  const { webhook } = await create();
  const removed = Promise.withResolvers<void>();
  const removing = app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("webhooks").where("id", "=", webhook.id).execute();
    removed.resolve();
    await until(
      "somebody waits for the row",
      async () => await app.count("pg_locks where not granted") > 0,
    );
  });
  await removed.promise;
  await happen("a");
  await removing;
  expect(await app.count("webhook_deliveries")).toBe(0);
});

test("each attempt has the same body, whatever changed meanwhile", async () => {
  const { app, ana, create, attempt, received } = await webhookApp(() => 500);
  await create(["offer.created"]);
  const offer = await createTestOffer(ana, "Fone");
  await attempt();
  await app.db.updateTable("offers").set({ title: "Outro" }).where("id", "=", offer.id).execute();
  app.advance(10_000);
  await attempt();
  expect(received.map(({ body }) => body)).toEqual(Array(2).fill(received[0]!.body));
});

test("after three days without an answer the webhook is disabled, and its person notified", async () => {
  const { app, ana, create, happen, attempt, statuses } = await webhookApp(() => null);
  const { webhook } = await create();
  await happen("ab");
  for (let n = 0; n < 11; n++) {
    await attempt();
    app.advance(21 * HOUR);
  }
  const [after] = await listWebhooks(ana.ctx());
  expect(after).toMatchObject({ disabledBecause: "FAILED" });
  await runReactions(app);
  expect(app.emails.map(({ subject }) => subject)).toContain("Um webhook seu foi desligado");
  expect(await app.count("notifications where kind = 'WEBHOOK_DISABLED'")).toBe(1);

  await happen("a"); // nothing is lost meanwhile
  expect(await attempt()).toBe("");
  await updateWebhook(ana.ctx(), { id: webhook.id, isEnabled: true });
  expect(await attempt()).toBe("ab");
  expect(await statuses()).toEqual(["PENDING", "PENDING", "PENDING"]);
});

test("where others arrive, one that never does fails alone, and those behind it go on", async () => {
  const { app, ana, create, happen, attempt, statuses } = await webhookApp((body) =>
    body.includes("prd_a") ? 500 : 200
  );
  await create();
  await happen("a");
  for (let n = 0; n < 11; n++) {
    await happen("b");
    await attempt();
    app.advance(21 * HOUR);
  }
  expect((await listWebhooks(ana.ctx()))[0]).toMatchObject({ disabledAt: null });
  expect((await statuses())[0]).toBe("FAILED");
});

test("a receiver that says that it is gone gets nothing more", async () => {
  const { ana, create, happen, attempt } = await webhookApp(() => 410);
  await create();
  await happen("ab");
  await attempt();
  expect((await listWebhooks(ana.ctx()))[0]).toMatchObject({ disabledBecause: "GONE" });
});

test("a dead process's delivery is due again when its lease ends, and it records nothing late", async () => {
  const { app, create, happen, claim, attempt, statuses } = await webhookApp();
  await create();
  await happen("aa");
  const [lost] = await claim();
  expect(await claim()).toEqual([]); // the second one waits for the first
  const ctx = app.system.ctx();
  expect((await nextDueAt(ctx))!.getTime() - ctx.now.getTime()).toBe(30_000);
  app.advance(31_000);
  expect(await nextDueAt(app.system.ctx())).toBeNull();
  const [again] = await claim();
  expect(again!.id).toBe(lost!.id);
  await recordAttempt(app.system.ctx(), { delivery: lost!, result: answered(500), random: 0 });
  await recordAttempt(app.system.ctx(), { delivery: again!, result: answered(200), random: 0 });
  expect(await statuses()).toEqual(["DELIVERED", "PENDING"]);
  expect(await attempt()).toBe("a");
});

test("one webhook and one person have a share of the attempts, and others get theirs", async () => {
  const { app, create, happen, claim } = await webhookApp();
  for (const n of [1, 2, 3]) await create(["product.soldOut"], `https://slow${n}.example/`);
  await happen("abcdefgh");
  const held = await claim();
  expect(held).toHaveLength(10);
  for (const { webhookId } of held) {
    expect(held.filter((one) => one.webhookId === webhookId).length).toBeLessThanOrEqual(4);
  }
  expect(await claim()).toEqual([]);
  const bia = await app.member("bia");
  await createWebhook(bia.ctx(), { url: URL, events: ["product.soldOut"] });
  await happen("z", bia);
  expect((await claim()).map(({ userId }) => userId)).toEqual([bia.id]);
});

test("a delivery, or those of a period, are delivered again by the same id", async () => {
  const { app, ana, create, happen, attempt, received, log } = await webhookApp();
  const { webhook } = await create();
  await happen("a");
  const [before, since] = [await attempt(), (app.advance(HOUR), app.system.ctx().now)];
  await happen("bc");
  await attempt();
  const first = (await log()).at(-1)!;
  expect(await replayWebhook(ana.ctx(), { id: webhook.id, deliveryId: first.id }))
    .toMatchObject({ count: 1 });
  expect(await attempt()).toBe(before);
  expect(received.at(-1)!.headers["webhook-id"]).toBe(first.eventId);
  expect(await replayWebhook(ana.ctx(), { id: webhook.id, since })).toMatchObject({ count: 2 });
  expect(await attempt()).toBe("bc");
  await expect(replayWebhook(ana.ctx(), { id: webhook.id, since: new Date(0) }))
    .rejects.toMatchObject({ code: "WEBHOOK_PERIOD_INVALID" });
  await expect(replayWebhook(ana.ctx(), { id: webhook.id, deliveryId: newId("whd") }))
    .rejects.toMatchObject({ code: "WEBHOOK_DELIVERY_NOT_FOUND" });
});

test("a test is sent once, also where the webhook is disabled, and its answer kept", async () => {
  const { ana, create, attempt } = await webhookApp(() => 500);
  const { webhook } = await create();
  await updateWebhook(ana.ctx(), { id: webhook.id, isEnabled: false });
  expect(await testWebhook(ana.ctx(), { id: webhook.id })).toMatchObject({
    event: "webhook.test",
    status: "FAILED",
    responseStatus: 500,
    responseBody: "ok",
  });
  await updateWebhook(ana.ctx(), { id: webhook.id, isEnabled: true });
  expect(await attempt()).toBe("");
});

test("a new secret signs beside the earlier one for a day", async () => {
  const { app, ana, create, received } = await webhookApp();
  const { webhook, secret } = await create();
  const rotated = await rotateWebhookSecret(ana.ctx(), { id: webhook.id });
  await testWebhook(ana.ctx(), { id: webhook.id });
  await expect(rotateWebhookSecret(ana.ctx(), { id: webhook.id }))
    .rejects.toMatchObject({ code: "WEBHOOK_ALREADY_ROTATED" });
  app.advance(25 * HOUR);
  await testWebhook(ana.ctx(), { id: webhook.id });
  const [during, after] = received as [Received, Received];
  expect([secret, rotated.secret].map((its) => accepts(its, during))).toEqual([true, true]);
  expect([secret, rotated.secret].map((its) => accepts(its, after))).toEqual([false, true]);
});

test("a webhook is refused without a public address, without events, and beyond five", async () => {
  const { ana, create } = await webhookApp();
  for (
    const url of [
      "http://ana.example",
      "https://ana.example:8443",
      "https://u:p@ana.example",
      "ana",
    ]
  ) {
    await expect(create(["offer.created"], url)).rejects.toMatchObject({
      code: "WEBHOOK_URL_INVALID",
    });
  }
  await expect(create([])).rejects.toMatchObject({ code: "WEBHOOK_EVENTS_INVALID" });
  for (let n = 0; n < 5; n++) await create();
  await expect(create()).rejects.toMatchObject({ code: "WEBHOOKS_LIMIT" });
  const [webhook] = await listWebhooks(ana.ctx());
  await removeWebhook(ana.ctx(), { id: webhook!.id });
  await create();
});
