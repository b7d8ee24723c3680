import { useMemo } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { useLinkList_viewer$key } from "../../__generated__/useLinkList_viewer.graphql.ts";
import type { useLinkListSubscription } from "../../__generated__/useLinkListSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useShowMore } from "../../shared/lists.ts";
import { matchesSearch } from "../../shared/search.ts";

/** Loads the matching links, the newest first, page by page; subscribes to their changes. */
export function useLinkList(
  viewer: useLinkList_viewer$key,
  search: string | null,
  /** Stable. */
  refresh: () => void,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useLinkList_viewer on Viewer
      @refetchable(queryName: "useLinkListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        shortLinks(search: $search, first: $first, after: $after)
          @connection(key: "useLinkList_shortLinks") {
          __id
          edges {
            node {
              id
              title
              slug
              targets {
                url
              }
              ...LinkRow_link
            }
          }
        }
      }
    `,
    viewer,
  );
  useLinkChanges(data.shortLinks.__id, refresh);
  const links = data.shortLinks.edges
    .flatMap(({ node }) => node ? [node] : [])
    .filter(({ title, slug, targets }) =>
      matchesSearch(search, [title, slug, ...targets.map(({ url }) => url)].join(" "))
    );
  const { list, showMore } = useShowMore(links.length, loadNext);
  return { links, list, hasMore: hasNext, isLoading: isLoadingNext, showMore };
}

/** Subscribes to the changes of links; a new one is put before the others. */
function useLinkChanges(connectionId: string, refresh: () => void) {
  useSubscription<useLinkListSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useLinkListSubscription {
        shortLinkChanged {
          id
          shortLink {
            ...useLinkList_full
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const linkId = data?.shortLinkChanged.id;
      const link = store.getRootField("shortLinkChanged").getLinkedRecord("shortLink");
      if (link && link.getValue("purpose") === "MANUAL") insertLink(store, connectionId, link);
      else if (!link && linkId) store.delete(linkId);
    },
    onError: () => {}, // the socket reconnects by itself
  }), [connectionId]));
  useRefetchMissed(refresh);
}

function insertLink(store: RecordSourceProxy, connectionId: string, link: RecordProxy) {
  const connection = store.get(connectionId);
  const edges = connection?.getLinkedRecords("edges") ?? [];
  const id = link.getDataID();
  const isListed = edges.some((edge) => edge.getLinkedRecord("node")?.getDataID() === id);
  if (!connection || isListed) return;
  const edge = ConnectionHandler.createEdge(store, connection, link, "ShortLinkEdge");
  // Ids sort by age: a link that was restored returns to its place.
  const younger = edges.filter((other) => (other.getLinkedRecord("node")?.getDataID() ?? "") > id);
  const older = edges.filter((other) => !younger.includes(other));
  connection.setLinkedRecords([...younger, edge, ...older], "edges");
}

/** All that the screen shows of a link: every mutation and subscription selects it. */
graphql`
  fragment useLinkList_full on ShortLink {
    id
    purpose
    ...LinkRow_link
    ...LinkForm_link
    ...LinkAddress_link
  }
`;
