import { IconButton, Menu, MenuItem } from "@mui/material";
import {
  Copy,
  CopyPlus,
  EllipsisVertical,
  MessageCircle,
  Pencil,
  Share2,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferMenu_offer$key } from "../../__generated__/OfferMenu_offer.graphql.ts";
import { PlaneIcon } from "../../ui/icons.tsx";
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { copy, share } = useShare();
  const clone = useCloneOffer(props.place);
  const remove = useDeleteOffer(props.place);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={`Ações: ${title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ root: { role: "region", "aria-label": "Ações da oferta" } }}
      >
        <MenuItem onClick={choose(props.onSend)}>
          <PlaneIcon size={18} />Enviar para os grupos
        </MenuItem>
        <MenuItem onClick={choose(() => copy(text))}>
          <Copy size={18} />Copiar
        </MenuItem>
        {canShare() && (
          <MenuItem onClick={choose(() => share(text))}>
            <Share2 size={18} />Compartilhar
          </MenuItem>
        )}
        <MenuItem
          component="a"
          href={whatsAppLink(text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setAnchor(null)}
        >
          <MessageCircle size={18} />WhatsApp
        </MenuItem>
        <MenuItem onClick={choose(props.onEdit)}>
          <Pencil size={18} />Editar
        </MenuItem>
        <MenuItem onClick={choose(() => clone(id))}>
          <CopyPlus size={18} />Duplicar
        </MenuItem>
        <MenuItem onClick={choose(() => remove(id))}>
          <Trash2 size={18} />Excluir
        </MenuItem>
      </Menu>
    </>
  );
}
