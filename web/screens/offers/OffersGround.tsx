import { Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { OffersGroundQuery } from "../../__generated__/OffersGroundQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseOffersParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { SendSheetLater } from "../../shared/sending/SendSheetLater.tsx";
import { OfferList } from "./OfferList.tsx";

const EditDialog = lazyOnIdle(async () => (await import("./EditDialog.tsx")).EditDialog);

const query = graphql`
  query OffersGroundQuery($search: String, $status: OfferStatus, $marketplace: Marketplace) {
    viewer {
      ...useOfferList_viewer
        @arguments(search: $search, status: $status, marketplace: $marketplace)
      ...EditDialog_viewer
    }
  }
`;

/** The list for the words in the address, and the dialog over it. */
export function OffersGround() {
  const [params] = useSearchParams();
  const { view, page } = parseOffersParams(params);
  const wanted = JSON.stringify({ view, page });
  const shown = useDeferredValue(wanted); // the old list stays until the new one is here
  const list = useMemo<Pick<ReturnType<typeof parseOffersParams>, "view" | "page">>(
    () => JSON.parse(shown),
    [shown],
  );
  const { viewer } = useScreenQuery<OffersGroundQuery>(query, list.page);
  const [edited, setEdited] = useState<string | null>(null);
  const [sent, setSent] = useState<{ id: string; title: string } | null>(null);
  const refresh = useCallback(() => prefetch(query, list.page), [list]);
  if (!viewer) return <RedirectToSignIn />;
  return (
    <>
      <OfferList
        key={list.view} // what was picked in one part is not picked in another
        viewer={viewer}
        view={list.view}
        filter={list.page}
        isStale={shown !== wanted}
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
