import { parse } from "graphql";
import { expect, test } from "vitest";
import { compiledFields } from "../../server/graphql/document_size.ts";
import { schema } from "../../server/graphql/schema.ts";
import { parsedDocuments } from "../../server/graphql/valid_documents.ts";

const fieldsOf = (text: string) => compiledFields(schema, parse(text));

test("a fragment counts as often as it is spread, and a field of an interface for each of its types", () => {
  expect(fieldsOf("{ viewer { id email } }")).toBe(3);
  const twice = "{ a: viewer { ...F } b: viewer { ...F } } fragment F on Viewer { id email }";
  expect(fieldsOf(twice)).toBe(6);
  const nodes = schema.getPossibleTypes(schema.getType("Node") as never).length;
  expect(fieldsOf(`{ node(id: "") { id } }`)).toBe(1 + nodes);
  expect(fieldsOf("{ viewer { ...F } } fragment F on Viewer { id ...F }")).toBe(2); // not valid
});

test("however many texts clients send, few are remembered, and the release's drive none of them out", () => {
  const remember = (text: string, noLocation = false) =>
    parsedDocuments.set(text, parse(text, { noLocation }));
  parsedDocuments.clear();
  remember("{ first: __typename }");
  for (let n = 0; n < 1_500; n++) remember(`{ a${n}: viewer { id } }`);
  expect(parsedDocuments.size).toBeLessThan(1_300);
  expect(parsedDocuments.has("{ first: __typename }")).toBe(false);
  parsedDocuments.clear();
  remember("{ first: __typename }");
  for (let n = 0; n < 500; n++) remember(`{ a${n}: viewer { ${"id ".repeat(100)} } }`, true);
  expect(parsedDocuments.has("{ first: __typename }")).toBe(true);
});
