import { afterEach, beforeEach, expect, test } from "vitest";
import {
  claimCorrections,
  type CorrectionTurn,
} from "../../../server/core/delivery/corrections/claim_corrections.ts";
import { finalizeCorrection } from "../../../server/core/delivery/corrections/finalize_correction.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import {
  countDecisionMessages,
  listDecisions,
} from "../../../server/core/automation/decisions/list_decisions.ts";
import { reasonSentence } from "../../../server/core/automation/decisions/reasons.ts";
import { dryRunRule } from "../../../server/core/automation/dry_run.ts";
import { noConditions, type RuleFields, triggerOf } from "../../../server/core/automation/rule.ts";
import { starterRules } from "../../../server/core/automation/starter_rules.ts";
import { pauseAllRules } from "../../../server/core/automation/stop_rules.ts";
import { createRule } from "../../../server/core/automation/write_rule.ts";
import { createOfferFromProduct } from "../../../server/core/offers/create_offer_from_product.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import type { GroupId, ProductId } from "../../../server/core/ids.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { connectSession, messagingProcess, sent } from "../../support/seed/deliveries.ts";
import { seedProduct } from "../../support/seed/products.ts";
import { payAtLoja, readPriceAgain } from "../../support/seed/readings.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const HOUR = 60 * 60 * 1000;
const page = { limit: 100, inverted: false };

let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
let groupIds: readonly GroupId[];
let productId: ProductId;
let process: ReturnType<typeof messagingProcess>;

beforeEach(async () => {
  w = await testApp();
  ana = await w.member("ana");
  ({ groupIds } = await connectSession(w, ana, { groups: 3 }));
  await payAtLoja(ana);
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  ({ id: productId } = await seedProduct(w, ana, { title: "Panela elétrica 6 L" }));
  process = messagingProcess(w);
});
afterEach(() => w[Symbol.asyncDispose]());

const correcting = (groups = groupIds, fields: Partial<RuleFields> = {}) =>
  createRule(ana.ctx(), {
    name: "Esgotou",
    trigger: triggerOf("OFFER_ENDED"),
    conditions: noConditions,
    actions: {
      ...starterRules.find(({ key }) => key === "OFFER_ENDED")!.actions,
      groupIds: groups,
    },
    isEnabled: true,
    ...fields,
  });

/** An offer of the product, out in all groups. */
async function sentOffer() {
  const offer = await createOfferFromProduct(ana.ctx(), { productId, key: crypto.randomUUID() });
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [...groupIds] });
  await process.hold();
  for (const n of groupIds.keys()) {
    await process.end((await process.take()).turns, sent(`m${n}`));
    w.advance(1_000);
  }
  w.jobs.splice(0);
  return offer;
}

async function sellOut() {
  w.advance(HOUR);
  await readPriceAgain(w, productId, 9_900, "OUT_OF_STOCK");
  await runReactions(w, 2); // each at least once
}

const decisions = async () =>
  (await listDecisions(ana.ctx(), {}, page)).toReversed().map((one) => [
    one.outcome,
    reasonSentence(one.reasonCode, one.reasonDetail),
  ]);

async function correctAll(): Promise<CorrectionTurn[]> {
  const turns: CorrectionTurn[] = [];
  for (let n = 0; n < 5; n++) {
    await process.hold();
    const claimed = await claimCorrections(w.system.ctx(), {
      processId: process.processId,
      sendMs: 20_000,
      random: () => 0.5,
    });
    for (const turn of claimed) {
      await finalizeCorrection(w.system.ctx(), {
        processId: process.processId,
        turn,
        outcome: { status: "DONE", kind: turn.kind },
      });
    }
    turns.push(...claimed);
    w.advance(2_000);
  }
  return turns;
}

test("what is out of a product that sold out says so in front, once, in the rule's groups", async () => {
  await sentOffer();
  await correcting(groupIds.slice(0, 2));
  await sellOut();
  expect(await decisions()).toEqual([["QUEUED", "Esgotou. Corrige o que está em 2 grupos."]]);
  const turns = await correctAll();
  expect(turns).toHaveLength(2);
  for (const { kind, text } of turns) {
    expect([kind, text]).toEqual(["EDIT", expect.stringMatching(/^#publi\n\n\*ESGOTADO\*\n\n/)]);
  }
  const [decision] = await listDecisions(ana.ctx(), {}, page);
  expect(await countDecisionMessages(ana.ctx(), [decision!])).toEqual([{ SENT: 2 }]);
  await readPriceAgain(w, productId, 9_900, "OUT_OF_STOCK"); // it still is
  await runReactions(w);
  expect(await decisions()).toHaveLength(1);
});

test("what is in doubt is left to the person, and a second end of the same kind changes nothing", async () => {
  await sentOffer();
  await correcting();
  await w.db.updateTable("dispatches").set({ status: "UNCERTAIN" })
    .where("group_id", "=", groupIds[0]!).execute();
  await sellOut();
  const [doubted] = await w.db.selectFrom("corrections").select("id").orderBy("id").execute();
  await w.db.updateTable("corrections").set({ status: "UNCERTAIN" }).where("id", "=", doubted!.id)
    .execute();
  expect(await correctAll()).toHaveLength(1);
  w.advance(HOUR);
  await readPriceAgain(w, productId, 9_900);
  await sellOut();
  expect(await decisions()).toEqual([
    ["QUEUED", "Esgotou. Corrige o que está em 2 grupos."],
    ["SKIPPED", "Nenhuma mensagem nos grupos da regra ainda pode ser corrigida."],
  ]);
});

test("a price that its person removes ends the offer; an offer that nobody got ends in silence", async () => {
  const offer = await sentOffer();
  await correcting(groupIds.slice(0, 1));
  const { version } = await w.db.selectFrom("offers").select("version").executeTakeFirstOrThrow();
  await updateOffer(ana.ctx(), { id: offer.id, version, fields: { price: null } });
  await runReactions(w, 2);
  expect(await decisions())
    .toEqual([["QUEUED", "Você tirou o preço da oferta. Corrige o que está em 1 grupo."]]);
  await w.db.deleteFrom("corrections").execute();
  await w.db.deleteFrom("dispatches").execute();
  await sellOut();
  expect(await decisions()).toHaveLength(1);
});

test("a stop takes back what rules wanted to correct", async () => {
  await sentOffer();
  await correcting();
  await sellOut();
  await pauseAllRules(ana.ctx(), {});
  expect(await correctAll()).toEqual([]);
});

test("the dry run says what was corrected then, also after it was", async () => {
  await sentOffer();
  const { id } = await correcting();
  await sellOut();
  await correctAll();
  const { items, isKnown } = await dryRunRule(ana.ctx(), { id });
  expect(isKnown).toBe(true);
  expect(items).toMatchObject([{ outcome: "QUEUED", reasonCode: "OFFER_SOLD_OUT", groupIds }]);
  const [real] = await listDecisions(ana.ctx(), {}, page);
  expect(real!.groupIds).toEqual(items[0]!.groupIds);
});

test("a rule that corrects has no conditions on prices, and never asks", async () => {
  const rule = await correcting(groupIds, {
    conditions: { ...noConditions, minPriceCents: 100, words: ["panela"] },
  });
  expect(rule.conditions).toEqual({ ...noConditions, words: ["panela"] });
  expect(rule.actions.mode).toBe("SEND");
});
