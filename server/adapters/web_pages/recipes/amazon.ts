import { amazonSite } from "../../../core/marketplaces/amazon.ts";
import type { Recipe } from "../recipe.ts";

/** The block with the price of the product itself; every other price on the page is another's. */
const priceBlock = [
  "#corePriceDisplay_desktop_feature_div",
  "#corePriceDisplay_mobile_feature_div",
  "#corePrice_desktop",
  "#corePrice_feature_div",
  "#apex_desktop",
];

export const amazon: Recipe = {
  currency: (url) => amazonSite(url)?.currency ?? null,
  productId: /^[A-Z0-9]{10}$/,
  spots: [
    { kind: "productId", find: "#ASIN", take: ["value"] },
    { kind: "title", find: "#productTitle" },
    { kind: "title", find: "#title" }, // phones
    { kind: "image", find: "#landingImage", take: ["data-old-hires", "src"] },
    { kind: "image", find: "#imgBlkFront", take: ["data-old-hires", "src"] },
    { kind: "image", find: "#main-image", take: ["data-old-hires", "src"] },
    { kind: "price", find: ".priceToPay", within: priceBlock },
    { kind: "price", find: ".apexPriceToPay", within: priceBlock },
    { kind: "price", find: "#apex-pricetopay-accessibility-label" },
    { kind: "price", find: "#kindle-price" },
    { kind: "price", find: "#price_inside_buybox" },
    { kind: "price", find: "#newBuyBoxPrice" },
    { kind: "price", find: "#priceblock_dealprice" },
    { kind: "price", find: "#priceblock_ourprice" },
    { kind: "oldPrice", find: ".basisPrice", within: priceBlock },
    { kind: "oldPrice", find: "[data-a-strike=true]", within: priceBlock },
    { kind: "oldPrice", find: "#listPrice" },
    { kind: "installments", find: "#installmentCalculator_feature_div" },
    { kind: "stars", find: "#acrPopover", take: ["title"] },
    { kind: "ratings", find: "#acrCustomerReviewText" },
    { kind: "shipping", find: "#mir-layout-DELIVERY_BLOCK-slot-PRIMARY_DELIVERY_MESSAGE_LARGE" },
    { kind: "coupon", find: "#promoPriceBlockMessage_feature_div" },
    { kind: "stock", find: "#availability" },
    { kind: "stock", find: "#outOfStock" },
    { kind: "buyButton", find: "#add-to-cart-button" },
    { kind: "buyButton", find: "#buy-now-button" },
    { kind: "buyButton", find: "#one-click-button" },
    { kind: "wall", find: "#captchacharacters" },
    { kind: "wall", find: "[action=/errors/validateCaptcha]" },
  ],
  wallPath: /^\/(?:errors\/validateCaptcha|ap\/signin)/,
  // The page is three columns, then a megabyte of other people's products.
  endings: [
    { after: "#centerCol", known: ["title", "image", "price", ["stock", "buyButton"]] },
    { after: "#ppd", known: ["title", "image"] },
  ],
};
