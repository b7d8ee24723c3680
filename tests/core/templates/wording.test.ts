import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import type { TemplateId } from "../../../server/core/ids.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import {
  cloneTemplate,
  type CreateTemplate,
  createTemplate,
  updateTemplate,
} from "../../../server/core/templates/write_template.ts";
import { deleteTemplate, restoreTemplate } from "../../../server/core/templates/delete_template.ts";
import { countSent, listTemplates } from "../../../server/core/templates/list_templates.ts";
import type { Template } from "../../../server/core/templates/template.ts";
import { templateFor, wordingFor } from "../../../server/core/templates/wording.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;
const plain: CreateTemplate = {
  name: "Geral",
  marketplace: null,
  season: null,
  variants: [{ slot: 0, body: "{titulo}\n{link}", weight: 1 }],
  active: true,
};
const blackFriday = { name: "Black Friday", firstDay: "11-20", lastDay: "11-30" };
const newYear = { name: "Fim de ano", firstDay: "12-15", lastDay: "01-06" };

const template = (id: string, change: Partial<Template> = {}): Template => ({
  ...plain,
  hasShortLinks: null,
  id: `tpl_${id}`,
  userId: "usr_1",
  version: 1,
  activatedAt: new Date(0),
  createdAt: new Date(0),
  updatedAt: new Date(0),
  deletedAt: null,
  ...change,
});
const chosen = (templates: Template[], day = "2026-11-25", templateId: TemplateId | null = null) =>
  templateFor({ marketplace: "AMAZON", templateId }, templates, day)?.id ?? null;

test("season and shop come before season, that before shop, that before neither", () => {
  const all = [
    template("general"),
    template("shop", { marketplace: "AMAZON" }),
    template("season", { season: blackFriday }),
    template("both", { marketplace: "AMAZON", season: blackFriday }),
  ];
  const order = ["tpl_both", "tpl_season", "tpl_shop", "tpl_general", null];
  for (let left = all; order.length > 0; left = left.slice(0, -1)) {
    expect(chosen(left)).toBe(order.shift());
    if (left.length === 0) break;
  }
});

test("templates of another shop, out of season, not in use or deleted are not used", () => {
  expect(chosen([template("a", { marketplace: "SHOPEE" })])).toBeNull();
  expect(chosen([template("a", { season: blackFriday })], "2026-12-01")).toBeNull();
  expect(chosen([template("a", { activatedAt: null })])).toBeNull();
  expect(chosen([template("a", { deletedAt: new Date(0) })])).toBeNull();
});

test("a season may span New Year's, every year", () => {
  const party = [template("a", { season: newYear })];
  for (const day of ["2026-12-15", "2026-12-31", "2027-01-01", "2030-01-06"]) {
    expect([day, chosen(party, day)]).toEqual([day, "tpl_a"]);
  }
  for (const day of ["2026-12-14", "2027-01-07"]) expect(chosen(party, day)).toBeNull();
});

test("of two that fit equally, the one that was put in use last is used", () => {
  const earlier = template("b");
  expect(chosen([earlier, template("a", { activatedAt: new Date(1) })])).toBe("tpl_a");
  expect(chosen([earlier, template("a")])).toBe("tpl_b");
});

test("the template chosen for an offer comes before all, in use or not, until it is deleted", () => {
  const all = [template("general"), template("mine", { activatedAt: null })];
  expect(chosen(all, "2026-11-25", "tpl_mine")).toBe("tpl_mine");
  const gone = [all[0]!, template("mine", { deletedAt: new Date(0) })];
  expect(chosen(gone, "2026-11-25", "tpl_mine")).toBe("tpl_general");
  expect(templateFor({ marketplace: "AMAZON", templateId: "BUILT_IN" }, all, "2026-11-25"))
    .toBeNull();
});

async function scene() {
  const w = await testApp();
  const ana = await w.member("ana");
  const names = async (who: Member = ana) =>
    (await listTemplates(who.ctx(), { limit: 100, inverted: false })).map(({ name }) => name);
  return { w, ana, names, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

test("a template with errors, without a name, or with impossible days or weights is refused", async () => {
  await using s = await scene();
  const create = (change: Partial<CreateTemplate>) =>
    createTemplate(s.ana.ctx(), { ...plain, ...change });
  const body = (body: string, weight = 1) => ({ variants: [{ slot: 0, body, weight }] });
  const refusals: [Partial<CreateTemplate>, object][] = [
    [body("{precio}"), { code: "TEMPLATE_HAS_ERRORS", path: ["variants", "0", "body"] }],
    [body(" "), { code: "TEMPLATE_HAS_ERRORS" }],
    [body("{a}".repeat(300_000)), { code: "TEMPLATE_HAS_ERRORS" }],
    [body("{link}", 0), { code: "TEMPLATE_VARIANTS_INVALID" }],
    [{ variants: Array(2).fill(plain.variants[0]) }, { code: "TEMPLATE_VARIANTS_INVALID" }],
    [{ variants: [] }, { code: "TEMPLATE_VARIANTS_INVALID" }],
    [{ variants: Array(4).fill(plain.variants[0]) }, { code: "TEMPLATE_VARIANTS_INVALID" }],
    [{ name: " " }, { code: "TEMPLATE_NAME_INVALID", path: ["name"] }],
    [{ season: { ...newYear, name: "" } }, { code: "SEASON_INVALID", path: ["season", "name"] }],
    [{ season: { ...newYear, firstDay: "02-30" } }, { path: ["season", "firstDay"] }],
    [{ season: { ...newYear, lastDay: "1-6" } }, { path: ["season", "lastDay"] }],
  ];
  for (const [change, refusal] of refusals) {
    await expect(create(change)).rejects.toMatchObject(refusal);
  }
  await create({ ...body("sem link, com R$ 10"), season: { ...newYear, lastDay: "02-29" } }); // only warned of
  expect(await s.names()).toEqual(["Geral"]);
});

test("saving increases the version, an older one conflicts, and omitted fields stay", async () => {
  await using s = await scene();
  const made = await createTemplate(s.ana.ctx(), { ...plain, marketplace: "AMAZON" });
  const update = (version: number, change: object) =>
    updateTemplate(s.ana.ctx(), { id: made.id, version, ...change });
  expect(await update(1, { name: "Outro" })).toMatchObject({
    version: 2,
    name: "Outro",
    marketplace: "AMAZON",
    activatedAt: made.activatedAt,
  });
  expect(await update(2, { marketplace: null, season: newYear, active: false })).toMatchObject({
    marketplace: null,
    season: newYear,
    activatedAt: null,
  });
  await expect(update(2, { name: "Tarde" })).rejects.toMatchObject({
    code: "TEMPLATE_CHANGED_MEANWHILE",
    current: { version: 3, name: "Outro" },
  });
});

test("a deleted template is not listed, can be restored as it was, and is purged after a week", async () => {
  await using s = await scene();
  const { id } = await createTemplate(s.ana.ctx(), plain);
  await expect(restoreTemplate(s.ana.ctx(), { id })).rejects.toMatchObject({
    code: "TEMPLATE_NOT_DELETED",
  });
  await deleteTemplate(s.ana.ctx(), { id });
  expect(await s.names()).toEqual([]);
  expect(await restoreTemplate(s.ana.ctx(), { id })).toMatchObject({ name: "Geral", version: 1 });
  await deleteTemplate(s.ana.ctx(), { id });
  s.w.advance(WEEK);
  await enforceRetention(s.w.system.ctx());
  await expect(restoreTemplate(s.ana.ctx(), { id })).rejects.toMatchObject({
    code: "TEMPLATE_NOT_FOUND",
  });
});

test("a copy's name marks it as one, and it is not in use", async () => {
  await using s = await scene();
  const { id } = await createTemplate(s.ana.ctx(), plain);
  expect(await cloneTemplate(s.ana.ctx(), { id })).toMatchObject({
    name: "Geral (cópia)",
    activatedAt: null,
    variants: plain.variants,
  });
});

test("another person's template does not exist, for one's offers too", async () => {
  await using s = await scene();
  const bia = await s.w.member("bia");
  const { id } = await createTemplate(s.ana.ctx(), plain);
  const absent = { code: "TEMPLATE_NOT_FOUND" };
  for (const act of [deleteTemplate, cloneTemplate, restoreTemplate]) {
    await expect(act(bia.ctx(), { id })).rejects.toMatchObject(absent);
  }
  await expect(updateTemplate(bia.ctx(), { id, version: 1 })).rejects.toMatchObject(absent);
  const offer = await createTestOffer(bia);
  const choose = (templateId: TemplateId) =>
    updateOffer(bia.ctx(), { id: offer.id, version: 1, fields: { templateId } });
  await expect(choose(id)).rejects.toMatchObject(absent);
  expect(await s.names(bia)).toEqual([]);
});

test("at most fifty templates can exist", async () => {
  await using s = await scene();
  for (let n = 0; n < 50; n++) await createTemplate(s.ana.ctx(), plain);
  await expect(createTemplate(s.ana.ctx(), plain)).rejects.toMatchObject({
    code: "TEMPLATES_LIMIT",
  });
});

test("each message uses the template that fits, stores its variant, and they are counted", async () => {
  await using s = await scene();
  const { w, ana } = s;
  const { groupIds } = await connectSession(w, ana, { groups: 3 });
  const bodies = ["A: {titulo}", "B: {titulo}", "C: {titulo}"];
  const made = await createTemplate(ana.ctx(), {
    ...plain,
    variants: bodies.map((body, slot) => ({ slot, body, weight: 1 })),
  });
  const process = messagingProcess(w);
  await process.hold();
  for (let n = 0; n < 4; n++) {
    const { id } = await createTestOffer(ana, `Fone ${n}`);
    await sendOffer(ana.ctx(), { offerId: id, groupIds });
  }
  for (let { turns } = await process.take(); turns.length > 0;) {
    await process.settle(turns.map((turn) => ({ turn, outcome: sent(), delayMs: 0 })));
    w.advance(60 * 60 * 1000);
    await process.hold();
    ({ turns } = await process.take());
  }
  const rows = await w.db.selectFrom("dispatches").select(["text", "template_id", "variant"])
    .where("status", "=", "SENT").execute();
  expect(rows.length).toBe(12);
  for (const { text, template_id, variant } of rows) {
    expect([template_id, text]).toEqual([
      made.id,
      expect.stringContaining(`${"ABC"[variant!]}: Fone`),
    ]);
  }
  const counts = (await countSent(ana.ctx(), [made.id])).get(made.id)!;
  expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(12);
  expect(counts.size).toBeGreaterThan(1);
});

test("a sent text stays when its template is deleted", () => {
  const variants = [1, 2].map((slot) => ({ slot, body: `${slot}`, weight: 1 }));
  const one = template("a", { variants: variants.slice(1) });
  const offer = { marketplace: "AMAZON" as const, templateId: null };
  expect(wordingFor(offer, [one], "2026-11-25", "dsp_1")).toMatchObject({ variant: 2, body: "2" });
});

test("a message made with a template counts as the person's once they reworded it", async () => {
  await using s = await scene();
  const { w, ana } = s;
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  const { id: templateId } = await createTemplate(ana.ctx(), plain);
  const process = messagingProcess(w);
  await process.hold();
  const { id } = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: id, groupIds });
  const { turns: [first] } = await process.take();
  const later = { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 1_000 } as const;
  await process.settle([{ turn: first!, outcome: later, delayMs: 0 }]);
  await updateOffer(ana.ctx(), { id, version: 1, fields: { text: "Corre" } });
  w.advance(60_000);
  await process.hold();
  const { turns: [second] } = await process.take();
  expect(second!.text).toContain("Corre");
  await process.settle([{ turn: second!, outcome: sent(), delayMs: 0 }]);
  expect((await countSent(ana.ctx(), [templateId])).get(templateId)!.size).toBe(0);
});

test("the person's own text, and the product's message, have no template", async () => {
  await using s = await scene();
  const { w, ana } = s;
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await createTemplate(ana.ctx(), plain);
  const process = messagingProcess(w);
  await process.hold();
  for (const fields of [{ text: "Corre" }, { templateId: "BUILT_IN" as const }]) {
    const { id } = await createTestOffer(ana);
    await updateOffer(ana.ctx(), { id, version: 1, fields });
    await sendOffer(ana.ctx(), { offerId: id, groupIds });
    const { turns } = await process.take();
    expect(turns).toHaveLength(1);
    await process.settle([{ turn: turns[0]!, outcome: sent(), delayMs: 0 }]);
    w.advance(60 * 60 * 1000);
    await process.hold();
  }
  const rows = await w.db.selectFrom("dispatches").select(["template_id", "variant"]).execute();
  expect(rows).toEqual(Array(2).fill({ template_id: null, variant: null }));
});
