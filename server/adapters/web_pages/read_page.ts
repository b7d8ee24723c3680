import { setImmediate } from "node:timers/promises";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";
import {
  factNames,
  type Page,
  type ProductReading,
  type ReadPage,
  type Source,
} from "../../core/marketplaces/readings/product_reading.ts";
import { concluded } from "./conclude.ts";
import type { Recipe } from "./recipe.ts";
import { recipeOf } from "./recipes/table.ts";
import { decoded } from "./scan/decoded.ts";
import { pageScan } from "./scan/page_scan.ts";

/** Milliseconds after which reading, of all pages together, lets others have a turn. */
const LONGEST_TURN_MS = 5;

/** Milliseconds of the present turn that were spent, and the last of those who wait for another. */
let spentMs = 0;
let lastTurn: Promise<void> = Promise.resolve();

/** Waits for a turn of the event loop that no other page is read in. */
async function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  await lastTurn;
  spentMs = 0;
}

/** A page's product, and where the page leads on to when it only points at one. */
export type PageReading = {
  readonly product: ProductReading;
  readonly onward: readonly string[];
  readonly absent?: true;
};

/** Reads what a page says of its product while the page streams in, and leaves the rest unread. */
export const readPage: ReadPage = async (page, source) => {
  const { product } = await readPageOnward(page);
  return source ? from(source, product) : product;
};

/** The same by a recipe of choice, with the links that lead to the product itself. */
export async function readPageOnward(
  { url, html, charset }: Page,
  recipe: Recipe = recipeOf(marketplaceOf(url)),
): Promise<PageReading> {
  const scan = pageScan(recipe);
  for await (const text of decoded(html, charset)) {
    // A page that is in memory already would hold up everything else, and so would many pages.
    if (spentMs > LONGEST_TURN_MS) await nextTurn();
    const begun = performance.now();
    scan.write(text);
    spentMs += performance.now() - begun;
    if (scan.hasEnough()) break;
  }
  if (spentMs > LONGEST_TURN_MS) await nextTurn();
  const findings = scan.finish();
  return {
    product: concluded(findings, recipe, url, marketplaceOf(url)),
    onward: recipe.spots.filter(({ kind }) => kind === "onward")
      .flatMap((spot) => findings.spots.get(spot) ?? []),
  };
}

/** Every fact as read by `source`, whatever the page itself reads it from. */
const from = (source: Source, product: ProductReading): ProductReading => ({
  ...product,
  ...Object.fromEntries(factNames.map((name) => {
    const fact = product[name];
    return [name, fact && { ...fact, source }];
  })),
});
