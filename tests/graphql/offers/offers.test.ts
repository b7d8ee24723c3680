import { expect, test } from "vitest";
import { newId } from "../../../server/core/ids.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { testApp } from "../../support/test_app.ts";

const create = `mutation ($input: CreateOfferInput!) {
  createOffer(input: $input) {
    __typename
    ... on Offer {
      id version title price { cents currency formatted } oldPrice { cents } discountPercent
      affiliateUrl affiliateProof sourceUrl text marketplace productId shop imageUrl
      evidence { field source readAt }
    }
    ... on UserError { code message path }
    ... on PageNotRead { found { title price { cents } sourceUrl shop marketplace } }
  }
}`;
const update = `mutation ($input: UpdateOfferInput!) {
  updateOffer(input: $input) {
    __typename
    ... on Offer { version title }
    ... on UserError { code message }
    ... on OfferChangedMeanwhile { current { version title } }
  }
}`;
const list = `query ($search: String, $first: Int, $after: String) {
  viewer { offers(search: $search, first: $first, after: $after) {
    edges { node { title } } pageInfo { hasNextPage endCursor }
  } }
}`;
const changes = `subscription { offerChanged { offerId offer { title } } }`;
const setTags = `mutation ($input: UpdateAffiliateTagsInput!) {
  updateAffiliateTags(input: $input) {
    ... on Viewer { affiliateTags { amazonTag shopeeId mercadoLivreWord } }
    ... on UserError { code message path }
  }
}`;

const KINDLE = "https://www.amazon.com.br/dp/B0CFPL6CFY";
const fields = (title: string) => ({ fields: { title, price: { cents: 100 } } });

test("a link becomes an offer with the person's own tag, rid of another's", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await w.request(ana, setTags, { input: { amazonTag: "ana-20" } });
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0CFPL6CFY",
    productPage({ name: "Kindle", price: "879" }),
  );
  const { data } = await w.request(ana, create, { input: { url: `${KINDLE}?tag=outra-20&ref=x` } });
  expect(data.createOffer).toMatchObject({
    __typename: "Offer",
    title: "Kindle",
    price: { cents: 87_900, currency: "BRL", formatted: "R$ 879,00" },
    sourceUrl: KINDLE,
    affiliateUrl: `${KINDLE}?tag=ana-20`,
    affiliateProof: "PROVEN",
    marketplace: "AMAZON",
    productId: "B0CFPL6CFY",
  });
  expect(data.createOffer.text).toMatch(/^#publi\n\n\*Kindle\*/);
  expect(data.createOffer.text).not.toContain("outra-20");
});

test("a page without a price says so, with what it did contain", async () => {
  await using w = await testApp();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone" }));
  const url = "https://loja.example/fone";
  const { data } = await w.request(await w.member(), create, { input: { url } });
  expect(data.createOffer).toEqual({
    __typename: "PageNotRead",
    code: "PAGE_WITHOUT_PRICE",
    message: "A página não mostra o preço deste produto. Preencha à mão.",
    path: ["url"],
    found: { title: "Fone", price: null, sourceUrl: url, shop: "Loja", marketplace: "OTHER" },
  });
});

test("a page of a range becomes a draft that says only what it costs at least", async () => {
  await using w = await testApp();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", lowPrice: "99.90" }));
  const { data } = await w.request(
    await w.member(),
    `mutation ($input: CreateOfferInput!) { createOffer(input: $input) { ... on Offer {
      status text discountPercent price { cents } lowestPrice { cents formatted }
      evidence { field source } } } }`,
    { input: { url: "https://loja.example/fone" } },
  );
  expect(data.createOffer).toMatchObject({
    status: "DRAFT",
    text: "#publi\n\n*Fone*\n\nA partir de *R$ 99,90*\n\n👉 https://loja.example/fone",
    discountPercent: null,
    price: null,
    lowestPrice: { cents: 9_990, formatted: "R$ 99,90" },
  });
  expect(data.createOffer.evidence).toContainEqual(
    { field: "LOWEST_PRICE", source: "STRUCTURED_DATA" },
  );
});

test("an id that is absent or another's is null, with the same refusal", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { data } = await w.request(ana, create, { input: fields("Fone") });
  const node = `query ($id: ID!) { node(id: $id) { ... on Offer { title } } }`;
  const refused = { data: { node: null }, errors: [{ extensions: { code: "OFFER_NOT_FOUND" } }] };
  expect(await w.request(ana, node, { id: data.createOffer.id }))
    .toEqual({ data: { node: { title: "Fone" } } });
  expect(await w.request(bia, node, { id: data.createOffer.id })).toMatchObject(refused);
  expect(await w.request(bia, node, { id: "ofr_01h455vb4pex5vsknk084sn02q" })).toMatchObject(
    refused,
  );
  for (const id of ["", "x", "evt_01h455vb4pex5vsknk084sn02q"]) {
    expect(await w.request(ana, node, { id }))
      .toMatchObject({
        data: { node: null },
        errors: [{ extensions: { code: "NODE_NOT_FOUND" } }],
      });
  }
});

test("offers come newest first, page by page, and none twice", async () => {
  await using w = await testApp();
  const ana = await w.member();
  for (const title of ["um", "dois", "três"]) {
    await w.request(ana, create, { input: fields(title) });
  }
  const first = (await w.request(ana, list, { first: 2 })).data.viewer.offers;
  expect(first.edges.map((edge: { node: { title: string } }) => edge.node.title)).toEqual([
    "três",
    "dois",
  ]);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest =
    (await w.request(ana, list, { first: 2, after: first.pageInfo.endCursor })).data.viewer.offers;
  expect(rest.edges).toEqual([{ node: { title: "um" } }]);
  expect(rest.pageInfo.hasNextPage).toBe(false);
  const found = (await w.request(ana, list, { search: "TRES" })).data.viewer.offers;
  expect(found.edges).toEqual([{ node: { title: "três" } }]);
});

test("offers are counted by status, each person's by themselves", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const bia = await w.member("bia");
  for (const title of ["um", "dois", "três"]) {
    await w.request(ana, create, { input: fields(title) });
  }
  const { userId } = ana.ctx().viewer as { userId: string };
  await w.db.updateTable("offers").set({ status: "UNCERTAIN" }).where("title", "=", "dois")
    .execute();
  await w.db.updateTable("offers").set({ deleted_at: new Date() }).where("title", "=", "três")
    .where("user_id", "=", userId as never).execute();
  const tally = `{ viewer { offerTally { total draft approved queued sent failed uncertain } } }`;
  const none = { total: 0, draft: 0, approved: 0, queued: 0, sent: 0, failed: 0, uncertain: 0 };
  expect((await w.request(ana, tally)).data.viewer.offerTally)
    .toEqual({ ...none, total: 2, draft: 1, uncertain: 1 });
  expect((await w.request(bia, tally)).data.viewer.offerTally).toEqual(none);
});

test("the second of two edits is shown what the offer is now", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = (await w.request(ana, create, { input: fields("Fone") })).data.createOffer;
  const edit = (title: string, version: number) =>
    w.request(ana, update, { input: { id, version, fields: { title } } });
  expect((await edit("Primeira", 1)).data.updateOffer)
    .toEqual({ __typename: "Offer", version: 2, title: "Primeira" });
  expect((await edit("Segunda", 1)).data.updateOffer).toMatchObject({
    __typename: "OfferChangedMeanwhile",
    code: "OFFER_CHANGED_MEANWHILE",
    current: { version: 2, title: "Primeira" },
  });
});

test("every change of one's own offers is published, and of nobody else's", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const reported = await w.subscribe(ana, changes);
  const next = async () => (await reported.next()).value.data.offerChanged;

  const first = next(); // subscribes
  await expect.poll(w.subscribers).toBe(1);
  await w.request(bia, create, { input: fields("De Bia") });
  const { id } = (await w.request(ana, create, { input: fields("De Ana") })).data.createOffer;
  expect(await first).toEqual({ offerId: id, offer: { title: "De Ana" } });
  await w.request(ana, update, { input: { id, version: 1, fields: { title: "Mudada" } } });
  expect(await next()).toEqual({ offerId: id, offer: { title: "Mudada" } });
  await w.request(ana, `mutation ($id: ID!) { deleteOffer(input: { id: $id }) { __typename } }`, {
    id,
  });
  expect(await next()).toEqual({ offerId: id, offer: null });
  await w.request(ana, `mutation ($id: ID!) { restoreOffer(input: { id: $id }) { __typename } }`, {
    id,
  });
  expect(await next()).toEqual({ offerId: id, offer: { title: "Mudada" } });
});

test("a message without an offer is published as no offer's change", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const reported = await w.subscribe(ana, changes);
  const next = reported.next();
  await expect.poll(w.subscribers).toBe(1);
  const test = { dispatchId: newId("dsp"), sessionId: newId("ses"), offerId: null };
  await ana.ctx().record(ana.ctx(), [{ name: "dispatch.sent", userId: ana.id, ...test }]);
  const { id } = (await w.request(ana, create, { input: fields("De Ana") })).data.createOffer;
  expect((await next).value).toEqual({
    data: { offerChanged: { offerId: id, offer: { title: "De Ana" } } },
  });
});

test("a tag that is none is refused at its field", async () => {
  await using w = await testApp();
  const ana = await w.member();
  expect(
    (await w.request(ana, setTags, { input: { amazonTag: "sem fim" } })).data.updateAffiliateTags,
  )
    .toEqual({
      code: "AMAZON_TAG_INVALID",
      message: "A tag da Amazon tem a forma seunome-20.",
      path: ["amazonTag"],
    });
  const set = async (input: object) =>
    (await w.request(ana, setTags, { input })).data.updateAffiliateTags.affiliateTags;
  expect(await set({ amazonTag: " ana-20 ", shopeeId: "18301234567" }))
    .toEqual({ amazonTag: "ana-20", shopeeId: "18301234567", mercadoLivreWord: null });
  expect(await set({ shopeeId: null }))
    .toEqual({ amazonTag: "ana-20", shopeeId: null, mercadoLivreWord: null });
});

test("a guest gets nothing by any road", async () => {
  await using w = await testApp();
  const refused = { errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] };
  expect(await w.request(w.guest, `{ viewer { email } }`)).toEqual({ data: { viewer: null } });
  expect((await w.request(w.guest, create, { input: fields("Fone") })).data.createOffer.code)
    .toBe("SIGN_IN_FIRST");
  const reported = await w.subscribe(w.guest, changes);
  expect((await reported.next()).value).toMatchObject(refused);
  const id = "ofr_01h455vb4pex5vsknk084sn02q";
  expect(await w.request(w.guest, `{ node(id: "${id}") { id } }`)).toMatchObject(refused);
});

test("a question that would cost too much is refused before it is executed", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const offers = "offers(first: 100) { edges { node { text evidence { source } } } }";
  const many = Array.from({ length: 25 }, (_, i) => `o${i}: ${offers}`).join(" ");
  const { errors } = await w.request(ana, `{ viewer { ${many} } }`);
  expect(errors?.[0]?.extensions.code).toBe("QUERY_TOO_COSTLY");
  const aliases = Array.from({ length: 40 }, (_, i) => `v${i}: viewer { id }`).join(" ");
  expect((await w.request(ana, `{ ${aliases} }`)).errors?.[0]?.message).toMatch(/aliases/i);
  const { errors: wrong } = await w.request(
    ana,
    `{ viewer { offers(first: -1) { edges { cursor } } } }`,
  );
  expect(wrong?.[0]?.message).toMatch(/first/);
});

test("whatever is wrong on our side, an offer is not reported as deleted", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const reported = await w.subscribe(ana, changes);
  const next = reported.next();
  await expect.poll(w.subscribers).toBe(1);
  const offer = await createOffer(ana.ctx(), { fields: { title: "Fone" } });
  await next;
  const second = reported.next();
  await w.db.schema.alterTable("offers").renameTo("elsewhere").execute();
  const changed = { name: "offer.updated", userId: ana.id, offerId: offer.id } as const;
  await ana.ctx().record(ana.ctx(), [changed]);
  expect((await second).value).toMatchObject({ errors: [{ extensions: { code: "INTERNAL" } }] });
});
