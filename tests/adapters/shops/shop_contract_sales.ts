import { describe, expect, test } from "vitest";
import { affiliateUrl, proofOf } from "../../../server/core/marketplaces/links/affiliate_link.ts";
import type {
  ConnectableShop,
  Conversion,
} from "../../../server/core/marketplaces/api/shop_api.ts";
import {
  type MakeShopApi,
  type MakeStandin,
  partsOf,
  shopScene,
  sold,
} from "../../support/shops/shop_scene.ts";

const JUNE = { from: new Date("2026-06-01T03:00:00Z"), until: new Date("2026-07-01T03:00:00Z") };
/** More than one page of any shop. */
const BOUGHT = 520;

/** The shop's own links, and what they brought: of shops that have them. */
export function shopSalesContract<S extends ConnectableShop>(
  name: string,
  makeStandin: MakeStandin<S>,
  api: MakeShopApi<S>,
): void {
  const scene = () => shopScene(makeStandin, api);
  const { makeLink, listConversions } = partsOf(api);

  if (makeLink) {
    describe(`${name}: links`, () => {
      test("a link leads to the product and credits the account", async () => {
        const { api, account, self, sell, linkGiven } = await scene();
        const product = sell(sold("Fone"));
        const link = await api.makeLink!(account, product, []);
        const given = linkGiven(link)!;
        expect([given.who, given.product.href, given.subIds]).toEqual([self, product.href, []]);
        // As proven as a link that the product itself hangs the account's tag on.
        const { proof } = affiliateUrl(product, account.tags);
        expect(proofOf(link, given.hops, account.tags)).toBe(proof);
        expect(proofOf(link, given.hops, { ...account.tags, shopeeId: "99999999999" }))
          .not.toBe("PROVEN");
      });

      test("another account's tag is not in the link", async () => {
        const { api, account, self, sell, linkGiven } = await scene();
        const product = sell(sold("Fone"));
        const pasted = new URL(`${product.href}?affiliate_id=11111111111&aff_trace_key=outro`);
        const given = linkGiven(await api.makeLink!(account, pasted, []))!;
        expect([given.who, given.product.href]).toEqual([self, product.href]);
      });

      test("sub-ids are made valid for the link, or left out", async () => {
        const { api, account, sell, linkGiven, optionalFacts } = await scene();
        const words = ["grp_01", "promoção de verão!", "🎧", "x".repeat(80), "a", "b", "c"];
        const link = await api.makeLink!(account, sell(sold("Fone")), words);
        const carried = ["grp01", "promocaodeverao", "x".repeat(50), "a", "b"];
        expect(linkGiven(link)!.subIds).toEqual(optionalFacts.includes("SUB_IDS") ? carried : []);
      });

      test("an address that is no product has no link", async () => {
        const { api, account, reasonOf, requests: calls } = await scene();
        const asking = api.makeLink!(account, new URL("https://loja.example/product/1/2"), []);
        expect([await reasonOf(asking), calls]).toEqual(["PRODUCT_NOT_FOUND", []]);
      });
    });
  }

  if (listConversions) {
    /** Everything that was bought in June, page by page. */
    const bought = async (
      { api, account, advanceClock: passes }: Awaited<ReturnType<typeof scene>>,
    ) => {
      passes(31); // Shopee's shortest interval
      const found: (readonly Conversion[])[] = [];
      let after: string | null = null;
      do {
        const page = await api.listConversions!(account, { ...JUNE, after });
        found.push(page.items);
        after = page.next;
      } while (after !== null);
      return found;
    };

    describe(`${name}: what was bought`, () => {
      test("all items are returned, page by page, each once and with the same key again", async () => {
        const scenery = await scene();
        for (let n = 0; n < BOUGHT; n++) {
          scenery.buy(
            purchase({ title: `Item ${n}`, boughtAt: new Date(+JUNE.from + n * 60_000) }),
          );
        }
        const found = await bought(scenery);
        expect(found.length).toBeGreaterThan(1);
        const items = found.flat();
        const keys = new Set(items.map(({ key }) => key));
        expect([items.length, keys.size]).toEqual([BOUGHT, BOUGHT]);
        expect(new Set(items.map(({ title }) => title)).size).toBe(BOUGHT);
        expect(new Set((await bought(scenery)).flat().map(({ key }) => key))).toEqual(keys);
      });

      test("an item has its product, the amount paid and the commission", async () => {
        const scenery = await scene();
        scenery.buy(purchase({ title: "Fone", paidCents: 199_90, commissionCents: 13_99 }));
        const [item, ...others] = (await bought(scenery)).flat();
        expect(others).toEqual([]);
        expect(item).toMatchObject({
          title: "Fone",
          boughtAt: purchase().boughtAt,
          paid: { cents: 199_90, currency: "BRL" },
          commission: { cents: 13_99, currency: "BRL" },
          subIds: scenery.optionalFacts.includes("SUB_IDS") ? purchase().subIds : [],
        });
      });

      test.each(["PENDING", "CONFIRMED", "CANCELED"] as const)(
        "%s is reported as such",
        async (status) => {
          const scenery = await scene();
          scenery.buy(purchase({ status }));
          expect((await bought(scenery)).flat()).toMatchObject([{ status }]);
        },
      );

      test("a period includes its first second, and excludes the one after its last", async () => {
        const scenery = await scene();
        const { from, until } = JUNE;
        const times = [+from - 1_000, +from, +until - 1_000, +until].map((ms) => new Date(ms));
        for (const boughtAt of times) scenery.buy(purchase({ boughtAt }));
        const found = (await bought(scenery)).flat().map(({ boughtAt }) => boughtAt);
        expect(found).toEqual(times.slice(1, 3));
      });

      test("a period without orders returns none", async () => {
        expect((await bought(await scene())).flat()).toEqual([]);
      });
    });
  }
}

const purchase = (more = {}) => ({
  ...{ title: "Item", status: "PENDING" as const, paidCents: 10_00, commissionCents: 70 },
  boughtAt: new Date("2026-06-15T12:34:56Z"),
  subIds: ["grupo1", "oferta7"],
  ...more,
});
