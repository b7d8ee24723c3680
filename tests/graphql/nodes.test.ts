import { type GraphQLObjectType, isRequiredArgument } from "graphql";
import { expect, test } from "vitest";
import { newId } from "../../server/core/ids.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { schema } from "../../server/graphql/schema.ts";
import { type Member, testApp } from "../support/test_app.ts";

const NODES = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";

const newOffer = (ana: Member, title = "Fone") =>
  createOffer(ana.ctx(), { fields: { title, price: { cents: 100, currency: "BRL" } } });

test("nodes are read in the order of their ids, and null stands for what is not the viewer's", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const [own, others] = [await newOffer(ana), await newOffer(bia)];
  const ids = [others.id, ana.id, newId("grp"), own.id];
  const answer = await w.request(ana, NODES, { ids });
  expect(answer).toEqual({
    data: {
      nodes: [
        null,
        { __typename: "User", id: ana.id },
        null,
        { __typename: "Offer", id: own.id },
      ],
    },
  });
  expect((await w.request(w.guest, NODES, { ids })).data.nodes).toEqual([null, null, null, null]);
});

test("one `nodes` reads up to 100, and costs as much as they do", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const ids = Array.from({ length: 101 }, () => newId("ofr"));
  const codeOf = async (query: string, many: readonly string[]) =>
    (await w.request(ana, query, { ids: many })).errors?.[0]?.extensions.code;
  expect(await codeOf(NODES, ids)).toBe("NODES_TOO_MANY");
  expect(await codeOf(NODES, ids.slice(1))).toBeUndefined();
  expect(await codeOf(NODES, ["nada"])).toBe("NODE_NOT_FOUND");
  const wide = `query ($ids: [ID!]!) { nodes(ids: $ids) {
    ... on Offer { dispatches(first: 100) { edges { node { id status } } } }
  } }`;
  expect(await codeOf(wide, ids.slice(1))).toBe("QUERY_TOO_COSTLY");
  expect(await codeOf(wide, ids.slice(0, 2))).toBeUndefined();
});

test("a cursor from before something was added, or left, still leads to the next page", async () => {
  await using w = await testApp();
  const ana = await w.member();
  for (const title of ["A", "B", "C", "D"]) await newOffer(ana, title);
  const page = async (after?: string) => {
    const query = `query ($after: String) { viewer {
      offers(first: 2, after: $after) { edges { node { title } } pageInfo { endCursor } }
    } }`;
    const { offers } = (await w.request(ana, query, { after })).data.viewer;
    return {
      titles: offers.edges.map(({ node }: { node: { title: string } }) => node.title),
      cursor: offers.pageInfo.endCursor as string,
    };
  };
  const first = await page();
  expect(first.titles).toEqual(["D", "C"]);
  await newOffer(ana, "E");
  await w.db.deleteFrom("offers").where("title", "=", "C").execute(); // the cursor's own
  expect((await page(first.cursor)).titles).toEqual(["B", "A"]);
});

test("what is no cursor of a list is refused by every list, by its code", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const lists = ["Viewer", "Query"].flatMap((type) =>
    Object.values((schema.getType(type) as GraphQLObjectType).getFields())
      .filter(({ args }) =>
        args.some(({ name }) => name === "after") && !args.some(isRequiredArgument)
      ).map(({ name }) => ({ type, name }))
  );
  expect(lists.length).toBeGreaterThan(20);
  const answers = await Promise.all(lists.map(async ({ type, name }) => {
    const list = `${name}(first: 1, after: "nada") { edges { cursor } }`;
    const query = type === "Viewer" ? `{ viewer { ${list} } }` : `{ ${list} }`;
    return [name, (await w.request(rute, query)).errors?.[0]?.extensions.code];
  }));
  const accepting = answers.filter(([, code]) => code !== "CURSOR_INVALID").map(([name]) => name);
  expect(accepting).toEqual(["plans"]); // by the payment vendor's ids, which may be any text
});
