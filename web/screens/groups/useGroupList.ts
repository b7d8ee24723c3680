import type { Channel } from "../../__generated__/SessionHealth_session.graphql.ts";
import { useCallback, useMemo } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useGroupListSubscription } from "../../__generated__/useGroupListSubscription.graphql.ts";
import type { useGroupList_viewer$key } from "../../__generated__/useGroupList_viewer.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useShowMore } from "../../shared/lists.ts";
import { type GroupSearch, matchesGroup } from "../../shared/groups/group_words.ts";

/** Loads the matching groups, newest first, page by page; subscribes to their changes. */
export function useGroupList(
  viewer: useGroupList_viewer$key,
  { search, tag, channels }: GroupSearch,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useGroupList_viewer on Viewer
      @refetchable(queryName: "useGroupListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        channels: { type: "[Channel!]" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        groups(search: $search, tag: $tag, channels: $channels, first: $first, after: $after)
          @connection(key: "useGroupList_groups") {
          __id
          edges {
            node {
              id
              title
              tags
              channel
              status
              inviteUrl
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
  const insert = useCallback(
    (store: RecordSourceProxy, group: RecordProxy) =>
      insertGroup(store, connectionId, group, { search, tag, channels }),
    [connectionId, search, tag, channels],
  );
  useGroupChanges(insert);
  const groups = data.groups.edges.flatMap(({ node }) =>
    node && matchesGroup(node, { search, tag, channels }) ? [node] : []
  );
  const { list, showMore } = useShowMore(groups.length, loadNext);
  return {
    groups,
    list,
    hasMore: hasNext,
    isLoading: isLoadingNext,
    showMore,
  };
}

/** Subscribes to changes of groups; `onGroup` (stable) inserts a changed one into its list. */
function useGroupChanges(
  onGroup: (store: RecordSourceProxy, group: RecordProxy) => void,
) {
  useSubscription<useGroupListSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useGroupListSubscription {
        groupChanged {
          group {
            ...useGroupList_full
          }
        }
      }
    `,
    variables: {},
    updater(store) {
      const group = store.getRootField("groupChanged").getLinkedRecord("group");
      if (group) onGroup(store, group); // null if it was deleted
    },
    onError: () => {}, // the socket reconnects; without it the screen still works
  }), [onGroup]));
}

/** All that the screen shows of a group: every mutation and subscription selects it. */
graphql`
  fragment useGroupList_full on Group {
    id
    title
    tags
    channel
    inviteUrl
    leftAt
    syncedAt
    ...GroupRow_group
    ...GroupSheet_group
  }
`;

/** Inserts a group into an open list, if it matches. */
function insertGroup(
  store: RecordSourceProxy,
  connectionId: string,
  group: RecordProxy,
  filter: GroupSearch,
) {
  const title = String(group.getValue("title"));
  const tags = (group.getValue("tags") ?? []) as readonly string[];
  const channel = group.getValue("channel") as Channel;
  if (matchesGroup({ title, tags, channel }, filter)) {
    insertNode(store, connectionId, group, "GroupEdge");
  }
}
