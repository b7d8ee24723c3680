import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { sendingPath } from "../../paths.ts";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { SendForm } from "./SendForm.tsx";
import { useSendChoice } from "./useSendChoice.ts";

/** The sheet that sends an offer: groups, time and plan; then opens the results. */
export function SendSheet(props: { offerId: string; title: string; onClose: () => void }) {
  const navigate = useNavigate();
  const choice = useSendChoice(); // survives a rotation of the device and a failed request
  useUnsavedChanges(true); // the chosen groups and time would be lost
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
