import { expect, test } from "vitest";
import { loadLastSendings } from "../../../../server/core/delivery/queue/last_sendings.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { connectSession, createTestOffer } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

test("a product's last sending is that of any of one's own offers, with its groups", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const { groupIds } = await connectSession(w, ana);
  const [first, second] = [await createTestOffer(ana), await createTestOffer(ana)];
  const product = { marketplace: "SHOPEE", productId: "22900000001" } as const;
  await w.db.updateTable("offers").set({ marketplace: "SHOPEE", product_id: product.productId })
    .where("id", "in", [first.id, second.id]).execute();
  const other = { marketplace: "AMAZON", productId: product.productId } as const;
  const last = async (of = ana) => await loadLastSendings(of.ctx(), [other, product]);

  await sendOffer(ana.ctx(), { offerId: first.id, groupIds });
  expect(await last()).toEqual([null, null]); // still in the queue

  const sentAt = (offerId: typeof first.id, at: Date) =>
    w.db.updateTable("dispatches").set({ status: "SENT", settled_at: at })
      .where("offer_id", "=", offerId).execute();
  const [before, at] = [new Date(ana.ctx().now.getTime() - 60_000), ana.ctx().now];
  await sentAt(first.id, before);
  expect(await last()).toEqual([null, { at: before, groups: groupIds.length }]);

  await sendOffer(ana.ctx(), { offerId: second.id, groupIds: groupIds.slice(0, 1) });
  await sentAt(second.id, at);
  expect(await last()).toEqual([null, { at, groups: 1 }]);
  expect(await last(bia)).toEqual([null, null]);
});
