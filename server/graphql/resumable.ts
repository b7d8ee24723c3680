import type { GraphQLSchema } from "graphql";

/** The description of a subscription's argument `since`. */
export const SINCE =
  "The cursor of a change: what happened after it comes first, what happened in the minute before it " +
  "perhaps again. Too long ago, or too much since: SINCE_TOO_OLD; then query anew, and subscribe " +
  "without it.";

/** The description of a change's cursor. */
export const CURSOR =
  "Where to resume after a gap: pass it as `since`. Null: this change is not stored, keep the last one.";

/** The arguments by which a subscription is resumed: an answer that is written, by its length. */
const RESUMING: ReadonlySet<string> = new Set(["since", "offset"]);

/** Adds to the description of each subscription that cannot be resumed that it cannot. */
export function describeResumption(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getSubscriptionType()!.getFields())) {
    if (field.args.some(({ name }) => RESUMING.has(name))) continue;
    field.description += " It cannot be resumed: after a gap, query anew.";
  }
  return schema;
}
