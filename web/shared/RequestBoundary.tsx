import { Component, type ReactNode } from "react";
import { RequestFailure } from "../relay/request.ts";
import { AttemptContext } from "../relay/useScreenQuery.ts";
import { ToSignIn } from "./ToSignIn.tsx";

type Props = {
  children: ReactNode;
  /** What stands in the content's place until the person tries again. */
  trouble: (error: RequestFailure, retry: () => void) => ReactNode;
};
type State = { error: RequestFailure | null; attempt: number };

/** Shows a failed request in its content's place, with a retry; any other error goes further up. */
export class RequestBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (error instanceof RequestFailure) return { error };
    throw error;
  }

  override render() {
    const { error, attempt } = this.state;
    if (error?.reason === "signedOut") return <ToSignIn />;
    if (error) {
      return this.props.trouble(
        error,
        () => this.setState({ error: null, attempt: attempt + 1 }),
      );
    }
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
