import { expect, onTestFinished } from "vitest";
import { sentences } from "../../../server/core/errors.ts";
import {
  type ConnectableShop,
  type ShopApi,
  type ShopReason,
  ShopRefusal,
} from "../../../server/core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../../server/core/outbound.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import type { ShelfProduct, ShopStandin } from "./shop_standin.ts";

export type MakeStandin<S extends ConnectableShop> = () => Promise<ShopStandin<S>>;

/** The adapter, which gives a question up after so many `seconds`. */
export type MakeShopApi<S extends ConnectableShop> = (
  vendorFetch: VendorFetch,
  options: { readonly seconds: number },
) => ShopApi<S>;

/** A new stand-in, and the adapter before it: with time, and with none to lose. */
export async function shopScene<S extends ConnectableShop>(
  makeStandin: MakeStandin<S>,
  api: MakeShopApi<S>,
) {
  const shop = await makeStandin();
  const guard = guardedOutbound({
    standins: parseStandins(shop.standins),
    resolve: (name) => Promise.reject(new Error(`${name} is nowhere`)),
  });
  onTestFinished(async () => {
    await guard.close();
    await shop.close();
  });

  /** What it is refused with: a reason that has a sentence, and no secret in what is logged. */
  async function refusal(outcome: Promise<unknown>): Promise<ShopRefusal> {
    const error = await outcome.then(() => expect.fail("it was not refused"), (error) => error);
    expect(error).toBeInstanceOf(ShopRefusal);
    expect(sentences).toHaveProperty(`SHOP_${error.reason}`);
    const logged = Deno.inspect(error, { depth: 12, strAbbreviateSize: 100_000 });
    for (const secret of shop.secrets) expect(logged).not.toContain(secret);
    return error;
  }

  return {
    ...shop,
    shop,
    api: api(guard.vendor, { seconds: 30 }),
    hastyApi: api(guard.vendor, { seconds: 1 }),
    refusal,
    reasonOf: async (outcome: Promise<unknown>): Promise<ShopReason> =>
      (await refusal(outcome)).reason,
  };
}

/** The operations of a shop, as its adapter declares them. */
export const partsOf = <S extends ConnectableShop>(api: MakeShopApi<S>): ShopApi<S> =>
  api(() => expect.fail("nothing was to be requested"), { seconds: 1 });

/** A product on the shelf, whose price is `cents`. */
export const sold = (title: string, cents = 99_90, more: Partial<ShelfProduct> = {}) => ({
  title,
  cents,
  oldCents: null,
  ratingTenths: 47,
  commissionBasisPoints: 1_05,
  sold: 1_234,
  ...more,
});
