import { type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferMessage_offer$key } from "../../__generated__/OfferMessage_offer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { ShareActions } from "../../ui/buttons/ShareActions.tsx";
import { MessageCard } from "./MessageCard.tsx";

const SendSheet = lazyOnIdle(async () => (await import("../sending/SendSheet.tsx")).SendSheet);

/** The saved message, and the ways to pass it on. */
export function OfferMessage(props: { offer: OfferMessage_offer$key; children?: ReactNode }) {
  const { id, title, text, messageImageUrl } = useFragment(
    graphql`
      fragment OfferMessage_offer on Offer {
        id
        title
        text
        messageImageUrl
      }
    `,
    props.offer,
  );
  const [isSending, setIsSending] = useState(false);
  return (
    <MessageCard text={text} imageUrl={messageImageUrl ?? null}>
      <ShareActions text={text} docked={!useIsDesktop()} onSend={() => setIsSending(true)} />
      {props.children}
      {isSending && (
        <Suspense>
          <SendSheet offerId={id} title={title} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </MessageCard>
  );
}
