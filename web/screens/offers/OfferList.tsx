import { Suspense, useCallback, useEffect, useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { lazyOnIdle } from "../../browser/lazy.ts";
import type { OfferList_viewer$key } from "../../__generated__/OfferList_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import type { OfferView } from "../../routing/search_params.ts";
import { useThrottle } from "../../relay/refetch.ts";
import { useShowMore } from "../../shared/lists.ts";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";
import { useOfferChanges } from "../../shared/offers/useOfferChanges.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { useSelectionMode } from "../../ui/lists/selection.tsx";
import { refreshTally, views } from "./OfferFilters.tsx";
import { OfferRow } from "./OfferRow.tsx";
import styles from "./Offers.module.css";
import { insertOffer, type OfferFilter } from "./insert_offer.ts";

const OfferBulkBar = lazyOnIdle(async () =>
  (await import("../../shared/offers/OfferBulkBar.tsx")).OfferBulkBar
);

/** The offers of a view, live. A row opens its offer, or is selected with others. */
export function OfferList(props: {
  viewer: OfferList_viewer$key;
  view: OfferView;
  filter: OfferFilter;
  isStale: boolean;
  onReturn: () => void;
  onEdit: (offerId: string) => void;
  onSend: (offer: { id: string; title: string }) => void;
}) {
  const { view, filter } = props;
  const { offers, insert, list, hasMore, isLoading, showMore } = useOfferList(
    props.viewer,
    filter,
    props.onReturn,
  );
  const { isPicking, selection, start, stop } = useSelectionMode();
  if (offers.length === 0 && !hasMore) {
    const isFiltered = filter.status !== null || filter.marketplace !== null;
    return <NoOffers search={filter.search} view={view} isFiltered={isFiltered} />;
  }
  return (
    <Section
      title={view === "todas" ? "Mais novas primeiro" : "Nesta parte"}
      action={
        <Button size="small" onClick={isPicking ? stop : start}>
          {isPicking ? "Concluir" : "Selecionar"}
        </Button>
      }
    >
      <ul ref={list} className={styles.list} aria-busy={props.isStale}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            insert={insert}
            selection={isPicking ? selection : undefined}
            onEdit={props.onEdit}
            onSend={props.onSend}
          />
        ))}
      </ul>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
      {isPicking && (
        <Suspense>
          <OfferBulkBar
            offers={offers.filter(({ id }) => selection.picked.has(id))}
            onAll={() => selection.pick(offers.map(({ id }) => id))}
            onDone={selection.clear}
            onRestored={props.onReturn}
          />
        </Suspense>
      )}
    </Section>
  );
}

const TALLY_INTERVAL_MS = 1_000; // many offers may change at once

/** Loads the matching offers, newest first, page by page; subscribes to their changes. */
function useOfferList(
  viewer: OfferList_viewer$key,
  { search, status, marketplace }: OfferFilter,
  onReturn: () => void,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment OfferList_viewer on Viewer
      @refetchable(queryName: "OfferListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "OfferStatus" }
        marketplace: { type: "Marketplace" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        offers(
          search: $search
          status: $status
          marketplace: $marketplace
          first: $first
          after: $after
        ) @connection(key: "OfferList_offers") {
          __id
          edges {
            node {
              id
              title
              status
              ...OfferRow_offer
            }
          }
        }
      }
    `,
    viewer,
  );
  const connectionId = data.offers.__id;
  const refreshTallySoon = useThrottle(refreshTally, TALLY_INTERVAL_MS);
  const insert = useCallback(
    (store: RecordSourceProxy, offer: RecordProxy) => {
      insertOffer(store, connectionId, offer, { search, status, marketplace });
      refreshTallySoon();
    },
    [connectionId, search, status, marketplace, refreshTallySoon],
  );
  useOfferChanges(insert, onReturn);
  useQueueChanges();
  // A deleted offer leaves its edge without a node, and comes back into it when restored.
  const offers = data.offers.edges.flatMap(({ node }) => node ? [node] : []);
  const { length } = offers;
  const lengthBefore = useRef(length);
  useEffect(() => {
    if (length < lengthBefore.current) refreshTallySoon(); // one was deleted
    lengthBefore.current = length;
  }, [length, refreshTallySoon]);
  const { list, showMore } = useShowMore(length, loadNext);
  return { offers, insert, list, hasMore: hasNext, isLoading: isLoadingNext, showMore };
}

/** The empty list, with the reason. */
function NoOffers(props: { search: string | null; view: OfferView; isFiltered: boolean }) {
  const { search, view, isFiltered } = props;
  const next = { variant: "outlined", component: Link } as const;
  return (
    <Section label="Ofertas">
      {search || isFiltered
        ? (
          <EmptyState action={<Button {...next} to={paths.offers}>Ver todas</Button>}>
            {search
              ? `Nenhuma oferta com “${search}”${isFiltered ? " aqui" : ""}.`
              : views[view].empty}
          </EmptyState>
        )
        : (
          <EmptyState
            action={
              <div data-first-action>
                <Button variant="contained" component={Link} to={paths.generator}>
                  Ir para o gerador
                </Button>
              </div>
            }
          >
            Nenhuma oferta ainda. Cole um link no gerador para criar a primeira.
          </EmptyState>
        )}
    </Section>
  );
}
