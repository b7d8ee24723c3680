import { expect, test } from "vitest";
import { laneFacts } from "../../../../server/core/delivery/forecast/lane_rows.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import {
  definitions,
  marketplaceOf,
  marketplaces,
} from "../../../../server/core/marketplaces/marketplace.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { updateAffiliateTags } from "../../../../server/core/users/profile/affiliate_tags.ts";
import { connectSession, messagingProcess, sent } from "../../../support/seed/deliveries.ts";
import { everyTag } from "../../../support/shops/shop_standin.ts";
import { testApp } from "../../../support/test_app.ts";

test("the link that is delivered credits the person, at each shop that has a programme", async () => {
  await using here = await testApp();
  const ana = await here.member("ana");
  const { groupIds, sessionId } = await connectSession(here, ana, { groups: 1 });
  await updateAffiliateTags(ana.ctx(), everyTag);
  const process = messagingProcess(here);
  await process.hold();

  const [forecast] = await laneFacts(ana.ctx(), [sessionId]);
  expect(forecast).toMatchObject(everyTag);

  for (const shop of marketplaces) {
    const { programme } = definitions[shop];
    if (!programme) continue;
    const url = new URL(programme.example);
    expect(marketplaceOf(url)).toBe(shop);
    const fields = { title: shop, price: { cents: 9_900, currency: "BRL" } };
    const { id } = await createOffer(ana.ctx(), { url: url.href, fields });
    await sendOffer(ana.ctx(), { offerId: id, groupIds });
    const { turns: [turn] } = await process.take();
    expect(turn, `${shop}: the queue sends the offer`).toBeDefined();
    const delivered = new URL(/https:\S+/.exec(turn!.text)![0]);
    expect(programme.credited(delivered), shop).toBe(everyTag[programme.tag]);
    await process.end([turn!], sent());
    here.advance(2_000);
  }
});
