import { Copy, CopyPlus, MessageCircle, Pencil, Share2, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { OfferMenu_offer$key } from "../../__generated__/OfferMenu_offer.graphql.ts";
import { PlaneIcon } from "../../ui/icons.tsx";
import { MenuButton } from "../../ui/MenuButton.tsx";
import { canShare, whatsAppLink } from "../../ui/share.ts";
import { useShare } from "../../ui/useShare.ts";
import type { PlaceOffer } from "./place_offer.ts";
import { useCloneOffer } from "./useCloneOffer.ts";
import { useDeleteOffer } from "./useDeleteOffer.tsx";

/** What one can do with an offer of the list. */
export function OfferMenu(props: {
  offer: OfferMenu_offer$key;
  place: PlaceOffer;
  onEdit: () => void;
  onSend: () => void;
}) {
  const { id, title, text } = useFragment(
    graphql`
      fragment OfferMenu_offer on Offer {
        id
        title
        text
      }
    `,
    props.offer,
  );
  const { copy, share } = useShare();
  const clone = useCloneOffer(props.place);
  const remove = useDeleteOffer(props.place);
  return (
    <MenuButton
      label={`Ações: ${title}`}
      menuLabel="Ações da oferta"
      actions={[
        { label: "Enviar para os grupos", Icon: PlaneIcon, act: props.onSend },
        { label: "Copiar", Icon: Copy, act: () => copy(text) },
        ...(canShare() ? [{ label: "Compartilhar", Icon: Share2, act: () => share(text) }] : []),
        { label: "WhatsApp", Icon: MessageCircle, href: whatsAppLink(text) },
        { label: "Editar", Icon: Pencil, act: props.onEdit },
        { label: "Duplicar", Icon: CopyPlus, act: () => clone(id) },
        { label: "Excluir", Icon: Trash2, act: () => remove(id) },
      ]}
    />
  );
}
