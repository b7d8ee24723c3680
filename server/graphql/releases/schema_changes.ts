import { type Change, type CriticalityLevel, diff } from "@graphql-inspector/core";
import type { GraphQLSchema } from "graphql";

/** A difference between two versions of the schema, in the words of graphql-inspector. */
export type SchemaChange = {
  readonly type: string;
  /** Where it is: `Offer.title`, `Query.node.id`. */
  readonly path: string;
  readonly level: `${CriticalityLevel}`;
  readonly message: string;
};

/** Returns what differs but for descriptions, the breaking first. */
export async function schemaChanges(
  before: GraphQLSchema,
  after: GraphQLSchema,
): Promise<readonly SchemaChange[]> {
  const changes = await diff(before, after);
  return changes.filter(({ type }) => !type.includes("DESCRIPTION")).map(changeOf)
    .toSorted((one, other) =>
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
      (one.path < other.path ? -1 : 1)
    );
}

const LEVELS: readonly SchemaChange["level"][] = ["BREAKING", "DANGEROUS", "NON_BREAKING"];

const changeOf = ({ type, path, criticality, message }: Change): SchemaChange => ({
  ...{ type, path: path ?? "", level: criticality.level, message },
});
