import { Component, type ReactNode } from "react";
import { RequestFailure, troubleSentence } from "../relay/request.ts";
import { AttemptContext } from "../relay/useScreenQuery.ts";
import { ToSignIn } from "../shared/ToSignIn.tsx";
import { focusContent } from "../ui/focus.ts";
import { TroubleState } from "../ui/TroubleState.tsx";

type Props = {
  children: ReactNode;
  /** What stands around the failure where the screen's own frame is missing. */
  frame?: (trouble: ReactNode) => ReactNode;
};
type State = { error: RequestFailure | null; attempt: number };

/** Shows a failed request in the screen's place, with a retry; any other error goes further up. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (error instanceof RequestFailure) return { error };
    throw error;
  }

  override render() {
    const { error, attempt } = this.state;
    if (error?.trouble === "signedOut") return <ToSignIn />;
    if (error) {
      const { frame = (trouble) => trouble } = this.props;
      return frame(
        <TroubleState
          heading="h1"
          sentence={troubleSentence(error)}
          requestId={error.requestId}
          onRetry={() => {
            focusContent(); // the button goes
            this.setState({ error: null, attempt: attempt + 1 });
          }}
        />,
      );
    }
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
