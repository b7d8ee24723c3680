import { expect, test } from "vitest";
import {
  canonicalUrl,
  isOthersPage,
  isPublicName,
  isShortLink,
  parseLink,
  productIdOf,
} from "../../../../server/core/marketplaces/links/link.ts";
import { marketplaceOf, shopName } from "../../../../server/core/marketplaces/marketplace.ts";

const of = (address: string) => {
  const url = new URL(address);
  return { id: productIdOf(url), canonical: canonicalUrl(url).href };
};

test.each([
  ["https://www.amazon.com.br/dp/B0CFPL6CFY", "AMAZON", "Amazon"],
  ["https://amzn.to/3xyz", "AMAZON", "Amazon"],
  ["https://produto.mercadolivre.com.br/MLB-1-x", "MERCADO_LIVRE", "Mercado Livre"],
  ["https://meli.la/2abc", "MERCADO_LIVRE", "Mercado Livre"],
  ["https://br.shp.ee/abc", "SHOPEE", "Shopee"],
  ["https://m.magazineluiza.com.br/x/p/1/", "MAGAZINE_LUIZA", "Magalu"],
  ["https://pt.aliexpress.com/item/1.html", "ALIEXPRESS", "AliExpress"],
  ["https://www.casas-bahia.com.br/tv/p", "OTHER", "Casas Bahia"],
  ["https://loja.exemplo.com/tv", "OTHER", "Exemplo"],
  ["https://amazon.com.br.example/dp/B0CFPL6CFY", "OTHER", "Br"],
  ["https://notamazon.com.br/dp/B0CFPL6CFY", "OTHER", "Notamazon"],
  ["https://192.0.2.7/dp/B0CFPL6CFY", "OTHER", "192.0.2.7"],
])("%s is %s, called %s", (address, marketplace, name) => {
  const url = new URL(address);
  expect(marketplaceOf(url)).toBe(marketplace);
  expect(shopName(url, marketplaceOf(url))).toBe(name);
});

test.each([
  [
    "https://www.amazon.com.br/Kindle-Capa/dp/B0CFPL6CFY/ref=sr_1_1?tag=alguem-20&th=1",
    "B0CFPL6CFY",
    "https://www.amazon.com.br/dp/B0CFPL6CFY",
  ],
  ["https://m.amazon.es/gp/aw/d/b01mugxrt9", "B01MUGXRT9", "https://www.amazon.es/dp/B01MUGXRT9"],
  [
    "https://www.amazon.com/gp/product/0142437263?psc=1",
    "0142437263",
    "https://www.amazon.com/dp/0142437263",
  ],
  [
    "https://www.amazon.com.br/sspa/click?ie=UTF8&url=%2FCapa%2Fdp%2FB0TESTE123%2Fref%3Dsr",
    "B0TESTE123",
    "https://www.amazon.com.br/dp/B0TESTE123",
  ],
  [
    "https://www.amazon.com.br/s?k=kindle&tag=alguem-20&ref=nb",
    null,
    "https://www.amazon.com.br/s?k=kindle",
  ],
  [
    "https://www.amazon.com.br/product/camisetas-",
    null,
    "https://www.amazon.com.br/product/camisetas-",
  ],
])("Amazon: %s names %s", (address, id, canonical) => {
  expect(of(address)).toEqual({ id, canonical });
});

test.each([
  [
    "https://produto.mercadolivre.com.br/MLB-3914161563-tenis-azul-_JM?matt_word=alguem&matt_tool=1#position=2",
    "MLB3914161563",
    "https://produto.mercadolivre.com.br/MLB-3914161563-tenis-azul-_JM",
  ],
  [
    "https://www.mercadolivre.com.br/tenis/p/MLB43417665?pdp_filters=item_id:MLB3914161563&ref=x&forceInApp=true#wid=MLB1",
    "MLB43417665",
    "https://www.mercadolivre.com.br/tenis/p/MLB43417665?pdp_filters=item_id:MLB3914161563",
  ],
  [
    "https://www.mercadolivre.com.br/tenis/p/MLB43417665#polycard_client=x&wid=MLB3914161563&sid=search",
    "MLB43417665",
    "https://www.mercadolivre.com.br/tenis/p/MLB43417665?wid=MLB3914161563",
  ],
  [
    "https://www.mercadolivre.com.br/tenis/up/MLBU1234567?pdp_filters=shipping:fulfillment",
    "MLBU1234567",
    "https://www.mercadolivre.com.br/tenis/up/MLBU1234567",
  ],
  [
    "https://www.mercadolivre.com.br/gz/account-verification?go=https%3A%2F%2Fwww.mercadolivre.com.br%2Fp%2FMLB43417665",
    "MLB43417665",
    "https://www.mercadolivre.com.br/p/MLB43417665",
  ],
  ["https://mercadolivre.com/sec/1AbCd?x=1", null, "https://mercadolivre.com/sec/1AbCd"],
  [
    "https://www.mercadolivre.com.br/social/alguem?matt_word=alguem&matt_tool=9&ref=abc",
    null,
    "https://www.mercadolivre.com.br/social/alguem",
  ],
])("Mercado Livre: %s names %s", (address, id, canonical) => {
  expect(of(address)).toEqual({ id, canonical });
});

test.each([
  ["https://shopee.com.br/product/4001/5002?utm_source=an_183", "5002"],
  ["https://shopee.com.br/Fone-Sem-Fio-i.4001.5002?sp_atk=x&xptdk=y", "5002"],
  ["https://shopee.com.br/opaanlp/4001/5002?__mobile__=1&mmp_pid=an_183", "5002"],
  ["https://shopee.com.br/loja_de_ana/4001/5002", "5002"],
  ["https://shopee.com.br/x?shopid=4001&itemid=5002", "5002"],
  [
    "https://s.shopee.com.br/an_redir?origin_link=https%3A%2F%2Fshopee.com.br%2Fproduct%2F4001%2F5002&affiliate_id=9",
    "5002",
  ],
])("Shopee: %s is one product at one address", (address, id) => {
  expect(of(address)).toEqual({ id, canonical: "https://shopee.com.br/product/4001/5002" });
});

test.each([
  [
    "https://www.magazineluiza.com.br/ventilador/p/ab12cd34ef/ar/vent/?seller_id=kabum&partner_id=3440&utm_source=x",
    "ab12cd34ef",
    "https://www.magazineluiza.com.br/ventilador/p/ab12cd34ef/ar/vent/?seller_id=kabum",
  ],
  [
    "https://www.magazinevoce.com.br/magazinealguem/ventilador/p/ab12cd34ef/ar/vent/",
    "ab12cd34ef",
    "https://www.magazineluiza.com.br/ventilador/p/ab12cd34ef/ar/vent/",
  ],
  [
    "https://www.magazinevoce.com.br/magazinealguem/p/ab12cd34ef/ar/vent/?seller_id=kabum",
    "ab12cd34ef",
    "https://www.magazineluiza.com.br/p/ab12cd34ef/ar/vent/?seller_id=kabum",
  ],
  [
    "https://www.magazinevoce.com.br/p/ab12cd34ef/ar/vent/",
    "ab12cd34ef",
    "https://www.magazineluiza.com.br/p/ab12cd34ef/ar/vent/",
  ],
  [
    "https://pt.aliexpress.com/item/1005001234567890.html?spm=a2g0o&aff_fcid=x&sku_id=12",
    "1005001234567890",
    "https://pt.aliexpress.com/item/1005001234567890.html?sku_id=12",
  ],
  [
    "http://Loja.example:80/tenis?cor=azul&utm_source=ig&gclid=1&awc=2&ranMID=3&tag=alguem#avaliacoes",
    null,
    "https://loja.example/tenis?cor=azul",
  ],
  ["https://loja.example/#/produto/7", null, "https://loja.example/#/produto/7"],
  [
    "https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Floja.example%2Ftenis%3Futm_medium%3Daff",
    null,
    "https://loja.example/tenis",
  ],
  ["https://ana:senha@loja.example/tenis", null, "https://loja.example/tenis"],
])("other shops: %s names %s", (address, id, canonical) => {
  expect(of(address)).toEqual({ id, canonical });
});

test("a canonical address is its own canonical address", () => {
  const address =
    "https://www.mercadolivre.com.br/t/p/MLB43417665?variation=17&pdp_filters=item_id:MLB3914161563";
  expect(of(address).canonical).toBe(address);
});

test.each([
  "https://www.mercadolivre.com.br//mal.example/p/MLB43417665",
  "https://www.magazineluiza.com.br//mal.example/p/ab12cd34ef/",
  "https://pt.aliexpress.com//mal.example/x",
])("%s stays at its shop", (address) => {
  expect(canonicalUrl(new URL(address)).host).toBe(new URL(address).host);
});

test("tracking parameters are removed however often they occur, the rest stays as written", () => {
  expect(of("https://loja.example/a?cor=azul+claro&tag=1&tag=2&utm_source=x").canonical)
    .toBe("https://loja.example/a?cor=azul+claro");
  expect(of("https://loja.example/a?cor=azul%20claro").canonical)
    .toBe("https://loja.example/a?cor=azul%20claro");
});

test("a redirect to a script or to itself has no target", () => {
  const script = "https://www.google.com/url?q=javascript:alert(1)";
  expect(of(script).canonical).toBe(script);
  let nested = "https://loja.example/fim";
  for (let i = 0; i < 20; i++) {
    nested = `https://www.google.com/url?q=${encodeURIComponent(nested)}`;
  }
  expect(of(nested).canonical).toContain("google.com"); // unwrapped some times, then left
  expect(isShortLink(new URL(nested))).toBe(true); // its tag is unknown
});

test.each([
  ["https://amzn.to/3xyz", true],
  ["https://a.co/d/abc", true],
  ["https://meli.la/2abc", true],
  ["https://mercadolivre.com/sec/1Ab", true],
  ["https://s.shopee.com.br/9abc", true],
  ["https://shp.ee/abc", true],
  ["https://br.shp.ee/abc", true],
  ["https://shope.ee/abc", true],
  ["https://maga.lu/abc", true],
  ["https://divulgador.magalu.com/abc", true],
  ["https://s.click.aliexpress.com/e/_abc", true],
  ["https://bit.ly/abc", true],
  [
    "https://s.shopee.com.br/an_redir?origin_link=https%3A%2F%2Fshopee.com.br%2Fproduct%2F1%2F2",
    false,
  ],
  ["https://shopee.com.br/product/1/2", false],
  ["https://www.amazon.com.br/dp/B0CFPL6CFY", false],
  ["https://www.mercadolivre.com.br/p/MLB43417665", false],
])("%s must be followed: %s", (address, isShort) => {
  expect(isShortLink(new URL(address))).toBe(isShort);
});

test.each([
  ["https://www.mercadolivre.com.br/social/alguem?matt_word=alguem&ref=abc", true],
  ["https://www.mercadolivre.com.br/social/alguem/lists/1", true],
  [
    "https://www.mercadolivre.com.br/gz/account-verification?go=https%3A%2F%2Fwww.mercadolivre.com.br%2Fsocial%2Falguem",
    true,
  ],
  ["https://www.magazinevoce.com.br/magazinealguem/", true],
  ["https://www.magazinevoce.com.br/magazinealguem/celulares/l/te/?page=2", true],
  ["https://www.amazon.com.br/shop/alguem", true],
  ["https://www.magazinevoce.com.br/magazinealguem/x/p/ab12cd34ef/te/y/", false],
  ["https://www.magazinevoce.com.br/", false],
  ["https://www.mercadolivre.com.br/social", false],
  ["https://www.mercadolivre.com.br/p/MLB43417665", false],
  ["https://loja.example/social/alguem", false],
])(
  "%s is an affiliate's page, to be followed before anything is known: %s",
  (address, isOthers) => {
    expect(isOthersPage(new URL(address))).toBe(isOthers);
    expect(isShortLink(new URL(address))).toBe(isOthers);
  },
);

test.each([
  ["https://loja.example/tenis", true],
  ["http://loja.example:80/tenis", true],
  ["http://loja.example:443/", true],
  ["https://loja.example./", true],
  ["https://local.example/", true],
  ["https://1.example/", true],
  ["https://loja.example:8443/", false],
  ["https://ana@loja.example/", false],
  ["https://:senha@loja.example/", false],
  ["ftp://loja.example/", false],
  ["http://93.184.215.14/", false],
  ["http://127.1/", false],
  ["http://0x7f000001/", false],
  ["http://2130706433/", false],
  ["http://169.254.169.254./latest", false],
  ["http://[::1]/", false],
  ["http://[::ffff:10.0.0.1]/", false],
  ["http://localhost/", false],
  ["http://app.localhost/", false],
  ["http://roteador/", false],
  ["http://roteador./", false],
  ["http://IMPRESSORA.local/", false],
  ["http://metadata.google.internal/", false],
  ["http://metadata.google.internal./", false],
  ["http://loja.example../", false],
])("%s is a public host name: %s", (address, isPublic) => {
  expect(isPublicName(new URL(address))).toBe(isPublic);
});

test("two megabytes of dots are no link", () => {
  expect(parseLink(".".repeat(2_000_000) + "x")).toBeNull();
});

test.each([
  ["  https://shopee.com.br/product/1/2 ", "https://shopee.com.br/product/1/2"],
  ["amzn.to/3xyz", "https://amzn.to/3xyz"],
  ["www.amazon.com.br:443/dp/B0CFPL6CFY", "https://www.amazon.com.br/dp/B0CFPL6CFY"],
  ["<https://loja.example/a>.", "https://loja.example/a"],
  ["http://ana:senha@loja.example/", "http://loja.example/"],
  ["javascript:alert(1)", null],
  ["file:///etc/passwd", null],
  ["data:text/html,x", null],
  ["não é um link", null],
  ["tênis", null],
  ["localhost:8000", null],
  ["", null],
  [`https://loja.example/${"a".repeat(5_000)}`, null],
])("%s is read as the link %s", (text, href) => {
  expect(parseLink(text)?.href ?? null).toBe(href);
});
