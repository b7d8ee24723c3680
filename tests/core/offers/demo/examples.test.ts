import { expect, test } from "vitest";
import { readPage } from "../../../../server/adapters/web_pages/read_page.ts";
import { demoReading } from "../../../../server/core/offers/demo/demo_reading.ts";
import { guestExample, sharedExample } from "../../../../server/core/offers/demo/examples.ts";
import { inspectPage } from "../../../../server/core/offers/lookup/product_lookup.ts";
import { pageFile, streamPage } from "../../../support/sites/page.ts";

/** Returns what a guest would read of the stored page at that address. */
async function read(file: string, link: string, ownLink?: string) {
  const url = new URL(link);
  const lookup = await inspectPage(
    url,
    async () => ({ hops: [url], product: await readPage(streamPage(pageFile(file), link)) }),
  );
  const product = { ...lookup, address: lookup.address!.href, ...ownLink && { ownLink } };
  return demoReading(product, new Date(0));
}

test("the examples are what the page reader makes of stored pages", async () => {
  const own = "https://meli.la/exemplo";
  const shared = await read(
    "mercado_livre_pix",
    "https://www.mercadolivre.com.br/p/MLB90001111",
    own,
  );
  const ofGuest = await read("magazine_luiza", "https://www.magazineluiza.com.br/p/ab12cd34ef/");
  // The home page draws the pictures itself.
  expect({ ...shared, imageUrl: null }).toEqual(sharedExample);
  expect({ ...ofGuest, imageUrl: null }).toEqual(guestExample);
});

test("only the person who shares is paid: a guest's message has the shop's own link", () => {
  expect(sharedExample.text).toContain("👉 https://meli.la/exemplo");
  expect(guestExample.text).toContain("https://www.magazineluiza.com.br/p/ab12cd34ef/");
  expect(guestExample.text).toMatch(/^#publi\n/);
});
