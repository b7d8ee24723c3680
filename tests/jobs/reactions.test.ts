import { expect, test } from "vitest";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { ANY_EVENTS } from "../../server/jobs/found_events.ts";
import { newId } from "../../server/core/ids.ts";
import { transaction } from "../../server/database/transaction.ts";
import { startJobRunner } from "../../server/jobs/job_runner.ts";
import { recordEvents } from "../../server/jobs/record_events.ts";
import { testApp } from "../support/test_app.ts";

const typed = { fields: { title: "Fone", price: { cents: 100, currency: "BRL" } } };

test("a reaction runs once its event is committed, and again after it failed", async () => {
  await using w = await testApp();
  const jobs = await startJobRunner(w.database);
  let emails = 0;
  const sendEmail = () =>
    ++emails === 1 ? Promise.reject(new Error("no mail today")) : Promise.resolve();
  const record = recordEvents(jobs.send);
  const systemContext = () => ({
    ...w.system.ctx(),
    record,
    ports: { ...w.system.ctx().ports, sendEmail },
  });
  await jobs.work(systemContext);
  await w.member("ana", systemContext());
  jobs.wake(ANY_EVENTS);
  await expect.poll(() => emails).toBe(2);
  await jobs.stop(1);
});

test("a reaction that fails because its person was deleted meanwhile is not repeated", async () => {
  await using w = await testApp();
  const jobs = await startJobRunner(w.database);
  let emails = 0;
  const sendEmail = async () => {
    emails++;
    await w.db.deleteFrom("events").execute();
    throw new Error("the row is gone");
  };
  const systemContext = () => ({
    ...w.system.ctx(),
    record: recordEvents(jobs.send),
    ports: { ...w.system.ctx().ports, sendEmail },
  });
  await jobs.work(systemContext);
  await w.member("ana", systemContext());
  jobs.wake(ANY_EVENTS);
  const left = () => w.count("pgboss.job where name = 'reactions' and state <> 'completed'");
  await expect.poll(left).toBe(0);
  expect(emails).toBe(1);
  await jobs.stop(1);
});

test("a backlog is worked off batch after batch, and not one at each look for work", async () => {
  await using w = await testApp();
  const jobs = await startJobRunner(w.database);
  const systemContext = () => ({ ...w.system.ctx(), record: recordEvents(jobs.send) });
  const ana = await w.member();
  const [dispatchId, sessionId] = [newId("dsp"), newId("ses")];
  const event = { name: "dispatch.expired", userId: ana.id, dispatchId, sessionId } as const;
  await transaction(w.db, async (db) => {
    const ctx = systemContext();
    await ctx.record({ ...ctx, db }, Array(1_000).fill({ ...event, offerId: null }));
  });
  const left = () =>
    w.count("pgboss.job where data ->> 'event' is not null and state <> 'completed'");
  expect(await left()).toBe(1_000); // with a look every two seconds: more than a minute
  await jobs.work(systemContext);
  jobs.wake({ wakesLanes: false, names: [event.name] });
  await expect.poll(left).toBe(0);
  await jobs.stop(1);
});

test("a refused command leaves no job behind", async () => {
  await using w = await testApp();
  const jobs = await startJobRunner(w.database);
  const ana = await w.member();
  const ctx = { ...ana.ctx(), record: recordEvents(jobs.send) };
  await createOffer(ctx, typed);
  await expect(createOffer(ctx, { fields: { ...typed.fields, title: "" } })).rejects.toThrow();
  const failing: typeof ctx.record = async (tx, events) => {
    await ctx.record(tx, events);
    throw new Error("the process died before the commit");
  };
  await expect(createOffer({ ...ctx, record: failing }, typed)).rejects.toThrow("died");
  const sent = await w.count("pgboss.job where name = 'reactions'");
  expect([sent, await w.count("offers")]).toEqual([1, 1]);
  await jobs.stop(1);
});
