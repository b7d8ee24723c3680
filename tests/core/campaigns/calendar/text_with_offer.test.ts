import { afterEach, beforeEach, expect, test } from "vitest";
import { listCalendar } from "../../../../server/core/campaigns/calendar/list_calendar.ts";
import { queueCalendar } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import { updateCalendarEntry } from "../../../../server/core/campaigns/calendar/update_entry.ts";
import { createCalendarEntry } from "../../../../server/core/campaigns/calendar/write_entry.ts";
import { claimCorrections } from "../../../../server/core/delivery/corrections/claim_corrections.ts";
import { correctOffer } from "../../../../server/core/delivery/corrections/correct_offer.ts";
import type { GroupId } from "../../../../server/core/ids.ts";
import { confirmUnpaidOffer } from "../../../../server/core/offers/confirm_unpaid_offer.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../../../server/core/offers/update_offer.ts";
import { updateMessageSettings } from "../../../../server/core/users/profile/message_settings.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { seedText } from "../../../support/seed/texts.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const MINUTE = 60_000;
const SHOPEE = "https://shopee.com.br/product/1/2";

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana, { groups: 1 }));
});
afterEach(() => here[Symbol.asyncDispose]());

const unpaidOffer = () =>
  createOffer(ana.ctx(), {
    url: SHOPEE,
    fields: { title: "Fone", price: { cents: 9_900, currency: "BRL" } },
  });
const linkedOffer = async () =>
  await confirmUnpaidOffer(ana.ctx(), { id: (await unpaidOffer()).id });
const textOf = (body = "{grupo}, olha: {titulo} por {preco}\n{link}") =>
  seedText(ana, { body, name: "Destaque" });
const plan = (offerId: Awaited<ReturnType<typeof linkedOffer>>["id"], campaignTextId: Text["id"]) =>
  createCalendarEntry(ana.ctx(), {
    ...{ kind: "TEXT", campaignTextId, offerId, groupIds },
    startsLocal: "2026-11-21T09:30",
  });
type Text = Awaited<ReturnType<typeof textOf>>;
const queue = async () => {
  here.advance(29 * MINUTE);
  await queueCalendar(here.contextOf({ kind: "system" }));
  return await here.db.selectFrom("dispatches")
    .select(["offer_id", "campaign_text_id", "text", "reserved_month"]).execute();
};
const outcome = async () => {
  const from = new Date("2026-11-21T00:00Z");
  const [item] = await listCalendar(ana.ctx(), { from, to: new Date("2026-11-23T00:00Z") });
  return item!.outcome;
};

test("a text is filled from its offer, disclosed, and sent with the offer's price of that moment", async () => {
  await updateMessageSettings(ana.ctx(), { hasShortLinks: true });
  const [offer, text] = [await linkedOffer(), await textOf()];
  await plan(offer.id, text.id);
  const [queued] = await queue();
  expect(queued).toMatchObject({ offer_id: offer.id, campaign_text_id: text.id });
  expect(queued!.text).toBe(`#publi\n\nGrupo 1, olha: Fone por R$ 99,00\n${SHOPEE}`);
  const { version } = await here.db.selectFrom("offers").select("version")
    .where("id", "=", offer.id).executeTakeFirstOrThrow();
  await updateOffer(ana.ctx(), {
    ...{ id: offer.id, version },
    fields: { price: { cents: 8_900, currency: "BRL" } },
  });
  here.advance(2 * MINUTE);
  const process = messagingProcess(here);
  await process.hold();
  const { turns } = await process.take();
  expect(turns[0]!.text).toMatch(
    /^#publi\n\nGrupo 1, olha: Fone por R\$ 89,00\nhttp\S+\/[\w-]+$/,
  );
  expect(turns[0]!.text).not.toContain("shopee");
  await process.end(turns, sent("m1"));
  const links = await here.db.selectFrom("short_links").select(["offer_id", "slug"]).execute();
  expect(links).toMatchObject([{ offer_id: offer.id }]);

  await updateOffer(ana.ctx(), { // corrected in the words of the text, with the link that it has
    ...{ id: offer.id, version: version + 1 },
    fields: { price: { cents: 7_900, currency: "BRL" } },
  });
  await correctOffer(ana.ctx(), { id: offer.id, kind: "EDIT" });
  here.advance(MINUTE);
  const [correction] = await claimCorrections(here.contextOf({ kind: "system" }), {
    processId: process.processId,
    sendMs: 20_000,
    random: () => 0.5,
  });
  expect(correction!.text).toContain("Grupo 1, olha: Fone por R$ 79,00");
  expect(correction!.text).toContain(links[0]!.slug);
});

test("a text of which nothing holds any more is not sent with what held when it was queued", async () => {
  const offer = await linkedOffer();
  const fields = async (changed: Record<string, unknown>) => {
    const { version } = await here.db.selectFrom("offers").select("version")
      .where("id", "=", offer.id).executeTakeFirstOrThrow();
    await updateOffer(ana.ctx(), { id: offer.id, version, fields: changed });
  };
  await fields({ couponCode: "FONE10" });
  await plan(offer.id, (await textOf("Com o cupom {cupom}")).id);
  expect(await queue()).toMatchObject([{ text: expect.stringContaining("FONE10") }]);
  await fields({ couponCode: null });
  here.advance(2 * MINUTE);
  const process = messagingProcess(here);
  await process.hold();
  expect((await process.take()).turns).toEqual([]);
  expect(
    await here.db.selectFrom("dispatches").select(["status", "reason_code"]).execute(),
  ).toEqual([{ status: "CANCELED", reason_code: "TEXT_EMPTY" }]);
});

test("an offer that is unpaid keeps its text back, as it keeps itself back", async () => {
  await plan((await unpaidOffer()).id, (await textOf()).id);
  expect(await queue()).toEqual([]);
  expect(await outcome()).toMatchObject({ status: "SKIPPED", failure: "OFFER_UNPAID" });
});

test("an offer that is over keeps its text back", async () => {
  const offer = await linkedOffer();
  await plan(offer.id, (await textOf()).id);
  const { version } = await here.db.selectFrom("offers").select("version")
    .where("id", "=", offer.id).executeTakeFirstOrThrow();
  await updateOffer(ana.ctx(), { ...{ id: offer.id, version }, fields: { price: null } });
  expect(await queue()).toEqual([]);
  expect(await outcome()).toMatchObject({ status: "SKIPPED", failure: "OFFER_ENDED" });
});

test("an offer is taken from a text, or comes with another kind, only by the person's word", async () => {
  const [offer, text] = [await createTestOffer(ana), await textOf("Olá! {titulo}")];
  const entry = await plan(offer.id, text.id);
  expect(entry).toMatchObject({ title: "Destaque", offerId: offer.id, campaignTextId: text.id });
  const { id } = entry;
  const change = (version: number, fields: Record<string, unknown>) =>
    updateCalendarEntry(ana.ctx(), { id, version, scope: "ALL", ...fields });
  expect(await change(1, { title: "Olá" })).toMatchObject({ offerId: offer.id });
  expect(await change(2, { offerId: null })).toMatchObject({ kind: "TEXT", offerId: null });
  expect(await change(3, { kind: "OFFER", offerId: offer.id }))
    .toMatchObject({ offerId: offer.id, campaignTextId: null });
  expect(await change(4, { kind: "TEXT", campaignTextId: text.id }))
    .toMatchObject({ offerId: null, campaignTextId: text.id });
});
