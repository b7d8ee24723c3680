import type { Recipe } from "../recipe.ts";

/** Its classes end in a hash that changes with each build; cards of other products have others. */
const product = [".pdp-*", ".product-info*"];

export const aliexpress: Recipe = {
  currency: () => null, // by the visitor's country
  productId: /^\d{6,20}$/,
  spots: [
    { tells: "title", find: "[data-pl=product-title]" },
    { tells: "title", find: "h1", within: product },
    { tells: "talk", find: "[data-pl=product-price]" },
    { tells: "talk", find: ".price--*", within: product },
    { tells: "talk", find: ".price-default--*", within: product },
    { tells: "struck", find: ".price--original*" },
    { tells: "struck", find: ".price-default--original*" },
    { tells: "wall", find: "#nocaptcha" },
  ],
  wallPath: /^\/(?:_____tmd_____\/)?punish/,
};
