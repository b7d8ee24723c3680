import { item, ld, meta, NAME, offer, page, type PageCase, product, SHOP } from "./page_case.ts";

const IN = "http://schema.org/InStock";
const OUT = "http://schema.org/OutOfStock";
const own = { title: NAME, price: 14990, availability: "IN_STOCK" } as const;
const whole = (
  name: string,
  parts: Parameters<typeof page>[0],
  says: PageCase["says"],
  url = SHOP,
): PageCase => ({ name, html: page(parts), says, url });

const og = (type: string, more = "") =>
  meta("og:type", type) + meta("og:title", NAME) + meta("og:url", SHOP) + more;
const ogPrice = (sum: string) => meta("og:price:amount", sum) + meta("og:price:currency", "BRL");
const dawnCards =
  '<section class="related-products"><h2>Você também pode gostar</h2><ul class="grid product-grid"><li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card"><div class="card__badge"><span class="badge">Esgotado</span></div></div><div class="card-information"><div class="price price--sold-out"><div class="price__container"><div class="price__regular"><span class="price-item price-item--regular">R$ 39,90</span></div><div class="price__sale"><span class="price-item price-item--sale">R$ 29,90</span></div></div></div></div></div></li></ul></section>';
const dawn = (price: string, button: string) =>
  `<product-info><div class="product__info-wrapper"><div class="product__title"><h1>${NAME}</h1></div><div id="price-template--1__main" role="status"><div class="price price--large price--show-badge">${price}</div></div><fieldset><label>38<span class="visually-hidden label-unavailable">Variante esgotada ou indisponível</span></label></fieldset>${button}</div></product-info>${dawnCards}`;
const regular =
  '<div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Preço normal</span> <span class="price-item price-item--regular">R$ 149,90</span></div><div class="price__sale"><span class="visually-hidden visually-hidden--inline">Preço normal</span><span><s class="price-item price-item--regular"></s></span><span class="visually-hidden visually-hidden--inline">Preço promocional</span><span class="price-item price-item--sale price-item--last">R$ 149,90</span></div><small class="unit-price caption hidden"><span class="visually-hidden">Preço unitário</span></small></div>';
const add = (text: string, more = "") =>
  `<div class="product-form__buttons"><button type="submit" name="add" class="product-form__submit button button--full-width" ${more}><span>${text}</span></button></div>`;
const group = (...variants: readonly (readonly [string, string, string])[]) =>
  ld({
    "@context": "http://schema.org/",
    "@id": "/products/tenis-aurora-azul#product",
    "@type": "ProductGroup",
    name: NAME,
    productGroupID: "77",
    url: SHOP,
    hasVariant: variants.map(([id, price, availability]) => ({
      "@id": `/products/tenis?variant=${id}#variant`,
      "@type": "Product",
      name: `${NAME} - ${id.slice(-2)}`,
      sku: "",
      offers: {
        "@id": `/products/tenis?variant=${id}#offer`,
        "@type": "Offer",
        availability,
        price,
        priceCurrency: "BRL",
        url: `${SHOP}?variant=${id}`,
      },
    })),
  });

const wooPrice = (sum: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>${sum}</bdi></span>`;
const yoast = ld({
  "@graph": [{ "@type": "WebPage", "@id": SHOP, url: SHOP, name: `${NAME} - Loja Aurora` }, {
    "@type": "BreadcrumbList",
    itemListElement: [{ "@type": "ListItem", position: 1, item: { "@id": SHOP, name: "Início" } }],
  }],
});
const wooLd = (offers: unknown) =>
  ld({
    "@graph": [{
      "@type": "Product",
      "@id": `${SHOP}#product`,
      name: NAME,
      url: SHOP,
      sku: 7,
      offers,
    }],
  });
const wooOffer = {
  "@type": "Offer",
  price: "149.90",
  priceSpecification: { price: "149.90", priceCurrency: "BRL", valueAddedTaxIncluded: "false" },
  priceCurrency: "BRL",
  availability: IN,
  url: SHOP,
};
const wooOfferNow = {
  "@type": "Offer",
  priceSpecification: [{
    "@type": "UnitPriceSpecification",
    price: "149.90",
    priceCurrency: "BRL",
    valueAddedTaxIncluded: false,
    validThrough: "2027-12-31",
  }],
  availability: IN,
  url: SHOP,
};
const wooBody = (
  price: string,
  rest =
    '<form class="cart"><button type="submit" name="add-to-cart" class="single_add_to_cart_button button alt">Comprar</button></form>',
) =>
  `<div class="product type-product"><div class="summary entry-summary"><h1 class="product_title entry-title">${NAME}</h1><p class="price">${price}</p>${rest}</div><section class="related products"><h2>Produtos relacionados</h2><ul class="products columns-4"><li class="product"><a><h2>Meia</h2><span class="price">${
    wooPrice("39,90")
  }</span></a><a class="button">Comprar</a></li></ul></section></div>`;

const vtexLd = (low: number, high: number) =>
  ld({
    "@context": "https://schema.org/",
    "@type": "Product",
    "@id": "https://www.lojaaurora.com.br/tenis-aurora-azul/p",
    name: NAME,
    sku: "4471",
    offers: {
      "@type": "AggregateOffer",
      lowPrice: low,
      highPrice: high,
      priceCurrency: "BRL",
      offers: [{
        "@type": "Offer",
        price: low,
        priceCurrency: "BRL",
        availability: IN,
        sku: "4471",
        itemCondition: "http://schema.org/NewCondition",
        seller: { "@type": "Organization", name: "Aurora" },
      }],
      offerCount: 1,
    },
  });
const part = (name: string, text: string) =>
  `<span class="vtex-product-price-1-x-${name} vtex-product-price-1-x-${name}--pdp">${text}</span>`;
const currency = (whole: string, cents: string) =>
  `<span class="vtex-product-price-1-x-currencyContainer">${part("currencyCode", "R$")}${
    part("currencyLiteral", "&nbsp;")
  }${part("currencyInteger", whole)}${part("currencyDecimal", ",")}${
    part("currencyFraction", cents)
  }</span>`;

/** Pages as whole as a shop sends them: every source at once, and other products around. */
export const wholePages: readonly PageCase[] = [
  whole("Shopify: Dawn", {
    heading: null,
    head: og("product", ogPrice("149,90")) +
      ld(
        product([offer("149.90", { availability: IN, url: `${SHOP}?variant=1` })], {
          url: SHOP,
          brand: { name: "Aurora" },
        }),
      ),
    body: dawn(regular, add("Adicionar ao carrinho")),
  }, own),
  whole("Shopify: a group of one price", {
    heading: null,
    head: og("product", ogPrice("149,90")) +
      group(["44000038", "149.90", IN], ["44000039", "149.90", OUT]),
    body: dawn(regular, add("Adicionar ao carrinho")),
  }, own),
  whole(
    "Shopify: a group of two prices, one chosen",
    {
      heading: null,
      head: og("product", ogPrice("149,90")) +
        group(["44000038", "149.90", IN], ["44000039", "169.90", IN]),
      body: dawn(regular, add("Adicionar ao carrinho")),
    },
    { price: 14990, availability: "IN_STOCK" },
    `${SHOP}?variant=44000038`,
  ),
  whole("Shopify: a group of two prices, none chosen", {
    heading: null,
    head: og("product", ogPrice("149,90")) +
      group(["44000038", "149.90", IN], ["44000039", "169.90", IN]),
    body: dawn(regular, add("Adicionar ao carrinho")),
  }, { title: NAME, price: null }),
  whole("Shopify: sold out since the data was stored", {
    heading: null,
    head: og("product", ogPrice("149,90")) +
      ld(product([offer("149.90", { availability: IN, url: SHOP })], { url: SHOP })),
    body: dawn(regular, add("Esgotado", "disabled")),
  }, { price: 14990, availability: "OUT_OF_STOCK" }),
  whole("WooCommerce with Yoast", {
    heading: null,
    head: og("article") + yoast + wooLd([wooOffer]),
    body: wooBody(wooPrice("149,90")),
  }, own),
  whole("WooCommerce since version 8", {
    heading: null,
    head: og("product") + wooLd([wooOfferNow]),
    body: wooBody(wooPrice("149,90")),
  }, own),
  whole("WooCommerce: a sale", {
    heading: null,
    head: og("product") + wooLd([wooOfferNow]),
    body: wooBody(
      `<del aria-hidden="true">${wooPrice("199,90")}</del> <ins>${wooPrice("149,90")}</ins>`,
    ),
  }, { ...own, oldPrice: 19990 }),
  whole("WooCommerce: Pix by a plugin", {
    heading: null,
    head: og("product") + wooLd([wooOfferNow]),
    body: wooBody(
      `${wooPrice("149,90")}`,
      `<div class="wc-simulador-parcelas-offer">${
        wooPrice("142,41")
      } no Pix</div><button class="button">Comprar</button>`,
    ),
  }, { price: 14990, availability: "IN_STOCK" }),
  whole("WooCommerce: sold out", {
    heading: null,
    head: og("product") + wooLd([{ ...wooOfferNow, availability: OUT }]),
    body: wooBody(wooPrice("149,90"), '<p class="stock out-of-stock">Fora de estoque</p>'),
  }, { price: 14990, availability: "OUT_OF_STOCK" }),
  whole(
    "VTEX IO",
    {
      heading: null,
      head: og(
        "product",
        meta("product:price:amount", "149.9") + meta("product:price:currency", "BRL") +
          meta("product:availability", "instock"),
      ) + vtexLd(149.9, 149.9),
      body:
        `<div class="vtex-product-context-provider"><h1 class="vtex-store-components-3-x-productNameContainer"><span class="vtex-store-components-3-x-productBrand">${NAME}</span></h1><span class="vtex-product-price-1-x-listPrice"><span class="vtex-product-price-1-x-listPriceValue">${
          currency("199", "90")
        }</span></span><span class="vtex-product-price-1-x-sellingPrice"><span class="vtex-product-price-1-x-sellingPriceValue">${
          currency("149", "90")
        }</span></span><button class="vtex-button"><div class="vtex-button__label"><span class="vtex-add-to-cart-button-0-x-buttonText">Adicionar ao carrinho</span></div></button><section class="vtex-product-summary-2-x-container"><span class="vtex-product-price-1-x-sellingPriceValue">${
          currency("39", "90")
        }</span></section></div>`,
    },
    { ...own, oldPrice: 19990 },
    `${SHOP}/p`,
  ),
  whole(
    "VTEX IO: at once with Pix",
    {
      heading: null,
      head: og(
        "product",
        meta("product:price:amount", "149.9") + meta("product:price:currency", "BRL"),
      ) + vtexLd(149.9, 149.9),
      body:
        `<div class="vtex-product-context-provider"><h1>${NAME}</h1><span class="vtex-product-price-1-x-sellingPriceValue">${
          currency("149", "90")
        }</span><div class="loja-pix-0-x-price">R$ 142,41 no Pix</div></div>`,
    },
    own,
    `${SHOP}/p`,
  ),
  whole(
    "VTEX legacy",
    {
      heading: null,
      head: '<meta name="Abstract" content="Vtex">' +
        ld(
          product({
            "@type": "AggregateOffer",
            priceCurrency: "BRL",
            lowPrice: "149.9",
            highPrice: "149.9",
            availability: IN,
          }, { url: `${SHOP}/p` }),
        ),
      body:
        `<h1><div class="fn productName">${NAME}</div></h1><div class="plugin-preco"><div class="productPrice"><p class="descricao-preco"><em class="valor-de price-list-price">De: <strong class="skuListPrice">R$ 199,90</strong></em><em class="valor-por price-best-price">Por: <strong class="skuBestPrice">R$ 149,90</strong></em></p></div></div><div class="notifyme sku-notifyme" style="display:none"><p>Avise-me</p></div><div class="prateleira"><span class="bestPrice">R$ 39,90</span></div>`,
    },
    { ...own, oldPrice: 19990 },
    `${SHOP}/p`,
  ),
  whole("Magento", {
    heading: null,
    head: og(
      "product",
      meta("product:price:amount", "149.9") + meta("product:price:currency", "BRL"),
    ),
    body:
      `<div class="product-info-main"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${NAME}</span></h1><div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox"><span class="special-price"><span class="price-container price-final_price tax weee"><span class="price-label">Preço promocional</span><span data-price-amount="149.9" data-price-type="finalPrice" class="price-wrapper"><span class="price">R$&nbsp;149,90</span></span></span></span><span class="old-price"><span class="price-container"><span class="price-label">Preço normal</span><span data-price-amount="199.9" data-price-type="oldPrice" class="price-wrapper"><span class="price">R$&nbsp;199,90</span></span></span></span></div></div><div class="stock available" title="Disponibilidade"><span>Em estoque</span></div><button title="Comprar" class="action primary tocart"><span>Comprar</span></button></div><div class="block related"><div class="product-item"><div class="price-box price-final_price"><span class="price">R$ 39,90</span></div></div></div>`,
  }, { ...own, oldPrice: 19990 }),
  whole("Magento: microdata around it all", {
    heading: null,
    body:
      `<div itemscope itemtype="http://schema.org/Product"><h1 class="page-title"><span itemprop="name">${NAME}</span></h1><div class="product-info-price"><div class="price-box price-final_price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price-container"><span data-price-amount="149.9" class="price-wrapper"><span class="price">R$ 149,90</span></span><meta itemprop="price" content="149.9"><meta itemprop="priceCurrency" content="BRL"></span></div></div></div>`,
  }, { title: NAME, price: 14990 }),
  whole("Nuvemshop", {
    heading: null,
    head:
      og("tiendanube:product", meta("tiendanube:price", "149.9") + meta("tiendanube:stock", "5")) +
      ld(
        product(
          offer("149.9", {
            availability: IN,
            url: SHOP,
            seller: { "@type": "Organization", name: "Aurora" },
          }),
          { mainEntityOfPage: { "@type": "WebPage", "@id": SHOP } },
        ),
      ),
    body:
      `<div id="single-product" class="js-has-new-shipping js-product-detail js-product-container"><h1 class="js-product-name">${NAME}</h1><div class="js-price-container"><span><div class="js-price-display" id="price_display" data-product-price="14990">R$149,90</div></span><span><div id="compare_price_display" class="js-compare-price-display" style="display:block;">R$199,90</div></span></div><div class="js-product-discount-container"><span class="js-payment-discount-price-product">R$134,91</span> com <strong>Pix</strong></div><form id="product_form"><input type="submit" class="js-addtocart js-prod-submit-form btn-add-to-cart cart" value="Comprar"></form></div><div class="js-item-product"><span class="js-price-display">R$39,90</span><span>Esgotado</span></div>`,
  }, { ...own, oldPrice: 19990, pixPrice: 13491 }),
  whole("Tray", {
    heading: null,
    head: og("product"),
    body:
      `<div itemscope itemtype="http://schema.org/Product"><h1 class="product-name" itemprop="name">${NAME}</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="BRL"><meta itemprop="price" content="149.90"><link itemprop="availability" href="http://schema.org/InStock"><div id="produto_preco"><span class="PrecoPrincipal">Por: <abbr class="currency" title="BRL">R$</abbr> <span id="variacaoPreco">149,90</span></span><span id="precoDe">De: <s>R$ 199,90</s></span><span id="info_preco">ou <b>R$ 134,91</b> no Pix</span></div></div></div>`,
  }, { ...own, pixPrice: 13491 }),
  whole("Loja Integrada", {
    heading: null,
    head: og("website") +
      ld(
        product(
          offer("149.90", {
            availability: IN,
            url: SHOP,
            itemCondition: "http://schema.org/NewCondition",
          }),
        ),
      ),
    body:
      `<div class="row-fluid produto"><div class="span6"><div class="principal"><div class="info-principal-produto"><h1 class="nome-produto titulo">${NAME}</h1></div><div class="acoes-produto hidden-phone SKU-7"><div class="preco-produto destaque-parcela"><div><s class="preco-venda titulo">R$ 199,90</s> <strong class="preco-promocional cor-principal titulo" data-sell-price="149.90">R$ 149,90</strong></div></div><a class="botao botao-comprar principal grande">Comprar</a><div class="avise-me hide"><h3>Avise-me quando chegar</h3></div></div></div></div></div><div class="listagem"><div class="listagem-item"><span class="preco-promocional">R$ 39,90</span><span class="bandeira-indisponivel">Indisponível</span></div></div>`,
  }, { ...own, oldPrice: 19990 }),
  whole("Wake", {
    heading: null,
    head: og("product"),
    body:
      `<div itemscope itemtype="http://schema.org/Product"><h1 class="prodTitle" itemprop="name">${NAME}</h1><div class="fbits-preco" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="BRL"><meta itemprop="price" content="149.90"><meta itemprop="availability" content="http://schema.org/InStock"><div class="precoDe">De <span>R$ 199,90</span></div><div class="precoPor com-precoDe">Por <span>R$ 149,90</span></div></div></div>`,
  }, { ...own, oldPrice: 19990 }),
  whole("a shop of its own with a slogan as heading", {
    title: `${NAME} com frete grátis`,
    heading: "Frete grátis em todo o site",
    head: ld(product(offer("149.90", { availability: IN }))),
    body: "<h2>Leve</h2><button>Comprar agora</button>",
  }, own),
  whole("a heading with the brand in front", {
    title: `Aurora ${NAME}`,
    heading: `Aurora Sports - ${NAME}`,
    head: ld(product(offer("149.90"))),
  }, { price: 14990 }),
  whole("a name with its code", {
    heading: NAME,
    head: ld(product(offer("149.90"), { name: `${NAME} - TEN4471` })),
  }, { price: 14990 }),
  whole(
    "an address with a code only",
    { heading: NAME, head: ld(product(offer("149.90", { availability: IN }))) },
    own,
    "https://www.lojaaurora.com.br/produto/4471",
  ),
  whole("JSON-LD and microdata of one product", {
    head: ld(product(offer("149.90", { availability: IN }))),
    body: item('<meta itemprop="price" content="149.90">'),
  }, own),
  whole("a product and a list of related ones", {
    head: ld(product(offer("149.90", { availability: IN }))) +
      ld({
        "@type": "ItemList",
        itemListElement: [{
          "@type": "ListItem",
          item: product(offer("39.90"), { name: "Meia Aurora" }),
        }],
      }),
  }, own),
  whole("a product with similar ones inside", {
    head: ld(
      product(offer("149.90", { availability: IN }), {
        isRelatedTo: [product(offer("39.90"), { name: "Meia Aurora" })],
      }),
    ),
  }, own),
  whole("a product and its reviews", {
    head: ld(
      product(offer("149.90", { availability: IN }), {
        review: [{
          "@type": "Review",
          reviewBody: "Produto esgotado rápido",
          author: { name: "Ana" },
        }],
      }),
    ),
    body: "<p>Produto esgotado rápido, corra!</p><button>Comprar</button>",
  }, own),
  whole("the Pix price in the data, the card price on the page", {
    head: ld(product(offer("134.91", { availability: IN }))),
    body: wooBody(
      `${wooPrice("134,91")} no Pix ou ${wooPrice("149,90")} em 10x de ${wooPrice("14,99")}`,
    ),
  }, { price: 13491, pixPrice: 13491 }),
  whole("a marketplace inside a shop: two sellers", {
    head: ld(
      product([
        offer("149.90", { availability: IN, seller: { name: "Aurora" } }),
        offer("159.90", { availability: IN, seller: { name: "Outra" } }),
      ]),
    ),
  }, { title: NAME, price: null, availability: "IN_STOCK" }),
  whole("a preorder", {
    head: ld(product(offer("149.90", { availability: "https://schema.org/PreOrder" }))),
  }, own),
  whole("a price without cents", {
    head: ld(product(offer(149, { availability: IN }))),
    body: wooBody(wooPrice("149")),
  }, { price: 14900 }),
  whole("a price in thousands", {
    head: ld(product(offer("1499.90"))),
    body: wooBody(wooPrice("1.499,90")),
  }, { price: 149990 }),
  whole(
    "Mercado Livre's list of one",
    { title: NAME, heading: NAME, head: ld({ "@graph": [product(offer("149.90"))] }) },
    { title: null, price: null },
    "https://lista.mercadolivre.com.br/tenis-aurora-azul",
  ),
  whole(
    "Amazon's search",
    {
      title: "Amazon.com.br : tênis aurora azul",
      heading: NAME,
      head: ld(product(offer("149.90"))),
    },
    { title: null, price: null },
    "https://www.amazon.com.br/s?k=tenis+aurora+azul",
  ),
];
