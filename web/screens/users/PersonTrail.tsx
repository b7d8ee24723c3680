import { graphql, usePaginationFragment } from "react-relay";
import type { PersonTrail_user$key } from "../../__generated__/PersonTrail_user.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { TrailEntries } from "./TrailEntries.tsx";

const PAGE = 20;

/** The audit entries by or about the person, newest first, page by page. */
export function PersonTrail(props: { user: PersonTrail_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment PersonTrail_user on User
      @refetchable(queryName: "PersonTrailPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        auditTrail(first: $first, after: $after) @connection(key: "PersonTrail_auditTrail") {
          edges {
            node {
              id
              ...TrailEntries_entry
            }
          }
        }
      }
    `,
    props.user,
  );
  const showError = useErrorNotice();
  const entries = data.auditTrail.edges.flatMap(({ node }) => node ? [node] : []);
  return (
    <SheetSection title="Histórico">
      {entries.length === 0 && <p className="small">Nada registrado ainda.</p>}
      <TrailEntries entries={entries} />
      {hasNext && (
        <LoadMoreButton
          isBusy={isLoadingNext}
          onClick={() =>
            void loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) })}
        />
      )}
    </SheetSection>
  );
}
