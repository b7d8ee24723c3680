import { connectToDatabase, type register } from "../../tests/support/product/start_product.ts";

type Person = Awaited<ReturnType<typeof register>>;

/**
 * Creates an offer by GraphQL, and so many copies of its row: a list that costs what a real one does.
 * @returns the id of the only user
 */
export async function copiedOffers(
  dataDir: string,
  origin: string,
  person: Person,
  count: number,
): Promise<string> {
  await person.ask(
    origin,
    `mutation { createOffer(input: { fields: {
    title: "Notebook Asus Vivobook Go 15", shop: "Loja", imageUrl: "https://loja.example/a.png",
    price: { cents: 318531 }, oldPrice: { cents: 389900 } } }) { ... on Offer { id } } }`,
  );
  await using database = await connectToDatabase(dataDir);
  await database.rows(`
    insert into offers select (jsonb_populate_record(o, jsonb_build_object(
      'id', left(o.id, 24) || lpad(n::text, 6, '0'), 'key', null))).*
    from offers o, generate_series(1, ${count}) n`);
  await database.rows("analyze offers");
  const [user] = await database.rows<{ id: string }>("select id from users");
  return user!.id;
}
