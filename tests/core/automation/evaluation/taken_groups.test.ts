import { expect, test } from "vitest";
import { dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { runDueRules } from "../../../../server/core/automation/evaluation/scheduled_rules.ts";
import { triggerOf } from "../../../../server/core/automation/rule.ts";
import { queueCalendar } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import { createCalendarEntry } from "../../../../server/core/campaigns/calendar/write_entry.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import type { OfferId } from "../../../../server/core/ids.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import {
  decisionSentences,
  ruleWorld,
  sendsNow,
  writeRule,
} from "../../../support/seed/rule_world.ts";

/** Ana, whose calendar sends an offer to the first of her groups at 10:00 each day; it is 9:00. */
async function planned() {
  const here = await ruleWorld();
  const { w, ana, groupIds: [first] } = here;
  await w.db.updateTable("bot_settings").set({ slots: ["10:00", "11:00"] }).execute();
  const offer = async (title: string): Promise<OfferId> => {
    const affiliateUrl = `https://loja.example/${title}?parceiro=ana`;
    return (await createOffer(ana.ctx(), { fields: { title, affiliateUrl } })).id;
  };
  const plan = (fields: { kind: "OFFER" | "SLOT"; queue?: OfferId[] }, offerId?: OfferId) =>
    createCalendarEntry(ana.ctx(), {
      kind: fields.kind,
      title: "Todo dia",
      offerId: offerId ?? null,
      queue: (fields.queue ?? []).map((offerId) => ({ offerId, campaignTextId: null })),
      startsLocal: "2026-11-21T10:00",
      recurrence: "FREQ=DAILY",
      groupIds: [first!],
    });
  return { ...here, offer, plan };
}

test("a slot that the calendar fills is not free for a rule, then and in its dry run", async () => {
  await using here = await planned();
  const { w, ana, groupIds, offer, plan } = here;
  await plan({ kind: "OFFER" }, await offer("Mesa"));
  await approveOffers(ana.ctx(), { ids: [await offer("Fone"), await offer("Panela")] });
  const { id } = await writeRule(here, {
    trigger: triggerOf("FREE_SLOT"),
    actions: { ...sendsNow, groupIds: groupIds.slice(0, 1) },
  });
  const foreseen = async () =>
    (await dryRunRule(ana.ctx(), { id })).items.map(({ reasonCode }) => reasonCode).slice(-2);
  for (let n = 0; n < 12; n++) {
    await runDueRules(w.system.ctx());
    await runReactions(w, 2);
    if (n === 5) expect((await foreseen()).at(-1)).toBe("SLOT_TAKEN"); // it is not queued yet
    w.advance(8 * 60_000);
    await queueCalendar(w.system.ctx());
    w.advance(2 * 60_000);
  }
  expect(await decisionSentences(ana)).toEqual([
    ["SKIPPED", "Nenhum grupo da regra estava livre às 10:00."],
    ["QUEUED", "O horário das 11:00 estava livre. Vai a 1 grupo."],
  ]);
  expect(await foreseen()).toEqual(["SLOT_TAKEN", "SLOT_FREE"]);
});

test("the next free slot is none that the calendar fills; one whose queue is empty is free", async () => {
  await using here = await planned();
  const { w, ana, groupIds, offer, plan } = here;
  await plan({ kind: "SLOT", queue: [await offer("Mesa")] });
  const send = async (title: string) => {
    const offerId = await offer(title);
    await sendOffer(ana.ctx(), { offerId, groupIds, nextFreeSlot: true });
    const sent = await w.db.selectFrom("dispatches").select("planned_at").distinct()
      .where("offer_id", "=", offerId).execute();
    return sent.map(({ planned_at }) => planned_at.toISOString().slice(0, 16));
  };
  expect(await send("Fone")).toEqual(["2026-11-21T14:00"]);
  expect(await send("Panela")).toEqual(["2026-11-22T13:00"]); // nothing is left for that day
});
