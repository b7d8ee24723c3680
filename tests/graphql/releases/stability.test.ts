import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { readReleased } from "../../../server/graphql/releases/released.ts";
import { schemaChanges } from "../../../server/graphql/releases/schema_changes.ts";
import {
  DEPRECATED_DAYS,
  deprecatedPaths,
  deprecationsOn,
  refusedChanges,
} from "../../../server/graphql/releases/stability.ts";
import { schema } from "../../../server/graphql/schema.ts";
import { changesHtml } from "../../../server/http/pages/docs/schema_changes_page.ts";

const today = new Date("2026-11-23T12:00:00Z");
const daysAgo = (days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);

const before = buildSchema(`
  type Query { offer: Offer, old: Old @deprecated(reason: "Use \`offer\`."), node(id: ID, by: ID): ID }
  type Offer { title: String, status: Status }
  type Old { part: OldPart }
  type OldPart { whole: Old }
  enum Status { DRAFT SENT }
`);

async function refused(after: string, deprecations = {}, accepted = {}) {
  const changes = await schemaChanges(before, buildSchema(after));
  return refusedChanges({ before, changes, deprecations, accepted, today })
    .map(({ path }) => path).toSorted();
}

const WITHOUT_OLD = `
  type Query { offer: Offer, node(id: ID, by: ID): ID }
  type Offer { title: String, status: Status }
  enum Status { DRAFT SENT }
`;

test("what was never deprecated may not go, nor change its type, nor ask for more", async () => {
  expect(
    await refused(`
    type Query { offer: Offer, old: Old, node(id: ID!): ID }
    type Offer { title: Int }
    type Old { part: OldPart }
    type OldPart { whole: Old }
  `),
  ).toEqual(["Offer.status", "Offer.title", "Query.node.by", "Query.node.id", "Status"]);
});

test("what was deprecated for its time may go, with the types that only it led to", async () => {
  expect(await refused(WITHOUT_OLD, { "Query.old": daysAgo(DEPRECATED_DAYS) })).toEqual([]);
  expect(await refused(WITHOUT_OLD, { "Query.old": daysAgo(DEPRECATED_DAYS - 1) }))
    .toEqual(["Old", "OldPart", "Query.old"]);
  expect(await refused(WITHOUT_OLD, {}, { Old: "", OldPart: "", "Query.old": "It leaked." }))
    .toEqual([]);
});

test("what is new, and a new description, is no break", async () => {
  const more = WITHOUT_OLD.replace("enum Status { DRAFT", `"States." enum Status { NEW DRAFT`)
    .replace("title: String", "title: String, price: Int");
  const changes = await schemaChanges(buildSchema(WITHOUT_OLD), buildSchema(more));
  expect(changes.map(({ path, level }) => [path, level]))
    .toEqual([["Status.NEW", "DANGEROUS"], ["Offer.price", "NON_BREAKING"]]);
});

test("a deprecation began with the release that first had it", () => {
  expect(deprecationsOn("2026-11-23", before, {})).toEqual({ "Query.old": "2026-11-23" });
  expect(deprecationsOn("2026-11-23", before, { "Query.old": "2026-01-01", "Query.gone": "x" }))
    .toEqual({ "Query.old": "2026-01-01" });
});

test("every deprecation of ours says what to use instead", () => {
  const vague = [...deprecatedPaths(schema)].filter(([, reason]) => !/^Use `\w+/.test(reason));
  expect(vague).toEqual([]);
  expect([...deprecatedPaths(before)]).toEqual([["Query.old", "Use `offer`."]]);
});

test("the page of changes shows the next release's before the former ones", async () => {
  const { history } = await readReleased();
  const former = { day: "2026-10-01", changes: [] };
  const second = {
    day: "2026-11-01",
    changes: [{ path: "Query.x", level: "NON_BREAKING", message: "Field 'x' <was> added" }],
  } as const;
  const html = await changesHtml(
    { schema: before, history: { ...history, releases: [second, former] } },
    buildSchema(WITHOUT_OLD),
  );
  expect(html).toMatch(
    /próxima versão.*Quebra.*<code>old<\/code>.*1 de novembro de 2026.*<code>x<\/code> &lt;was>.*1 de outubro de 2026.*A primeira/s,
  );
  expect(await changesHtml({ schema: before, history }, before)).toContain("Nada mudou.");
});
