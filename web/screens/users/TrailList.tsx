import { type RefObject, useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { TrailList_query$key } from "../../__generated__/TrailList_query.graphql.ts";
import { useShowMore } from "../../shared/lists.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { TrailEntries } from "./TrailEntries.tsx";

/** The whole audit trail, newest first, page by page. */
export function TrailList(props: {
  query: TrailList_query$key;
  isStale: boolean;
  /** Set to the number of entries shown. */
  length: RefObject<number>;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment TrailList_query on Query
      @refetchable(queryName: "TrailListPaginationQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }) {
        auditTrail(first: $first, after: $after) @connection(key: "TrailList_auditTrail") {
          edges {
            node {
              id
              ...TrailEntries_entry
            }
          }
        }
      }
    `,
    props.query,
  );
  const entries = data.auditTrail.edges.flatMap(({ node }) => node ? [node] : []);
  const { open } = useSheetParam("pessoa");
  const { list, showMore } = useShowMore(entries.length, loadNext);
  useEffect(() => void (props.length.current = entries.length));
  return (
    <Section title="Histórico">
      <p className="small">O que muda contas, planos e acessos. Nada daqui é apagado.</p>
      {entries.length === 0 && <EmptyState>Nada registrado ainda.</EmptyState>}
      <TrailEntries ref={list} entries={entries} isBusy={props.isStale} onOpen={open} />
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}
