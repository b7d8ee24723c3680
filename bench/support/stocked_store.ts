import { connectToDatabase } from "../../tests/support/product/start_product.ts";
import type { benchProduct } from "./product.ts";
import { grantUnlimited } from "./unlimited.ts";

const SLUG = "achados-da-ana";

/** A published store with so many offers, each with a price that was read, in a running product. */
export async function stockedStore(
  { dataDir, origin, register }: Awaited<ReturnType<typeof benchProduct>>,
  offers: number,
) {
  const database = await connectToDatabase(dataDir);
  const ana = await register("store");
  await grantUnlimited(database, ana.userId);
  await ana.ask(
    origin,
    `mutation {
      updateStore(input: {
        slug: "${SLUG}", title: "Achados da Ana", about: "Casa e tecnologia, preço conferido"
        sections: [{ title: "Casa" }, { title: "Tecnologia" }]
        links: [{ title: "Instagram", url: "https://social.example/ana" }]
        invites: [{ title: "Grupo no WhatsApp", url: "https://chat.whatsapp.com/AbCdEf" }]
      }) { ... on UserError { message } }
      publishStore { ... on UserError { message } }
    }`,
  );
  const picture = await fetch(`${origin}/api/offers/pictures`, {
    method: "POST",
    headers: { authorization: `Bearer ${ana.token}` },
    body: await Deno.readFile(new URL("../../web/public/share.png", import.meta.url)),
  });
  const { imageUrl } = await picture.json();
  const made = await ana.ask(
    origin,
    `mutation ($image: String!) { createOffer(input: { key: "one", fields: {
      title: "Fritadeira Air Fryer Digital 4 L", shop: "Loja", imageUrl: $image,
      price: { cents: 27990 }, affiliateUrl: "https://loja.example/p"
    } }) { ... on Offer { id } ... on UserError { message } } }`,
    { image: imageUrl },
  );
  const { id } = made.data.createOffer;
  const [row] = await database.rows<Record<string, unknown>>("select * from offers where id = $1", [
    id,
  ]);
  const names = Object.keys(row!).filter((name) =>
    !["id", "source_url", "evidence", "key"].includes(name)
  );
  await database.rows(
    `insert into offers (id, source_url, evidence, ${names.join(", ")})
     select overlay(id placing lpad(n::text, 4, '0') from 27), 'https://loja.example/p/' || n,
       jsonb_build_array(jsonb_build_object(
         'field', 'PRICE', 'source', 'STRUCTURED_DATA', 'readAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
       )), ${names.join(", ")}
     from offers, generate_series(1, $1::int) n where id = $2`,
    [offers - 1, id],
  );
  return {
    path: `/store/${SLUG}`,
    /** Corrects the price of the newest offer. */
    async correct(cents: number): Promise<void> {
      const { data } = await ana.ask(origin, `{ node(id: "${id}") { ... on Offer { version } } }`);
      const { data: saved } = await ana.ask(
        origin,
        `mutation { updateOffer(input: {
          id: "${id}", version: ${data.node.version}, fields: { price: { cents: ${cents} } }
        }) { __typename } }`,
      );
      if (saved.updateOffer.__typename !== "Offer") throw new Error("the price was not corrected");
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
