import { Suspense } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import type { OfferToSend } from "./useSendOffers.ts";
import { SendOffersForm } from "./SendOffersForm.tsx";

/** Sends several offers to the same groups, one after the other. */
export function SendOffersSheet(props: {
  offers: readonly OfferToSend[];
  onSent: () => void;
  onClose: () => void;
}) {
  useUnsavedChanges(true);
  const note = countLabel(props.offers.length, "oferta", "ofertas");
  return (
    <Sheet title="Enviar para os grupos" note={note} onClose={props.onClose}>
      <SheetBoundary>
        <Suspense
          fallback={
            <SheetBody>
              {[0, 1, 2, 3].map((row) => <Skeleton key={row} height={56} />)}
            </SheetBody>
          }
        >
          <SendOffersForm offers={props.offers} onSent={props.onSent} />
        </Suspense>
      </SheetBoundary>
    </Sheet>
  );
}
