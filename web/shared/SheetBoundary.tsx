import { type ReactNode, Suspense } from "react";
import { failureMessage } from "../relay/request.ts";
import { ErrorState } from "../ui/feedback/states.tsx";
import { SheetBody } from "../ui/overlays/Sheet.tsx";
import { RequestBoundary } from "./RequestBoundary.tsx";

/**
 * Shows a failed request within its sheet, which stays open over an intact screen. With `skeleton`, it
 * also stands there while the content loads.
 */
export const SheetBoundary = (
  { skeleton, children }: { skeleton?: ReactNode; children: ReactNode },
) => (
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
    {skeleton
      ? <Suspense fallback={<SheetBody>{skeleton}</SheetBody>}>{children}</Suspense>
      : children}
  </RequestBoundary>
);
