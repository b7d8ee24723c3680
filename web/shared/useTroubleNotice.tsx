import { useNavigate } from "react-router-dom";
import { loginPath } from "../paths.ts";
import { failureMessage, RequestFailure } from "../relay/request.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { useNotices } from "../ui/overlays/notices.ts";

const SHOWN = 20_000; // ms

/**
 * Tells why a request failed, by `sentence` where the action has one of its own; where the session
 * ended, with the way back in.
 */
export function useTroubleNotice(sentence?: string) {
  const { showNotice, closeNotice } = useNotices();
  const navigate = useNavigate();
  return (error: unknown) => {
    const isSignedOut = error instanceof RequestFailure && error.reason === "signedOut";
    showNotice(!isSignedOut && sentence || failureMessage(error), {
      variant: "error",
      autoHideDuration: isSignedOut ? SHOWN : 6_000,
      preventDuplicate: true,
      action: (snackbar) =>
        isSignedOut && (
          <Button
            onClick={() => {
              closeNotice(snackbar);
              navigate(loginPath(location.pathname + location.search));
            }}
          >
            Entrar
          </Button>
        ),
    });
  };
}
