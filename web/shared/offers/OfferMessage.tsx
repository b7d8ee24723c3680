import { Copy, MessageCircle, Share2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferMessage_offer$key } from "../../__generated__/OfferMessage_offer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { canShare, whatsAppLink } from "../../browser/share.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice, shareWithNotice } from "../../ui/buttons/share.ts";
import { PlaneIcon } from "../../ui/display/icons.tsx";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import styles from "./OfferMessage.module.css";

const SendSheet = lazyOnIdle(async () => (await import("../sending/SendSheet.tsx")).SendSheet);

/** The saved message, with the buttons that send, copy and share it. */
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

/** Sends, copies or shares a message; `docked` above the navigation on phones. */
export function ShareActions(props: { text: string; docked: boolean; onSend: () => void }) {
  const { text, docked } = props;
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
      <Button {...outlined("Copiar", <Copy size={18} />)} onClick={() => copyWithNotice(text)} />
      <Button
        {...outlined("WhatsApp", <MessageCircle size={18} />)}
        component="a"
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
      />
      {canShare() && (
        <Button
          {...outlined("Compartilhar", <Share2 size={18} />)}
          onClick={() => shareWithNotice(text)}
        />
      )}
    </div>
  );
}
