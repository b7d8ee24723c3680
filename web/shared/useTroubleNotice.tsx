import { useNavigate } from "react-router-dom";
import { loginPath } from "../paths.ts";
import { RequestFailure, troubleSentence } from "../relay/request.ts";
import { Button } from "../ui/Button.tsx";
import { useNotices } from "../ui/notices.ts";

const SHOWN = 20_000; // ms

/**
 * Tells why a request failed, by `sentence` where the action has one of its own; where the session
 * ended, with the way back in.
 */
export function useTroubleNotice(sentence?: string) {
  const { enqueueSnackbar, closeSnackbar } = useNotices();
  const navigate = useNavigate();
  return (error: unknown) => {
    const isSignedOut = error instanceof RequestFailure && error.trouble === "signedOut";
    enqueueSnackbar(!isSignedOut && sentence || troubleSentence(error), {
      variant: "error",
      autoHideDuration: isSignedOut ? SHOWN : 6_000,
      preventDuplicate: true,
      action: (snackbar) =>
        isSignedOut && (
          <Button
            onClick={() => {
              closeSnackbar(snackbar);
              navigate(loginPath(location.pathname + location.search));
            }}
          >
            Entrar
          </Button>
        ),
    });
  };
}
