import type { Recipe } from "../recipe.ts";

export const mercadoLivre: Recipe = {
  currency: ({ hostname }) => /(?:^|\.)mercadolivre\.com(?:\.br)?$/.test(hostname) ? "BRL" : null,
  productId: /^ML[A-Z]U?\d{3,}$/,
  spots: [
    { tells: "title", find: ".ui-pdp-title" },
    { tells: "talk", find: ".ui-pdp-price" },
    { tells: "struck", find: ".andes-money-amount--previous" },
    { tells: "cents", find: ".andes-money-amount__cents" },
    { tells: "image", find: ".ui-pdp-gallery__figure__image", take: ["data-zoom", "src"] },
    { tells: "stars", find: ".ui-pdp-review__rating" },
    { tells: "ratings", find: ".ui-pdp-review__amount" },
    { tells: "shipping", find: "#shipping_summary" },
    { tells: "stock", find: ".ui-pdp-stock-information__title" },
    // An affiliate's page shows the product that their link is for behind this one button.
    { tells: "onward", find: ".poly-component__link--action-link", take: ["href"] },
    { tells: "wall", find: ".account-verification-main" },
  ],
  wallPath: /^\/(?:gz\/account-verification|jms\/|captcha)/,
};
