import { expect, test } from "vitest";
import { webPages } from "../../server/adapters/web_pages/web_pages.ts";
import { requireAttempt } from "../../server/core/attempts.ts";
import { GUESTS } from "../../server/core/marketplaces/readings/product_reading.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { readsInTurn } from "../../server/product/reads_in_turn.ts";
import { productPage } from "../support/sites/product_page.ts";
import { testApp } from "../support/test_app.ts";

const HOST = "www.amazon.com.br";
const address = (n: number) => `https://${HOST}/dp/B0TESTE12${n}`;

test("one person's pages are read a few at a time, and delay no other person's", async () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const read = readsInTurn(webPages(async (url) => {
    running++;
    await new Promise<void>((resolve) => waiting.push(resolve));
    running--;
    return { url, hops: [url], status: 404, headers: new Headers(), body: new Response("").body! };
  }));
  const [ana, bia] = ["ana", "bia"] as never[];
  const reads = Array.from({ length: 8 }, (_, n) => read(new URL(address(n)), ana));
  await expect.poll(() => waiting.length).toBe(3);
  reads.push(read(new URL(address(9)), bia));
  await expect.poll(() => waiting.length).toBe(4);
  expect(running).toBe(4);
  const ended = Promise.all(reads);
  for (let done = 0; done < reads.length; done++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()!();
  }
  expect(await ended).toHaveLength(9);
});

test("all guests share three reads at a time; a few wait, and the others are refused", async () => {
  const waiting: (() => void)[] = [];
  const read = readsInTurn(async (url) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { hops: [url], product: null as never };
  });
  const reads = Array.from({ length: 6 }, (_, n) => read(new URL(address(n)), GUESTS));
  await expect.poll(() => waiting.length).toBe(3);
  await expect(read(new URL(address(7)), GUESTS)).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  const ofAna = read(new URL(address(8)), "ana" as never); // waits for no guest
  await expect.poll(() => waiting.length).toBe(4);
  const ended = Promise.all([...reads, ofAna]);
  for (let done = 0; done < 7; done++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()!();
  }
  expect(await ended).toHaveLength(7);
});

test("an unreadable page counts like a readable one, and other people's counts are their own", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  w.shops.serve(HOST, "/dp/B0TESTE121", productPage({ name: "Caneca", price: "10" }));
  await expect(createOffer(ana.ctx(), { url: address(2) })).rejects.toMatchObject({
    code: "PAGE_WITHOUT_PRODUCT",
  });
  const rest = { most: 600, minutes: 60 };
  for (let n = 1; n < rest.most; n++) await requireAttempt(ana.ctx(), ana.id, "readPage", rest);
  await expect(createOffer(ana.ctx(), { url: address(1) })).rejects.toMatchObject({
    code: "TOO_MANY_ATTEMPTS",
  });
  expect(await createOffer(bia.ctx(), { url: address(1) })).toMatchObject({ title: "Caneca" });
});
