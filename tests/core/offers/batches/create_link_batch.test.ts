import { enforceRetention } from "../../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { type LinkBatchId, newId } from "../../../../server/core/ids.ts";
import { createLinkBatch } from "../../../../server/core/offers/batches/create_link_batch.ts";
import { removeLinkBatch } from "../../../../server/core/offers/batches/remove_link_batch.ts";
import {
  endLostLinks,
  retryBatchLinks,
} from "../../../../server/core/offers/batches/link_queue.ts";
import {
  listLinkBatches,
  loadBatchLinks,
  loadLinkBatches,
} from "../../../../server/core/offers/batches/link_batch.ts";
import { readBatchLink } from "../../../../server/core/offers/batches/read_batch_link.ts";
import { productPage } from "../../../support/sites/product_page.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { html } from "../../../support/sites/shop_site.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const page = { limit: 10, inverted: false };
const HOST = "loja.example";

/** A shop with `n` products, and the list of their links. */
function shelf(w: Awaited<ReturnType<typeof testApp>>, n: number) {
  const links = Array.from({ length: n }, (_, i) => `https://${HOST}/p${i + 1}`);
  links.forEach((_, i) =>
    w.shops.serve(HOST, `/p${i + 1}`, productPage({ name: `Produto ${i + 1}`, price: "10.00" }))
  );
  return links;
}

const linksOf = async ({ ctx }: Member, id: LinkBatchId) => (await loadBatchLinks(ctx(), [id]))[0]!;
const standing = async (person: Member, id: LinkBatchId) =>
  (await linksOf(person, id)).map(({ status, errorCode }) => errorCode ?? status);

test("pasted links become offers, each in its own job; a failed one has its reason, and the rest stays", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const [first, second] = shelf(w, 2);
  const text = `${first}\nnada disso\n${second}\nhttps://${HOST}/sumiu\n${first}?utm_source=x`;
  const id = await createLinkBatch(ana.ctx(), { text });
  expect(await standing(ana, id)).toEqual(["WAITING", "LINK_INVALID", "WAITING", "WAITING"]);
  expect(w.jobs.filter(({ reaction }) => reaction === "readBatchLink")).toHaveLength(3);

  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["DONE", "LINK_INVALID", "DONE", "PAGE_WITHOUT_PRODUCT"]);
  expect(await loadLinkBatches(ana.ctx(), [id])).toEqual([
    { id, createdAt: ana.ctx().now, total: 4, done: 2, failed: 2 },
  ]);
  const titles = await w.db.selectFrom("offers").select("title").where("user_id", "=", ana.id)
    .orderBy("id").execute();
  expect(titles.map(({ title }) => title)).toEqual(["Produto 1", "Produto 2"]);
});

test("the same key gives the same batch, and a repeated job the same offer", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const text = shelf(w, 2).join(" ");
  const made = await Promise.all(
    [1, 2, 3].map(() => createLinkBatch(ana.ctx(), { text, key: "k" })),
  );
  expect(new Set(made).size).toBe(1);
  await runReactions(w, 2);
  expect(await w.count("offers")).toBe(2);
  expect(await standing(ana, made[0]!)).toEqual(["DONE", "DONE"]);
});

test("links that a crashed process left are read again, but a limited number of times", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await createLinkBatch(ana.ctx(), { text: shelf(w, 1)[0]! });
  const [link] = await linksOf(ana, id);
  const event = {
    name: "batchLink.requested",
    userId: ana.id,
    linkBatchId: id,
    batchLinkId: link!.id,
  } as const;
  const broken = {
    ...w.system.ctx(),
    ports: {
      ...w.system.ctx().ports,
      readProduct: () => Promise.reject(new TypeError("a fault of ours")),
    },
  };
  for (let run = 1; run <= 3; run++) {
    await expect(readBatchLink(broken, event)).rejects.toThrow("a fault of ours");
    expect(await standing(ana, id)).toEqual(["READING"]);
  }
  await readBatchLink(broken, event);
  expect(await standing(ana, id)).toEqual(["LINK_READING_FAILED"]);

  w.jobs.length = 0;
  await retryBatchLinks(ana.ctx(), { batchId: id });
  expect(await standing(ana, id)).toEqual(["WAITING"]);
  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["DONE"]);
});

test("a link whose job was lost ends with a sentence, and an offer already created is found again", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await createLinkBatch(ana.ctx(), { text: shelf(w, 2).join("\n") });
  const lost = w.jobs.splice(0);
  w.advance(59 * 60_000);
  await endLostLinks(w.system.ctx());
  expect(await standing(ana, id)).toEqual(["WAITING", "WAITING"]);
  w.advance(2 * 60_000);
  await endLostLinks(w.system.ctx());
  expect(await standing(ana, id)).toEqual(["LINK_READING_FAILED", "LINK_READING_FAILED"]);
  w.jobs.push(...lost); // a late one does nothing
  await runReactions(w);
  expect(await w.count("offers")).toBe(0);

  const [first] = await linksOf(ana, id);
  await retryBatchLinks(ana.ctx(), { batchId: id, linkIds: [first!.id] });
  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["DONE", "LINK_READING_FAILED"]);
});

test("above the day's limit, links fail with the sentence and can be read the next day", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { offersPerDay: 2 });
  const id = await createLinkBatch(ana.ctx(), { text: shelf(w, 3).join("\n") });
  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["DONE", "DONE", "OFFERS_LIMIT"]);
  w.advance(24 * 60 * 60_000);
  await retryBatchLinks(ana.ctx(), { batchId: id });
  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["DONE", "DONE", "DONE"]);
  await expect(retryBatchLinks(ana.ctx(), { batchId: id }))
    .rejects.toMatchObject({ code: "BATCH_LINK_NOT_FAILED" });
});

test("a dismissed batch is not read any more, and its offers stay", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const bia = await w.member("bia");
  const id = await createLinkBatch(ana.ctx(), { text: shelf(w, 2).join("\n") });
  const [job, ...rest] = w.jobs.filter(({ reaction }) => reaction === "readBatchLink");
  w.jobs.splice(0, Infinity, job!);
  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["DONE", "WAITING"]);
  const refused = { code: "LINK_BATCH_NOT_FOUND" };
  await expect(removeLinkBatch(bia.ctx(), { batchId: id })).rejects.toMatchObject(refused);
  expect(await listLinkBatches(bia.ctx(), page)).toEqual([]);
  expect(await listLinkBatches(ana.ctx(), page)).toEqual([{ id }]);

  await removeLinkBatch(ana.ctx(), { batchId: id });
  w.jobs.splice(0, Infinity, ...rest);
  await runReactions(w);
  expect(await w.count("offers")).toBe(1);
  expect(await listLinkBatches(ana.ctx(), page)).toEqual([]);
  await expect(retryBatchLinks(ana.ctx(), { batchId: id })).rejects.toMatchObject(refused);
});

test("a person has a limit of links in progress", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const list = (from: number) =>
    Array.from({ length: 50 }, (_, i) => `https://${HOST}/${from + i}`).join("\n");
  await createLinkBatch(ana.ctx(), { text: list(0) });
  const second = await createLinkBatch(ana.ctx(), { text: list(50) });
  await expect(createLinkBatch(ana.ctx(), { text: list(100) }))
    .rejects.toMatchObject({ code: "LINKS_UNDERWAY" });
  await removeLinkBatch(ana.ctx(), { batchId: second });
  await createLinkBatch(ana.ctx(), { text: list(100) });
});

test("of one person four links are read at a time, whatever their batch: each that ends frees a place", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const links = shelf(w, 9);
  const [first, second] = [
    await createLinkBatch(ana.ctx(), { text: links.slice(0, 6).join("\n") }),
    await createLinkBatch(ana.ctx(), { text: links.slice(6).join("\n") }),
  ];
  const requested = () => w.jobs.filter(({ reaction }) => reaction === "readBatchLink").length;
  expect(requested()).toBe(4);
  const [one, ...rest] = w.jobs.filter(({ reaction }) => reaction === "readBatchLink");
  w.jobs.splice(0, Infinity, one!);
  await runReactions(w); // one ends, one begins
  expect(requested()).toBe(1);
  await removeLinkBatch(ana.ctx(), { batchId: first });
  expect(requested()).toBe(4); // three of the second batch, in place of the dismissed ones
  w.jobs.push(...rest); // of the batch that was put away
  await runReactions(w);
  expect(await standing(ana, second)).toEqual(["DONE", "DONE", "DONE"]);
  expect(await w.count("offers")).toBe(4);
});

test("a person who was blocked meanwhile gets no offers", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await createLinkBatch(ana.ctx(), { text: shelf(w, 1)[0]! });
  await w.db.updateTable("users").set({ blocked_at: new Date() }).where("id", "=", ana.id)
    .execute();
  await runReactions(w);
  expect(await standing(ana, id)).toEqual(["ACCOUNT_BLOCKED"]);
});

test("batches are purged after a month, and their offers stay", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await createLinkBatch(ana.ctx(), { text: shelf(w, 1)[0]! });
  await runReactions(w);
  w.advance(29 * 24 * 60 * 60_000);
  await enforceRetention(w.system.ctx());
  expect(await w.count("batch_links")).toBe(1);
  w.advance(2 * 24 * 60 * 60_000);
  await enforceRetention(w.system.ctx());
  expect(await w.count("batch_links")).toBe(0);
  expect(await w.count("offers")).toBe(1);
});

test("over GraphQL a person pastes, watches, sees each link, retries and dismisses", async () => {
  await using w = await testApp();
  const ana = await w.member();
  let isUp = false;
  w.shops.serve(
    HOST,
    "/talvez",
    () => isUp ? html(productPage({ name: "Fone", price: "10.00" })) : html("", 500),
  );
  const [good] = shelf(w, 1);
  const { data } = await w.request(
    ana,
    `mutation ($text: String!) { createLinkBatch(input: { text: $text, key: "um" }) {
      ... on LinkBatch { id total done failed links { position url status offer { id } error { code message } } }
      ... on UserError { code message } } }`,
    { text: `${good} https://${HOST}/talvez` },
  );
  const batch = data.createLinkBatch;
  expect(batch).toMatchObject({ total: 2, done: 0, failed: 0 });
  expect(batch.links[0]).toMatchObject({ position: 1, url: good, status: "WAITING", offer: null });

  const watched = await w.subscribe(
    ana,
    `subscription ($id: ID!) { linkBatchChanged(id: $id) { linkBatch { done failed } } }`,
    { id: batch.id },
  );
  const answers = watched[Symbol.asyncIterator]();
  const next = async () => (await answers.next()).value.data.linkBatchChanged.linkBatch;
  await runReactions(w);
  for (let at = await next(); at.done + at.failed < 2;) at = await next();

  isUp = true;
  const retried = await w.request(
    ana,
    `mutation ($id: ID!) { retryBatchLinks(input: { id: $id }) {
      ... on LinkBatch { links { status error { code } } } ... on UserError { code } } }`,
    { id: batch.id },
  );
  expect(retried.data.retryBatchLinks.links).toEqual([
    { status: "DONE", error: null },
    { status: "WAITING", error: null },
  ]);
  await runReactions(w);
  for (let at = await next(); at.done < 2;) at = await next();
  const requested = await w.request(
    ana,
    `{ viewer { linkBatches(first: 5) { edges { node { id done links { offer { title } } } } } } }`,
  );
  expect(requested.data.viewer.linkBatches.edges).toEqual([{
    node: {
      id: batch.id,
      done: 2,
      links: [{ offer: { title: "Produto 1" } }, { offer: { title: "Fone" } }],
    },
  }]);
  await w.request(
    ana,
    `mutation ($id: ID!) { removeLinkBatch(input: { id: $id }) { __typename } }`,
    { id: batch.id },
  );
  let last;
  while ((last = await next()) !== null);
  expect(last).toBeNull();
  await answers.return!(undefined);
});

test("another person's batch, or a missing one, cannot be watched", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const id = await createLinkBatch(ana.ctx(), { text: shelf(w, 1)[0]! });
  for (const wanted of [id, newId("bat"), "bat_x"]) {
    const { errors } = await w.request(bia, `query ($id: ID!) { node(id: $id) { id } }`, {
      id: wanted,
    });
    expect(errors).toHaveLength(1);
    const watched = await w.subscribe(
      bia,
      `subscription ($id: ID!) { linkBatchChanged(id: $id) { id } }`,
      { id: wanted },
    );
    const { value } = await watched[Symbol.asyncIterator]().next();
    expect(value.errors[0].extensions.code).toBe("LINK_BATCH_NOT_FOUND");
  }
});
