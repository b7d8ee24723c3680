import { useNavigate } from "react-router-dom";
import { loginPath } from "../paths.ts";
import { failureMessage, RequestFailure } from "../relay/request.ts";
import { showNotice } from "../ui/overlays/notices.ts";

const SIGN_IN_MS = 20_000; // time to reach the button
const DEFAULT_MS = 6_000;

/**
 * Returns a function that shows a notice for a failed request: `message` if given, else the general
 * sentence of the failure. If the session has ended, the notice has a button to sign in again.
 */
export function useErrorNotice(message?: string) {
  const navigate = useNavigate();
  return (error: unknown) => {
    const isSignedOut = error instanceof RequestFailure && error.reason === "signedOut";
    showNotice(!isSignedOut && message || failureMessage(error), {
      variant: "error",
      duration: isSignedOut ? SIGN_IN_MS : DEFAULT_MS,
      isUnique: true,
      ...(isSignedOut &&
        {
          action: {
            label: "Entrar",
            act: () => navigate(loginPath(location.pathname + location.search)),
          },
        }),
    });
  };
}

type Result = { readonly message?: string | undefined };

/** Shows the error message of a result, or `done`, as a notice; returns whether it succeeded. */
export function showResultNotice({ message }: Result, done: string): boolean {
  showNotice(message ?? done, { variant: message ? "error" : "success" });
  return message === undefined;
}

const SHOWN_MS = 12_000; // the server can restore for days

/** Shows what was deleted, with a button that restores it and takes the deleted row's focus. */
export function showUndoNotice(message: string, undo: () => void) {
  showNotice(message, {
    duration: SHOWN_MS,
    action: { label: "Desfazer", act: undo, takesFocus: true },
  });
}
