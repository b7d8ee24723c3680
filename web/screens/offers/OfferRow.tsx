import { Check, NotebookPen } from "lucide-react";
import { Suspense, useId } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  OfferRow_offer$key,
  OfferStatus,
} from "../../__generated__/OfferRow_offer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { offerPath } from "../../paths.ts";
import { OfferSendingChip, ProofChip } from "../../shared/offers/OfferChips.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./Offers.module.css";
import type { InsertOffer } from "./insert_offer.ts";

const OfferMenu = lazyOnIdle(async () => (await import("./OfferMenu.tsx")).OfferMenu);

/** One offer of the list, with its menu. */
export function OfferRow(props: {
  offer: OfferRow_offer$key;
  insert: InsertOffer;
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
        ...OfferChips_sending
      }
    `,
    props.offer,
  );
  const isDesktop = useIsDesktop();
  const price = offer.price ? priceText(offer.price.formatted) : "Sem preço";
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
            insert={props.insert}
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

const statusChips = {
  DRAFT: { tone: "quiet", Icon: NotebookPen, words: "Rascunho" },
  APPROVED: { tone: "on", Icon: Check, words: "Aprovada" },
} as const;

/** The status of an offer that was not sent yet; a sent one has `OfferSendingChip`. */
function OfferStatusChip({ status, brief }: { status: OfferStatus; brief: boolean }) {
  if (status !== "DRAFT" && status !== "APPROVED") return null;
  const { tone, Icon, words } = statusChips[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden />}>
      {brief ? <span className="sr-only">{words}</span> : words}
    </Chip>
  );
}
