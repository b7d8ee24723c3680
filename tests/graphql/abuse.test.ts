import { getIntrospectionQuery } from "graphql";
import { expect, test } from "vitest";
import { testApp } from "../support/test_app.ts";

const times = (n: number, part: (n: number) => string) =>
  Array.from({ length: n }, (_, i) => part(i));
const nested = (depth: number, before: string, within: string, after: string) =>
  before.repeat(depth) + within + after.repeat(depth);
const deepList = nested(5_000, "[", "1", "]");
const deepObject = nested(5_000, "{a:", "1", "}");
const inCircle = (n: number) =>
  `fragment F${n} on Offer { duplicateOf { ...F${n + 1} }
    dispatches { edges { node { offer { ...F${n + 1} } } } } }`;
const spread = (n: number) => `fragment F${n} on Viewer { ...F${n + 1} ...F${n + 1} }`;

/** What a request may do to a server that believes it; each is refused, or costs little. */
const corpus: Record<string, { query: string; variables?: unknown } | string> = {
  "a deep selection": {
    query: nested(200, "{ viewer { offers { edges { node ", "{ id }", " } } } }"),
  },
  "thousands of aliases": {
    query: `{ ${times(3_000, (n) => `a${n}: viewer { id }`).join(" ")} }`,
  },
  "the same field thousands of times": { query: `{ ${"viewer { id } ".repeat(3_000)} }` },
  "a batch": JSON.stringify(times(100, () => "").map(() => ({ query: "{ __typename }" }))),
  "a fragment that spreads itself": {
    query: "{ viewer { ...F } } fragment F on Viewer { id ...F }",
  },
  "fragments that spread each other": {
    query: "{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }",
  },
  "fragments that double at each step": {
    query: `{ viewer { ...F0 } } ${times(200, spread).join(" ")} fragment F200 on Viewer { id }`,
  },
  "fragments that double on two ways to their own type": {
    query: `{ viewer { offers { edges { node { ...F0 } } } } } ${times(40, inCircle).join(" ")}
      fragment F40 on Offer { id }`,
  },
  "huge variables": {
    query: "query ($text: String) { viewer { offers(search: $text) { edges { cursor } } } }",
    variables: { text: "x".repeat(2_000_000) },
  },
  "variables that nobody declared": {
    query: "{ __typename }",
    variables: Object.fromEntries(times(100_000, (n) => `v${n}`).map((name) => [name, 1])),
  },
  "thousands of variables": {
    query: `query (${times(1_000, (n) => `$v${n}: Int`).join(" ")}) { __typename }`,
  },
  "an introspection storm": {
    query: `{ ${
      times(25, (n) => `s${n}: __schema { types { fields { type { fields { name } } } } }`).join(
        " ",
      )
    } }`,
  },
  "all of the schema within itself": {
    query: "{ __schema { types { fields { type { fields { name type { name } } } } } } }",
  },
  "introspection in a circle": {
    query: `{ __schema { types { ${nested(30, "fields { type { ", "name", " } }")} } } }`,
  },
  "thousands of directives": { query: `{ __typename ${"@skip(if: false) ".repeat(2_000)} }` },
  "unknown directives": { query: `{ __typename ${times(1_000, (n) => `@d${n}`).join(" ")} }` },
  "a deep list": { query: `{ node(id: ${deepList}) { id } }` },
  "a deep object": { query: `{ node(id: ${deepObject}) { id } }` },
  "a deep list in variables":
    `{"query":"query ($id: ID!) { node(id: $id) { id } }","variables":{"id":${deepList}}}`,
  "a deep type of a variable": {
    query: `query ($v: ${nested(5_000, "[", "Int", "]")}) { __typename }`,
  },
  "a huge string": { query: `{ node(id: "${"x".repeat(2_000_000)}") { id } }` },
  "a huge block string": { query: `{ node(id: """${"\\n ".repeat(500_000)}""") { id } }` },
  "a huge comment": { query: `#${"x".repeat(2_000_000)}\n{ __typename }` },
  "a huge name": { query: `{ ${"x".repeat(1_000_000)} }` },
  "a huge number": {
    query: `{ viewer { offers(first: ${"9".repeat(100_000)}) { edges { cursor } } } }`,
  },
  "many operations in a document": {
    query: times(5_000, (n) => `query Q${n} { __typename }`).join(" "),
  },
  "many fragments that nothing uses": {
    query: `{ __typename } ${times(2_000, (n) => `fragment F${n} on Viewer { id }`).join(" ")}`,
  },
  "overlapping fields that must be compared": {
    query: `{ viewer { ${
      times(300, (n) => `... on Viewer { x: offers(first: ${n}) { edges { cursor } } }`).join(" ")
    } } }`,
  },
  "JSON that is deep": nested(100_000, "[", "", "]"),
  "JSON that is no object": "null",
};

test("no request of the corpus of abuse ends in an unexpected error, or is executed at length", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const headers = { "content-type": "application/json", authorization: `Bearer ${ana.token}` };
  const send = (body: string) =>
    w.app.fetch(new Request("http://localhost/graphql", { method: "POST", headers, body }));
  await (await send(JSON.stringify({ query: "{ viewer { id } }" }))).text(); // warms
  const outcomes: Record<string, string> = {};
  for (const [name, given] of Object.entries(corpus)) {
    const response = await send(typeof given === "string" ? given : JSON.stringify(given));
    const text = await response.text();
    const isRefused = response.status >= 400 || /"errors":/.test(text);
    const isUnexpected = response.status >= 500 || /"INTERNAL"/.test(text);
    outcomes[name] = isUnexpected ? "failed" : isRefused ? "refused" : "answered";
    if (isUnexpected) console.info(name, text.slice(0, 200));
  }
  const notRefused = Object.entries(outcomes).filter(([, outcome]) => outcome !== "refused");
  expect(Object.fromEntries(notRefused)).toEqual({
    "all of the schema within itself": "answered", // a seventh of a second
    "variables that nobody declared": "answered",
    "a huge comment": "answered",
  });
});

test("the introspection that clients send is answered to everybody", async () => {
  await using w = await testApp();
  const { data } = await w.request(w.guest, getIntrospectionQuery({ inputValueDeprecation: true }));
  expect(data.__schema.queryType.name).toBe("Query");
});
