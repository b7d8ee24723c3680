import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type {
  DispatchStatus,
  useQueueList_viewer$key,
} from "../../__generated__/useQueueList_viewer.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useShowMore } from "../../shared/lists.ts";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";

/**
 * Returns the messages of some statuses, live: a message whose status changes to another leaves. A
 * queue starts with what goes next, any other view with the newest. Each change calls `refreshSoon`,
 * since it moves the others' expected times. All options must be stable.
 */
export function useQueueList(viewer: useQueueList_viewer$key, options: {
  statuses: readonly DispatchStatus[];
  isQueue: boolean;
  refresh: () => void;
  refreshSoon: () => void;
}) {
  const { statuses, isQueue, refreshSoon } = options;
  const { data, ...pages } = usePaginationFragment(
    graphql`
      fragment useQueueList_viewer on Viewer
      @refetchable(queryName: "useQueueListPaginationQuery")
      @argumentDefinitions(
        statuses: { type: "[DispatchStatus!]!" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        dispatches(statuses: $statuses, first: $first, after: $after, last: $last, before: $before)
          @connection(key: "useQueueList_dispatches", filters: ["statuses"]) {
          __id
          edges {
            node {
              id
              status
              expectedAt
              turn
              title
              campaignTextId
              offer {
                id
                title
              }
              group {
                id
                title
                session {
                  id
                }
              }
              ...DispatchRow_dispatch
              ...DecisionPrompt_dispatch
            }
          }
        }
      }
    `,
    viewer,
  );
  const connectionId = data.dispatches.__id;
  const insert = useCallback((store: RecordSourceProxy, dispatch: RecordProxy) => {
    // The event has no times and no turn; a missing field would suspend the list.
    for (const field of ["expectedAt", "turn", "campaignTextId"]) {
      if (dispatch.getValue(field) === undefined) dispatch.setValue(null, field);
    }
    const belongs = statuses.some((status) => status === dispatch.getValue("status"));
    if (belongs) insertNode(store, connectionId, dispatch, "DispatchEdge");
    refreshSoon();
  }, [connectionId, statuses, refreshSoon]);
  useQueueChanges(insert, options.refresh);
  const newestFirst = data.dispatches.edges.flatMap(({ node }) =>
    node && statuses.includes(node.status) ? [node] : []
  );
  const dispatches = isQueue
    ? newestFirst.toReversed().sort((one, other) =>
      queueKey(one).localeCompare(queueKey(other)) || (turnOf(one) - turnOf(other) || 0)
    )
    : newestFirst;
  const loadMore = isQueue ? pages.loadPrevious : pages.loadNext;
  const { list, showMore } = useShowMore(dispatches.length, loadMore);
  return {
    dispatches,
    list,
    hasMore: isQueue ? pages.hasPrevious : pages.hasNext,
    isLoading: isQueue ? pages.isLoadingPrevious : pages.isLoadingNext,
    showMore,
  };
}

/** The sort key of a queue: what is being sent is first, what has no expected time is last. */
const queueKey = (dispatch: { status: string; expectedAt?: string | null | undefined }) =>
  dispatch.status === "SENDING" ? "" : dispatch.expectedAt ?? "~";

const turnOf = ({ turn }: { turn?: number | null | undefined }) => turn ?? Infinity;

/** A message of the list. */
export type QueuedDispatch = ReturnType<typeof useQueueList>["dispatches"][number];
