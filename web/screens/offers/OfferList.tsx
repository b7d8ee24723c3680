import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { OfferList_viewer$key } from "../../__generated__/OfferList_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { useQueueChanges } from "../../shared/sending/useQueueChanges.ts";
import { useOfferChanges } from "../../shared/useOfferChanges.ts";
import { useTroubleNotice } from "../../shared/useTroubleNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MoreButton } from "../../ui/MoreButton.tsx";
import { Section } from "../../ui/Section.tsx";
import { useFirstNew } from "../../ui/useFirstNew.ts";
import styles from "./OfferList.module.css";
import { OfferRow } from "./OfferRow.tsx";
import { placeOffer } from "./place_offer.ts";

const PAGE = 30;

/** The offers, newest first, page by page; what happens elsewhere happens here too. */
export function OfferList(props: {
  viewer: OfferList_viewer$key;
  search: string | null;
  isStale: boolean;
  onReturn: () => void;
  onEdit: (offerId: string) => void;
  onSend: (offer: { id: string; title: string }) => void;
}) {
  const { search } = props;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment OfferList_viewer on User
      @refetchable(queryName: "OfferListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        offers(search: $search, first: $first, after: $after)
          @connection(key: "OfferList_offers") {
          __id
          edges {
            node {
              id
              ...OfferRow_offer
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const connectionId = data.offers.__id;
  const place = useCallback(
    (store: RecordSourceProxy, offer: RecordProxy) =>
      placeOffer(store, connectionId, offer, search),
    [connectionId, search],
  );
  useOfferChanges(place, props.onReturn);
  useQueueChanges();
  // A deleted offer leaves its edge without a node, and comes back into it when restored.
  const offers = data.offers.edges.flatMap(({ node }) => node ? [node] : []);
  const tellTrouble = useTroubleNotice();
  const { list, willGrow } = useFirstNew(offers.length);
  const showMore = () => {
    willGrow();
    loadNext(PAGE, { onComplete: (error) => void (error && tellTrouble(error)) });
  };
  if (offers.length === 0 && !hasNext) return <NoOffers search={search} />;
  return (
    <Section label="Ofertas">
      <ul ref={list} className={styles.list} aria-busy={props.isStale}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            place={place}
            onEdit={props.onEdit}
            onSend={props.onSend}
          />
        ))}
      </ul>
      {hasNext && <MoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </Section>
  );
}

function NoOffers({ search }: { search: string | null }) {
  const next = { variant: "outlined", component: Link } as const;
  return (
    <Section label="Ofertas">
      {search
        ? (
          <EmptyState action={<Button {...next} to={paths.offers}>Ver todas</Button>}>
            Nenhuma oferta com “{search}”.
          </EmptyState>
        )
        : (
          <EmptyState action={<Button {...next} to={paths.generator}>Ir para o gerador</Button>}>
            Nenhuma oferta ainda. Cole um link no gerador para criar a primeira.
          </EmptyState>
        )}
    </Section>
  );
}
