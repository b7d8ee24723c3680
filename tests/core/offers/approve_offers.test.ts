import { expect, test } from "vitest";
import { approveOffers, unapproveOffers } from "../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { deleteOffer } from "../../../server/core/offers/delete_offer.ts";
import { listOffers, loadDuplicates } from "../../../server/core/offers/load_offers.ts";
import { AlreadySent, sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import type { OfferId } from "../../../server/core/ids.ts";
import { productPage } from "../../support/sites/product_page.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 10, inverted: false };
const DAY = 24 * 60 * 60_000;

test("drafts are approved and made drafts again, many at once; later statuses stay", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  const [one, two, queued] = [
    await createTestOffer(ana),
    await createTestOffer(ana),
    await createTestOffer(ana),
  ];
  await sendOffer(ana.ctx(), { offerId: queued.id, groupIds });
  const ids = [queued.id, one.id, two.id, one.id];
  const statuses = (offers: readonly { status: string }[]) => offers.map(({ status }) => status);
  expect(statuses(await approveOffers(ana.ctx(), { ids })))
    .toEqual(["QUEUED", "APPROVED", "APPROVED"]);
  const approved = await listOffers(ana.ctx(), { status: "APPROVED" }, page);
  expect(approved.map(({ id }) => id)).toEqual([two.id, one.id]);
  expect(statuses(await unapproveOffers(ana.ctx(), { ids: [one.id] }))).toEqual(["DRAFT"]);

  const bia = await w.member("bia");
  const refused = { code: "OFFER_NOT_FOUND" };
  const theirs = await createTestOffer(bia);
  await expect(approveOffers(ana.ctx(), { ids: [one.id, theirs.id] })).rejects.toMatchObject(
    refused,
  );
  expect(await listOffers(ana.ctx(), { status: "APPROVED" }, page)).toHaveLength(1);
  const many = Array.from({ length: 101 }, (_, n) => `ofr_${n}` as OfferId);
  await expect(approveOffers(ana.ctx(), { ids: many }))
    .rejects.toMatchObject({ code: "TOO_MANY_OFFERS" });
});

test("offers are found by their marketplace, with status and words", async () => {
  await using w = await testApp();
  const ana = await w.member();
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0TESTE123",
    productPage({ name: "Caneca", price: "9.00" }),
  );
  const mug = await createOffer(ana.ctx(), { url: "https://www.amazon.com.br/dp/B0TESTE123" });
  await createTestOffer(ana, "Caneca de outra loja");
  const { data } = await w.request(
    ana,
    `{ viewer { offers(marketplace: AMAZON, status: DRAFT, search: "caneca") { edges { node { id } } } } }`,
  );
  expect(data.viewer.offers.edges).toEqual([{ node: { id: mug.id } }]);
});

test("the same product within a week is a duplicate of the latest earlier one, by its id or its address", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const amazon = (path: string) =>
    w.shops.serve("www.amazon.com.br", path, productPage({ name: "Caneca", price: "9.00" }));
  amazon("/dp/B0TESTE123");
  amazon("/Caneca/dp/B0TESTE123");
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "9.00" }));
  const make = async (person: typeof ana, url: string) =>
    (await createOffer(person.ctx(), { url })).id;
  const earlierOf = async (id: OfferId) => (await loadDuplicates(ana.ctx(), [id]))[0];
  await make(bia, "https://www.amazon.com.br/dp/B0TESTE123"); // another person's is none
  const mug = await make(ana, "https://www.amazon.com.br/dp/B0TESTE123");
  const phone = await make(ana, "https://loja.example/fone");
  expect(await earlierOf(mug)).toBeNull();
  w.advance(DAY);
  const mugAgain = await make(ana, "https://www.amazon.com.br/Caneca/dp/B0TESTE123?tag=outra-20");
  const phoneAgain = await make(ana, "https://loja.example/fone?utm_source=x");
  expect(await loadDuplicates(ana.ctx(), [mugAgain, phoneAgain, mug])).toEqual([mug, phone, null]);
  await deleteOffer(ana.ctx(), { id: mug });
  expect(await earlierOf(mugAgain)).toBeNull();
  w.advance(6 * DAY + 60_000);
  const third = await make(ana, "https://www.amazon.com.br/dp/B0TESTE123");
  expect(await earlierOf(third)).toBe(mugAgain);
  w.advance(8 * DAY);
  expect(await earlierOf(await make(ana, "https://loja.example/fone"))).toBeNull();

  const { data } = await w.request(
    ana,
    `{ viewer { offers(first: 5) { edges { node { id duplicateOf { id status lastSentAt } } } } } }`,
  );
  const shown = data.viewer.offers.edges.find(({ node }: { node: { id: string } }) =>
    node.id === third
  );
  expect(shown.node.duplicateOf).toEqual({ id: mugAgain, status: "DRAFT", lastSentAt: null });
});

test("a group that got the offer, or waits for it, gets it again only after a confirmation", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  const process = messagingProcess(w);
  await process.hold();
  const { id: offerId } = await createTestOffer(ana);
  const send = (more: object) => sendOffer(ana.ctx(), { offerId, groupIds, ...more });
  await send({});
  await send({ occasion: "ainda na fila", again: true });
  const { turns } = await process.take();
  await process.settle([{ turn: turns[0]!, outcome: sent(), delayMs: 0 }]);
  const settledAt = ana.ctx().now;
  w.advance(60_000);

  await send({}); // the same occasion sends nothing new
  const refused = await send({ occasion: "de noite" }).catch((error) => error);
  expect(refused).toBeInstanceOf(AlreadySent);
  expect(refused).toMatchObject({ lastSentAt: settledAt, code: "ALREADY_SENT" });
  expect(refused.groupIds).toHaveLength(1);
  expect(refused.waitingIds.toSorted()).toEqual(groupIds.toSorted()); // in the other occasion

  const { data } = await w.request(
    ana,
    `mutation ($input: SendOfferInput!) { sendOffer(input: $input) {
      ... on AlreadySent { code groups { id } waitingGroups { id } lastSentAt } ... on Offer { status } } }`,
    { input: { offerId, groupIds, occasion: "outra vez" } },
  );
  expect(data.sendOffer).toEqual({
    code: "ALREADY_SENT",
    groups: [{ id: refused.groupIds[0] }],
    waitingGroups: refused.waitingIds.map((id: string) => ({ id })),
    lastSentAt: settledAt.toISOString(),
  });
  await send({ occasion: "outra vez", again: true });
  expect(await w.count("dispatches where occasion = 'outra vez'")).toBe(3);
});
