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
    { tells: "talk", find: ".price", within: [".summary"] },
    { tells: "talk", find: ".wc-block-components-product-price" },
    { tells: "stock", find: ".stock", within: [".summary", ...magento] },
    // VTEX: legacy, IO
    { tells: "talk", find: ".descricao-preco" },
    { tells: "struck", find: ".skuListPrice" },
    { tells: "price", find: ".vtex-product-price-1-x-sellingPriceValue" },
    { tells: "talk", find: ".vtex-product-price-1-x-sellingPriceRange" },
    { tells: "oldPrice", find: ".vtex-product-price-1-x-listPriceValue" },
    { tells: "installments", find: ".vtex-product-price-1-x-installments" },
    // Magento
    { tells: "talk", find: ".price-box", within: magento },
    { tells: "struck", find: ".old-price" },
    // Nuvemshop
    { tells: "price", find: "#price_display" },
    { tells: "oldPrice", find: "#compare_price_display" },
    { tells: "talk", find: ".js-product-discount-container", within: nuvemshop },
    { tells: "installments", find: ".js-max-installments", within: nuvemshop },
    { tells: "stock", find: ".js-addtocart", take: ["value"] },
    // Shopify
    { tells: "price", find: ".price-item--sale" },
    { tells: "price", find: ".price-item--regular", within: [".price__regular"] },
    { tells: "oldPrice", find: ".price-item--regular", within: [".price__sale"] },
    { tells: "price", find: ".product-single__price" },
    { tells: "oldPrice", find: ".product-single__price--compare" },
    { tells: "stock", find: ".product-form__submit" },
    // Tray
    { tells: "talk", find: "#produto_preco" },
    { tells: "talk", find: "[data-app=product.price]" },
    { tells: "struck", find: "#precoDe" },
    { tells: "struck", find: ".price-old" },
    { tells: "stock", find: ".product-unavailable" },
    // Loja Integrada
    { tells: "talk", find: ".preco-produto", within: lojaIntegrada },
    { tells: "struck", find: ".preco-venda" },
    // Wake
    { tells: "talk", find: ".fbits-preco" },
    { tells: "struck", find: ".precoDe" },
  ]),
};
