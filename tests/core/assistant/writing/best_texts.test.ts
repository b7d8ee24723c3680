import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { followAnswer } from "../../../../server/core/assistant/chat/follow_answer.ts";
import { sendPrompt } from "../../../../server/core/assistant/chat/send_prompt.ts";
import { bestTexts } from "../../../../server/core/assistant/writing/best_texts.ts";
import { writeTexts } from "../../../../server/core/assistant/writing/write_texts.ts";
import { newId } from "../../../../server/core/ids.ts";
import { createTemplate } from "../../../../server/core/templates/write_template.ts";
import { wireModel } from "../../../support/assistant/wire_model.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let wire: Awaited<ReturnType<typeof wireModel>>;
let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeAll(async () => {
  wire = await wireModel();
  w = await testApp({ languageModel: wire.model });
});
afterAll(async () => {
  await w[Symbol.asyncDispose]();
  await wire[Symbol.asyncDispose]();
});
beforeEach(async () => {
  ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: -1, offersPerDay: -1 });
});

type Sent = {
  readonly body: string;
  readonly clicks: number;
  /** Commissions in cents, each of a sale. */
  readonly sales: readonly number[];
  readonly currency?: string;
  readonly status?: "CONFIRMED" | "CANCELED";
};

/** Sends a template of Ana's once, and gives it clicks and sales. */
async function send(all: readonly Sent[]) {
  const { id: offerId } = await createTestOffer(ana);
  const { sessionId, groupIds } = await connectSession(w, ana, { groups: 1 });
  const { now } = ana.ctx();
  for (
    const [at, { body, clicks, sales, currency = "BRL", status = "CONFIRMED" }] of all.entries()
  ) {
    const { id: templateId } = await createTemplate(ana.ctx(), {
      name: `${at}`,
      marketplace: null,
      season: null,
      active: false,
      variants: [{ slot: 0, body, weight: 1 }],
    });
    const id = newId("dsp");
    await w.db.insertInto("dispatches").values({
      id,
      user_id: ana.id,
      session_id: sessionId,
      group_id: groupIds[0]!,
      offer_id: offerId,
      occasion: `${at}`,
      status: "SENT",
      template_id: templateId,
      variant: 0,
      priority: 0,
      attempts: 1,
      message_ids: [],
      journal: "[]",
      planned_at: now,
      expires_at: now,
      created_at: now,
    }).execute();
    const result = {
      dispatch_id: id,
      user_id: ana.id,
      template_id: templateId,
      sent_at: now,
      clicks,
    };
    await w.db.insertInto("message_results").values(result).execute();
    for (const [nth, commission_cents] of sales.entries()) {
      await w.db.insertInto("conversions").values({
        id: newId("cnv"),
        user_id: ana.id,
        source: "CSV",
        network: "AWIN",
        external_id: `${at} ${nth}`,
        status,
        title: "Fone",
        purchased_at: now,
        day: now.toISOString().slice(0, 10),
        currency,
        amount_cents: 10_000,
        commission_cents,
        match: "DISPATCH",
        dispatch_id: id,
        created_at: now,
        updated_at: now,
      }).execute();
    }
  }
}

const texts: readonly Sent[] = [
  { body: "Clicado {link}", clicks: 900, sales: [] },
  { body: "Vendido pouco {link}", clicks: 1, sales: [100] },
  { body: "Vendido mais, fala com bia@example.com {link}", clicks: 0, sales: [300, 400] },
  { body: "Cancelado {link}", clicks: 2, sales: [9_000], status: "CANCELED" },
  { body: "Em dólar {link}", clicks: 3, sales: [9_000], currency: "USD" },
];

test("the best texts are the person's own, by what they earned, then by clicks", async () => {
  await send(texts);
  expect(await bestTexts(ana.ctx(), ana.id)).toEqual([
    "Vendido mais, fala com bia@example.com {link}",
    "Vendido pouco {link}",
    "Clicado {link}",
  ]);
  expect(await bestTexts(ana.ctx(), (await w.member("eve")).id)).toEqual([]);
});

test("they arrive at the provider in that order, without what names a person", async () => {
  await send(texts);
  const inOrder = /Vendido mais, fala com \[e-mail\][^]*Vendido pouco[^]*Clicado/;
  await writeTexts(ana.ctx(), {
    purpose: "TEMPLATE",
    tone: "DIRECT",
    length: "SHORT",
    emojis: "NONE",
  });
  const written = JSON.stringify(wire.server.requests.at(-1)!.body);
  expect(written).toMatch(inOrder);
  expect(written).not.toMatch(/Cancelado|Em dólar|bia@/);
  const { answer } = await sendPrompt(ana.ctx(), { text: "Escreva um bom-dia" });
  const from = { id: answer.id, draw: 0, offset: 0 };
  for await (const { isOver } of await followAnswer(ana.ctx(), from)) if (isOver) break;
  const { content } = wire.server.requests.at(-1)!.body.messages![0]!;
  expect(content).toMatch(inOrder); // the instructions: in the person's voice
  expect(content).not.toMatch(/Cancelado|Em dólar|bia@/);
});

test("a key that may not read texts has no voice of them", async () => {
  await send(texts);
  const viewer = ana.ctx().viewer;
  const apiKey = { id: newId("key"), scopes: new Set(["ASSISTANT_WRITE"]) };
  const keyed = w.contextOf({ ...viewer, apiKey } as never);
  const { answer } = await sendPrompt(keyed, { text: "Quais são os textos dela?" });
  const from = { id: answer.id, draw: 0, offset: 0 };
  for await (const { isOver } of await followAnswer(ana.ctx(), from)) if (isOver) break;
  expect(JSON.stringify(wire.server.requests.at(-1)!.body)).not.toContain("Vendido");
});
