import { expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { PageNotRead } from "../../../server/core/offers/lookup/page_not_read.ts";
import { refreshOffer } from "../../../server/core/offers/refresh_offer.ts";
import {
  displayablePrices,
  staleAt,
} from "../../../server/core/offers/message/displayable_prices.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { OfferChangedMeanwhile } from "../../../server/core/offers/write_offer.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { blocked, redirect } from "../../support/sites/shop_site.ts";
import { testApp } from "../../support/test_app.ts";

const AMAZON = "www.amazon.com.br";
const LINK = `https://${AMAZON}/dp/B0TESTE123`;
const HOURS = 60 * 60_000;
const brl = (cents: number) => ({ cents, currency: "BRL" });

async function scene() {
  const w = await testApp();
  const ana = await w.member();
  const serve = (price: string, old?: number) =>
    w.shops.serve(
      AMAZON,
      "/dp/B0TESTE123",
      productPage({ name: "Caneca", price }).replace(
        '"availability"',
        old
          ? `"priceSpecification":{"priceType":"ListPrice","price":${old}},"availability"`
          : '"availability"',
      ),
    );
  return { w, ana, serve };
}

test("refreshing an offer takes over the page's current facts, and removes the missing ones", async () => {
  const { w, ana, serve } = await scene();
  await using _ = w;
  serve("100.00", 150);
  const offer = await createOffer(ana.ctx(), { url: LINK });
  expect(offer).toMatchObject({ priceCents: 10_000, oldPriceCents: 15_000 });
  await runReactions(w);
  w.advance(25 * HOURS);
  serve("90.00");
  const { offer: fresh, changed } = await refreshOffer(ana.ctx(), { id: offer.id, version: 1 });
  expect(fresh).toMatchObject({ version: 2, priceCents: 9_000, oldPriceCents: null });
  expect(changed).toEqual(["PRICE", "OLD_PRICE"]);
  const price = fresh.evidence.find(({ field }) => field === "PRICE");
  expect(price?.readAt).toBe(ana.ctx().now.toISOString());
  await runReactions(w);
  expect(await w.count("price_sightings")).toBe(2);
});

test("a price that became a range goes, and comes back with the next exact price", async () => {
  const { w, ana, serve } = await scene();
  await using _ = w;
  serve("100.00");
  const { id, version } = await createOffer(ana.ctx(), { url: LINK });
  w.shops.serve(AMAZON, "/dp/B0TESTE123", productPage({ name: "Caneca", lowPrice: "80.00" }));
  const { offer, changed } = await refreshOffer(ana.ctx(), { id, version });
  expect(offer).toMatchObject({ priceCents: null, lowestPriceCents: 8_000 });
  expect(changed).toEqual(["PRICE", "LOWEST_PRICE"]);
  const late = new Date(offer.updatedAt.getTime() + 25 * HOURS);
  expect(displayablePrices(offer, late).lowestPriceCents).toBeNull();
  serve("90.00");
  const { offer: exact } = await refreshOffer(ana.ctx(), { id, version: offer.version });
  expect(exact).toMatchObject({ priceCents: 9_000, lowestPriceCents: null });
});

test("typed or cleared fields stay, whatever the page has", async () => {
  const { w, ana, serve } = await scene();
  await using _ = w;
  serve("100.00", 150);
  const { id } = await createOffer(ana.ctx(), { url: LINK, fields: { title: "Minha caneca" } });
  await updateOffer(ana.ctx(), { id, version: 1, fields: { price: brl(9_500), oldPrice: null } });
  serve("80.00", 160);
  const { offer, changed } = await refreshOffer(ana.ctx(), { id, version: 2 });
  expect(offer).toMatchObject({ title: "Minha caneca", priceCents: 9_500, oldPriceCents: null });
  expect(changed).toEqual([]);
  // A field that the person fills again is theirs; one no longer cleared is read from the page.
  await updateOffer(ana.ctx(), { id, version: 3, fields: { oldPrice: brl(20_000) } });
  const again = await refreshOffer(ana.ctx(), { id, version: 4 });
  expect(again.offer.oldPriceCents).toBe(20_000);
});

test("a page with too few facts changes nothing, nor does an outdated version", async () => {
  const { w, ana, serve } = await scene();
  await using _ = w;
  serve("100.00");
  const { id } = await createOffer(ana.ctx(), { url: LINK });
  w.shops.serve(AMAZON, "/dp/B0TESTE123", blocked);
  await expect(refreshOffer(ana.ctx(), { id, version: 1 })).rejects.toThrow(PageNotRead);
  await expect(refreshOffer(ana.ctx(), { id, version: 7 })).rejects.toThrow(OfferChangedMeanwhile);
  w.shops.serve(AMAZON, "/dp/B0TESTE123", redirect("/dp/B0OUTRO999"));
  w.shops.serve(AMAZON, "/dp/B0OUTRO999", productPage({ name: "Outra", price: "5.00" }));
  await expect(refreshOffer(ana.ctx(), { id, version: 1 }))
    .rejects.toMatchObject({ code: "PAGE_WITHOUT_PRODUCT" });
  const typed = await createOffer(ana.ctx(), { fields: { title: "Fone" } });
  await expect(refreshOffer(ana.ctx(), { id: typed.id, version: 1 }))
    .rejects.toMatchObject({ code: "OFFER_WITHOUT_PAGE" });
  const bia = await w.member("bia");
  await expect(refreshOffer(bia.ctx(), { id, version: 1 }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
  const [row] = await w.db.selectFrom("offers").select("version").where("id", "=", id).execute();
  expect(row!.version).toBe(1);
});

test("Amazon's prices may be shown for a day, typed prices and other shops' for good", async () => {
  const { w, ana, serve } = await scene();
  await using _ = w;
  serve("100.00", 150);
  const offer = await createOffer(ana.ctx(), { url: LINK, fields: { oldPrice: brl(14_000) } });
  const after = (hours: number) => new Date(ana.ctx().now.getTime() + hours * HOURS);
  expect(staleAt(offer)).toEqual(after(24));
  expect(displayablePrices(offer, after(23))).toMatchObject({
    priceCents: 10_000,
    oldPriceCents: 14_000,
  });
  expect(displayablePrices(offer, after(24))).toMatchObject({
    priceCents: null,
    oldPriceCents: 14_000,
  });

  const ask =
    `{ viewer { offers(first: 1) { edges { node { isPriceStale staleAt version id } } } } }`;
  const node = async () => (await w.request(ana, ask)).data.viewer.offers.edges[0].node;
  expect(await node()).toMatchObject({ isPriceStale: false, staleAt: after(24).toISOString() });
  w.advance(25 * HOURS);
  expect(await node()).toMatchObject({ isPriceStale: true });
  const { id, version } = await node();
  const { data } = await w.request(
    ana,
    `mutation { refreshOffer(input: { id: "${id}", version: ${version} }) {
      ... on RefreshedOffer { changed offer { isPriceStale } } ... on UserError { code } } }`,
  );
  expect(data.refreshOffer).toEqual({ changed: [], offer: { isPriceStale: false } });

  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "10.00" }));
  const other = await createOffer(ana.ctx(), { url: "https://loja.example/fone" });
  expect(staleAt(other)).toBeNull();
  expect(displayablePrices(other, after(1_000))).toMatchObject({ priceCents: 1_000 });
});
