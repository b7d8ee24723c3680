import { Suspense, useCallback, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { OffersScreenQuery } from "../../__generated__/OffersScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseOffersParams } from "../../routing/search_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { PickaxeIcon } from "../../ui/display/icons.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { OfferFilters, OfferSearch } from "./OfferFilters.tsx";
import { OfferList } from "./OfferList.tsx";
import styles from "./Offers.module.css";

const SendSheet = lazyOnIdle(async () =>
  (await import("../../shared/sending/SendSheet.tsx")).SendSheet
);

const EditDialog = lazyOnIdle(async () => (await import("./EditDialog.tsx")).EditDialog);

/** `/app/offer`: the person's offers, live; `?ver=` filters by status, `?loja=` by shop, `?q=` searches. */
export function OffersScreen() {
  return (
    <>
      <ScreenTitle
        title="Suas ofertas"
        isDocked
        action={
          <Button
            variant="contained"
            component={Link}
            to={paths.generator}
            startIcon={<PickaxeIcon size={18} />}
          >
            Nova oferta
          </Button>
        }
      />
      <div className={styles.content}>
        <div className={styles.filters}>
          <OfferSearch />
          <Suspense fallback={<OfferFilters viewer={null} />}>
            <CountedFilters />
          </Suspense>
        </div>
        <Suspense fallback={<OfferListSkeleton />}>
          <OffersContent />
        </Suspense>
      </div>
    </>
  );
}

const query = graphql`
  query OffersScreenQuery($search: String, $status: OfferStatus, $marketplace: Marketplace) {
    viewer {
      ...OfferList_viewer
        @arguments(search: $search, status: $status, marketplace: $marketplace)
      ...OfferFilters_viewer
      ...EditDialog_viewer
    }
  }
`;

/** The filters with their counts, from the query of the list. */
function CountedFilters() {
  const [{ page }] = useDeferredParams(parseOffersParams);
  return <OfferFilters viewer={useScreenQuery<OffersScreenQuery>(query, page).viewer ?? null} />;
}

/** The list for the filter in the address, with the dialogs over it. */
function OffersContent() {
  const [{ view, page }, isStale] = useDeferredParams(parseOffersParams);
  const { viewer } = useScreenQuery<OffersScreenQuery>(query, page);
  const [edited, setEdited] = useState<string | null>(null);
  const [sent, setSent] = useState<{ id: string; title: string } | null>(null);
  const refresh = useCallback(() => refetch(query, page), [page]);
  if (!viewer) return <RedirectToSignIn />;
  return (
    <>
      <OfferList
        key={view} // another view starts without a selection
        viewer={viewer}
        view={view}
        filter={page}
        isStale={isStale}
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
          <SendSheet offerId={sent.id} title={sent.title} onClose={() => setSent(null)} />
        </Suspense>
      )}
    </>
  );
}

function OfferListSkeleton() {
  return (
    <Section label="Ofertas a caminho">
      <ul className={styles.list}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <li key={index} className={styles.row}>
            <Skeleton variant="rounded" width={44} height={44} />
            <div className={styles.what}>
              <Skeleton width="70%" height={24} />
              <Skeleton width="35%" height={20} />
            </div>
            <Skeleton width={84} height={24} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
