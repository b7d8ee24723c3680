import { expect, test } from "vitest";
import { renderQueuedTexts } from "../../../../server/core/campaigns/queries.ts";
import {
  createCampaignText,
  updateCampaignText,
} from "../../../../server/core/campaigns/texts/write_text.ts";
import { command } from "../../../../server/core/command.ts";
import { queueMessages } from "../../../../server/core/delivery/commands.ts";
import { claimCorrections } from "../../../../server/core/delivery/corrections/claim_corrections.ts";
import {
  correctCampaignText,
  latestOfText,
} from "../../../../server/core/delivery/corrections/correct_text.ts";
import { finalizeCorrection } from "../../../../server/core/delivery/corrections/finalize_correction.ts";
import { messagePriorities } from "../../../../server/core/delivery/queue/dispatch.ts";
import { newId } from "../../../../server/core/ids.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { updateMessageSettings } from "../../../../server/core/users/profile/message_settings.ts";
import { connectSession, messagingProcess, sent } from "../../../support/seed/deliveries.ts";
import { everyTag } from "../../../support/shops/shop_standin.ts";
import { testApp } from "../../../support/test_app.ts";

const SECOND = 1_000;
const SHOPEE = "https://shopee.com.br/product/1/2";
const AMAZON = "https://www.amazon.com.br/dp/B0TEST0001?tag=ana-20";

/** Ana's text, sent to two groups on two days. */
async function sentText() {
  const here = await testApp();
  const ana = await here.member("ana");
  const { groupIds } = await connectSession(here, ana, { groups: 2 });
  await updateAffiliateTags(ana.ctx(), everyTag);
  await updateMessageSettings(ana.ctx(), { hasShortLinks: true });
  const wording = (body: string) => [{ slot: 0, body, weight: 1 }];
  const text = await createCampaignText(ana.ctx(), {
    name: "Cupom do dia",
    variants: wording(`Bom dia, {grupo}! ${SHOPEE} e ${AMAZON}`),
    season: null,
    tags: [],
    marketplaces: [],
    mediaUrl: null,
  });
  const queue = command(async (tx, occasion: string) => {
    const campaignTextId = text.id;
    const { queued } = await queueMessages(tx, {
      userId: ana.id,
      what: { campaignTextId, render: () => ({ text: "?" }) },
      groupIds,
      occasion,
      priority: messagePriorities.CALENDAR,
      origin: "CALENDAR",
      originId: newId("cal"),
    });
    const rows = queued.map((id, n) => ({ id, groupId: groupIds[n]!, campaignTextId, at: tx.now }));
    for (const { id, text } of await renderQueuedTexts(tx, ana.id, rows)) {
      await tx.db.updateTable("dispatches").set({ text }).where("id", "=", id).execute();
    }
  });
  const process = messagingProcess(here);
  await process.hold();
  for (const day of ["1", "2"]) {
    await queue(here.system.ctx(), day);
    for (const n of [1, 2]) {
      await process.end((await process.take()).turns, sent(`m${day}${n}`));
      here.advance(2 * SECOND);
    }
  }
  const correct = (kind: "EDIT" | "REMOVE") =>
    correctCampaignText(ana.ctx(), { id: text.id, kind });
  const claim = () =>
    claimCorrections(here.system.ctx(), {
      processId: process.processId,
      sendMs: 20 * SECOND,
      random: () => 0.5,
    });
  const change = (body: string) =>
    updateCampaignText(ana.ctx(), { id: text.id, version: 1, variants: wording(body) });
  return {
    here,
    ...{ ana, text, process, correct, claim, change },
    [Symbol.asyncDispose]: () => here[Symbol.asyncDispose](),
  };
}

test("a text's latest message in each group is edited to what it says now, with the short links it has", async () => {
  await using scene = await sentText();
  const { here, ana, text, process, correct, claim, change } = scene;
  const links = () => here.db.selectFrom("short_links").selectAll().orderBy("id").execute();
  const before = await links();
  expect(before).toHaveLength(4); // one for each message; Amazon's stays as it is
  expect(before[0]).toMatchObject({ title: "Shopee", marketplace: "SHOPEE", offer_id: null });
  const rows = await here.db.selectFrom("dispatches").select(["id", "text"]).orderBy("id")
    .execute();
  const slugOf = (id: string) => before.find(({ dispatch_id }) => dispatch_id === id)!.slug;
  for (const { id, text } of rows) {
    expect(text).toContain(`http://localhost/${slugOf(id)} e ${AMAZON}`);
  }
  const latest = await latestOfText(ana.ctx(), text.id);
  expect(latest.toSorted()).toEqual(rows.slice(2).map(({ id }) => id));

  await change(`Boa tarde, {grupo}! ${SHOPEE} https://loja.example/novo`);
  expect(await correct("EDIT")).toEqual(latest);
  const [turn] = await claim();
  expect(turn).toMatchObject({ kind: "EDIT", dispatchId: latest[0] });
  expect(turn!.text).toContain(`http://localhost/${slugOf(latest[0]!)} http://localhost/`);
  expect(turn!.text).toMatch(/Boa tarde, Grupo/i);
  expect(await links()).toHaveLength(5); // the new address has one of its own
  await finalizeCorrection(here.system.ctx(), {
    processId: process.processId,
    turn: turn!,
    outcome: { status: "DONE", kind: "EDIT" },
  });
  const changed = await here.db.selectFrom("dispatches").select("text")
    .where("id", "=", latest[0]!).executeTakeFirstOrThrow();
  expect(changed.text).toBe(turn!.text);
});

test("a text's messages are removed once; another person's text is not found", async () => {
  await using scene = await sentText();
  const { here, text, correct, claim } = scene;
  await correct("REMOVE");
  expect(await claim()).toMatchObject([{ kind: "REMOVE", text: null }]);
  await expect(correct("REMOVE")).rejects.toMatchObject({ code: "TEXT_NOT_CORRECTABLE" });
  const bia = await here.member("bia");
  await expect(correctCampaignText(bia.ctx(), { id: text.id, kind: "REMOVE" }))
    .rejects.toMatchObject({ code: "CAMPAIGN_TEXT_NOT_FOUND" });
});
