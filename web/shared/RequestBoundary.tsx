import { Component, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { onReconnect } from "../live/connection_state.ts";
import { onServerUp } from "../live/retry.ts";
import { loginPath } from "../paths.ts";
import { RequestFailure } from "../relay/request.ts";
import { AttemptContext } from "../relay/useScreenQuery.ts";
import { ErrorState } from "../ui/feedback/states.tsx";

type Props = {
  children: ReactNode;
  /** Renders the error in place of the content, until a retry. */
  renderError: (error: RequestFailure, retry: () => void) => ReactNode;
};
type State = { error: RequestFailure | null; attempt: number };

/**
 * Error boundary for failed requests; any other error is rethrown to the parent. It retries on request,
 * and by itself when the connection is back.
 */
export class RequestBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: 0 };
  private stopWaiting = () => {};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (error instanceof RequestFailure) return { error };
    throw error;
  }

  override componentDidMount() {
    this.awaitConnection(null); // an error of the first rendering mounts with it
  }

  override componentDidUpdate(_: Props, { error }: State) {
    this.awaitConnection(error);
  }

  override componentWillUnmount() {
    this.stopWaiting();
  }

  private awaitConnection(previous: RequestFailure | null) {
    const { error, attempt } = this.state;
    if (error === previous) return;
    this.stopWaiting();
    this.stopWaiting = error ? onRecovery(error, this.retry, attempt) : () => {};
  }

  private readonly retry = () =>
    this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));

  override render() {
    const { error, attempt } = this.state;
    if (error?.reason === "signedOut") return <RedirectToSignIn />;
    if (error) return this.props.renderError(error, this.retry);
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}

/** Calls `retry` once a repeated request may succeed. Returns the unsubscribe. */
export function onRecovery(
  { reason }: RequestFailure,
  retry: () => void,
  tries: number,
): () => void {
  if (reason === "offline" || reason === "unavailable") return onServerUp(retry, tries);
  // The server responds, but failed: a reconnect means that it has restarted.
  return reason === "server" ? onReconnect(retry) : () => {};
}

const retriesItself = "Tentamos de novo sozinhos assim que a conexão voltar.";

/** A failed request in place of what it was for; its parent retries by `onRecovery`. */
export function RequestError(props: {
  /** "h1" if it replaces a whole screen. */
  heading: "h1" | "h2";
  error: RequestFailure;
  onRetry: () => void;
}) {
  const { heading, error: { reason, message, requestId }, onRetry } = props;
  const isOffline = reason === "offline";
  return (
    <ErrorState
      heading={heading}
      title={isOffline ? "Sem conexão" : undefined}
      sentence={isOffline ? retriesItself : message}
      requestId={requestId}
      onRetry={onRetry}
    />
  );
}

/** Redirects to the sign-in screen, which returns to the current address afterwards. */
export function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}
