import { importProducts } from "../../../server/core/catalogue/csv/import_products.ts";
import { asProduct } from "../../../server/core/catalogue/tables.ts";
import type { Product } from "../../../server/core/catalogue/product.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

type Typed = {
  readonly path?: string;
  readonly title?: string;
  readonly price?: string;
  readonly shop?: string;
  readonly tags?: string;
  readonly note?: string;
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A line of a file of products at loja.example, as a person types it. */
export const csvLine = ({ path = "/fone", title = "Fone", price = "99,00", ...more }: Typed) =>
  [`https://loja.example${path}`, title, price, more.shop ?? "", more.tags ?? "", more.note ?? ""]
    .map(quoted).join(";");

export const HEADER = "Link;Título;Preço;Loja;Marcadores;Anotação";

/** A person's products, imported from a file: no page is read. */
export async function seedProducts(
  { db }: World,
  person: Member,
  typed: readonly Typed[],
): Promise<Product[]> {
  if (typed.length === 0) return [];
  const csv = [HEADER, ...typed.map(csvLine)].join("\n");
  const { isSaved } = await importProducts(person.ctx(), { csv });
  if (!isSaved) throw new Error("a line of the products is wrong");
  const products: Product[] = await db.selectFrom("products").select(asProduct)
    .where("user_id", "=", person.id).execute();
  return typed.map(({ path = "/fone" }) =>
    products.find(({ sourceUrl }) => sourceUrl === `https://loja.example${path}`)!
  );
}

export async function seedProduct(w: World, person: Member, typed: Typed = {}): Promise<Product> {
  const [product] = await seedProducts(w, person, [typed]);
  return product!;
}
