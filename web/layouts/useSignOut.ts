import { useSnackbar } from "notistack";
import { identity } from "../identity/current.ts";
import { paths } from "../paths.ts";

/** Signs out and leaves the page: the store, the socket and the drafts go with it. */
export function useSignOut() {
  const { enqueueSnackbar } = useSnackbar();
  return async () => {
    try {
      await identity.signOut();
    } catch {
      enqueueSnackbar("Erro ao terminar a sessão.", { variant: "error" });
      return;
    }
    sessionStorage.clear();
    location.assign(paths.login);
  };
}
