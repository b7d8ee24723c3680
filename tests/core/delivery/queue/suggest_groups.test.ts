import { expect, test } from "vitest";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { suggestGroups } from "../../../../server/core/delivery/queue/suggest_groups.ts";
import { connectSession, createTestOffer } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

test("the groups of the last sending are suggested, but for those that have the offer", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const { groupIds } = await connectSession(w, ana);
  const [one, two, three] = groupIds;
  const [first, second, third] = [
    await createTestOffer(ana),
    await createTestOffer(ana),
    await createTestOffer(ana),
  ];
  const suggested = async (of = ana) =>
    await suggestGroups(of.ctx(), [first.id, second.id, third.id]);
  expect(await suggested()).toEqual([[], [], []]);

  await sendOffer(ana.ctx(), { offerId: first.id, groupIds: [one!, two!] });
  expect(await suggested()).toEqual([[], [one, two], [one, two]]);
  await sendOffer(ana.ctx(), { offerId: second.id, groupIds: [two!, three!] });
  expect(await suggested()).toEqual([[three], [], [two, three]]);
  expect(await suggested(bia)).toEqual([[], [], []]);
});
