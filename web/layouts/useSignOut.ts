import { identity } from "../identity/current.ts";
import { paths } from "../paths.ts";
import { forgetSeen } from "../pwa/seen_answers.ts";
import { tellSignedOut } from "../relay/one_person.ts";
import { useNotices } from "../ui/notices.ts";

/** Signs out in every tab and leaves the page: the store, the socket and the drafts go with it. */
export function useSignOut() {
  const { enqueueSnackbar } = useNotices();
  return async () => {
    try {
      await identity.signOut();
    } catch {
      enqueueSnackbar("Erro ao terminar a sessão.", { variant: "error" });
      return;
    }
    tellSignedOut();
    sessionStorage.clear();
    await forgetSeen();
    location.assign(paths.login);
  };
}
