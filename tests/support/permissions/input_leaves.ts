import {
  astFromValue,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  print,
} from "graphql";
import { type Ids, isWanted, needed, selected, valueFor } from "./field_documents.ts";

type Input = GraphQLArgument | GraphQLInputField;

/** A place in a field's arguments that takes a text, an id, a number or an instant. */
export type InputLeaf = {
  /** `input.fields.title` */
  readonly path: string;
  /** `String!` */
  readonly type: string;
  /** The field with `$value` there, and something usual wherever else something is needed. */
  readonly document: string;
};

/** Returns every leaf of a field's arguments, enumerations and booleans apart. */
export function inputLeaves(field: GraphQLField<unknown, unknown>, ids: Ids): InputLeaf[] {
  const answer = selected(field.type, ids, new Set());
  return field.args.flatMap((arg) =>
    leavesOf(arg.type, [arg.name]).map(({ path, type }) => {
      const given = field.args.filter((other) => other === arg || isWanted(other, ids));
      const args = given.map((other) =>
        `${other.name}: ${written(other, other.type, ids, other === arg ? path.slice(1) : null)}`
      );
      const document = `${field.name}(${args.join(", ")})${answer}`;
      return { path: path.join("."), type: String(type), document };
    })
  );
}

type Leaf = { readonly path: readonly string[]; readonly type: GraphQLInputType };

function leavesOf(given: GraphQLInputType, path: readonly string[]): Leaf[] {
  const type = getNullableType(given);
  if (isListType(type)) return leavesOf(type.ofType, path);
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      leavesOf(field.type, [...path, field.name])
    );
  }
  const isLeaf = ["String", "ID", "Int", "Float", "DateTime"].includes(String(type));
  return isLeaf ? [{ path, type: given }] : [];
}

/**
 * An argument's literal. `path`: to `$value` within it, null where that stands elsewhere. `beside`:
 * what an input object needs besides.
 */
function written(
  input: Input,
  given: GraphQLInputType,
  ids: Ids,
  path: readonly string[] | null,
  beside: unknown = undefined,
): string {
  const type = getNullableType(given);
  if (path === null) return print(astFromValue(valueFor(input, given, ids), given)!);
  if (isListType(type)) return `[${written(input, type.ofType, ids, path)}]`;
  if (!isInputObjectType(type)) return "$value";
  const [next, ...rest] = path;
  const more: Readonly<Record<string, unknown>> = { ...needed[type.name], ...beside as object };
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const { name } = field;
    const usual = more[name];
    if (name === next) return [`${name}: ${written(field, field.type, ids, rest, usual)}`];
    if (usual !== undefined) return [`${name}: ${print(astFromValue(usual, field.type)!)}`];
    return isWanted(field, ids) ? [`${name}: ${written(field, field.type, ids, null)}`] : [];
  });
  return `{ ${fields.join(", ")} }`;
}
