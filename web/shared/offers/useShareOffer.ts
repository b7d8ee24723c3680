import { graphql, useFragment } from "react-relay";
import type { useShareOffer_offer$key } from "../../__generated__/useShareOffer_offer.graphql.ts";
import { whatsAppLink } from "../../browser/share.ts";
import { copyWithNotice, shareWithNotice } from "../../ui/buttons/share.ts";
import { confirmUnpaid, useUnpaidCheck } from "./unpaid/useUnpaidCheck.tsx";

/** Copies and shares an offer's message. One that does not pay its person is asked about first, or says
 * so on the button that copies it. */
export function useShareOffer(key: useShareOffer_offer$key) {
  const offer = useFragment(
    graphql`
      fragment useShareOffer_offer on Offer {
        id
        text
        ...useUnpaidCheck_offer
      }
    `,
    key,
  );
  const { id, text } = offer;
  const { isUnpaid, isAsking, check, dialog } = useUnpaidCheck(offer);
  const leave = (goOn: string, act: () => void) =>
    check({
      goOn,
      act() {
        act();
        if (isAsking) void confirmUnpaid(id);
      },
    });
  const copied = isUnpaid ? "Mensagem copiada. Esta oferta não paga você." : undefined;
  return {
    /** The address that opens WhatsApp with the message; null where it has to be asked first. */
    whatsAppHref: isAsking ? null : whatsAppLink(text),
    /** The words of the button that copies: where the offer does not pay, pressing it is the yes. */
    copyLabel: isAsking ? "Copiar assim mesmo" : "Copiar",
    copy() {
      void copyWithNotice(text, copied);
      if (isAsking) void confirmUnpaid(id);
    },
    share: () => leave("Compartilhar assim mesmo", () => void shareWithNotice(text)),
    openWhatsApp: () =>
      leave("Abrir o WhatsApp assim mesmo", () => open(whatsAppLink(text), "_blank", "noopener")),
    dialog,
  };
}
