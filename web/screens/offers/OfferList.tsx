import { Suspense } from "react";
import type { useOfferList_viewer$key } from "../../__generated__/useOfferList_viewer.graphql.ts";
import type { OfferView } from "../../routing/search_params.ts";
import { OfferBulkBarLater } from "../../shared/bulk/OfferBulkBarLater.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { useSelectionMode } from "../../ui/lists/useSelection.ts";
import { NoOffers } from "./NoOffers.tsx";
import styles from "./OfferList.module.css";
import { OfferRow } from "./OfferRow.tsx";
import type { OfferFilter } from "./place_offer.ts";
import { useOfferList } from "./useOfferList.ts";

/** The offers of a part, live. A row opens its offer, or is picked with others. */
export function OfferList(props: {
  viewer: useOfferList_viewer$key;
  view: OfferView;
  filter: OfferFilter;
  isStale: boolean;
  onReturn: () => void;
  onEdit: (offerId: string) => void;
  onSend: (offer: { id: string; title: string }) => void;
}) {
  const { view, filter } = props;
  const { offers, place, list, hasMore, isLoading, showMore } = useOfferList(
    props.viewer,
    filter,
    props.onReturn,
  );
  const { isPicking, selection, start, stop } = useSelectionMode();
  if (offers.length === 0 && !hasMore) {
    const isNarrowed = filter.status !== null || filter.marketplace !== null;
    return <NoOffers search={filter.search} view={view} isNarrowed={isNarrowed} />;
  }
  return (
    <Section
      title={view === "todas" ? "Da mais nova à mais antiga" : "Nesta parte"}
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
            place={place}
            selection={isPicking ? selection : undefined}
            onEdit={props.onEdit}
            onSend={props.onSend}
          />
        ))}
      </ul>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
      {isPicking && (
        <Suspense>
          <OfferBulkBarLater
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
