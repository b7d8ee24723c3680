import { type ReactNode, Suspense } from "react";
import { SheetBody } from "../ui/overlays/Sheet.tsx";
import { RequestBoundary, RequestError } from "./RequestBoundary.tsx";

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
        <RequestError
          heading="h2"
          error={error}
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
