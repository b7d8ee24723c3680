import {
  Check,
  Copy,
  CopyPlus,
  MessageCircle,
  Package,
  Pencil,
  Share2,
  Trash2,
  Undo2,
} from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferMenu_offer$key } from "../../__generated__/OfferMenu_offer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { canShare } from "../../browser/share.ts";
import { useShareOffer } from "../../shared/offers/useShareOffer.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BrushIcon, PlaneIcon } from "../../ui/display/icons.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import type { InsertOffer } from "./insert_offer.ts";
import { useCloneOffer, useDeleteOffer, useSaveToCatalogue } from "./offer_mutations.ts";

const TemplatePicker = lazyOnIdle(async () =>
  (await import("../../shared/templates/TemplatePicker.tsx")).TemplatePicker
);

const approve = async (ids: readonly string[]) =>
  await (await import("../../shared/offers/approve_offers.ts")).approveOffers(ids);
const unapprove = async (ids: readonly string[]) =>
  await (await import("../../shared/offers/approve_offers.ts")).unapproveOffers(ids);

/** The actions on an offer of the list. */
export function OfferMenu(props: {
  offer: OfferMenu_offer$key;
  insert: InsertOffer;
  onEdit: () => void;
  onSend: () => void;
}) {
  const offer = useFragment(
    graphql`
      fragment OfferMenu_offer on Offer {
        id
        title
        status
        ...useShareOffer_offer
      }
    `,
    props.offer,
  );
  const { id, title, status } = offer;
  const { whatsAppHref, copy, share, openWhatsApp, dialog } = useShareOffer(offer);
  const clone = useCloneOffer(props.insert);
  const remove = useDeleteOffer(props.insert);
  const [runAction] = useMutationAction();
  const saveToCatalogue = useSaveToCatalogue();
  const [isPickingTemplate, setIsPickingTemplate] = useState(false);
  return (
    <>
      <MenuButton
        label={`Ações: ${title}`}
        menuLabel="Ações da oferta"
        actions={[
          { label: "Enviar para os grupos", Icon: PlaneIcon, act: props.onSend },
          ...(status === "DRAFT"
            ? [{ label: "Aprovar", Icon: Check, act: () => void runAction(() => approve([id])) }]
            : []),
          ...(status === "APPROVED"
            ? [{
              label: "Voltar a rascunho",
              Icon: Undo2,
              act: () => void runAction(() => unapprove([id])),
            }]
            : []),
          { label: "Copiar", Icon: Copy, act: copy },
          ...(canShare() ? [{ label: "Compartilhar", Icon: Share2, act: share }] : []),
          whatsAppHref
            ? { label: "WhatsApp", Icon: MessageCircle, href: whatsAppHref }
            : { label: "WhatsApp", Icon: MessageCircle, act: openWhatsApp },
          { label: "Editar", Icon: Pencil, act: props.onEdit },
          { label: "Trocar modelo", Icon: BrushIcon, act: () => setIsPickingTemplate(true) },
          { label: "Duplicar", Icon: CopyPlus, act: () => clone(id) },
          { label: "Salvar no catálogo", Icon: Package, act: () => saveToCatalogue(id) },
          { label: "Excluir", Icon: Trash2, act: () => remove(id) },
        ]}
      />
      {dialog}
      {isPickingTemplate && (
        <Suspense>
          <TemplatePicker offerId={id} onClose={() => setIsPickingTemplate(false)} />
        </Suspense>
      )}
    </>
  );
}
