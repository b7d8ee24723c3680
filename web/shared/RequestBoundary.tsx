import { Component, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { loginPath } from "../paths.ts";
import { RequestFailure } from "../relay/request.ts";
import { AttemptContext } from "../relay/useScreenQuery.ts";

type Props = {
  children: ReactNode;
  /** Renders the error in place of the content, until a retry. */
  renderError: (error: RequestFailure, retry: () => void) => ReactNode;
};
type State = { error: RequestFailure | null; attempt: number };

/** Error boundary for failed requests, with a retry; any other error is rethrown to the parent. */
export class RequestBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (error instanceof RequestFailure) return { error };
    throw error;
  }

  override render() {
    const { error, attempt } = this.state;
    if (error?.reason === "signedOut") return <RedirectToSignIn />;
    if (error) {
      return this.props.renderError(
        error,
        () => this.setState({ error: null, attempt: attempt + 1 }),
      );
    }
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}

/** Redirects to the sign-in screen, which returns to the current address afterwards. */
export function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
