import { expect, test } from "vitest";
import {
  affiliateUrl,
  proofOf,
} from "../../../../server/core/marketplaces/links/affiliate_link.ts";
import { noTags } from "../../../../server/core/marketplaces/links/affiliate_tags.ts";
import {
  type AffiliateTag,
  affiliateTags,
} from "../../../../server/core/marketplaces/marketplace.ts";
import { everyTag } from "../../../support/shops/shop_standin.ts";

const ana = everyTag;

test.each([
  [
    "https://www.amazon.com.br/Capa/dp/B0CFPL6CFY?tag=outro-20",
    "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=ana-20",
    "PROVEN",
  ],
  [
    "https://shopee.com.br/Fone-i.4001.5002?utm_source=an_999999",
    "https://s.shopee.com.br/an_redir?origin_link=https%3A%2F%2Fshopee.com.br%2Fproduct%2F4001%2F5002&affiliate_id=18301234567",
    "PROVEN",
  ],
  [
    "https://www.mercadolivre.com.br/t/p/MLB43417665?matt_word=outro&matt_tool=9",
    "https://www.mercadolivre.com.br/t/p/MLB43417665?matt_word=ana&matt_tool=12345678",
    "EXPERIMENTAL",
  ],
  ["https://www.amazon.es/dp/B01MUGXRT9", null, "NONE"], // a tag of the Americas earns nothing there
  [
    "https://www.magazineluiza.com.br/v/p/ab12cd34ef/te/led/?seller_id=loja&partner_id=9",
    "https://www.magazinevoce.com.br/magazineana/v/p/ab12cd34ef/te/led/?seller_id=loja",
    "PROVEN",
  ],
  [
    "https://www.magazinevoce.com.br/magazineoutro/p/ab12cd34ef/",
    "https://www.magazinevoce.com.br/magazineana/p/ab12cd34ef/",
    "PROVEN",
  ],
  ["https://www.magazineluiza.com.br/selecao/ofertas/", null, "NONE"],
  ["https://pt.aliexpress.com/item/1005001234567890.html", null, "NONE"],
  ["https://loja.example/tenis", null, "NONE"],
  ["https://amzn.to/3xyz", null, "NONE"], // its target is unknown
  ["https://s.shopee.com.br/9abc", null, "NONE"],
  ["https://mercadolivre.com/sec/1Ab", null, "NONE"],
  // An affiliate's page: sales from there credit them.
  ["https://www.mercadolivre.com.br/social/outro?matt_word=outro", null, "NONE"],
  ["https://www.amazon.com.br/shop/outro", null, "NONE"],
  ["https://www.magazinevoce.com.br/magazineoutro/", null, "NONE"],
])("the link to %s credits the person by %s", (product, url, proof) => {
  expect(affiliateUrl(new URL(product), ana)).toMatchObject({ url, proof });
});

test("without an own tag there is no link", () => {
  for (
    const product of [
      "https://www.amazon.com.br/dp/B0CFPL6CFY",
      "https://shopee.com.br/product/1/2",
    ]
  ) {
    expect(affiliateUrl(new URL(product), noTags)).toMatchObject({ url: null, proof: "NONE" });
  }
});

test("Mercado Livre's own short link is made without a tool", () => {
  const { url } = affiliateUrl(new URL("https://www.mercadolivre.com.br/p/MLB43417665"), {
    ...ana,
    mercadoLivreTool: null,
  });
  expect(url).toBe("https://www.mercadolivre.com.br/p/MLB43417665?matt_word=ana");
});

const social = "https://www.mercadolivre.com.br/social/ana?matt_word=ana&matt_tool=1&ref=x";
test.each<[string, string, string[], string]>([
  ["own Amazon tag", "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=ANA-20", [], "PROVEN"],
  ["own tag behind a short link", "https://amzn.to/x", [
    "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=ana-20",
  ], "PROVEN"],
  ["somebody's Amazon tag", "https://amzn.to/x", [
    "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=outro-20",
  ], "FOREIGN"],
  ["a short link nobody could follow", "https://amzn.to/x", [], "NONE"],
  ["a plain product address", "https://www.amazon.com.br/dp/B0CFPL6CFY", [], "NONE"],
  [
    "own Shopee id in the link",
    "https://s.shopee.com.br/an_redir?origin_link=https%3A%2F%2Fshopee.com.br%2Fproduct%2F1%2F2&affiliate_id=18301234567",
    [],
    "PROVEN",
  ],
  ["own Shopee id at the end of the way", "https://s.shopee.com.br/9a", [
    "https://shopee.com.br/opaanlp/1/2?utm_source=an_18301234567",
  ], "PROVEN"],
  ["somebody's Shopee id", "https://s.shopee.com.br/9a", [
    "https://shopee.com.br/opaanlp/1/2?mmp_pid=an_18309999999",
  ], "FOREIGN"],
  ["the official link with the own word on its way", "https://meli.la/2a", [
    social,
    "https://www.mercadolivre.com.br/p/MLB43417665",
  ], "PROVEN"],
  ["the official link of somebody else", "https://meli.la/2a", [
    "https://www.mercadolivre.com.br/social/outro?matt_word=outro",
  ], "FOREIGN"],
  ["the official link behind a wall that names the way", "https://mercadolivre.com/sec/1A", [
    `https://www.mercadolivre.com.br/gz/account-verification?go=${encodeURIComponent(social)}`,
  ], "PROVEN"],
  ["the official link behind a silent wall", "https://mercadolivre.com/sec/1A", [
    "https://www.mercadolivre.com.br/gz/account-verification",
  ], "EXPERIMENTAL"],
  [
    "the own word put on by hand",
    "https://www.mercadolivre.com.br/p/MLB43417665?matt_word=ana",
    [],
    "EXPERIMENTAL",
  ],
  [
    "an advertisement's empty word",
    "https://www.mercadolivre.com.br/p/MLB43417665?matt_word=&matt_tool=8",
    [],
    "NONE",
  ],
  ["a shop without a programme", "https://loja.example/tenis?tag=ana-20", [], "NONE"],
  ["the own tag on a stranger's page", "https://mal.example/?tag=ana-20", [
    "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=outro-20",
  ], "FOREIGN"],
])("%s", (_, link, hops, proof) => {
  expect(proofOf(new URL(link), hops.map((hop) => new URL(hop)), ana)).toBe(proof);
});

test("every tag is foreign to a person without one", () => {
  expect(proofOf(new URL("https://www.amazon.com.br/dp/B0CFPL6CFY?tag=ana-20"), [], noTags)).toBe(
    "FOREIGN",
  );
});

test.each<[AffiliateTag, string, string | null]>([
  ["amazonTag", " Ana-20 ", "ana-20"],
  ["amazonTag", "tag=ana-20", "ana-20"],
  ["amazonTag", "https://www.amazon.com.br/dp/B0CFPL6CFY?tag=ana-20&th=1", "ana-20"],
  ["amazonTag", "ana", null],
  ["amazonTag", "ana-20?x=1", null],
  ["amazonTag", "ana 20", null],
  ["shopeeId", "18301234567", "18301234567"],
  ["shopeeId", "an_18301234567", "18301234567"],
  ["shopeeId", "https://shopee.com.br/x?utm_source=an_18301234567", "18301234567"],
  ["shopeeId", "1830-1234", null],
  ["mercadoLivreWord", "@Ana.Ofertas", "ana.ofertas"],
  ["mercadoLivreWord", "matt_word=ana", "ana"],
  ["mercadoLivreWord", "ana ofertas", null],
  ["mercadoLivreWord", "a", null],
  ["mercadoLivreTool", "12345678", "12345678"],
  ["mercadoLivreTool", "ferramenta", null],
  ["mercadoLivreTool", "", null],
  ["magaluShop", " MagazineAna ", "magazineana"],
  ["magaluShop", "https://www.magazinevoce.com.br/magazineana/tv/p/ab12cd34ef/", "magazineana"],
  ["magaluShop", "https://www.magazinevoce.com.br/p/ab12cd34ef/", null],
  ["magaluShop", "minha loja", null],
])("%s: %s is taken as %s", (name, typed, tag) => {
  expect(affiliateTags[name].parse(typed)).toBe(tag);
});

test.each([
  ["https://www.amazon.com.br/dp/B0CFPL6CFY", noTags, "TAG_MISSING"],
  ["https://www.amazon.es/dp/B01MUGXRT9", ana, "TAG_NOT_VALID"],
  ["https://s.shopee.com.br/abc", ana, "LINK_UNPROVEN"],
  ["https://pt.aliexpress.com/item/1005006123456789.html", ana, "SHOP_NOT_CONNECTED"],
  ["https://loja.example/produto", ana, "NO_PROGRAMME"],
  ["https://www.amazon.com.br/dp/B0CFPL6CFY", ana, null],
  ["https://www.mercadolivre.com.br/p/MLB43417665", ana, null],
])("a link to %s has the reason why it does not pay: %#", (url, tags, unpaidReason) => {
  expect(affiliateUrl(new URL(url), tags)).toMatchObject({ unpaidReason });
});
