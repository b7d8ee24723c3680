import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The folder of stored shop pages, beside the repository. */
export const fixturesDir = resolve(
  process.env.FIXTURES_DIR ?? resolve(import.meta.dirname!, "../../../../shared/fixtures"),
);

/** What `EXPECTED.json` says of a page; null is "the page does not say". */
export type Expected = {
  readonly marketplace: string;
  readonly productId: string | null;
  readonly title: string | null;
  readonly priceCents: number | null;
  readonly oldPriceCents: number | null;
  readonly pixPriceCents?: number | null;
  readonly cardPriceCents?: number | null;
  readonly currency: string | null;
  readonly imageUrl: string | null;
  readonly availability: string;
  readonly blocked: boolean;
  readonly shopId?: string;
};

export type StoredPage = { readonly file: string; readonly url: URL; readonly expected: Expected };

/** Every stored page with its final address; without any, prints a warning. */
export function storedPages(): StoredPage[] {
  const index = resolve(fixturesDir, "EXPECTED.json");
  if (!existsSync(index)) {
    console.warn(`SKIPPED: there are no stored pages in ${fixturesDir} (FIXTURES_DIR).`);
    return [];
  }
  const pages: Record<string, Expected> = JSON.parse(readFileSync(index, "utf8"));
  return Object.entries(pages).map(([file, expected]) => ({
    file,
    url: addressOf(file, expected),
    expected,
  }));
}

export const pageBytes = ({ file }: StoredPage): Uint8Array =>
  readFileSync(resolve(fixturesDir, file));

function addressOf(file: string, { marketplace, productId, shopId }: Expected): URL {
  const [, country = "com.br"] = /(com|es)-full-page/.exec(file) ?? [];
  const addresses: Record<string, string> = {
    mercadolivre: productId
      ? `https://www.mercadolivre.com.br/produto/p/${productId}`
      : "https://www.mercadolivre.com.br/gz/account-verification",
    amazon: `https://www.amazon.${country}/dp/${productId ?? "B0CFPL6CFY"}`,
    shopee: `https://shopee.com.br/product/${shopId ?? "1083800536"}/${productId ?? "58257124661"}`,
    magazineluiza: `https://www.magazineluiza.com.br/produto/p/${productId}/ga/cps5/`,
    aliexpress: "https://pt.aliexpress.com/item", // the stored page names no id
  };
  return new URL(addresses[marketplace]!);
}
