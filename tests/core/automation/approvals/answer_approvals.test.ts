import { expect, test } from "vitest";
import {
  acceptApprovals,
  expireApprovals,
} from "../../../../server/core/automation/approvals/answer_approvals.ts";
import { listApprovals } from "../../../../server/core/automation/approvals/list_approvals.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import {
  HOUR,
  messagesOf,
  ruleWorld,
  seePrices,
  sendsNow,
  wholePage,
  writeRule,
} from "../../../support/seed/rule_world.ts";

test("a person's answer is asked for once; a price that cannot be read again is not sent", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, { actions: { ...sendsNow, groupIds, mode: "ASK" } });
  await seePrices(w, id, 10_000, 8_000);
  const [asked, ...more] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  expect([asked, more]).toMatchObject([{ priceCents: 8_000, groupIds }, []]);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), null, wholePage)).toMatchObject([{ status: "ACCEPTED" }]);
  expect((await messagesOf(w)).length).toBe(2);
  await seePrices(w, id, 7_000);
  const [next] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  w.advance(HOUR);
  await acceptApprovals(ana.ctx(), { ids: [next!.id] });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), "DROPPED", wholePage))
    .toMatchObject([{ droppedCode: "PRICE_NOT_CHECKED" }]);
  expect((await messagesOf(w)).length).toBe(2);
});

test("what nobody answers expires with its price", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, { actions: { ...sendsNow, groupIds, mode: "ASK" } });
  await seePrices(w, id, 10_000, 8_000);
  w.advance(13 * HOUR);
  await expireApprovals(w.system.ctx());
  const [expired] = await listApprovals(ana.ctx(), null, wholePage);
  expect(expired).toMatchObject({ status: "EXPIRED" });
  await acceptApprovals(ana.ctx(), { ids: [expired!.id] });
  await runReactions(w);
  expect(await messagesOf(w)).toEqual([]);
});
