import { createContext, useContext } from "react";
import { type GraphQLTaggedNode, useLazyLoadQuery } from "react-relay";
import type { OperationType } from "relay-runtime";

/** The number of retries, which the screen's boundary counts. */
export const AttemptContext = createContext(0);

/**
 * Reads the query that the route's loader has started, and shows what the store has meanwhile. A query
 * that no loader starts uses `store-and-network`, because the store may be outdated.
 */
export function useScreenQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  policy: "store-or-network" | "store-and-network" = "store-or-network",
): Query["response"] {
  const attempt = useContext(AttemptContext);
  return useLazyLoadQuery<Query>(query, variables, {
    fetchKey: attempt,
    fetchPolicy: attempt === 0 ? policy : "network-only",
  });
}
