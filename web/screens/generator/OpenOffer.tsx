import { Pencil } from "lucide-react";
import { startTransition, Suspense, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  OpenOffer_offer$data,
  OpenOffer_offer$key,
} from "../../__generated__/OpenOffer_offer.graphql.ts";
import type { OpenOffer_viewer$key } from "../../__generated__/OpenOffer_viewer.graphql.ts";
import { type NewMessage, newMessage, readDraft, typedValues } from "../../shared/drafts.ts";
import { OfferFacts } from "../../shared/offers/OfferFacts.tsx";
import { OfferMessage } from "../../shared/offers/OfferMessage.tsx";
import { OfferSummary } from "../../shared/offers/OfferSummary.tsx";
import { isStale } from "../../ui/text/age.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useIsDesktop } from "../../browser/media.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { DisclosureSwitch } from "./DisclosureSwitch.tsx";
import styles from "./Generator.module.css";

const OfferEditor = lazyOnIdle(async () =>
  (await import("../../shared/offers/editor/OfferEditor.tsx")).OfferEditor
);

const OfferNotes = lazyOnIdle(async () => (await import("./OfferNotes.tsx")).OfferNotes);
const OfferExtras = lazyOnIdle(async () => (await import("./OfferExtras.tsx")).OfferExtras);

/** An offer with its facts and its message; Editar replaces them with the form. */
export function OpenOffer(props: {
  offer: OpenOffer_offer$key;
  viewer: OpenOffer_viewer$key;
  onTextChanged: () => void;
}) {
  const offer = useFragment(
    graphql`
      fragment OpenOffer_offer on Offer {
        id
        ...OfferNotes_offer
        ...OfferSummary_offer
        ...fieldRows_offer
        ...OfferMessage_offer
        isPriceStale
        price {
          formatted
        }
        lowestPrice {
          formatted
        }
        discountCheck {
          truth
        }
        duplicateOf {
          id
        }
        evidence {
          field
          readAt
        }
        ...OfferEditor_offer
        # whole: affiliateProofDetail has no id, and OfferSummary reads a part of it
        ...LinkProof_offer
      }
    `,
    props.offer,
  );
  const viewer = useFragment(
    graphql`
      fragment OpenOffer_viewer on Viewer {
        ...OfferEditor_viewer
        ...DisclosureSwitch_viewer
      }
    `,
    props.viewer,
  );
  const [isEditing, setIsEditing] = useState(() =>
    readDraft(offer.id) !== null || typedValues<NewMessage>(newMessage(offer.id)).text !== undefined
  );
  const isDesktop = useIsDesktop(); // phones show the message before the facts
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return <OfferEditor offer={offer} viewer={viewer} onDone={() => setIsEditing(false)} />;
  }
  const startEditing = () => startTransition(() => setIsEditing(true));
  const disclosure = <DisclosureSwitch viewer={viewer} onChanged={props.onTextChanged} />;
  const edit = (
    <Button
      ref={editButton}
      size="small"
      className={styles.edit}
      startIcon={<Pencil size={18} />}
      onClick={startEditing}
    >
      Editar
    </Button>
  );
  const details = (
    <>
      <OfferFacts offer={offer} />
      {!isDesktop && disclosure}
      <Suspense>
        <OfferExtras offerId={offer.id} />
      </Suspense>
    </>
  );
  return (
    <TwoColumns
      aside={
        <>
          <OfferMessage
            offer={offer}
            action={edit}
            onEdit={startEditing}
            onTagSaved={props.onTextChanged}
          />
          {isDesktop ? disclosure : details}
        </>
      }
    >
      <OfferSummary offer={offer} />
      {hasNotes(offer) && (
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <OfferNotes offer={offer} />
        </Suspense>
      )}
      {isDesktop && details}
    </TwoColumns>
  );
}

/** Whether `OfferNotes` has anything to show. */
const hasNotes = (
  { isPriceStale, price, lowestPrice, discountCheck, duplicateOf, evidence }: OpenOffer_offer$data,
) =>
  isPriceStale || (lowestPrice && !price) || duplicateOf != null ||
  discountCheck?.truth === "INFLATED" ||
  evidence.some(({ field, readAt }) => field === "PRICE" && isStale(readAt, Date.now()));
