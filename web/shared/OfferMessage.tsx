import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferMessage_offer$key } from "../__generated__/OfferMessage_offer.graphql.ts";
import { useIsDesktop } from "../ui/media.ts";
import { ShareActions } from "../ui/ShareActions.tsx";
import { MessageCard } from "./MessageCard.tsx";

/** The saved message, and the ways to pass it on. */
export function OfferMessage(props: { offer: OfferMessage_offer$key; children?: ReactNode }) {
  const { text, imageUrl } = useFragment(
    graphql`
      fragment OfferMessage_offer on Offer {
        text
        imageUrl
      }
    `,
    props.offer,
  );
  return (
    <MessageCard text={text} imageUrl={imageUrl ?? null}>
      <ShareActions text={text} docked={!useIsDesktop()} />
      {props.children}
    </MessageCard>
  );
}
