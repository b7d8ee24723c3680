import type { ReactNode } from "react";
import { failureMessage } from "../relay/request.ts";
import { ErrorState } from "../ui/feedback/states.tsx";
import { SheetBody } from "../ui/overlays/Sheet.tsx";
import { RequestBoundary } from "./RequestBoundary.tsx";

/** A failed request stays within its sheet: the sheet is still open, the screen under it intact. */
export const SheetBoundary = ({ children }: { children: ReactNode }) => (
  <RequestBoundary
    renderError={(error, retry) => (
      <SheetBody>
        <ErrorState
          heading="h2"
          sentence={failureMessage(error)}
          requestId={error.requestId}
          onRetry={retry}
        />
      </SheetBody>
    )}
  >
    {children}
  </RequestBoundary>
);
