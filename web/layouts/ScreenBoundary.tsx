import type { ReactNode } from "react";
import { focusContent } from "../browser/accessibility.ts";
import { failureMessage } from "../relay/request.ts";
import { RequestBoundary } from "../shared/RequestBoundary.tsx";
import { ErrorState } from "../ui/feedback/states.tsx";

/** Shows a failed request in the screen's place, with a retry; any other error goes further up. */
export const ScreenBoundary = ({ children, frame = (trouble) => trouble }: {
  children: ReactNode;
  /** What stands around the failure where the screen's own frame is missing. */
  frame?: (trouble: ReactNode) => ReactNode;
}) => (
  <RequestBoundary
    renderError={(error, retry) =>
      frame(
        <ErrorState
          heading="h1"
          sentence={failureMessage(error)}
          requestId={error.requestId}
          onRetry={() => {
            focusContent(); // the button goes
            retry();
          }}
        />,
      )}
  >
    {children}
  </RequestBoundary>
);
