import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useGroupList_viewer$key } from "../../__generated__/useGroupList_viewer.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";
import { useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { findsGroup, placeGroup, type Sought } from "./place_group.ts";
import { useGroupChanges } from "./useGroupChanges.ts";

const PAGE = 30;

/** The groups sought, newest first, page by page; live, whatever their tags and titles become. */
export function useGroupList(viewer: useGroupList_viewer$key, { search, tag }: Sought) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useGroupList_viewer on User
      @refetchable(queryName: "useGroupListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        groups(search: $search, tag: $tag, first: $first, after: $after)
          @connection(key: "useGroupList_groups") {
          __id
          edges {
            node {
              id
              title
              tags
              syncedAt
              ...GroupRow_group
            }
          }
        }
      }
    `,
    viewer,
  );
  const connectionId = data.groups.__id;
  const place = useCallback(
    (store: RecordSourceProxy, group: RecordProxy) =>
      placeGroup(store, connectionId, group, { search, tag }),
    [connectionId, search, tag],
  );
  useGroupChanges(place);
  const groups = data.groups.edges.flatMap(({ node }) =>
    node && findsGroup(node, { search, tag }) ? [node] : []
  );
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(groups.length);
  return {
    groups,
    list,
    hasMore: hasNext,
    isLoading: isLoadingNext,
    showMore() {
      willGrow();
      loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
    },
  };
}
