import { expect, test } from "vitest";
import { listApprovals } from "../../../../server/core/automation/approvals/list_approvals.ts";
import { dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { runDueRules } from "../../../../server/core/automation/evaluation/scheduled_rules.ts";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import type { OfferId } from "../../../../server/core/ids.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import {
  decisionSentences,
  HOUR,
  ruleWorld,
  sendsNow,
  wholePage,
  writeRule,
} from "../../../support/seed/rule_world.ts";
import { html } from "../../../support/sites/shop_site.ts";
import { productPage } from "../../../support/sites/product_page.ts";

type Here = Awaited<ReturnType<typeof ruleWorld>>;

/** Ana, whose groups have these slots; it is 9:00 for her. */
async function slotted(slots: string[]) {
  const here = await ruleWorld();
  await here.w.db.updateTable("bot_settings").set({ slots }).execute();
  const filling = (fields: Parameters<typeof writeRule>[1] = {}) =>
    writeRule(here, { trigger: triggerOf("FREE_SLOT"), ...fields });
  return { ...here, filling };
}

/** An approved offer that Ana wrote by hand. */
async function approved(
  { ana }: Here,
  title: string,
  price = { cents: 5_000, currency: "BRL" },
): Promise<OfferId> {
  const affiliateUrl = `https://loja.example/${encodeURIComponent(title)}?parceiro=ana`;
  const { id } = await createOffer(ana.ctx(), { fields: { title, price, affiliateUrl } });
  await approveOffers(ana.ctx(), { ids: [id] });
  return id;
}

/** Lets rules work, each ten minutes. */
async function work({ w }: Here, hours: number) {
  for (let n = 0; n < hours * 6; n++) {
    await runDueRules(w.system.ctx());
    await runReactions(w, 2);
    w.advance(10 * 60_000);
  }
}

/** The messages of rules, by offer and the local hour of their start. */
const ofRules = ({ w }: Here) =>
  w.db.selectFrom("dispatches").innerJoin("offers as o", "o.id", "offer_id")
    .select(["o.title", "planned_at"]).distinct().where("origin", "=", "RULE")
    .orderBy("planned_at").execute()
    .then((rows) =>
      rows.map(({ title, planned_at: at }) => [title, at.toISOString().slice(11, 16)])
    );

test("a slot in which none of the rule's groups is free is skipped, and the rule goes on", async () => {
  const slots = ["10:00", "11:00", "12:00", "13:00", "14:00", "15:00"];
  await using here = await slotted(slots);
  const { w, ana, groupIds: [own, other], filling } = here;
  const offerId = await approved(here, "Fone");
  for (const time of slots.slice(0, 5)) {
    await sendOffer(ana.ctx(), {
      offerId,
      groupIds: [own!],
      localTime: `2026-11-21T${time}`,
      occasion: time,
      again: true,
    });
  }
  await approved(here, "Panela");
  const { id } = await filling({ actions: { ...sendsNow, groupIds: [own!] } });
  await work(here, 7);
  expect(await decisionSentences(ana)).toEqual([
    ...slots.slice(0, 5).map((time) => [
      "SKIPPED",
      `Nenhum grupo da regra estava livre às ${time}.`,
    ]),
    ["QUEUED", "O horário das 15:00 estava livre. Vai a 1 grupo."],
  ]);
  expect(await w.db.selectFrom("rules").select(["failures", "paused_at"]).executeTakeFirst())
    .toEqual({ failures: 0, paused_at: null });
  const { items } = await dryRunRule(ana.ctx(), { id });
  expect(items.filter(({ outcome }) => outcome === "QUEUED")).toMatchObject([{ groupIds: [own] }]);
  expect(other).toBeDefined(); // was free all the time
});

test("an offer that cannot be read leaves its slot to the next, and the decision says so", async () => {
  await using here = await slotted(["10:00", "11:00"]);
  const { w, ana, filling } = here;
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "50.00" }));
  const { id } = await createOffer(ana.ctx(), { url: "https://loja.example/fone" });
  w.advance(13 * HOUR); // its price is old then
  await approveOffers(ana.ctx(), { ids: [id] });
  w.shops.serve("loja.example", "/fone", () => html("", 500));
  await approved(here, "Panela");
  const rule = await filling();
  await work(here, 12);
  expect(await decisionSentences(ana)).toEqual([
    [
      "QUEUED",
      "O horário das 10:00 estava livre. Vai a 2 grupos. " +
      "Antes dela, “Fone” ficou de fora: não conseguimos conferir o preço.",
    ],
  ]);
  await work(here, 1);
  expect((await decisionSentences(ana)).at(-1))
    .toEqual(["SKIPPED", "Não conseguimos conferir o preço antes do envio."]);
  const { items } = await dryRunRule(ana.ctx(), { id: rule.id });
  expect(items.slice(-2).map(({ outcome, title }) => [outcome, title]))
    .toEqual([["QUEUED", "Panela"], ["SKIPPED", "Fone"]]);
});

test("offers that cannot be read stand behind the others for a day", async () => {
  await using here = await slotted(["10:00", "11:00"]);
  const { w, ana, filling } = here;
  const ids: OfferId[] = [];
  for (const path of ["/a", "/b", "/c", "/d"]) {
    w.shops.serve("loja.example", path, productPage({ name: `Fone ${path}`, price: "50.00" }));
    ids.push((await createOffer(ana.ctx(), { url: `https://loja.example${path}` })).id);
    w.shops.serve("loja.example", path, () => html("", 500));
  }
  await approveOffers(ana.ctx(), { ids });
  w.advance(13 * HOUR);
  await approved(here, "Panela");
  await filling();
  await work(here, 15);
  expect((await decisionSentences(ana)).map(([outcome]) => outcome)).toEqual(["SKIPPED", "QUEUED"]);
});

test("a price that was typed is sent as it stands, however old", async () => {
  await using here = await slotted(["10:00"]);
  const { w, ana, filling } = here;
  await approved(here, "Fone");
  w.advance(13 * HOUR);
  await filling();
  await work(here, 13);
  expect(await decisionSentences(ana)).toEqual([
    ["QUEUED", "O horário das 10:00 estava livre. Vai a 2 grupos."],
  ]);
});

test("an offer has its turn however many before it do not fit the rule", async () => {
  await using here = await slotted(["10:00"]);
  const { ana, filling } = here;
  for (let n = 0; n < 60; n++) await approved(here, `Fone ${n}`);
  await approved(here, "Panela");
  const { id } = await filling({ conditions: { ...noConditions, words: ["panela"] } });
  await work(here, 2);
  expect(await ofRules(here)).toEqual([["Panela", "13:00"]]);
  const { items } = await dryRunRule(ana.ctx(), { id });
  expect(items.at(-1)).toMatchObject({ outcome: "QUEUED", title: "Panela" });
});

test("a slot outside of a rule's hours stays empty, also in its dry run", async () => {
  await using here = await slotted(["10:00", "22:00"]);
  const { ana, groupIds, filling } = here;
  await approved(here, "Fone");
  await approved(here, "Panela");
  const hours = { fromTime: "09:00", toTime: "20:00" };
  const { id } = await filling({ actions: { ...sendsNow, groupIds, ...hours } });
  await work(here, 15);
  expect(await ofRules(here)).toEqual([["Fone", "13:00"]]);
  expect((await decisionSentences(ana)).at(-1))
    .toEqual(["SKIPPED", "O horário das 22:00 fica fora das horas da regra."]);
  const { items } = await dryRunRule(ana.ctx(), { id });
  expect(items.at(-1)).toMatchObject({ reasonCode: "SLOT_OUTSIDE_HOURS" });
});

test("a rule that asks does so two hours before the slot, about each offer once", async () => {
  await using here = await slotted(["12:00", "12:30"]);
  const { ana, groupIds, filling } = here;
  await approved(here, "Fone");
  await approved(here, "Panela");
  await filling({ actions: { ...sendsNow, groupIds, mode: "ASK" } });
  await work(here, 2);
  const asked = (await listApprovals(ana.ctx(), "PENDING", wholePage)).toReversed();
  expect(asked.map(({ createdAt, expiresAt }) => [createdAt, expiresAt].map(timeOf))).toEqual([
    ["13:00", "14:55"],
    ["13:30", "15:25"],
  ]);
  expect(new Set(asked.map(({ offerId }) => offerId)).size).toBe(2);
});

const timeOf = (at: Date) => at.toISOString().slice(11, 16);
