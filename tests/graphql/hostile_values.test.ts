import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { kinds, newId } from "../../server/core/ids.ts";
import { grantAdmin } from "../../server/core/users/administration/roles.ts";
import { schema } from "../../server/graphql/schema.ts";
import { isStorable } from "../../server/graphql/storable_text.ts";
import type { Ids } from "../support/permissions/field_documents.ts";
import { type InputLeaf, inputLeaves } from "../support/permissions/input_leaves.ts";
import { grantPlan } from "../support/seed/deliveries.ts";
import { appWithUsers, fieldsOf } from "../support/permissions/users.ts";

const LONG = 100_000;
const AT_ONCE = 4;

const texts = [
  "",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfffb",
  "x".repeat(LONG),
  "%_\\'\"{}",
  "-1",
  "\ufffe",
];
const numbers = [0, -1, 2 ** 31 - 1, -(2 ** 31)];
const instants = [
  "",
  "\0",
  "0001-01-01T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "+275760-09-13T00:00:00Z",
];

function hostileValues(type: string, ids: readonly string[]): readonly unknown[] {
  if (/Int|Float/.test(type)) return numbers;
  if (/DateTime/.test(type)) return instants;
  return [...texts, ...ids];
}

test("no value of any leaf of any input ends in an unexpected error", async () => {
  await using here = await appWithUsers();
  const { w, ana } = here;
  const anas: Ids = here.anas;
  const [{ email }] = await w.db.selectFrom("users").select("email").where("id", "=", ana.id)
    .execute() as [{ email: string }];
  await grantAdmin(w.system.ctx(), { email }); // may do everything, and has one of everything
  await w.signIn(ana);
  await grantPlan(w, ana, { offersPerDay: -1, products: -1, groups: -1, sessions: -1 });
  const ids = [anas["ofr"]!, anas["usr"]!, newId("ses"), `${newId("ofr")}x`];
  const failed = new Set<string>();
  const requests = [...places(anas)].flatMap(({ before, after, leaf }) =>
    hostileValues(leaf.type, ids).map((value) => async () => {
      const query = `${before} ${leaf.document} ${after}`;
      const { errors } = await w.request(ana, query, { value });
      for (const { extensions, message } of errors ?? []) {
        if (extensions?.code === "GRAPHQL_VALIDATION_FAILED") failed.add(`${query}: ${message}`);
        if (extensions?.code !== "INTERNAL") continue;
        failed.add(
          `${leaf.document.split("(")[0]} ${leaf.path} ${JSON.stringify(value).slice(0, 30)}`,
        );
      }
    })
  );
  expect(requests.length).toBeGreaterThan(1_000);
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let next; (next = requests.pop());) await next();
  }));
  expect([...failed].sort()).toEqual([]);
}, 120_000);

type Place = { readonly before: string; readonly after: string; readonly leaf: InputLeaf };

/** Every leaf of the roots' fields, and of the fields of the viewer and of each node. */
function* places(ids: Ids): Iterable<Place> {
  const roots = [
    ["Query", "query ($value: ", ") {", "}"],
    ["Mutation", "mutation ($value: ", ") {", "}"],
    ["Viewer", "query ($value: ", ") { viewer {", "} }"],
    ...Object.entries(ids).map(([prefix, id]) => {
      const type = kinds[prefix as keyof typeof kinds];
      return [type, "query ($value: ", `) { node(id: "${id}") { ... on ${type} {`, "} } }"];
    }),
  ] as const;
  for (const [type, start, then, after] of roots) {
    if (!isObjectType(schema.getType(type!))) continue;
    for (const field of fieldsOf(type!)) {
      for (const leaf of inputLeaves(field, ids)) {
        yield { before: `${start}${leaf.type}${then}`, after: after!, leaf };
      }
    }
  }
}

test("a text can be stored unless it has NUL or half a surrogate pair, however deep", () => {
  expect(isStorable({ a: ["á", { b: "😀\n\u{10ffff}" }], c: null, d: 1 })).toBe(true);
  for (const text of ["\0", "a\0", "\ud83d", "\ude00\ud83d"]) {
    expect(isStorable({ a: [{ b: text }] })).toBe(false);
  }
  expect(isStorable(JSON.parse("[".repeat(50_000) + '"\\u0000"' + "]".repeat(50_000)))).toBe(false);
});
