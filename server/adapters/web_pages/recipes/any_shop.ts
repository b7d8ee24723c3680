import type { Recipe } from "../recipe.ts";

/** A shop without a recipe is read by the standards alone. */
export const anyShop: Recipe = {
  // Prices to people in Brazil are in reais by law (Lei 10.192/2001, art. 1).
  currency: ({ hostname }) => hostname.endsWith(".br") ? "BRL" : null,
  productId: /^.{1,100}$/,
  spots: [],
};
