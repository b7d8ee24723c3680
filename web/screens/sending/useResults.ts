import { useMemo } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import type { useResultsSubscription } from "../../__generated__/useResultsSubscription.graphql.ts";
import type {
  useResults_offer$data,
  useResults_offer$key,
} from "../../__generated__/useResults_offer.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { useCompleteList } from "../../shared/useCompleteList.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";

const PAGE = 100; // a longer list would be refetched page by page

export type ResultDispatch = useResults_offer$data["dispatches"]["edges"][number]["node"];

/** Returns an offer's messages, live: the latest sending first, each in the order of its queue. */
export function useResults(offer: useResults_offer$key, offerId: string, onRefresh: () => void) {
  const { data, ...list } = usePaginationFragment(
    graphql`
      fragment useResults_offer on Offer
      @refetchable(queryName: "useResultsPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      ) {
        dispatches(first: $first, after: $after) @connection(key: "useResults_dispatches") {
          __id
          edges {
            node {
              id
              status
              createdAt
              startedAt
              expectedAt
              group {
                id
                session {
                  id
                }
              }
              ...DispatchRow_dispatch
              ...DecisionPrompt_dispatch
              ...DecisionsCard_dispatch
            }
          }
        }
      }
    `,
    offer,
  );
  const { __id: connectionId, edges } = data.dispatches;
  useCompleteList(list, edges.length, useErrorNotice());
  const refreshSoon = useThrottle(onRefresh);
  useSubscription<useResultsSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useResultsSubscription($offerId: ID!) {
        dispatchChanged(offerId: $offerId) {
          ...useQueueChanges_full @arguments(isForetold: false)
        }
      }
    `,
    variables: { offerId },
    updater(store) {
      insertNode(store, connectionId, store.getRootField("dispatchChanged"), "DispatchEdge");
      if (edges.length <= PAGE) refreshSoon(); // the others' expected times change too
    },
    onError: () => {}, // the socket reconnects; without it the screen still works
  }), [offerId, connectionId, refreshSoon, edges.length <= PAGE]));
  useRefetchMissed(onRefresh);
  const dispatches = bySending(edges.flatMap(({ node }) => node ? [node] : []));
  const startedAt = dispatches.flatMap((dispatch) => dispatch.startedAt ?? []).sort()[0] ?? null;
  return { dispatches, startedAt };
}

/** Counts the groups that these messages are for, and those that one has reached. */
export function groupsReached(dispatches: readonly ResultDispatch[]) {
  const groups = (chosen: readonly ResultDispatch[]) =>
    new Set(chosen.map(({ group }) => group.id)).size;
  return {
    meant: groups(dispatches.filter(({ status }) => status !== "CANCELED")),
    sent: groups(dispatches.filter(({ status }) => status === "SENT")),
  };
}

/** Sorts messages, which come newest first: sendings newest first, each in the order it goes out. */
function bySending(dispatches: readonly ResultDispatch[]): ResultDispatch[] {
  const sendings = Map.groupBy(dispatches, ({ createdAt }) => createdAt);
  return [...sendings.values()].flatMap((sending) => sending.toReversed());
}
