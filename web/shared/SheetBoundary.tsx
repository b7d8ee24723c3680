import type { ReactNode } from "react";
import { troubleSentence } from "../relay/request.ts";
import { SheetBody } from "../ui/Sheet.tsx";
import { TroubleState } from "../ui/TroubleState.tsx";
import { RequestBoundary } from "./RequestBoundary.tsx";

/** A failed request stays within its sheet: the sheet is still open, the screen under it intact. */
export const SheetBoundary = ({ children }: { children: ReactNode }) => (
  <RequestBoundary
    renderError={(error, retry) => (
      <SheetBody>
        <TroubleState
          heading="h2"
          sentence={troubleSentence(error)}
          requestId={error.requestId}
          onRetry={retry}
        />
      </SheetBody>
    )}
  >
    {children}
  </RequestBoundary>
);
