import { expect, test } from "vitest";
import { listApprovals } from "../../../../server/core/automation/approvals/list_approvals.ts";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { idAt } from "../../../../server/core/ids.ts";
import { retention } from "../../../../server/core/retention.ts";
import { seedProduct, seedProducts } from "../../../support/seed/products.ts";
import {
  ruleWorld,
  seePrices,
  sendsNow,
  wholePage,
  writeRule,
} from "../../../support/seed/rule_world.ts";

const DAY = 24 * 60 * 60_000;

test("what rules decided about an offer is read by it, by its person alone", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  const products = await seedProducts(w, ana, [
    { path: "/a", title: "Panela" },
    { path: "/b", title: "Fone" },
  ]);
  await writeRule(here, {});
  for (const { id } of products) await seePrices(w, id, 10_000, 8_000);
  const all = await listDecisions(ana.ctx(), {}, wholePage);
  expect(new Set(all.map(({ title }) => title))).toEqual(new Set(["Panela", "Fone"]));
  const { offerId } = all.find(({ title }) => title === "Fone")!;
  const filter = { offerId: offerId! };
  expect(await listDecisions(ana.ctx(), filter, wholePage)).toMatchObject([{ title: "Fone" }]);
  const bia = await w.member("bia");
  expect(await listDecisions(bia.ctx(), filter, wholePage)).toEqual([]);
});

test("decisions go after thirty days, with what they asked; newer ones stay", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, { actions: { ...sendsNow, groupIds, mode: "ASK" } });
  await seePrices(w, id, 10_000, 8_000);
  const [newer] = await listDecisions(ana.ctx(), {}, wholePage);
  // An older one, which asked; its id tells its age.
  const older = idAt("rdc", Date.now() - 31 * DAY);
  const { reason_detail, found: _, ...row } = await w.db.selectFrom("rule_decisions").selectAll()
    .where("id", "=", newer!.id).executeTakeFirstOrThrow();
  await w.db.insertInto("rule_decisions").values({
    ...{ ...row, id: older, event_key: "antes", reason_detail: JSON.stringify(reason_detail) },
  }).execute();
  await w.db.updateTable("approvals").set({ decision_id: older }).execute();

  const { period, purge } = retention.decisions;
  expect(period).toEqual({ amount: 30, unit: "days" });
  const before = new Date(Date.now() - period.amount * DAY);
  expect(await purge(w.system.ctx(), { before, most: 100 })).toBe(1);
  expect(await listDecisions(ana.ctx(), {}, wholePage)).toMatchObject([{ id: newer!.id }]);
  expect(await listApprovals(ana.ctx(), null, wholePage)).toEqual([]);
});
