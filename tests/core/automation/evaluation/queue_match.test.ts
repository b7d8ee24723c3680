import { expect, test } from "vitest";
import { dryRunRule } from "../../../../server/core/automation/dry_run.ts";
import { triggerOf } from "../../../../server/core/automation/rule.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import {
  decisionSentences,
  HOUR,
  ruleWorld,
  sendsNow,
  writeRule,
} from "../../../support/seed/rule_world.ts";

/** Ana approves an offer at 13:00, for a rule that sends in the next free slot from 9:00 to 20:00. */
async function sendInSlot(slots: string[]) {
  const here = await ruleWorld();
  const { w, ana } = here;
  await w.db.updateTable("bot_settings").set({ slots }).execute();
  const rule = await writeRule(here, {
    trigger: triggerOf("OFFER_READY"),
    actions: {
      ...sendsNow,
      groupIds: here.groupIds,
      timing: "NEXT_FREE_SLOT",
      fromTime: "09:00",
      toTime: "20:00",
    },
  });
  const affiliateUrl = "https://loja.example/fone?parceiro=ana";
  const { id } = await createOffer(ana.ctx(), { fields: { title: "Fone", affiliateUrl } });
  w.advance(4 * HOUR);
  await approveOffers(ana.ctx(), { ids: [id] });
  await runReactions(w);
  return { ...here, rule };
}

test("the next free slot of a rule is one within its hours, as its dry run says", async () => {
  await using here = await sendInSlot(["10:00", "22:00"]);
  const { w, ana, rule } = here;
  const sent = await w.db.selectFrom("dispatches").select("planned_at").distinct().execute();
  const tomorrow = new Date("2026-11-22T13:00:00Z");
  expect(sent).toEqual([{ planned_at: tomorrow }]);
  w.advance(HOUR);
  const { items } = await dryRunRule(ana.ctx(), { id: rule.id });
  expect(items).toMatchObject([{ outcome: "QUEUED", startsAt: tomorrow }]);
});

test("where no slot lies within a rule's hours, it says so, and its dry run, too", async () => {
  await using here = await sendInSlot(["22:00"]);
  const { w, ana, rule } = here;
  w.advance(HOUR);
  const { items } = await dryRunRule(ana.ctx(), { id: rule.id });
  expect(items).toMatchObject([{ outcome: "FAILED", reasonDetail: { failure: "NO_FREE_SLOT" } }]);
  expect(await decisionSentences(ana)).toEqual([[
    "FAILED",
    expect.stringMatching(/^Não há horário livre/),
  ]]);
});
