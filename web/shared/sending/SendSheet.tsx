import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { sendingPath } from "../../paths.ts";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { SendForm } from "./SendForm.tsx";
import { useSendChoice } from "./useSendChoice.ts";

/** Sends an offer: to which groups, when, and what that comes to; then on to the results. */
export function SendSheet(props: { offerId: string; title: string; onClose: () => void }) {
  const navigate = useNavigate();
  const choice = useSendChoice(); // out here, it outlives a turn of the device, and a failed request
  useUnsavedChanges(true); // groups and a time: nobody wants to choose them twice
  return (
    <Sheet title="Enviar para os grupos" note={props.title} onClose={props.onClose}>
      <SheetBoundary>
        <Suspense
          fallback={
            <SheetBody>
              {[0, 1, 2, 3].map((row) => <Skeleton key={row} height={56} />)}
            </SheetBody>
          }
        >
          <SendForm
            offerId={props.offerId}
            choice={choice}
            onSent={() => {
              props.onClose();
              navigate(sendingPath(props.offerId));
            }}
          />
        </Suspense>
      </SheetBoundary>
    </Sheet>
  );
}
