import { expect, test } from "vitest";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { notifyPausedByPlan } from "../../../../server/core/notifications/subjects/rules.ts";
import { ruleWorld, wholePage, writeRule } from "../../../support/seed/rule_world.ts";

test("rules that the plan's end paused are reported once, until the plan is back", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  await writeRule(here, {});
  const bell = () =>
    listNotifications(ana.ctx(), wholePage).then((all) =>
      all.filter(({ kind }) => kind === "RULES_PAUSED_BY_PLAN").map(({ isOpen }) => isOpen)
    );
  const becomes = (status: "active" | "expired") =>
    w.db.updateTable("users").set({ subscription_status: status }).where("id", "=", ana.id)
      .execute();
  await notifyPausedByPlan(w.system.ctx());
  expect(await bell()).toEqual([]);
  await becomes("expired");
  for (let n = 0; n < 2; n++) await notifyPausedByPlan(w.system.ctx());
  expect(await bell()).toEqual([true]);
  await becomes("active");
  await notifyPausedByPlan(w.system.ctx());
  expect(await bell()).toEqual([false]);
});
