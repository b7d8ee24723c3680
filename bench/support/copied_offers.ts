import { connectToDatabase } from "../../tests/support/product/start_product.ts";
import type { benchProduct } from "./product.ts";

type Product = Awaited<ReturnType<typeof benchProduct>>;

/** Creates an offer by GraphQL, and so many copies of its row: a list that costs what a real one does. */
export async function copiedOffers(
  { dataDir, origin }: Product,
  { ask, userId }: Awaited<ReturnType<Product["register"]>>,
  count: number,
): Promise<void> {
  await ask(
    origin,
    `mutation { createOffer(input: { fields: {
    title: "Notebook Asus Vivobook Go 15", shop: "Loja", imageUrl: "https://loja.example/a.png",
    price: { cents: 318531 }, oldPrice: { cents: 389900 } } }) { ... on Offer { id } } }`,
  );
  await using database = await connectToDatabase(dataDir);
  await database.rows(
    `insert into offers select (jsonb_populate_record(o, jsonb_build_object(
      'id', left(o.id, 24) || lpad(n::text, 6, '0'), 'key', null))).*
    from offers o, generate_series(1, $1::int) n where o.user_id = $2`,
    [count, userId],
  );
  await database.rows("analyze offers");
}
