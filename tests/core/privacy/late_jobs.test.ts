import { expect, test } from "vitest";
import type { Context } from "../../../server/core/context.ts";
import { refreshProducts } from "../../../server/core/catalogue/refresh/refresh_products.ts";
import type { DomainEvent } from "../../../server/core/events.ts";
import type { EventId } from "../../../server/core/ids.ts";
import { findReaction } from "../../../server/core/reactions.ts";
import { schedule } from "../../../server/core/schedule.ts";
import { setPhoto } from "../../../server/core/users/profile/profile.ts";
import { requestAccountDeletion } from "../../../server/core/users/account/deletion.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { picture, rowsThatHold, seedWholePerson } from "../../support/seed/seed_whole_person.ts";
import { sent } from "../../support/seed/deliveries.ts";
import { streamPage } from "../../support/sites/page.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { testApp } from "../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
type AnyReaction = (ctx: Context, event: DomainEvent, id: EventId) => Promise<void>;

/** Ana with a row in every table, all her jobs waiting, and her deletion due. */
async function scene() {
  const w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const person = await seedWholePerson(w, ana, rute);
  const rows = await w.db.selectFrom("events").select(["id", "name", "payload"]).execute();
  const events = new Map(rows.map(({ id, name, payload }) => [id, { name, ...payload }]));
  const isHers = (eventId: EventId) =>
    (events.get(eventId) as { userId?: string } | undefined)?.userId === ana.id;
  const waiting = w.jobs.splice(0).filter(({ eventId }) => isHers(eventId));
  await requestAccountDeletion(ana.ctx(), { confirmation: `${ana.token}@example.com` });
  w.jobs.splice(0);
  w.advance(7 * DAY - MINUTE);
  const carryOut = () => schedule.carryOutDeletions!.run(w.system.ctx());
  return {
    w,
    ana,
    ...person,
    /** Erases all that is kept of her, and all that followed from it. */
    async erase() {
      for (const minutes of [2, 5, 20]) {
        w.advance(minutes * MINUTE);
        await carryOut();
      }
      await runReactions(w);
    },
    /** Runs the jobs that waited, as a process would that had read them before. @returns which failed */
    async runWaiting(ctx = w.system.ctx, only: string | null = null) {
      const failed: string[] = [];
      for (const { eventId, reaction } of waiting) {
        if (only !== null && reaction !== only) continue;
        const event = events.get(eventId) as DomainEvent;
        const run = findReaction(event.name, reaction) as AnyReaction;
        await run(ctx(), event, eventId).catch((error) => failed.push(`${reaction}: ${error}`));
      }
      return failed;
    },
    waiting: waiting.map(({ reaction }) => reaction),
    left: async () => Object.keys(await rowsThatHold(w, ana.id)),
  };
}

test("jobs that waited while an account was erased do nothing, without an error", async () => {
  const s = await scene();
  await using w = s.w;
  expect(s.waiting).toEqual(
    expect.arrayContaining(["readBatchLink", "makeDataExport", "recordPrice"]),
  );
  await s.erase();
  w.emails.splice(0);
  expect(await s.runWaiting()).toEqual([]);
  for (const { run } of Object.values(schedule)) await run(w.system.ctx());
  expect(w.emails).toEqual([]);
  expect(await s.left()).toEqual(["audit_entries"]);
  expect(w.jobs).toEqual([]); // nothing follows
});

test("a page, a file and a message that were under way when the account was erased leave nothing", async () => {
  const s = await scene();
  await using w = s.w;
  await w.db.updateTable("dispatches").set({ expires_at: new Date("2100-01-01") })
    .where("status", "=", "QUEUED").execute();
  await s.process.hold();
  const { turns } = await s.process.take();
  expect(turns).toHaveLength(1);
  const file = Promise.withResolvers<Uint8Array>();
  const isUploading = Promise.withResolvers<void>();
  const upload = setPhoto(s.ana.ctx(), {
    file: () => (isUploading.resolve(), file.promise),
  }).then(() => "saved", () => "refused");
  const { page, isReading, slow } = slowReader(w);
  const reading = s.runWaiting(slow, "readBatchLink");
  await Promise.all([isUploading.promise, isReading.promise]);

  await s.erase();
  file.resolve(await picture());
  page.resolve();
  expect(await upload).toBe("refused");
  await reading; // it fails without its rows; without its event it is not repeated
  await s.process.settle([{ turn: turns[0]!, outcome: sent(), delayMs: 0 }]);
  await runReactions(w);
  expect(await s.left()).toEqual(["audit_entries"]);
});

test("a refresh of the catalogue that was under way when the account was erased writes nothing back", async () => {
  const s = await scene();
  await using w = s.w;
  await w.db.updateTable("products").set({ next_refresh_at: new Date(0), claimed_at: null })
    .where("user_id", "=", s.ana.id).execute();
  const { page, isReading, slow } = slowReader(w);
  const refresh = refreshProducts(slow());
  await isReading.promise;
  await s.erase();
  page.resolve();
  await refresh;
  await runReactions(w);
  expect(await s.left()).toEqual(["audit_entries"]);
});

/** Contexts whose pages are read at once, but answered only once `page` is resolved. */
function slowReader(w: Awaited<ReturnType<typeof testApp>>) {
  const page = Promise.withResolvers<void>();
  const isReading = Promise.withResolvers<void>();
  const slow = () => {
    const ctx = w.system.ctx();
    const readProduct: typeof ctx.ports.readProduct = async (url) => {
      isReading.resolve();
      await page.promise;
      return { hops: [url], product: await ctx.ports.readPage(pageOf(url)) };
    };
    return { ...ctx, ports: { ...ctx.ports, readProduct } };
  };
  return { page, isReading, slow };
}

const pageOf = (url: URL) => streamPage(productPage({ name: "Fone", price: "99.90" }), url.href);
