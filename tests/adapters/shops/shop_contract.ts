import type { ConnectableShop } from "../../../server/core/marketplaces/api/shop_api.ts";
import type { MakeShopApi, MakeStandin } from "../../support/shops/shop_scene.ts";
import { shopProductsContract } from "./shop_contract_products.ts";
import { shopRefusalsContract } from "./shop_contract_refusals.ts";
import { shopSalesContract } from "./shop_contract_sales.ts";

/**
 * What every shop's API must do. A row gives the two halves:
 * `makeStandin`, a new `ShopStandin` with the vendor's protocol (tests/support/shops), and
 * the adapter. Between them is the product's own client for vendors.
 */
export function shopContract<S extends ConnectableShop>(
  name: string,
  makeStandin: MakeStandin<S>,
  api: MakeShopApi<S>,
): void {
  shopProductsContract(name, makeStandin, api);
  shopSalesContract(name, makeStandin, api);
  shopRefusalsContract(name, makeStandin, api);
}
