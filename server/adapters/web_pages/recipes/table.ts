import type { Marketplace } from "../../../core/marketplaces/marketplace.ts";
import type { Recipe } from "../recipe.ts";
import { aliexpress } from "./aliexpress.ts";
import { amazon } from "./amazon.ts";
import { anyShop } from "./any_shop.ts";
import { magazineLuiza } from "./magazine_luiza.ts";
import { mercadoLivre } from "./mercado_livre.ts";
import { shopee } from "./shopee.ts";

const recipes: Partial<Record<Marketplace, Recipe>> = {
  AMAZON: amazon,
  MERCADO_LIVRE: mercadoLivre,
  SHOPEE: shopee,
  MAGAZINE_LUIZA: magazineLuiza,
  ALIEXPRESS: aliexpress,
};

/** How the marketplace's pages are read; by the standards alone where there is no recipe of its own. */
export const recipeOf = (marketplace: Marketplace): Recipe => recipes[marketplace] ?? anyShop;
