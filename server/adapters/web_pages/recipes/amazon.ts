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
    { tells: "productId", find: "#ASIN", take: ["value"] },
    { tells: "title", find: "#productTitle" },
    { tells: "title", find: "#title" }, // phones
    { tells: "image", find: "#landingImage", take: ["data-old-hires", "src"] },
    { tells: "image", find: "#imgBlkFront", take: ["data-old-hires", "src"] },
    { tells: "image", find: "#main-image", take: ["data-old-hires", "src"] },
    { tells: "price", find: ".priceToPay", within: priceBlock },
    { tells: "price", find: ".apexPriceToPay", within: priceBlock },
    { tells: "price", find: "#apex-pricetopay-accessibility-label" },
    { tells: "price", find: "#kindle-price" },
    { tells: "price", find: "#price_inside_buybox" },
    { tells: "price", find: "#newBuyBoxPrice" },
    { tells: "price", find: "#priceblock_dealprice" },
    { tells: "price", find: "#priceblock_ourprice" },
    { tells: "oldPrice", find: ".basisPrice", within: priceBlock },
    { tells: "oldPrice", find: "[data-a-strike=true]", within: priceBlock },
    { tells: "oldPrice", find: "#listPrice" },
    { tells: "installments", find: "#installmentCalculator_feature_div" },
    { tells: "stars", find: "#acrPopover", take: ["title"] },
    { tells: "ratings", find: "#acrCustomerReviewText" },
    { tells: "shipping", find: "#mir-layout-DELIVERY_BLOCK-slot-PRIMARY_DELIVERY_MESSAGE_LARGE" },
    { tells: "coupon", find: "#promoPriceBlockMessage_feature_div" },
    { tells: "stock", find: "#availability" },
    { tells: "stock", find: "#outOfStock" },
    { tells: "buyButton", find: "#add-to-cart-button" },
    { tells: "buyButton", find: "#buy-now-button" },
    { tells: "buyButton", find: "#one-click-button" },
    { tells: "wall", find: "#captchacharacters" },
    { tells: "wall", find: "[action=/errors/validateCaptcha]" },
  ],
  wallPath: /^\/(?:errors\/validateCaptcha|ap\/signin)/,
  // The page is three columns, then a megabyte of other people's products.
  endings: [
    { after: "#centerCol", known: ["title", "image", "price", ["stock", "buyButton"]] },
    { after: "#ppd", known: ["title", "image"] },
  ],
};
