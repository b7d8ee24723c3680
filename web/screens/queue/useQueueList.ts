import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type {
  DispatchStatus,
  useQueueList_viewer$key,
} from "../../__generated__/useQueueList_viewer.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";

const PAGE = 30;

/**
 * The messages of some statuses, live: those that have another by now leave. A queue begins with
 * what goes next, anything else with what came last. At each change
 * `refreshSoon` is called: when the others go has moved as well. All options must be stable.
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
      fragment useQueueList_viewer on User
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
  const place = useCallback((store: RecordSourceProxy, dispatch: RecordProxy) => {
    // not foretold here; a list with a gap would give way to its skeleton while it is asked for
    if (dispatch.getValue("expectedAt") === undefined) dispatch.setValue(null, "expectedAt");
    const belongs = statuses.some((status) => status === dispatch.getValue("status"));
    if (belongs) insertNode(store, connectionId, dispatch, "DispatchEdge");
    refreshSoon();
  }, [connectionId, statuses, refreshSoon]);
  useQueueChanges(place, options.refresh);
  const newestFirst = data.dispatches.edges.flatMap(({ node }) =>
    node && statuses.includes(node.status) ? [node] : []
  );
  const dispatches = isQueue
    ? newestFirst.toReversed().sort((one, other) => goesAt(one).localeCompare(goesAt(other)))
    : newestFirst;
  const loadMore = isQueue ? pages.loadPrevious : pages.loadNext;
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(dispatches.length);
  return {
    dispatches,
    list,
    hasMore: isQueue ? pages.hasPrevious : pages.hasNext,
    isLoading: isQueue ? pages.isLoadingPrevious : pages.isLoadingNext,
    showMore() {
      willGrow();
      loadMore(PAGE, { onComplete: (error) => void (error && showError(error)) });
    },
  };
}

/** When one goes, for the order: what goes now is first, what has no time yet is last. */
const goesAt = (dispatch: { status: string; expectedAt?: string | null | undefined }) =>
  dispatch.status === "SENDING" ? "" : dispatch.expectedAt ?? "~";
