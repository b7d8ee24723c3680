import { Copy, LayoutTemplate, MessageCircle, Share2 } from "lucide-react";
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
import { UnpaidCure } from "./unpaid/UnpaidCure.tsx";
import { useShareOffer } from "./useShareOffer.ts";

const SendSheet = lazyOnIdle(async () => (await import("../sending/SendSheet.tsx")).SendSheet);

const TemplatePicker = lazyOnIdle(async () =>
  (await import("../templates/TemplatePicker.tsx")).TemplatePicker
);

/** The saved message, with the buttons that copy, send and share it. */
export function OfferMessage(props: {
  offer: OfferMessage_offer$key;
  action: ReactNode;
  onEdit: () => void;
  /** Called once the person has set a tag that the message may need. */
  onTagSaved: () => void;
}) {
  const offer = useFragment(
    graphql`
      fragment OfferMessage_offer on Offer {
        id
        title
        text
        messageImageUrl
        templateName
        unpaidReason
        ...UnpaidCure_offer
        ...useShareOffer_offer
      }
    `,
    props.offer,
  );
  const { id, title, text, messageImageUrl } = offer;
  const [isPicking, setIsPicking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const isDesktop = useIsDesktop();
  return (
    <MessageCard
      text={text}
      imageUrl={messageImageUrl ?? null}
      isCapped={isDesktop}
      action={
        <div className={styles.actions}>
          <Button
            size="small"
            startIcon={<LayoutTemplate size={18} />}
            aria-haspopup="dialog"
            aria-label={`Modelo: ${offer.templateName ?? "seu texto"}. Trocar`}
            onClick={() => setIsPicking(true)}
          >
            Modelo
          </Button>
          {props.action}
        </div>
      }
    >
      <ShareActions
        offer={offer}
        isDocked={!isDesktop}
        cure={offer.unpaidReason && (
          <UnpaidCure offer={offer} onEdit={props.onEdit} onCured={props.onTagSaved} />
        )}
        onSend={() => setIsSending(true)}
      />
      {isPicking && (
        <Suspense>
          <TemplatePicker offerId={id} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
      {isSending && (
        <Suspense>
          <SendSheet offerId={id} title={title} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </MessageCard>
  );
}

/**
 * Copies, sends or shares a message; on phones the first two are docked above the navigation. Of an
 * offer that pays nobody they follow the cure, which then is the filled button.
 */
function ShareActions(props: {
  offer: useShareOffer_offer$key;
  isDocked: boolean;
  cure: ReactNode;
  onSend: () => void;
}) {
  const { whatsAppHref, copyLabel, copy, share, openWhatsApp, dialog } = useShareOffer(props.offer);
  const whatsApp = { startIcon: <MessageCircle size={18} />, children: "WhatsApp" };
  const { isDocked, cure } = props;
  return (
    <>
      <div
        className={isDocked ? `${styles.dock} on-card` : styles.beside}
        data-unpaid={cure != null}
      >
        {cure}
        <Button
          variant="outlined"
          className={styles.copy}
          startIcon={cure ? null : <Copy size={18} />}
          onClick={copy}
        >
          {copyLabel}
        </Button>
        <Button
          variant={cure ? "outlined" : "contained"}
          startIcon={cure ? null : <PlaneIcon size={18} />}
          aria-haspopup="dialog"
          onClick={props.onSend}
        >
          {cure ? "Enviar assim mesmo" : "Enviar"}
        </Button>
      </div>
      <div className={styles.more}>
        {whatsAppHref
          ? (
            <Button
              {...whatsApp}
              component="a"
              href={whatsAppHref}
              target="_blank"
              rel="noopener noreferrer"
            />
          )
          : <Button {...whatsApp} onClick={openWhatsApp} />}
        {canShare() && (
          <Button startIcon={<Share2 size={18} />} onClick={share}>Compartilhar</Button>
        )}
      </div>
      {dialog}
    </>
  );
}
