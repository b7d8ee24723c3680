import { getNamedType, isObjectType, isUnionType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kinds, type Prefix } from "../../server/core/ids.ts";
import { schema } from "../../server/graphql/schema.ts";
import { fieldDocument } from "../support/permissions/field_documents.ts";
import { appWithUsers, fieldsOf, MARK, typeOf } from "../support/permissions/users.ts";
import * as table from "../support/permissions/permissions.ts";

let here: Awaited<ReturnType<typeof appWithUsers>>;
beforeAll(async () => {
  here = await appWithUsers();
});
afterAll(() => here[Symbol.asyncDispose]());

const nodes = () =>
  Object.entries(here.anas).filter(([prefix]) => {
    return kinds[prefix as Prefix] !== null && !["usr", "thm"].includes(prefix);
  });

test("the owner sees all of their data, and nobody else any: not an admin either", async () => {
  const { w, ana, bia, rute, anas, answer } = here;
  const met = new Set<string>();
  const seen: string[] = [];
  for (const [prefix, id] of nodes()) {
    const name = (await answer(ana, `{ node(id: "${id}") { __typename } }`)).data.node.__typename;
    const all = fieldsOf(name).map((field) => fieldDocument(field, anas, met)).join(" ");
    met.add(name);
    const question = `{ node(id: "${id}") { ... on ${name} { ${all} } } }`;
    const hers = await answer(ana, question);
    expect([prefix, hers.code]).toEqual([prefix, null]);
    seen.push(hers.text);
    for (const viewer of [bia, rute, w.guest]) {
      const bare = await answer(viewer, `{ node(id: "${id}") { id } }`);
      expect([prefix, bare.data.node]).toEqual([prefix, null]);
      const { code, data, text } = await answer(viewer, question);
      expect([prefix, data.node, code === null]).toEqual([prefix, null, false]);
      if (viewer === w.guest) expect(code).toBe("SIGN_IN_FIRST");
      expect(text).not.toContain(MARK);
    }
  }
  for (const field of fieldsOf("Viewer")) fieldDocument(field, anas, met);
  expect(Object.keys(table.own).filter((type) => !met.has(type))).toEqual([]);
  expect(seen.filter((text) => text.includes(MARK)).length).toBeGreaterThan(3);
});

test("people see all of themselves, an admin the listed fields, and others nothing", async () => {
  const { w, ana, bia, rute, anas, answer } = here;
  const inner = new Set<string>();
  for (const field of fieldsOf("User")) {
    const question = `{ node(id: "${ana.id}") { ... on User { ${
      fieldDocument(field, anas, inner)
    } } } }`;
    const [hers, anothers, admins, guests] = await Promise.all(
      [ana, bia, rute, w.guest].map((viewer) => answer(viewer, question)),
    );
    const isAdmins = table.person.admin.includes(field.name);
    const codes = [hers, anothers, admins, guests].map((one) => one!.code);
    expect({ [field.name]: codes }).toEqual({
      [field.name]: [isAdmins ? "ADMINS_ONLY" : null, "NODE_NOT_FOUND", null, "SIGN_IN_FIRST"],
    });
    for (const { text } of [anothers!, guests!]) expect(text).not.toContain(ana.token!);
    for (const { text } of [anothers!, admins!, guests!]) expect(text).not.toContain(MARK);
  }
});

test("admins' lists of people contain none of their data, in any query", async () => {
  const { rute, answer } = here;
  const shown = table.person.selfOrAdmin.map((name) =>
    fieldDocument(typeOf("User").getFields()[name]!, {})
  );
  const lists = [
    `{ users(first: 50) { edges { node { ${shown.join(" ")} } } } }`,
    `{ auditTrail(first: 100) { edges { node { event detail actor { email } subject { email } } } } }`,
    "{ plans { edges { node { priceId name } } } }",
  ];
  for (const list of lists) {
    const { code, text } = await answer(rute, list);
    expect(code).toBeNull();
    expect(text).not.toContain(MARK);
  }
});

test("personal fields are on the viewer, which only the person's own queries reach", async () => {
  const { ana, rute, anas, answer } = here;
  for (const name of table.viewer) {
    const question = `{ viewer { ${fieldDocument(typeOf("Viewer").getFields()[name]!, anas)} } }`;
    expect([name, (await answer(ana, question)).code]).toEqual([name, null]);
    expect((await answer(rute, question)).text).not.toContain(MARK);
  }
  const leading = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? fieldsOf(type.name).flatMap((field) => {
        const answered = getNamedType(field.type);
        const types = isUnionType(answered) ? answered.getTypes() : [answered];
        return types.includes(typeOf("Viewer")) ? [`${type.name}.${field.name}`] : [];
      })
      : []
  );
  expect(leading.sort()).toEqual(table.leadingToViewer);
});

test("admins' notes about people can be loaded by nobody else, and public nodes by anybody", async () => {
  const { w, ana, bia, rute, anas, admins, answer } = here;
  for (const [prefix, id] of Object.entries(admins)) {
    const question = `{ node(id: "${id}") { id } }`;
    const all = await Promise.all([rute, ana, bia, w.guest].map((who) => answer(who, question)));
    expect([prefix, all.map(({ data }) => data.node)]).toEqual([prefix, [
      { id },
      null,
      null,
      null,
    ]]);
    expect(all.slice(1).map(({ code }) => code)).not.toContain(null);
  }
  const { data } = await answer(w.guest, `{ node(id: "${anas.thm}") { id } }`);
  expect(data.node).toEqual({ id: anas.thm });
});
