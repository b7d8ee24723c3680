import { expect, test } from "vitest";
import { grantPlan } from "../../../server/core/plans/grant_plan.ts";
import { FREE_PLAN, statusAt } from "../../../server/core/plans/subscription.ts";
import { listUsers } from "../../../server/core/users/administration/list_users.ts";
import { testApp } from "../../support/test_app.ts";

const HOUR = 60 * 60 * 1000;

test("a granted plan has its limits until its end, and then the free one replaces it", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const ana = await w.member();
  await w.db.insertInto("plans")
    .values({ price_id: "price_pro", name: "Profissional", limits: `{"groups":50}` }).execute();
  const until = new Date(rute.ctx().now.getTime() + HOUR);
  await grantPlan(rute.ctx(), { userId: ana.id, priceId: "price_pro", until });
  const [user] = await listUsers(rute.ctx(), { role: "user" }, { limit: 20, inverted: false });
  expect(user).toMatchObject({ plan: "Profissional", planLimits: { groups: 50 } });
  expect(statusAt(user!, rute.ctx().now)).toBe("active");
  expect(statusAt(user!, until)).toBe("expired");
  await grantPlan(rute.ctx(), { userId: ana.id });
  const row = () =>
    w.db.selectFrom("users").selectAll().where("id", "=", ana.id)
      .executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({
    plan: FREE_PLAN,
    stripe_price_id: null,
    subscription_status: "active",
    subscription_expires_at: null,
  });
  await expect(grantPlan(rute.ctx(), { userId: ana.id, priceId: "price_none" }))
    .rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
  await expect(grantPlan(rute.ctx(), { userId: ana.id, until: rute.ctx().now }))
    .rejects.toMatchObject({ code: "PLAN_END_INVALID" });
});
