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
import { offerPath, sendingPath } from "../../paths.ts";
import { OfferSendingChip, ProofChip } from "../../shared/offers/OfferChips.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { costText } from "../../ui/text/numbers.ts";
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
        lowestPrice {
          formatted
        }
        ...OfferMenu_offer
        ...OfferChips_sending
      }
    `,
    props.offer,
  );
  const isDesktop = useIsDesktop();
  const price = costText(offer);
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
        <span className={`small tnum ${styles.meta}`}>
          {!isDesktop && <b className={styles.under}>{price} ·</b>}
          {offer.shop && <span className={styles.shop}>{offer.shop}</span>}
          {offer.shop && <>&nbsp;·&nbsp;</>}
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
        <OfferStatusChip status={offer.status} />
        <OfferSendingChip offer={offer} />
        {(isDesktop || offer.affiliateProof !== "PROVEN") && (
          <ProofChip proof={offer.affiliateProof} marketplace={offer.marketplace} />
        )}
      </div>
      {!selection && !isDesktop && <NextStep offer={offer} onSend={() => props.onSend(offer)} />}
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

/** What the person has to decide about an offer; nothing for most. */
function NextStep({ offer, onSend }: {
  offer: { readonly id: string; readonly title: string; readonly status: OfferStatus };
  onSend: () => void;
}) {
  if (offer.status === "UNCERTAIN") {
    return (
      <Link
        to={sendingPath(offer.id)}
        className={styles.step}
        aria-label={`Resolver: ${offer.title}`}
      >
        Resolver
      </Link>
    );
  }
  if (offer.status !== "FAILED") return null;
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={`Repetir: ${offer.title}`}
      onClick={onSend}
    >
      Repetir
    </button>
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
function OfferStatusChip({ status }: { status: OfferStatus }) {
  if (status !== "DRAFT" && status !== "APPROVED") return null;
  const { tone, Icon, words } = statusChips[status];
  return <Chip tone={tone} icon={<Icon aria-hidden />}>{words}</Chip>;
}
