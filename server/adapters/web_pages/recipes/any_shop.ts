import type { Recipe, Spot } from "../recipe.ts";

/** Cards of other products, as the platforms' themes call them. */
const cards = [
  ...[".related", ".upsells", ".cross-sells", ".products", ".wc-block-grid__product"], // WooCommerce
  ...[".prateleira*", ".compreJunto", ".shelf*", ".vtex-product-summary-2-x-*"], // VTEX
  ...[".product-item*", ".product-items", ".block-related"], // Magento
  ...[".js-item-product", ".item-product"], // Nuvemshop
  ...[".card*", "product-recommendations", ".product-card*", ".product-recommendations"], // Shopify
  ...[".showcase*", ".listagem*", ".spot*", ".fbits-spot*", ".vitrine*"], // Tray, Loja Integrada, Wake
];

const own = (spots: readonly Spot[]) => spots.map((spot) => ({ ...spot, outside: cards }));
const magento = [".product-info-main", ".product-info-price"];
const nuvemshop = ["#single-product", ".js-product-container", "#product_form"];
const lojaIntegrada = [".acoes-produto", ".principal", ".info-principal-produto"];

/**
 * A shop without a recipe is read by the standards, and by the price blocks of the platforms that
 * most shops in Brazil run on.
 */
export const anyShop: Recipe = {
  // Prices to people in Brazil are in reais by law (Lei 10.192/2001, art. 1).
  currency: ({ hostname }) => hostname.endsWith(".br") ? "BRL" : null,
  productId: /^.{1,100}$/,
  cards,
  spots: own([
    // WooCommerce
    { kind: "talk", find: ".price", within: [".summary"] },
    { kind: "talk", find: ".wc-block-components-product-price" },
    { kind: "stock", find: ".stock", within: [".summary", ...magento] },
    // VTEX: legacy, IO
    { kind: "talk", find: ".descricao-preco" },
    { kind: "struck", find: ".skuListPrice" },
    { kind: "price", find: ".vtex-product-price-1-x-sellingPriceValue" },
    { kind: "talk", find: ".vtex-product-price-1-x-sellingPriceRange" },
    { kind: "oldPrice", find: ".vtex-product-price-1-x-listPriceValue" },
    { kind: "installments", find: ".vtex-product-price-1-x-installments" },
    // Magento
    { kind: "talk", find: ".price-box", within: magento },
    { kind: "struck", find: ".old-price" },
    // Nuvemshop
    { kind: "price", find: "#price_display" },
    { kind: "oldPrice", find: "#compare_price_display" },
    { kind: "talk", find: ".js-product-discount-container", within: nuvemshop },
    { kind: "installments", find: ".js-max-installments", within: nuvemshop },
    { kind: "stock", find: ".js-addtocart", take: ["value"] },
    // Shopify
    { kind: "price", find: ".price-item--sale" },
    { kind: "price", find: ".price-item--regular", within: [".price__regular"] },
    { kind: "oldPrice", find: ".price-item--regular", within: [".price__sale"] },
    { kind: "price", find: ".product-single__price" },
    { kind: "oldPrice", find: ".product-single__price--compare" },
    { kind: "stock", find: ".product-form__submit" },
    // Tray
    { kind: "talk", find: "#produto_preco" },
    { kind: "talk", find: "[data-app=product.price]" },
    { kind: "struck", find: "#precoDe" },
    { kind: "struck", find: ".price-old" },
    { kind: "stock", find: ".product-unavailable" },
    // Loja Integrada
    { kind: "talk", find: ".preco-produto", within: lojaIntegrada },
    { kind: "struck", find: ".preco-venda" },
    // Wake
    { kind: "talk", find: ".fbits-preco" },
    { kind: "struck", find: ".precoDe" },
  ]),
};
