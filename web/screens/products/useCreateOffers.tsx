import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { offerPath, paths } from "../../paths.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/count.ts";
import { createOffer } from "./createOffer.ts";

/** Makes offers of products, one after the other: a single one is opened, of more one is told. */
export function useCreateOffers() {
  const { showNotice, closeNotice } = useNotices();
  const navigate = useNavigate();
  const [runAction, isBusy] = useMutationAction();
  const [keys] = useState(() => new Map<string, string>()); // until an answer came: asked again, it is the same offer
  const tell = (made: number) =>
    showNotice(countLabel(made, "oferta criada.", "ofertas criadas."), {
      variant: "success",
      autoHideDuration: 10_000,
      action: (snackbar) => (
        <Button
          onClick={() => {
            closeNotice(snackbar);
            navigate(paths.offers);
          }}
        >
          Ver ofertas
        </Button>
      ),
    });
  const create = (productIds: readonly string[], onDone?: () => void) =>
    void runAction(async () => {
      let made = 0;
      try {
        for (const productId of productIds) {
          const key = keys.get(productId) ?? freshKey();
          keys.set(productId, key);
          const answer = await createOffer({ productId, key });
          if ("refusal" in answer) return answer.refusal;
          keys.delete(productId);
          made++;
          if (productIds.length === 1) navigate(offerPath(answer.offerId));
        }
        return null;
      } finally {
        if (made > 0 && productIds.length > 1) tell(made); // also what came before a refusal
      }
    }, onDone);
  return [create, isBusy] as const;
}
