import { Pencil } from "lucide-react";
import { startTransition, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OpenOffer_offer$key } from "../../__generated__/OpenOffer_offer.graphql.ts";
import type { OpenOffer_viewer$key } from "../../__generated__/OpenOffer_viewer.graphql.ts";
import { readDraft } from "../../shared/drafts.ts";
import { OfferEditorLater } from "../../shared/OfferEditorLater.tsx";
import { OfferFacts } from "../../shared/OfferFacts.tsx";
import { OfferMessage } from "../../shared/OfferMessage.tsx";
import { OfferSummary } from "../../shared/OfferSummary.tsx";
import { Button } from "../../ui/Button.tsx";
import { TwoColumns } from "../../ui/Screen.tsx";
import { DisclosureSwitch } from "./DisclosureSwitch.tsx";

/** An offer with its proof and its message; Editar turns the proof into the form. */
export function OpenOffer(props: {
  offer: OpenOffer_offer$key;
  viewer: OpenOffer_viewer$key;
  onTextChanged: () => void;
}) {
  const offer = useFragment(
    graphql`
      fragment OpenOffer_offer on Offer {
        id
        ...OfferSummary_offer
        ...OfferFacts_offer
        ...OfferMessage_offer
        ...OfferEditor_offer
      }
    `,
    props.offer,
  );
  const viewer = useFragment(
    graphql`
      fragment OpenOffer_viewer on User {
        ...OfferEditor_viewer
        ...DisclosureSwitch_viewer
      }
    `,
    props.viewer,
  );
  const [isEditing, setIsEditing] = useState(() => readDraft(offer.id) !== null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return <OfferEditorLater offer={offer} viewer={viewer} onDone={() => setIsEditing(false)} />;
  }
  const edit = (
    <Button
      ref={editButton}
      variant="outlined"
      size="small"
      startIcon={<Pencil size={18} />}
      onClick={() => startTransition(() => setIsEditing(true))}
    >
      Editar
    </Button>
  );
  return (
    <TwoColumns
      aside={
        <OfferMessage offer={offer}>
          <DisclosureSwitch viewer={viewer} onChanged={props.onTextChanged} />
        </OfferMessage>
      }
    >
      <OfferSummary offer={offer} />
      <OfferFacts offer={offer} action={edit} />
    </TwoColumns>
  );
}
