import { meta, NAME, page, type PageCase } from "./page_case.ts";

/** A product page without structured data: only its tag and the platform's own markup have facts. */
const shown = (
  name: string,
  body: string,
  says: PageCase["says"],
  heading: string | null = NAME,
): PageCase => ({
  name,
  html: page({ heading, head: meta("og:type", "product"), body }),
  says,
});

const amount = (sum: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#82;&#36;</span>&nbsp;${sum}</bdi></span>`;
const woo = (price: string, rest = "") =>
  `<div id="product-7" class="product type-product"><div class="summary entry-summary"><h1 class="product_title entry-title">${NAME}</h1><p class="price">${price}</p>${rest}</div></div>
   <section class="related products"><ul class="products"><li class="product"><span class="price">${
    amount("39,90")
  }</span></li></ul></section>`;
const wooCommerce: readonly PageCase[] = [
  shown("WooCommerce: a price", woo(amount("149,90")), {
    title: NAME,
    price: 14990,
    oldPrice: null,
  }, null),
  shown(
    "WooCommerce: a sale",
    woo(
      `<del aria-hidden="true">${
        amount("199,90")
      }</del> <span class="screen-reader-text">O preço original era: R$&nbsp;199,90.</span><ins aria-hidden="true">${
        amount("149,90")
      }</ins><span class="screen-reader-text">O preço atual é: R$&nbsp;149,90.</span>`,
    ),
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown("WooCommerce: a variable product", woo(`${amount("99,90")} &ndash; ${amount("149,90")}`), {
    price: null,
  }, null),
  shown(
    "WooCommerce: a variable product, in a newer version",
    woo(
      `${amount("99,90")} <span aria-hidden="true">&ndash;</span> ${
        amount("149,90")
      }<span class="screen-reader-text">Faixa de preço: R$&nbsp;99,90 através R$&nbsp;149,90</span>`,
    ),
    { price: null },
    null,
  ),
  shown(
    "WooCommerce: a Brazilian plugin's instalments",
    woo(
      amount("149,90"),
      `<div class="wc-simulador-parcelas-payment-options"><p class="price fswp_calc">Em até 10x de ${
        amount("14,99")
      } sem juros</p></div>`,
    ),
    { price: 14990 },
    null,
  ),
  shown(
    "WooCommerce: blocks",
    `<div class="wp-block-woocommerce-product-price"><div class="wc-block-components-product-price wc-block-grid__product-price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>149,90</bdi></span></div></div>`,
    { price: 14990 },
  ),
];

const legacy = (price: string) =>
  `<div class="productName">${NAME}</div><div class="plugin-preco"><div class="productPrice"><p class="descricao-preco">${price}</p></div></div>
   <div class="prateleira"><ul><li><span class="bestPrice">R$ 39,90</span></li></ul></div>`;
const vtexLegacy: readonly PageCase[] = [
  shown(
    "VTEX legacy: a price",
    legacy(
      '<em class="valor-por price-best-price">Por: <strong class="skuBestPrice">R$ 149,90</strong></em>',
    ),
    { price: 14990 },
  ),
  shown(
    "VTEX legacy: from and to",
    legacy(
      '<em class="valor-de price-list-price">De: <strong class="skuListPrice">R$ 199,90</strong></em><em class="valor-por price-best-price">Por: <strong class="skuBestPrice">R$ 149,90</strong></em>',
    ),
    { price: 14990, oldPrice: 19990 },
  ),
  shown(
    "VTEX legacy: instalments",
    legacy(
      '<em class="valor-por price-best-price">Por: <strong class="skuBestPrice">R$ 149,90</strong></em><em class="valor-dividido price-installments"><span><span>ou <label class="skuBestInstallmentNumber">10<span class="x">x</span></label> de</span> <strong><label class="skuBestInstallmentValue">R$ 14,99</label></strong></span></em><em class="economia price-economy">Economia de <span class="economia-de">R$ 50,00</span></em>',
    ),
    { price: 14990, installments: [10, 1499] },
  ),
  shown(
    "VTEX legacy: at once",
    legacy(
      '<em class="valor-por price-best-price">Por: <strong class="skuBestPrice">R$ 149,90</strong></em><em class="preco-a-vista price-cash">Preço a vista: <strong class="skuPrice">R$ 134,91</strong></em>',
    ),
    { price: 14990 },
  ),
];

const currency = (sum: string) => {
  const [whole, cents] = sum.split(",");
  const part = (name: string, text: string) =>
    `<span class="vtex-product-price-1-x-${name}">${text}</span>`;
  return `<span class="vtex-product-price-1-x-currencyContainer">${part("currencyCode", "R$")}${
    part("currencyLiteral", "&nbsp;")
  }${part("currencyInteger", whole!)}${part("currencyDecimal", ",")}${
    part("currencyFraction", cents!)
  }</span>`;
};
const selling = (sum: string) =>
  `<span class="vtex-product-price-1-x-sellingPrice"><span class="vtex-product-price-1-x-sellingPriceValue">${
    currency(sum)
  }</span></span>`;
const listed = (sum: string) =>
  `<span class="vtex-product-price-1-x-listPrice"><span class="vtex-product-price-1-x-listPriceValue strike">${
    currency(sum)
  }</span></span>`;
const shelf =
  `<section class="vtex-product-summary-2-x-container"><article class="vtex-product-summary-2-x-element">${
    listed("59,90")
  }${selling("39,90")}</article></section>`;
const io = (price: string) =>
  `<div class="vtex-product-context-provider">${shelf}<h1 class="vtex-store-components-3-x-productNameContainer"><span class="vtex-store-components-3-x-productBrand">${NAME}</span></h1>${price}${shelf}</div>`;
const vtexIo: readonly PageCase[] = [
  shown(
    "VTEX IO: a price among shelves",
    io(selling("149,90")),
    { price: 14990, oldPrice: null },
    null,
  ),
  shown("VTEX IO: from and to", io(listed("199,90") + selling("149,90")), {
    price: 14990,
    oldPrice: 19990,
  }, null),
  shown(
    "VTEX IO: instalments",
    io(
      `${
        selling("149,90")
      }<span class="vtex-product-price-1-x-installments"><span class="vtex-product-price-1-x-installmentsNumber">10</span>x de <span class="vtex-product-price-1-x-installmentValue">${
        currency("14,99")
      }</span> sem juros</span>`,
    ),
    { price: 14990, installments: [10, 1499] },
    null,
  ),
  shown("VTEX IO: a shelf only", `<div class="vtex-product-context-provider">${shelf}</div>`, {
    price: null,
  }),
  shown(
    "VTEX IO: a range",
    io('<span class="vtex-product-price-1-x-sellingPriceRange">R$ 99,90 - R$ 149,90</span>'),
    { price: null },
    null,
  ),
];

const box = (rest: string) =>
  `<div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${NAME}</span></h1></div><div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="7">${rest}</div></div></div>
  <div class="block related"><ol class="products list items product-items"><li class="item product product-item"><div class="price-box price-final_price"><span class="price-container"><span data-price-amount="39.9" data-price-type="finalPrice" class="price-wrapper"><span class="price">R$ 39,90</span></span></span></div></li></ol></div>`;
const wrapper = (type: string, sum: number, text: string) =>
  `<span class="price-container price-final_price"><span id="product-price-7" data-price-amount="${sum}" data-price-type="${type}" class="price-wrapper"><span class="price">${text}</span></span></span>`;
const magento: readonly PageCase[] = [
  shown("Magento: a price", box(wrapper("finalPrice", 149.9, "R$ 149,90")), {
    title: NAME,
    price: 14990,
  }, null),
  shown(
    "Magento: a special price",
    box(
      `<span class="special-price"><span class="price-label">Por</span>${
        wrapper("finalPrice", 149.9, "R$ 149,90")
      }</span><span class="old-price"><span class="price-label">De</span>${
        wrapper("oldPrice", 199.9, "R$ 199,90")
      }</span>`,
    ),
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown(
    "Magento: as low as",
    box(
      `<span class="normal-price"><span class="price-label">A partir de</span>${
        wrapper("finalPrice", 99.9, "R$ 99,90")
      }</span>`,
    ),
    { price: null },
    null,
  ),
  shown(
    "Magento: a bundle",
    box(
      `<p class="price-from"><span class="price-label">De</span>${
        wrapper("minPrice", 99.9, "R$ 99,90")
      }</p><p class="price-to"><span class="price-label">Até</span>${
        wrapper("maxPrice", 149.9, "R$ 149,90")
      }</p>`,
    ),
    { price: null },
    null,
  ),
];

const cloud = (price: string, rest = "") =>
  `<div class="js-product-container js-has-new-shipping" id="single-product"><h1 class="js-product-name">${NAME}</h1><div class="price-container"><div class="js-price-container">${price}</div></div>${rest}</div>
  <div class="js-item-product item-product"><span class="js-price-display item-price" data-product-price="3990">R$39,90</span></div>`;
const nuvemshop: readonly PageCase[] = [
  shown(
    "Nuvemshop: a price",
    cloud(
      '<span class="d-inline-block"><div class="js-price-display text-primary" id="price_display" data-product-price="14990">R$149,90</div></span>',
    ),
    { price: 14990 },
    null,
  ),
  shown(
    "Nuvemshop: a promotion",
    cloud(
      '<span class="d-inline-block"><div id="compare_price_display" class="js-compare-price-display price-compare" style="display:block;">R$199,90</div></span><span class="d-inline-block"><div class="js-price-display" id="price_display" data-product-price="14990">R$149,90</div></span>',
    ),
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown(
    "Nuvemshop: an empty old price",
    cloud(
      '<span class="d-inline-block"><div id="compare_price_display" class="js-compare-price-display price-compare" style="display:none;">R$0,00</div></span><span class="d-inline-block"><div class="js-price-display" id="price_display" data-product-price="14990">R$149,90</div></span>',
    ),
    { price: 14990, oldPrice: null },
    null,
  ),
  shown(
    "Nuvemshop: instalments and Pix",
    cloud(
      '<div class="js-price-display" id="price_display" data-product-price="14990">R$149,90</div>',
      '<div class="js-product-discount-container"><span class="js-payment-discount-price-product">R$134,91</span> com Pix</div><div class="js-max-installments-container js-max-installments"><div class="js-max-installments"><span class="js-installment-amount">10</span> x de <span class="js-installment-price">R$14,99</span> sem juros</div></div>',
    ),
    { price: 14990, pixPrice: 13491, installments: [10, 1499] },
    null,
  ),
];

const shopify: readonly PageCase[] = [
  shown(
    "Shopify: a price",
    `<product-info><h1>${NAME}</h1><div id="price-template" role="status"><div class="price price--large price--show-badge"><div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Preço normal</span><span class="price-item price-item--regular">R$ 149,90</span></div><div class="price__sale"><span class="visually-hidden">Preço normal</span><span><s class="price-item price-item--regular"></s></span><span class="visually-hidden">Preço promocional</span><span class="price-item price-item--sale price-item--last">R$ 149,90</span></div></div></div></div></product-info>`,
    { price: 14990, oldPrice: null },
    null,
  ),
  shown(
    "Shopify: a sale",
    `<product-info><h1>${NAME}</h1><div class="price price--large price--on-sale"><div class="price__container"><div class="price__regular"><span class="price-item price-item--regular">R$ 149,90</span></div><div class="price__sale"><span class="visually-hidden">Preço normal</span><span><s class="price-item price-item--regular">R$ 199,90</s></span><span class="visually-hidden">Preço promocional</span><span class="price-item price-item--sale price-item--last">R$ 149,90</span></div></div></div></product-info>`,
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown(
    "Shopify: an older theme",
    `<div class="product-single"><h1 class="product-single__title">${NAME}</h1><s class="product-single__price--compare" id="ComparePrice-template">R$ 199,90</s><span class="product-single__price" id="ProductPrice-template">R$ 149,90</span></div>`,
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown(
    "Shopify: cards below",
    `<product-info><h1>${NAME}</h1><div class="price price--large"><div class="price__container"><div class="price__regular"><span class="price-item price-item--regular">R$ 149,90</span></div></div></div></product-info><product-recommendations><div class="card-information"><div class="price"><span class="price-item price-item--regular">R$ 39,90</span></div></div></product-recommendations>`,
    { price: 14990 },
    null,
  ),
  shown(
    "Shopify: a price from",
    `<product-info><h1>${NAME}</h1><div class="price price--large"><div class="price__container"><div class="price__regular"><span class="price-item price-item--regular">A partir de R$ 99,90</span></div></div></div></product-info>`,
    { price: null },
    null,
  ),
];

const tray = (price: string) =>
  `<div id="produto_preco">${price}</div><div class="showcase"><div class="product"><span class="current-price">R$ 39,90</span></div></div>`;
const trayPages: readonly PageCase[] = [
  shown(
    "Tray: a price",
    tray(
      '<span class="color-tone-2 txt-por">Por:</span><br><span class="PrecoPrincipal color-tone-2"><abbr class="currency" title="BRL"> R$ </abbr><span data-app="product.price" data-tray-tst="price_product" id="variacaoPreco">149,90</span><input id="preco_atual" type="hidden" value="149.90"></span>',
    ),
    { price: 14990 },
  ),
  shown(
    "Tray: from and to",
    tray(
      '<span id="precoDe"><span class="txt-de">De:</span> <span id="variacaoPrecoDe"><s>R$ 199,90</s></span></span><span class="PrecoPrincipal"><span class="txt-por">Por:</span> R$ <span id="variacaoPreco">149,90</span></span>',
    ),
    { price: 14990, oldPrice: 19990 },
  ),
  shown(
    "Tray: instalments",
    tray(
      '<span class="PrecoPrincipal">R$ <span id="variacaoPreco">149,90</span></span><span id="info_preco">em até <strong>10x</strong> de <strong>R$ 14,99</strong> sem juros</span>',
    ),
    { price: 14990, installments: [10, 1499] },
  ),
  shown(
    "Tray: a newer theme",
    `<div class="product-price-tray" data-app="product.price"><div class="price-old">R$ 199,90</div><div class="price-new" data-tray-tst="price_product">R$ 149,90</div></div>`,
    { price: 14990, oldPrice: 19990 },
  ),
];

const integrated = (price: string) =>
  `<div class="produto"><div class="info-principal-produto"><h1 class="nome-produto titulo cor-secundaria">${NAME}</h1></div><div class="principal"><div class="acoes-produto disponivel SKU-7"><div class="preco-produto destaque-preco">${price}</div></div></div></div>
  <div class="listagem vitrine"><div class="listagem-item prod-id-8"><div class="preco-produto destaque-avista"><strong class="preco-promocional cor-principal titulo">R$ 39,90</strong></div></div></div>`;
const lojaIntegrada: readonly PageCase[] = [
  shown(
    "Loja Integrada: a price",
    integrated(
      '<div><strong class="preco-promocional cor-principal titulo" data-sell-price="149.90">R$ 149,90</strong></div>',
    ),
    { price: 14990, oldPrice: null },
    null,
  ),
  shown(
    "Loja Integrada: a promotion",
    integrated(
      '<div><s class="preco-venda titulo">R$ 199,90</s><strong class="preco-promocional cor-principal titulo" data-sell-price="149.90">R$ 149,90</strong></div>',
    ),
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown(
    "Loja Integrada: instalments and Pix",
    integrated(
      '<div><strong class="preco-promocional cor-principal titulo" data-sell-price="149.90">R$ 149,90</strong></div><div><span class="preco-parcela">até <strong class="cor-secundaria">10x</strong> de <strong class="cor-secundaria">R$ 14,99</strong> <span>sem juros</span></span></div><span class="desconto-a-vista">ou <strong class="cor-secundaria">R$ 134,91</strong> via Pix</span>',
    ),
    { price: 14990, pixPrice: 13491, installments: [10, 1499] },
    null,
  ),
  shown(
    "Loja Integrada: cards only",
    '<div class="listagem vitrine"><div class="listagem-item prod-id-8"><div class="preco-produto"><strong class="preco-promocional" data-sell-price="39.90">R$ 39,90</strong></div></div></div>',
    { price: null },
  ),
];

const fbits = (price: string) =>
  `<div class="detalhe-produto"><h1 class="prodTitle title">${NAME}</h1><div id="fbits-div-preco-off"></div><div class="fbits-preco">${price}</div></div>
  <div class="spots-interna"><div class="spot"><div class="fbits-spot-preco"><div class="precoPor">R$ 39,90</div></div></div></div>`;
const wake: readonly PageCase[] = [
  shown("Wake: a price", fbits('<div class="precoPor">R$ 149,90</div>'), { price: 14990 }, null),
  shown(
    "Wake: from and to",
    fbits(
      '<div class="precoDe">De: <span>R$ 199,90</span></div><div class="precoPor com-precoDe">Por: <span>R$ 149,90</span></div>',
    ),
    { price: 14990, oldPrice: 19990 },
    null,
  ),
  shown(
    "Wake: instalments",
    fbits(
      '<div class="precoPor">Por: R$ 149,90</div><div class="precoParcela"><span class="fbits-quantidadeParcelas">10x</span> sem juros de <span class="fbits-parcela">R$ 14,99</span></div>',
    ),
    { price: 14990, installments: [10, 1499] },
    null,
  ),
  shown(
    "Wake: at once with Pix",
    fbits(
      '<div class="precoPor">Por: R$ 149,90</div><div class="fbits-boleto-preco">R$ 134,91 no Pix</div>',
    ),
    { price: 14990, pixPrice: 13491 },
    null,
  ),
];

/** Price blocks as each platform's themes write them. */
export const platformBlocks: readonly PageCase[] = [
  ...wooCommerce,
  ...vtexLegacy,
  ...vtexIo,
  ...magento,
  ...nuvemshop,
  ...shopify,
  ...trayPages,
  ...lojaIntegrada,
  ...wake,
];
