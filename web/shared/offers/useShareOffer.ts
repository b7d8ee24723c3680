import { graphql, useFragment } from "react-relay";
import type { useShareOffer_offer$key } from "../../__generated__/useShareOffer_offer.graphql.ts";
import { whatsAppLink } from "../../browser/share.ts";
import { copyWithNotice, shareWithNotice } from "../../ui/buttons/share.ts";
import { confirmUnpaid, useUnpaidCheck } from "./useUnpaidCheck.tsx";

/** Copies and shares an offer's message; one that does not pay its person is asked about first. */
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
    copy: () => leave("Copiar assim mesmo", () => void copyWithNotice(text, copied)),
    share: () => leave("Compartilhar assim mesmo", () => void shareWithNotice(text)),
    openWhatsApp: () =>
      leave("Abrir o WhatsApp assim mesmo", () => open(whatsAppLink(text), "_blank", "noopener")),
    dialog,
  };
}
