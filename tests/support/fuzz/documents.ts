import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { Random } from "./random.ts";

const DEEPEST = 4;
const TEXTS = [
  "",
  "a",
  "💥",
  "\\u0000",
  "\\ud800",
  "%_\\\\",
  "-1",
  "2026-11-23T12:00:00Z",
  "ofr_",
  "'; --",
];
const NUMBERS = ["0", "-1", "1", "100", "2147483647", "-2147483648", "9e99", "0.5"];
const SCRAPS = [
  ...'{}()[]:!$@|&=,#"\\\n',
  "...",
  "on ",
  "null",
  "__typename",
  "fragment F on Query ",
  "\u{1f4a5}",
];

/** Returns a document for that schema, often spoilt, and the variables beside it. */
export function randomDocument(schema: GraphQLSchema, random: Random) {
  const roots = [schema.getQueryType()!, schema.getQueryType()!, schema.getMutationType()!];
  const root = random.one(roots);
  const keyword = root === roots[2] ? "mutation" : "query";
  const own = schema.getType("Viewer") as GraphQLObjectType;
  const body = random.isTrue(0.5)
    ? `{ viewer ${selectionOf(own, schema, random, 0)} }`
    : selectionOf(root, schema, random, 0);
  const text = `${body.startsWith("{ viewer") ? "query" : keyword} ${body}`;
  const query = random.isTrue(0.5) ? text : spoilt(text, random);
  const variables = random.isTrue(0.2) ? { a: random.one([...TEXTS, ...NUMBERS]) } : undefined;
  return { query, variables };
}

function selectionOf(
  type: GraphQLNamedType,
  schema: GraphQLSchema,
  random: Random,
  depth: number,
): string {
  if (isUnionType(type) || isInterfaceType(type)) {
    const one = random.one(schema.getPossibleTypes(type));
    return `{ __typename ... on ${one.name} ${selectionOf(one, schema, random, depth + 1)} }`;
  }
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields());
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.one(fields));
  const parts = chosen.map((field, n) => fieldText(field, `a${n}`, schema, random, depth));
  return `{ ${parts.filter(Boolean).join(" ") || "__typename"} }`;
}

function fieldText(
  { name, args, type }: GraphQLField<unknown, unknown>,
  alias: string,
  schema: GraphQLSchema,
  random: Random,
  depth: number,
): string {
  const named = getNamedType(type);
  if (!isLeafType(named) && depth >= DEEPEST) return "";
  const given = args.filter((arg) => isNonNullType(arg.type) || random.isTrue(0.4))
    .map((arg) => `${arg.name}: ${valueOf(arg.type, random, 0)}`);
  const selected = isLeafType(named) ? "" : selectionOf(named, schema, random, depth + 1);
  return `${alias}: ${name}${given.length > 0 ? `(${given.join(", ")})` : ""} ${selected}`;
}

/** A value of that type, seldom of another. */
function valueOf(type: GraphQLInputType, random: Random, depth: number): string {
  if (isNonNullType(type)) return valueOf(type.ofType, random, depth);
  if (random.isTrue(0.05)) {
    return random.one(["null", "{}", "[]", "$a", "true", "WORD", ...NUMBERS]);
  }
  if (isListType(type)) {
    const items = Array.from(
      { length: random.below(4) },
      () => valueOf(type.ofType, random, depth),
    );
    return `[${items.join(", ")}]`;
  }
  if (isEnumType(type)) return random.one(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type) || depth < 3 && random.isTrue(0.4));
    return `{${fields.map((f) => `${f.name}: ${valueOf(f.type, random, depth + 1)}`).join(", ")}}`;
  }
  if (type.name === "Boolean") return random.one(["true", "false"]);
  if (/Int|Float/.test(type.name)) return random.one(NUMBERS);
  return `"${random.one(TEXTS)}"`;
}

/** A text with some of its characters gone, doubled or replaced. */
function spoilt(text: string, random: Random): string {
  let left = text;
  for (let n = 1 + random.below(4); n > 0; n--) {
    const at = random.below(left.length);
    const to = at + random.below(8);
    const put = random.one(["", left.slice(at, to).repeat(2), random.one(SCRAPS)]);
    left = left.slice(0, at) + put + left.slice(to);
  }
  return left;
}
