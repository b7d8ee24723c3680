import { expect, test } from "vitest";
import { recordCampaignTextUse } from "../../../../server/core/campaigns/commands.ts";
import { exportCampaignTexts } from "../../../../server/core/campaigns/texts/csv/export_texts.ts";
import { importCampaignTexts } from "../../../../server/core/campaigns/texts/csv/import_texts.ts";
import { readyCampaignTexts } from "../../../../server/core/campaigns/texts/ready_texts.ts";
import {
  deleteCampaignText,
  restoreCampaignText,
} from "../../../../server/core/campaigns/texts/delete_text.ts";
import {
  type CampaignTextInput,
  checkedText,
  createCampaignText,
  updateCampaignText,
} from "../../../../server/core/campaigns/texts/write_text.ts";
import {
  listCampaignTexts,
  listCampaignTextTags,
} from "../../../../server/core/campaigns/texts/list_texts.ts";
import { command } from "../../../../server/core/command.ts";
import { queueMessages } from "../../../../server/core/delivery/commands.ts";
import { messagePriorities } from "../../../../server/core/delivery/queue/dispatch.ts";
import { type CampaignTextId, newId } from "../../../../server/core/ids.ts";
import { uploadedPath } from "../../../../server/core/offers/field_values.ts";
import { hasErrors, lint } from "../../../../server/core/templates/lint.ts";
import { textLintRules } from "../../../../server/core/campaigns/texts/text_variables.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

const input: CampaignTextInput = {
  name: "Bom dia",
  variants: [{ slot: 0, body: "Bom dia, {grupo}!", weight: 1 }],
  season: null,
  tags: ["Saudação", "saudacao", " Manhã "],
  marketplaces: [],
  mediaUrl: null,
};
const page = { limit: 20, inverted: false };

test("a text is made, changed, found, deleted and restored; another person has nothing of it", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member()];
  const made = await createCampaignText(ana.ctx(), input);
  expect(made).toMatchObject({ version: 1, tags: ["Saudação", "Manhã"], usedAt: null });
  const { id } = made;
  const changed = await updateCampaignText(ana.ctx(), { id, version: 1, season: "CHRISTMAS" });
  expect(changed).toMatchObject({ version: 2, season: "CHRISTMAS", name: "Bom dia" });
  await expect(updateCampaignText(ana.ctx(), { id, version: 1, name: "Outro" }))
    .rejects.toMatchObject({ code: "CAMPAIGN_TEXT_CHANGED_MEANWHILE" });
  await expect(updateCampaignText(bia.ctx(), { id, version: 2, name: "Outro" }))
    .rejects.toMatchObject({ code: "CAMPAIGN_TEXT_NOT_FOUND" });
  const found = async (filter: Parameters<typeof listCampaignTexts>[1]) =>
    (await listCampaignTexts(ana.ctx(), filter, page)).map(({ name }) => name);
  expect(await found({ search: "grupo SAUDACAO" })).toEqual(["Bom dia"]);
  expect(await found({ season: "CHRISTMAS", tag: "Manhã" })).toEqual(["Bom dia"]);
  expect(await found({ season: "EASTER" })).toEqual([]);
  expect(await found({ tag: "Outra" })).toEqual([]);
  expect(await found({ marketplace: "SHOPEE" })).toEqual([]);
  expect(await listCampaignTexts(bia.ctx(), {}, page)).toEqual([]);
  expect(await listCampaignTextTags(ana.ctx())).toEqual(["Manhã", "Saudação"]);
  await deleteCampaignText(ana.ctx(), { id });
  expect(await found({})).toEqual([]);
  await expect(deleteCampaignText(ana.ctx(), { id }))
    .rejects.toMatchObject({ code: "CAMPAIGN_TEXT_NOT_FOUND" });
  await restoreCampaignText(ana.ctx(), { id });
  expect(await found({})).toEqual(["Bom dia"]);
});

test("texts are listed by shop, and by their last use, page by page", async () => {
  await using w = await testApp();
  const ana = await w.member();
  for (const name of ["A", "B", "C", "D"]) {
    await createCampaignText(ana.ctx(), {
      ...input,
      name,
      marketplaces: name < "C" ? ["SHOPEE"] : [],
    });
  }
  const found = async (filter: Parameters<typeof listCampaignTexts>[1], more = {}) =>
    await listCampaignTexts(ana.ctx(), filter, { ...page, ...more });
  const all = new Map((await found({})).map((text) => [text.name, text.id]));
  for (const [minutes, name] of ["C", "A"].entries()) {
    await recordCampaignTextUse(
      { db: w.db, now: new Date(Date.UTC(2026, 10, 20, 12, minutes)) },
      all.get(name)!,
    );
  }
  const names = (texts: readonly { name: string }[]) => texts.map(({ name }) => name).join("");
  expect(names(await found({ marketplace: "SHOPEE" }))).toBe("BA");
  expect(names(await found({ order: "LAST_USED" }))).toBe("ACDB");
  const after = all.get("C");
  expect(names(await found({ order: "LAST_USED" }, { after, limit: 1 }))).toBe("D");
  const before = all.get("D");
  expect(names(await found({ order: "LAST_USED" }, { before, inverted: true }))).toBe("CA");
});

test.each([
  [{ name: " " }, "CAMPAIGN_TEXT_NAME_INVALID", ["name"]],
  [{ variants: [] }, "CAMPAIGN_TEXT_VARIANTS_INVALID", ["variants"]],
  [
    { variants: [{ slot: 0, body: "{nada}", weight: 1 }] },
    "CAMPAIGN_TEXT_HAS_ERRORS",
    ["variants", "0", "body"],
  ],
  [{ tags: Array.from({ length: 21 }, (_, n) => `${n}`) }, "TAGS_INVALID", ["tags"]],
  [{ mediaUrl: "https://loja.example/a.jpg" }, "MEDIA_INVALID", ["mediaUrl"]],
])("%j is refused as %s", (change, code, path) => {
  expect(() => checkedText({ ...input, ...change })).toThrow(
    expect.objectContaining({ code, path }),
  );
});

test("a picture must be the person's own", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await expect(
    createCampaignText(ana.ctx(), { ...input, mediaUrl: uploadedPath(newId("pho")) }),
  ).rejects.toMatchObject({ code: "MEDIA_INVALID", path: ["mediaUrl"] });
});

test("texts leave as CSV and come back as they were, without formulas and without doubles", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member()];
  await createCampaignText(ana.ctx(), {
    ...input,
    name: "=SOMA(A1)",
    variants: [
      { slot: 0, body: 'Oi, {grupo}; tudo bem?\n+1 "achado"', weight: 1 },
      { slot: 2, body: "Olá", weight: 1 },
    ],
    season: "MOTHERS",
    marketplaces: ["AMAZON", "OTHER"],
  });
  const csv = await new Response(ReadableStream.from(await exportCampaignTexts(ana.ctx()))).text();
  expect(csv).toContain("'=SOMA(A1)");
  expect(csv).toContain("Dia das Mães");
  const dry = await importCampaignTexts(bia.ctx(), { csv, isDryRun: true });
  expect(dry).toMatchObject({ problems: [], lines: [{ line: 2 }] });
  expect(await listCampaignTexts(bia.ctx(), {}, page)).toEqual([]);
  await importCampaignTexts(bia.ctx(), { csv, isDryRun: false });
  const [copy] = await listCampaignTexts(bia.ctx(), {}, page);
  const [own] = await listCampaignTexts(ana.ctx(), {}, page);
  const words = ({ name, variants, season, tags, marketplaces }: CampaignTextInput) => ({
    name,
    variants,
    season,
    tags,
    marketplaces,
  });
  expect(words(copy!)).toEqual(words(own!));
  expect((await importCampaignTexts(bia.ctx(), { csv, isDryRun: false })).problems)
    .toEqual([{ line: 2, column: "Nome", message: "Já existe um texto com este nome." }]);
  const bad = await importCampaignTexts(bia.ctx(), {
    csv: "Nome;Texto;Época\nA;Oi;Dia de Ninguém\nB;{nada};\n;Oi;\nC;;\nD;Oi;dia das maes",
    isDryRun: false,
  });
  expect(bad.problems.map(({ line, column }) => [line, column]))
    .toEqual([[2, "Época"], [3, "Texto"], [4, "Nome"], [5, "Texto"]]);
  expect(bad.lines.map(({ text }) => text.season)).toEqual(["MOTHERS"]);
});

test.each(readyCampaignTexts)("the ready text $name can be saved as it is", (ready) => {
  const { name, season, tags, body } = ready;
  const variants = [{ slot: 0, body, weight: 1 }];
  expect(checkedText({ ...input, name, season, tags, variants }).name).toBe(name);
  expect(hasErrors(lint(body, textLintRules))).toBe(false);
});

test("texts are listed by what they earned, those of which nobody knows last", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  const now = ana.ctx().now;
  const ids = new Map<string, CampaignTextId>();
  for (const name of ["A", "B", "C", "D"]) {
    ids.set(name, (await createCampaignText(ana.ctx(), { ...input, name })).id);
  }
  const send = command((tx, campaignTextId: CampaignTextId) =>
    queueMessages(tx, {
      userId: ana.id,
      what: { campaignTextId, render: () => ({ text: "Oi" }) },
      groupIds,
      occasion: "1",
      priority: messagePriorities.CALENDAR,
      origin: "CALENDAR",
      originId: newId("cal"),
    })
  );
  for (const [name, cents] of [["A", 300], ["B", 0], ["D", 700]] as const) {
    const { queued: [dispatchId] } = await send(w.system.ctx(), ids.get(name)!);
    await w.db.insertInto("conversions").values({
      ...{ id: newId("cnv"), user_id: ana.id, source: "CSV", network: "AWIN", external_id: name },
      ...{ status: "PENDING", title: "Fone", purchased_at: now, day: "2026-11-21" },
      ...{ currency: "BRL", match: "DISPATCH", dispatch_id: dispatchId!, commission_cents: cents },
      ...{ created_at: now, updated_at: now },
    }).execute();
  }
  await w.db.updateTable("dispatches").set({ status: "SENT" }).execute();
  const found = async (more = {}) =>
    (await listCampaignTexts(ana.ctx(), { order: "MOST_EARNED" }, { ...page, ...more }))
      .map(({ name }) => name).join("");
  expect(await found()).toBe("DABC");
  expect(await found({ after: ids.get("A") })).toBe("BC");
});
