import { setTimeout as delay } from "node:timers/promises";
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

/** Milliseconds for which pages are read before the process comes to rest. */
const LONGEST_TURN_MS = 5;

/**
 * Milliseconds of that rest. Another turn of the event loop would not do: while there is always
 * something to run, the runtime inspects its sockets only once in dozens of turns.
 */
const REST_MS = 1;

let pagesInReading = 0;
let restedAt = 0;
let rest: Promise<void> | null = null;

const isOverdue = () => performance.now() - restedAt > LONGEST_TURN_MS;

/** Waits for a turn in which this page can be read; of those that wait, the first goes first. */
async function nextTurn(): Promise<void> {
  while (isOverdue()) {
    rest ??= delay(REST_MS).then(() => {
      restedAt = performance.now();
      rest = null;
    });
    await rest;
  }
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
  const findings = await scanned(html, charset, recipe);
  return {
    product: concluded(findings, recipe, url, marketplaceOf(url)),
    onward: recipe.spots.filter(({ kind }) => kind === "onward")
      .flatMap((spot) => findings.spots.get(spot) ?? []),
  };
}

/** Scans a page, but holds up nothing else: a page may be hostile, or in memory already. */
async function scanned(html: Page["html"], charset: Page["charset"], recipe: Recipe) {
  if (pagesInReading++ === 0) restedAt = performance.now();
  try {
    const scan = pageScan(recipe);
    for await (const text of decoded(html, charset)) {
      if (isOverdue()) await nextTurn();
      scan.write(text);
      if (scan.hasEnough()) break;
    }
    if (isOverdue()) await nextTurn();
    return scan.finish();
  } finally {
    pagesInReading--;
  }
}

/** Every fact as read by `source`, whatever the page itself reads it from. */
const from = (source: Source, product: ProductReading): ProductReading => ({
  ...product,
  ...Object.fromEntries(factNames.map((name) => {
    const fact = product[name];
    return [name, fact && { ...fact, source }];
  })),
});
