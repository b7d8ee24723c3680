import { expect, test } from "vitest";
import { planSending } from "../../../../server/core/delivery/forecast/plan_sending.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../../../server/core/offers/update_offer.ts";
import { createTemplate } from "../../../../server/core/templates/write_template.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { updateMessageSettings } from "../../../../server/core/users/profile/message_settings.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { everyTag } from "../../../support/shops/shop_standin.ts";
import { testApp } from "../../../support/test_app.ts";

test("the plan says whether the link goes short, in which groups, and that Amazon's never does", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const { groupIds } = await connectSession(w, ana, { groups: 2 });
  await updateAffiliateTags(ana.ctx(), everyTag);
  const fields = { title: "Fone", price: { cents: 9_900, currency: "BRL" } };
  const offerOf = (url: string) => createOffer(ana.ctx(), { url, fields });
  const offer = await offerOf("https://shopee.com.br/product/1/2");
  const amazons = await offerOf("https://www.amazon.com.br/dp/B0TEST0001");
  const link = async ({ id: offerId } = offer, ids = groupIds) =>
    (await planSending(ana.ctx(), { offerId, groupIds: ids })).link;
  expect([await link(), await link(amazons)]).toEqual([null, null]);
  await updateMessageSettings(ana.ctx(), { hasShortLinks: true });
  expect([await link(), await link(amazons)]).toEqual(["SHORT", "AMAZON_DIRECT"]);
  expect(await link(offer, [])).toBeNull();

  const { id: plain } = await createTemplate(ana.ctx(), {
    name: "Direto",
    marketplace: null,
    season: null,
    variants: [{ slot: 1, body: "{titulo}\n{link}", weight: 1 }],
    hasShortLinks: false,
    active: false,
  });
  await w.db.updateTable("groups").set({ template_id: plain }).where("id", "=", groupIds[0]!)
    .execute();
  expect(await link()).toBe("SHORT_IN_SOME");
  expect(await link(offer, groupIds.slice(0, 1))).toBeNull();

  // The person's own text without the link has nothing to shorten.
  const { id, version } = offer;
  await updateOffer(ana.ctx(), { id, version, fields: { text: "Bom dia!" } });
  expect(await link()).toBeNull();
});
