import type { Marketplace } from "../../../core/marketplaces/marketplace.ts";
import type { Recipe } from "../recipe.ts";
import { aliexpress } from "./aliexpress.ts";
import { amazon } from "./amazon.ts";
import { anyShop } from "./any_shop.ts";
import { magazineLuiza } from "./magazine_luiza.ts";
import { mercadoLivre } from "./mercado_livre.ts";
import { shopee } from "./shopee.ts";

export const recipes: Readonly<Record<Marketplace, Recipe>> = {
  AMAZON: amazon,
  MERCADO_LIVRE: mercadoLivre,
  SHOPEE: shopee,
  MAGAZINE_LUIZA: magazineLuiza,
  ALIEXPRESS: aliexpress,
  OTHER: anyShop,
};
