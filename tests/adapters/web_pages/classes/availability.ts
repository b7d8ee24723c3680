import { item, ld, offer, page, type PageCase, product, SHOP } from "./page_case.ts";

const IN = "https://schema.org/InStock";
const OUT = "https://schema.org/OutOfStock";
const cached = ld(product(offer("149.90", { availability: IN })));
const variants = (...all: readonly (readonly [id: string, availability: string])[]) =>
  ld({
    "@type": "ProductGroup",
    name: "Tênis Aurora Azul",
    hasVariant: all.map(([id, availability]) => ({
      "@type": "Product",
      name: `Tênis Aurora Azul - ${id.slice(-2)}`,
      url: `${SHOP}?variant=${id}`,
      offers: offer("149.90", { availability, url: `${SHOP}?variant=${id}` }),
    })),
  });
const buy = '<button type="submit" name="add">Comprar</button>';
const seen = (
  name: string,
  body: string,
  availability: "IN_STOCK" | "OUT_OF_STOCK" | "UNKNOWN",
) => ({
  name,
  html: page({ head: cached, body }),
  says: { availability, price: 14990 },
});

/** Whether the product can be bought: the chosen variant, and what the page shows. */
export const availability: readonly PageCase[] = [
  {
    name: "the chosen variant is sold out, its sibling is not",
    url: `${SHOP}?variant=4400000039`,
    html: page({ head: variants(["4400000039", OUT], ["4400000040", IN]) }),
    says: { availability: "OUT_OF_STOCK" },
  },
  {
    name: "the chosen variant is in stock, its sibling is not",
    url: `${SHOP}?variant=4400000040`,
    html: page({ head: variants(["4400000039", OUT], ["4400000040", IN]) }),
    says: { availability: "IN_STOCK" },
  },
  {
    name: "no variant is chosen, and one is in stock",
    html: page({ head: variants(["4400000039", OUT], ["4400000040", IN]) }),
    says: { availability: "IN_STOCK" },
  },
  {
    name: "the chosen variant is not listed",
    url: `${SHOP}?variant=4400000099`,
    html: page({ head: variants(["4400000039", OUT], ["4400000040", IN]) }),
    says: { availability: "UNKNOWN" },
  },
  {
    name: "offers with addresses of their own, as Shopify's old themes write them",
    url: `${SHOP}?variant=4400000039`,
    html: page({
      head: ld(product([
        offer("149.90", { availability: OUT, url: `${SHOP}?variant=4400000039` }),
        offer("159.90", { availability: IN, url: `${SHOP}?variant=4400000040` }),
      ])),
    }),
    says: { availability: "OUT_OF_STOCK", price: 14990 },
  },
  {
    name: "VTEX: the sku in the address is sold out",
    url: `${SHOP}/p?skuId=4400039`,
    html: page({
      head: ld(product({
        "@type": "AggregateOffer",
        priceCurrency: "BRL",
        offers: [
          offer("149.90", { availability: OUT, sku: "4400039" }),
          offer("149.90", { availability: IN, sku: "4400040" }),
        ],
      })),
    }),
    says: { availability: "OUT_OF_STOCK", price: 14990 },
  },
  seen("a buy button", buy, "IN_STOCK"),
  seen(
    "WooCommerce: no stock",
    '<div class="summary entry-summary"><p class="stock out-of-stock">Fora de estoque</p></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "Magento: no stock",
    '<div class="product-info-main"><div class="stock unavailable" title="Disponibilidade"><span>Esgotado</span></div></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "Nuvemshop: a disabled button",
    '<form id="product_form" class="js-product-form"><input type="submit" class="js-addtocart js-prod-submit-form btn-add-to-cart nostock" value="Sem estoque" disabled></form>',
    "OUT_OF_STOCK",
  ),
  seen(
    "Nuvemshop: a button that sells",
    '<form id="product_form" class="js-product-form"><input type="submit" class="js-addtocart js-prod-submit-form btn-add-to-cart cart" value="Comprar"></form>',
    "IN_STOCK",
  ),
  seen(
    "Shopify: sold out",
    '<product-info><div class="product-form__buttons"><button type="submit" name="add" class="product-form__submit button" disabled><span>Esgotado</span></button></div></product-info>',
    "OUT_OF_STOCK",
  ),
  seen(
    "VTEX legacy: tell me when it comes",
    '<div class="notifyme sku-notifyme"><p class="notifyme-title">Avise-me</p><p>Para ser avisado da disponibilidade deste Produto, basta preencher os campos abaixo.</p></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "VTEX legacy: a hidden form for other variants",
    `<a class="buy-button buy-button-ref" href="/checkout/cart/add?sku=7">Comprar</a><div class="notifyme sku-notifyme" style="display:none"><p class="notifyme-title">Avise-me</p></div>`,
    "IN_STOCK",
  ),
  seen(
    "VTEX IO: tell me when it comes",
    '<div class="vtex-flex-layout-0-x-flexCol"><div class="vtex-store-components-3-x-subscriberContainer"><div class="vtex-store-components-3-x-title">Avise-me quando estiver disponível</div></div></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "Loja Integrada: not available",
    '<div class="principal"><div class="acoes-produto indisponivel"><div class="avise-me"><h3>Avise-me quando chegar</h3></div><span class="avise-tit">Produto indisponível</span></div></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "Tray: not available",
    '<div id="produto_nao_disp"><span class="product-unavailable">Produto indisponível</span></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "Wake: not available",
    '<div class="fbits-componente-avise-me"><span class="produto-indisponivel">Produto Indisponível</span><button>Avise-me</button></div>',
    "OUT_OF_STOCK",
  ),
  seen(
    "a shop of its own: a sentence and no button",
    "<p>Produto indisponível no momento.</p><button>Avise-me quando chegar</button>",
    "OUT_OF_STOCK",
  ),
  seen(
    "a shop of its own: sold out, and no button",
    '<strong class="status">Esgotado</strong>',
    "OUT_OF_STOCK",
  ),
  seen(
    "another size is sold out",
    `<ul class="sizes"><li>38 <small>Esgotado</small></li><li>39</li></ul>${buy}`,
    "IN_STOCK",
  ),
  seen(
    "a related product is sold out",
    `${buy}<section class="related products"><ul class="products"><li class="product"><h2>Meia Aurora</h2><span class="badge">Esgotado</span></li></ul></section>`,
    "IN_STOCK",
  ),
  seen(
    "a hidden sentence",
    `${buy}<p hidden>Produto indisponível</p><div class="d-none">Esgotado</div>`,
    "IN_STOCK",
  ),
  seen(
    "words about other shops",
    `${buy}<p>Este modelo está esgotado em várias lojas, mas aqui você encontra.</p>`,
    "IN_STOCK",
  ),
  {
    name: "structured data says that it is sold out",
    html: page({
      body: item(
        `<meta itemprop="price" content="149.90"><link itemprop="availability" href="${OUT}">`,
      ),
    }),
    says: { availability: "OUT_OF_STOCK" },
  },
  {
    name: "Mercado Livre: a listing that is paused, though its data say it is sold",
    html: page({ head: cached, body: '<div class="ui-pdp-message">Anúncio pausado</div>' }),
    url: "https://produto.mercadolivre.com.br/MLB-1234567890-tenis-aurora-azul-_JM",
    says: { availability: "OUT_OF_STOCK" },
  },
  {
    name: "Mercado Livre: a listing that has ended",
    html: page({
      head: cached,
      body:
        '<div class="ui-pdp-container__row ui-pdp-container__row--item-status-message"><div class="andes-message">Anúncio finalizado</div></div>',
    }),
    url: "https://produto.mercadolivre.com.br/MLB-1234567890-tenis-aurora-azul-_JM",
    says: { availability: "OUT_OF_STOCK" },
  },
  {
    name: "VTEX: the chosen one of two of an aggregate is sold out and costs more",
    html: page({
      head: ld(product({
        "@type": "AggregateOffer",
        lowPrice: 199,
        highPrice: 249,
        priceCurrency: "BRL",
        offers: [
          offer(199, { sku: "901", availability: IN }),
          offer(249, { sku: "902", availability: OUT }),
        ],
      })),
    }),
    url: `${SHOP}?idsku=902`,
    says: { price: 24900, availability: "OUT_OF_STOCK" },
  },
  {
    name: "VTEX: the chosen one is none of those listed, which differ",
    html: page({
      head: ld(product([
        offer(199, { sku: "901", availability: IN }),
        offer(249, { sku: "902", availability: OUT }),
      ])),
    }),
    url: `${SHOP}?idsku=903`,
    says: { price: null, availability: "UNKNOWN" },
  },
];
