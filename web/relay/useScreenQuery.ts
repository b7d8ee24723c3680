import { createContext, useContext } from "react";
import { type GraphQLTaggedNode, useLazyLoadQuery } from "react-relay";
import type { OperationType } from "relay-runtime";

/** How often the person has asked to try again; the screen's boundary counts. */
export const AttemptContext = createContext(0);

/**
 * Reads what the route's loader asked for; what the store already has is shown meanwhile. What no
 * loader asks for, and may be old, says `store-and-network`.
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
