import { Copy, MessageCircle, Share2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferMessage_offer$key } from "../../__generated__/OfferMessage_offer.graphql.ts";
import type { useShareOffer_offer$key } from "../../__generated__/useShareOffer_offer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { canShare } from "../../browser/share.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PlaneIcon } from "../../ui/display/icons.tsx";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import styles from "./OfferMessage.module.css";
import { useShareOffer } from "./useShareOffer.ts";

const SendSheet = lazyOnIdle(async () => (await import("../sending/SendSheet.tsx")).SendSheet);

/** The saved message, with the buttons that send, copy and share it. */
export function OfferMessage(props: { offer: OfferMessage_offer$key; children?: ReactNode }) {
  const offer = useFragment(
    graphql`
      fragment OfferMessage_offer on Offer {
        id
        title
        text
        messageImageUrl
        ...useShareOffer_offer
      }
    `,
    props.offer,
  );
  const { id, title, text, messageImageUrl } = offer;
  const [isSending, setIsSending] = useState(false);
  return (
    <MessageCard text={text} imageUrl={messageImageUrl ?? null}>
      <ShareActions offer={offer} docked={!useIsDesktop()} onSend={() => setIsSending(true)} />
      {props.children}
      {isSending && (
        <Suspense>
          <SendSheet offerId={id} title={title} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </MessageCard>
  );
}

/** Sends, copies or shares a message; `docked` above the navigation on phones. */
function ShareActions(props: {
  offer: useShareOffer_offer$key;
  docked: boolean;
  onSend: () => void;
}) {
  const { docked } = props;
  const { whatsAppHref, copy, share, openWhatsApp, dialog } = useShareOffer(props.offer);
  const outlined = (label: string, icon: ReactNode) => ({
    variant: "outlined" as const,
    className: styles.quiet,
    "aria-label": label,
    startIcon: icon,
    children: docked ? null : label,
  });
  return (
    <div className={docked ? `${styles.dock} on-card` : styles.beside}>
      <Button
        variant="contained"
        className={styles.main}
        startIcon={<PlaneIcon size={18} />}
        aria-haspopup="dialog"
        onClick={props.onSend}
      >
        {docked ? "Enviar" : "Enviar para os grupos"}
      </Button>
      <Button {...outlined("Copiar", <Copy size={18} />)} onClick={copy} />
      {whatsAppHref
        ? (
          <Button
            {...outlined("WhatsApp", <MessageCircle size={18} />)}
            component="a"
            href={whatsAppHref}
            target="_blank"
            rel="noopener noreferrer"
          />
        )
        : <Button {...outlined("WhatsApp", <MessageCircle size={18} />)} onClick={openWhatsApp} />}
      {canShare() && (
        <Button
          {...outlined("Compartilhar", <Share2 size={18} />)}
          onClick={share}
        />
      )}
      {dialog}
    </div>
  );
}
