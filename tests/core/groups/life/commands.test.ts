import { expect, test } from "vitest";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import { listGroupDays } from "../../../../server/core/groups/life/list_group_days.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

test("joins and leaves are counted by day, each report once, and counts fill what was missed", async () => {
  await using here = await testApp();
  const ana = await here.member("ana");
  const { sessionId, groupIds: [id = "grp_"] } = await connectSession(here, ana, { groups: 1 });
  const { external_id: externalId } = await here.db.selectFrom("groups").select("external_id")
    .where("id", "=", id).executeTakeFirstOrThrow();
  await here.db.deleteFrom("group_days").execute();
  const report = (event: Parameters<typeof recordMessengerEvent>[1]["event"]) =>
    recordMessengerEvent(here.contextOf({ kind: "system" }), { sessionId, event });
  const count = (members: number) =>
    report({ kind: "listing", groups: [{ externalId, members, isThere: true }] });
  const change = (eventId: string, joined: number, left: number) =>
    report({ kind: "members", change: { externalId, eventId, joined, left } });

  await count(100);
  await change("1", 3, 0);
  await change("1", 3, 0);
  await change("2", 0, 1);
  await count(102);
  await count(99);
  const [day, ...others] = await listGroupDays(ana.ctx(), id, 30);
  expect(others).toEqual([]);
  expect(day).toMatchObject({ joined: 3, left: 4, members: 99 });
  const bia = await here.member("bia");
  expect(await listGroupDays(bia.ctx(), id, 30)).toEqual([]);
});
