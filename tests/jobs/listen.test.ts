import { expect, test } from "vitest";
import { sql } from "kysely";
import { sendOffer } from "../../server/core/delivery/queue/send_offer.ts";
import { confirmUnpaidOffer } from "../../server/core/offers/confirm_unpaid_offer.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import type { DomainEvent } from "../../server/core/events.ts";
import { transaction } from "../../server/database/transaction.ts";
import type { FoundEvents } from "../../server/jobs/found_events.ts";
import { listen } from "../../server/jobs/listen.ts";
import { connectSession } from "../support/seed/deliveries.ts";
import { type Member, testApp } from "../support/test_app.ts";

const typed = { fields: { title: "Fone", price: { cents: 100, currency: "BRL" } } };

/** Returns the ids of offers in a person's events, as they come from now on. */
async function offersOf(w: Awaited<ReturnType<typeof testApp>>, person: Member) {
  const received: string[] = [];
  void (async () => {
    for await (const event of person.ctx().live(person.id)) {
      if ("offerId" in event && event.offerId) received.push(event.offerId);
    }
  })();
  await expect.poll(w.subscribers).toBe(1);
  return received;
}

test("every instance receives an event, whichever published it", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const other = await listen(w.database, w.db);
  const received = [w.contextOf(ana.ctx().viewer).live(ana.id), other.live(ana.id)].map(
    async (events) => {
      for await (const event of events) if ("offerId" in event) return event.name;
    },
  );
  await expect.poll(() => w.subscribers() + other.subscribers()).toBe(2);
  await createOffer(ana.ctx(), typed);
  expect(await Promise.all(received)).toEqual(["offer.created", "offer.created"]);
  await other.close();
});

test("events during a lost connection are delivered once it is back", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const received: string[] = [];
  void (async () => {
    for await (const event of ana.ctx().live(ana.id)) {
      if ("offerId" in event) received.push(event.name);
    }
  })();
  await expect.poll(w.subscribers).toBe(1);
  await createOffer(ana.ctx(), typed);
  await expect.poll(() => received).toEqual(["offer.created"]);

  await w.cutLiveConnection(async () => void await createOffer(ana.ctx(), typed));
  await expect.poll(() => received).toEqual(["offer.created", "offer.created"]);
});

test("an event is delivered as it was notified, and read only where many do not fit", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const received = await offersOf(w, ana);
  const created = (name: string) =>
    ({ name: "offer.created", userId: ana.id, offerId: `ofr_${name}` }) as unknown as DomainEvent;
  await transaction(w.db, async (db) => {
    const tx = { ...ana.ctx(), db };
    await tx.record(tx as never, [created("alone")]);
    await sql`delete from events where payload ->> 'offerId' = 'ofr_alone'`.execute(db);
  });
  await expect.poll(() => received).toEqual(["ofr_alone"]);
  const many = Array.from({ length: 150 }, (_, n) => `${n}-ção`);
  await transaction(w.db, async (db) => {
    const tx = { ...ana.ctx(), db };
    await tx.record(tx as never, many.map(created));
  });
  await expect.poll(() => received).toEqual(["alone", ...many].map((name) => `ofr_${name}`));
});

test("an event that could not be read at once is delivered later, before the next one", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const received = await offersOf(w, ana);
  await w.db.schema.alterTable("events").renameColumn("payload", "hidden").execute();
  await sql`
    insert into events (id, name, hidden, happened_at) values
      ('evt_01h455vb4pex5vsknk084sn02q', 'offer.created',
       ${JSON.stringify({ userId: ana.id, offerId: "ofr_1" })}, now())`.execute(w.db);
  await sql`select pg_notify('events', 'evt_01h455vb4pex5vsknk084sn02q')`.execute(w.db);
  await w.db.schema.alterTable("events").renameColumn("hidden", "payload").execute();
  const { id } = await createOffer(ana.ctx(), typed);
  await expect.poll(() => received).toEqual(["ofr_1", id]);
});

test("a closed listener ends every subscription", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const other = await listen(w.database, w.db);
  const ended = (async () => {
    for await (const _ of other.live(ana.id));
    return "ended";
  })();
  await expect.poll(other.subscribers).toBe(1);
  await other.close();
  expect(await ended).toBe("ended");
  for await (const _ of other.live(ana.id)); // a late one ends at once
});

test("a notification names its events, unless they are many", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const found: FoundEvents["names"][] = [];
  const other = await listen(w.database, w.db, ({ names }) => found.push(names));
  await createOffer(ana.ctx(), typed);
  await expect.poll(() => found).toEqual([["offer.created"]]);
  const ctx = ana.ctx();
  const changes = Array(150).fill({ name: "user.changed", userId: ana.id } as const);
  await transaction(ctx.db, (db) => ctx.record({ ...ctx, db }, changes));
  await expect.poll(() => found.slice(1)).toEqual([null]);
  await other.close();
});

test("who holds lanes is woken by what may give them work, and not by every event", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  const found: boolean[] = [];
  const other = await listen(w.database, w.db, ({ wakesLanes }) => found.push(wakesLanes));
  const { id } = await createOffer(ana.ctx(), typed);
  await expect.poll(() => found).toEqual([false]);
  await confirmUnpaidOffer(ana.ctx(), { id });
  found.length = 0;
  await sendOffer(ana.ctx(), { offerId: id, groupIds });
  await expect.poll(() => found.at(-1)).toBe(true);
  await other.close();
});
