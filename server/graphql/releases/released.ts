import { readFile } from "node:fs/promises";
import { buildSchema, type GraphQLSchema } from "graphql";
import type { SchemaChange } from "./schema_changes.ts";
import type { Deprecations } from "./stability.ts";

/** What `deno task release-schema` has written: the schema that integrators were promised. */
export type Released = {
  readonly schema: GraphQLSchema;
  readonly history: History;
};

export type History = {
  /** The newest first. */
  readonly releases: readonly SchemaRelease[];
  readonly deprecations: Deprecations;
  /** Breaking changes that are released all the same, by path: why. */
  readonly accepted: Readonly<Record<string, string>>;
};

/** A release of the schema, and what it changed; the first changed nothing. */
export type SchemaRelease = {
  /** ISO 8601. */
  readonly day: string;
  readonly changes: readonly Omit<SchemaChange, "type">[];
};

export const RELEASED_SCHEMA = new URL("./schema.graphql", import.meta.url);
export const HISTORY = new URL("./history.json", import.meta.url);

/** Reads the last release. */
export async function readReleased(): Promise<Released> {
  const [text, history] = await Promise.all([
    readFile(RELEASED_SCHEMA, "utf8"),
    readFile(HISTORY, "utf8"),
  ]);
  return { schema: buildSchema(text), history: JSON.parse(history) };
}
