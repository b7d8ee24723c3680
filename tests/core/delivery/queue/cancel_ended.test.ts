import { afterEach, beforeEach, expect, test } from "vitest";
import { checkCalendarEntry } from "../../../../server/core/campaigns/calendar/check_entry.ts";
import { listCalendar } from "../../../../server/core/campaigns/calendar/list_calendar.ts";
import { queueCalendar } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import { createCalendarEntry } from "../../../../server/core/campaigns/calendar/write_entry.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import type { GroupId, ProductId } from "../../../../server/core/ids.ts";
import { createOfferFromProduct } from "../../../../server/core/offers/create_offer_from_product.ts";
import { updateOffer } from "../../../../server/core/offers/update_offer.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import { payAtLoja, readPriceAgain } from "../../../support/seed/readings.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
let productId: ProductId;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana, { groups: 2 }));
  await payAtLoja(ana);
  ({ id: productId } = await seedProduct(here, ana, { title: "Panela elétrica 6 L" }));
});
afterEach(() => here[Symbol.asyncDispose]());

const offerOf = () => createOfferFromProduct(ana.ctx(), { productId, key: crypto.randomUUID() });
const statuses = async () =>
  (await here.db.selectFrom("dispatches").select(["status", "reason_code"]).orderBy("id").execute())
    .map(({ status, reason_code }) => [status, reason_code]);

test("what waits of a product that sold out is canceled, and what is queued afterwards is not", async () => {
  const { id: offerId } = await offerOf();
  const other = await seedProduct(here, ana, { path: "/copo", title: "Copo" });
  const { id: otherId } = await createOfferFromProduct(ana.ctx(), {
    productId: other.id,
    key: "k",
  });
  await sendOffer(ana.ctx(), { offerId, groupIds: [groupIds[0]!] });
  await sendOffer(ana.ctx(), { offerId: otherId, groupIds: [groupIds[0]!] });
  here.advance(60_000);
  await readPriceAgain(here, productId, 9_900, "OUT_OF_STOCK");
  here.advance(60_000);
  await sendOffer(ana.ctx(), { offerId, groupIds: [groupIds[1]!] });
  await runReactions(here, 2);
  expect(await statuses()).toEqual([
    ["CANCELED", "OFFER_ENDED"],
    ["QUEUED", null],
    ["QUEUED", null],
  ]);
  const { message_count } = await here.db.selectFrom("users").select("message_count")
    .where("id", "=", ana.id).executeTakeFirstOrThrow();
  expect(message_count).toBe(2);
});

test("an offer whose person removed its price leaves the queue and the calendar, until it is back", async () => {
  const { id: offerId, version } = await offerOf();
  await sendOffer(ana.ctx(), { offerId, groupIds: [...groupIds] });
  const daily = {
    kind: "OFFER" as const,
    offerId,
    startsLocal: "2026-11-21T09:30",
    recurrence: "FREQ=DAILY",
    groupIds,
  };
  await createCalendarEntry(ana.ctx(), daily);
  const warnings = async () =>
    (await checkCalendarEntry(ana.ctx(), { ...daily, startsLocal: "2026-11-24T15:00" }))
      .map(({ code }) => code);
  expect(await warnings()).not.toContain("OFFER_ENDED");
  const ended = await updateOffer(ana.ctx(), { id: offerId, version, fields: { price: null } });
  await runReactions(here);
  expect(await statuses()).toEqual(Array(2).fill(["CANCELED", "OFFER_ENDED"]));
  expect(await warnings()).toContain("OFFER_ENDED");
  const runs = async () => {
    await queueCalendar(here.contextOf({ kind: "system" }));
    const from = new Date("2026-11-21T00:00Z");
    const to = new Date("2026-11-23T00:00Z");
    return (await listCalendar(ana.ctx(), { from, to })).map(({ outcome }) => [
      outcome.status,
      outcome.failure,
    ]);
  };
  here.advance(30 * 60_000);
  expect(await runs()).toEqual([["SKIPPED", "OFFER_ENDED"], ["PLANNED", null]]);
  await updateOffer(ana.ctx(), {
    id: offerId,
    version: ended.version,
    fields: { price: { cents: 9_000, currency: "BRL" } },
  });
  here.advance(24 * 60 * 60_000);
  expect(await runs()).toEqual([["SKIPPED", "OFFER_ENDED"], ["WAITING", null]]);
});
