import type { ReactNode } from "react";
import { troubleSentence } from "../relay/request.ts";
import { RequestBoundary } from "../shared/RequestBoundary.tsx";
import { focusContent } from "../ui/focus.ts";
import { TroubleState } from "../ui/TroubleState.tsx";

/** Shows a failed request in the screen's place, with a retry; any other error goes further up. */
export const ScreenBoundary = ({ children, frame = (trouble) => trouble }: {
  children: ReactNode;
  /** What stands around the failure where the screen's own frame is missing. */
  frame?: (trouble: ReactNode) => ReactNode;
}) => (
  <RequestBoundary
    renderError={(error, retry) =>
      frame(
        <TroubleState
          heading="h1"
          sentence={troubleSentence(error)}
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
