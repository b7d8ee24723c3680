import type { Marketplace } from "../../../core/marketplaces/marketplace.ts";
import type { Recipe } from "../recipe.ts";
import { amazon } from "./amazon.ts";
import { anyShop } from "./any_shop.ts";
import { magazineLuiza } from "./magazine_luiza.ts";
import { shopee } from "./shopee.ts";

/** AliExpress: its classes end in a hash that changes with each build; other products have others. */
const product = [".pdp-*", ".product-info*"];

const aliexpress: Recipe = {
  currency: () => null, // by the visitor's country
  productId: /^\d{6,20}$/,
  spots: [
    { kind: "title", find: "[data-pl=product-title]" },
    { kind: "title", find: "h1", within: product },
    { kind: "talk", find: "[data-pl=product-price]" },
    { kind: "talk", find: ".price--*", within: product },
    { kind: "talk", find: ".price-default--*", within: product },
    { kind: "struck", find: ".price--original*" },
    { kind: "struck", find: ".price-default--original*" },
    { kind: "wall", find: "#nocaptcha" },
  ],
  wallPath: /^\/(?:_____tmd_____\/)?punish/,
};

const mercadoLivre: Recipe = {
  currency: ({ hostname }) => /(?:^|\.)mercadolivre\.com(?:\.br)?$/.test(hostname) ? "BRL" : null,
  productId: /^ML[A-Z]U?\d{3,}$/,
  spots: [
    { kind: "title", find: ".ui-pdp-title" },
    { kind: "talk", find: ".ui-pdp-price" },
    { kind: "struck", find: ".andes-money-amount--previous" },
    { kind: "cents", find: ".andes-money-amount__cents" },
    { kind: "image", find: ".ui-pdp-gallery__figure__image", take: ["data-zoom", "src"] },
    { kind: "stars", find: ".ui-pdp-review__rating" },
    { kind: "ratings", find: ".ui-pdp-review__amount" },
    { kind: "shipping", find: "#shipping_summary" },
    { kind: "stock", find: ".ui-pdp-container__row--item-status*" },
    { kind: "stock", find: ".ui-pdp-message" },
    { kind: "stock", find: ".ui-pdp-stock-information__title" },
    // An affiliate's page shows the product that their link is for behind this one button.
    { kind: "onward", find: ".poly-component__link--action-link", take: ["href"] },
    { kind: "wall", find: ".account-verification-main" },
  ],
  wallPath: /^\/(?:gz\/account-verification|jms\/|captcha)/,
};

const recipes: Partial<Record<Marketplace, Recipe>> = {
  AMAZON: amazon,
  MERCADO_LIVRE: mercadoLivre,
  SHOPEE: shopee,
  MAGAZINE_LUIZA: magazineLuiza,
  ALIEXPRESS: aliexpress,
};

/** Returns how the marketplace's pages are read; as any shop's where it has no recipe of its own. */
export const recipeOf = (marketplace: Marketplace): Recipe => recipes[marketplace] ?? anyShop;
