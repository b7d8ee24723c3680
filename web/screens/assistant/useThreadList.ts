import { graphql, usePaginationFragment } from "react-relay";
import type { useThreadList_viewer$key } from "../../__generated__/useThreadList_viewer.graphql.ts";
import { useShowMore } from "../../shared/lists.ts";

/** Returns the conversations in which all words of a search were said, those that changed last first. */
export function useThreadList(viewer: useThreadList_viewer$key) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useThreadList_viewer on Viewer
      @refetchable(queryName: "useThreadListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String!" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        threads(search: $search, first: $first, after: $after)
          @connection(key: "useThreadList_threads") {
          edges {
            foundMessageId
            node {
              ...useThreadList_thread @relay(mask: false)
            }
          }
        }
      }
    `,
    viewer,
  );
  const threads = data.threads.edges.flatMap(({ node, foundMessageId }) =>
    node ? [{ ...node, foundMessageId: foundMessageId ?? null }] : []
  );
  const { list, showMore } = useShowMore(threads.length, loadNext);
  return { threads, list, hasMore: hasNext, isLoading: isLoadingNext, showMore };
}

/** What a row shows: whatever puts a conversation into the list selects it. */
graphql`
  fragment useThreadList_thread on Thread {
    id
    title
    updatedAt
  }
`;
