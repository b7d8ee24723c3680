import { Suspense, useCallback, useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { OffersGroundQuery } from "../../__generated__/OffersGroundQuery.graphql.ts";
import { searched } from "../../query_in_address.ts";
import { warmStore } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SendSheetLater } from "../../shared/sending/SendSheetLater.tsx";
import { ToSignIn } from "../../shared/ToSignIn.tsx";
import { later } from "../../ui/later.ts";
import { OfferList } from "./OfferList.tsx";

const EditDialog = later(async () => (await import("./EditDialog.tsx")).EditDialog);

const query = graphql`
  query OffersGroundQuery($search: String) {
    viewer {
      ...OfferList_viewer @arguments(search: $search)
      ...EditDialog_viewer
    }
  }
`;

/** The list for the words in the address, and the dialog over it. */
export function OffersGround() {
  const [params] = useSearchParams();
  const { search } = searched(params);
  const shown = useDeferredValue(search); // the old list stays until the new one is here
  const { viewer } = useScreenQuery<OffersGroundQuery>(query, { search: shown });
  const [edited, setEdited] = useState<string | null>(null);
  const [sent, setSent] = useState<{ id: string; title: string } | null>(null);
  const refresh = useCallback(() => warmStore(query, { search: shown }), [shown]);
  if (!viewer) return <ToSignIn />;
  return (
    <>
      <OfferList
        viewer={viewer}
        search={shown}
        isStale={shown !== search}
        onReturn={refresh}
        onEdit={setEdited}
        onSend={setSent}
      />
      {edited && (
        <Suspense>
          <EditDialog offerId={edited} viewer={viewer} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {sent && (
        <Suspense>
          <SendSheetLater offerId={sent.id} title={sent.title} onClose={() => setSent(null)} />
        </Suspense>
      )}
    </>
  );
}
