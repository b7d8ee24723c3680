import { Suspense, useId } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { OfferRow_offer$key } from "../../__generated__/OfferRow_offer.graphql.ts";
import { offerPath } from "../../paths.ts";
import { ProofChip } from "../../shared/ProofChip.tsx";
import { OfferSendingChip } from "../../shared/sending/OfferSendingChip.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import type { Selection } from "../../ui/lists/useSelection.ts";
import styles from "./OfferRow.module.css";
import { OfferStatusChip } from "./OfferStatusChip.tsx";
import type { PlaceOffer } from "./place_offer.ts";

/** The first drawing does not wait for all that one can do with an offer. */
const OfferMenu = lazyOnIdle(async () => (await import("./OfferMenu.tsx")).OfferMenu);

/** One offer in the list: two lines, what can be done with it at the right edge. */
export function OfferRow(props: {
  offer: OfferRow_offer$key;
  place: PlaceOffer;
  selection: Selection | undefined;
  onEdit: (offerId: string) => void;
  onSend: (offer: { id: string; title: string }) => void;
}) {
  const offer = useFragment(
    graphql`
      fragment OfferRow_offer on Offer {
        id
        title
        shop
        status
        marketplace
        affiliateProof
        imageUrl
        createdAt
        discountPercent
        price {
          formatted
        }
        ...OfferMenu_offer
        ...OfferSendingChip_offer
      }
    `,
    props.offer,
  );
  const isDesktop = useIsDesktop();
  const price = offer.price?.formatted.replace(" ", "\u00a0") ?? "Sem preço";
  const { selection } = props;
  const boxId = useId();
  return (
    <li className={styles.row}>
      {selection
        ? (
          <input
            type="checkbox"
            id={boxId}
            className={styles.box}
            checked={selection.picked.has(offer.id)}
            onChange={() => selection.toggle(offer.id)}
          />
        )
        : (
          <div className={styles.photo}>
            <ProductPhoto url={offer.imageUrl ?? null} shape="square" />
          </div>
        )}
      <div className={styles.what}>
        {selection
          ? <label htmlFor={boxId} className={styles.title}>{offer.title}</label>
          : <Link to={offerPath(offer.id)} className={styles.title}>{offer.title}</Link>}
        <span className="small tnum">
          {!isDesktop && <b className={styles.under}>{price} ·</b>}
          {offer.shop && `${offer.shop} · `}
          <Age since={offer.createdAt} />
        </span>
      </div>
      {isDesktop && (
        <div className={`${styles.price} tnum`}>
          <b>{price}</b>
          {offer.discountPercent != null && (
            <span className="small">−{offer.discountPercent}%</span>
          )}
        </div>
      )}
      <div className={styles.chips}>
        <OfferStatusChip status={offer.status} brief={!isDesktop} />
        <OfferSendingChip offer={offer} brief={!isDesktop} />
        <ProofChip
          proof={offer.affiliateProof}
          marketplace={offer.marketplace}
          brief={!isDesktop}
        />
      </div>
      {!selection && (
        <Suspense fallback={<span className={styles.menu} />}>
          <OfferMenu
            offer={offer}
            place={props.place}
            onEdit={() => props.onEdit(offer.id)}
            onSend={() => props.onSend(offer)}
          />
        </Suspense>
      )}
    </li>
  );
}

function Age({ since }: { since: string }) {
  return ageLabel(since, useNow());
}
