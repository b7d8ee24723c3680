import {
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { SchemaChange } from "./schema_changes.ts";

/** Days from the release that deprecates something until one may remove it. */
export const DEPRECATED_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** By path, the day (ISO 8601) of the release in which each deprecation began. */
export type Deprecations = Readonly<Record<string, string>>;

/** What may be removed once it was deprecated for its time. */
const REMOVALS: ReadonlySet<string> = new Set([
  "FIELD_REMOVED",
  "FIELD_ARGUMENT_REMOVED",
  "INPUT_FIELD_REMOVED",
  "ENUM_VALUE_REMOVED",
]);

/**
 * Returns the breaking changes that may not be released on `today`: all but the removal of what was
 * deprecated for its time, of the types that only that used, and what is accepted by its path.
 */
export function refusedChanges({ before, changes, deprecations, accepted, today }: {
  readonly before: GraphQLSchema;
  readonly changes: readonly SchemaChange[];
  readonly deprecations: Deprecations;
  readonly accepted: Readonly<Record<string, string>>;
  readonly today: Date;
}): readonly SchemaChange[] {
  const isOver = (path: string) => {
    const since = deprecations[path];
    return since !== undefined &&
      today.getTime() - new Date(since).getTime() >= DEPRECATED_DAYS * DAY_MS;
  };
  const removed = new Set(
    changes.filter(({ type }) => type === "TYPE_REMOVED").map(({ path }) => path),
  );
  const uses = usesOf(before);
  /** Whether all that led to a removed type could go; types may lead to each other. */
  function couldGo(name: string, seen: ReadonlySet<string> = new Set()): boolean {
    if (seen.has(name)) return true;
    const within = new Set([...seen, name]);
    return (uses.get(name) ?? []).every(({ path, owner }) =>
      isOver(path) || removed.has(owner) && couldGo(owner, within)
    );
  }
  return changes.filter(({ level, type, path }) =>
    level === "BREAKING" && accepted[path] === undefined &&
    !(REMOVALS.has(type) && isOver(path)) &&
    !(type === "TYPE_REMOVED" && couldGo(path))
  );
}

type Use = { readonly path: string; readonly owner: string };

/** Returns where each type is used. */
function usesOf(schema: GraphQLSchema): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (name: string, use: Use) => uses.set(name, [...uses.get(name) ?? [], use]);
  for (const type of Object.values(schema.getTypeMap())) {
    const owner = type.name;
    if (isUnionType(type)) type.getTypes().forEach(({ name }) => add(name, { path: owner, owner }));
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const { name, type: result, args } of Object.values(type.getFields())) {
        const path = `${owner}.${name}`;
        add(getNamedType(result).name, { path, owner });
        for (const arg of args) add(getNamedType(arg.type).name, { path, owner });
      }
    }
    if (!isInputObjectType(type)) continue;
    for (const { name, type: value } of Object.values(type.getFields())) {
      add(getNamedType(value).name, { path: `${owner}.${name}`, owner });
    }
  }
  return uses;
}

/** Returns each deprecated path with its reason. */
export function deprecatedPaths(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  type Part = { readonly name: string; readonly deprecationReason?: string | null | undefined };
  const add = (owner: string, { name, deprecationReason }: Part) =>
    deprecationReason && found.set(`${owner}.${name}`, deprecationReason);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) type.getValues().forEach((value) => add(type.name, value));
    if (isInputObjectType(type)) {
      Object.values(type.getFields()).forEach((field) => add(type.name, field));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(type.name, field);
      field.args.forEach((arg) => add(`${type.name}.${field.name}`, arg));
    }
  }
  return found;
}

/** Returns when each deprecation of the schema began: those that are new, on that day. */
export const deprecationsOn = (
  day: string,
  schema: GraphQLSchema,
  earlier: Deprecations,
): Deprecations =>
  Object.fromEntries(
    [...deprecatedPaths(schema).keys()].toSorted().map((path) => [
      path,
      earlier[path] ?? day,
    ]),
  );
