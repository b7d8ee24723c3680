import { sold } from "../../../support/shops/shop_scene.ts";
import type { shopeeStandin } from "../../../support/shops/shopee_standin.ts";
import type { Person } from "../people.ts";
import type { Product } from "../product.ts";

type Listed = {
  readonly title: string;
  readonly cents: number;
  /** What it cost on each of so many days. */
  readonly before?: readonly [cents: number, days: number];
  readonly oldCents?: number;
  readonly commission: number;
  readonly sold: number;
};

/** What Shopee lists: proven, doubtful and unknown discounts. */
const LISTED: readonly Listed[] = [
  {
    ...{ title: "Cafeteira expresso 15 bar com vaporizador, 1,2 L", cents: 459_00 },
    ...{ before: [529_00, 80], commission: 1_000, sold: 3_000 },
  },
  {
    ...{ title: "Fritadeira air fryer digital 4 L, 1.500 W", cents: 279_90 },
    ...{ before: [349_90, 80], commission: 1_200, sold: 5_000 },
  },
  {
    ...{ title: "Panela de pressão elétrica 6 L, 12 funções", cents: 349_00, oldCents: 699_00 },
    ...{ before: [349_00, 70], commission: 800, sold: 1_200 },
  },
  {
    ...{ title: "Kit 6 organizadores de gaveta dobráveis", cents: 49_90 },
    ...{ commission: 1_400, sold: 9_000 },
  },
];

/** Connects Shopee to the person, with products and what they cost before. */
export async function connectShopee(
  { id, ask }: Person,
  { rows }: Product,
  shopee: Awaited<ReturnType<typeof shopeeStandin>>,
) {
  for (const { title, cents, oldCents = null, before, commission, sold: sales } of LISTED) {
    const facts = { oldCents, commissionBasisPoints: commission, sold: sales };
    const { host, pathname } = shopee.sell(sold(title, cents, facts));
    await rows(
      `insert into price_sightings
        (read_id, user_id, marketplace, host, product_id, price_cents, currency, seen_at)
        select gen_random_uuid()::text, $1, 'SHOPEE', $2, $3, $4::int, 'BRL',
          now() - make_interval(days => day)
        from generate_series(1, $5::int) as day`,
      [id, host, pathname.split("/").at(-1), before?.[0] ?? 0, before?.[1] ?? 0],
    );
  }
  const { appId, secret } = shopee.account.credentials;
  await ask(
    `mutation ($key: String!, $secret: String!) {
      connectShop(input: { shop: SHOPEE, key: $key, secret: $secret }) { __typename }
    }`,
    { key: appId, secret },
  );
}
