import { Button } from "@mui/material";
import { useSnackbar } from "notistack";
import { useNavigate } from "react-router-dom";
import { loginPath } from "../paths.ts";
import { RequestFailure, troubleSentence } from "../relay/request.ts";

const SHOWN = 20_000; // ms

/** Tells why a request failed; where the session ended, with the way back in. */
export function useTroubleNotice() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const navigate = useNavigate();
  return (error: unknown) => {
    const isSignedOut = error instanceof RequestFailure && error.trouble === "signedOut";
    enqueueSnackbar(troubleSentence(error), {
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
