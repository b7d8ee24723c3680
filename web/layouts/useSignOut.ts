import { identity } from "../identity/current.ts";
import { paths } from "../paths.ts";
import { clearCachedAnswers } from "../pwa/seen_answers.ts";
import { broadcastSignOut } from "../relay/one_person.ts";
import { useNotices } from "../ui/notices.ts";

/** Signs out in every tab and leaves the page: the store, the socket and the drafts go with it. */
export function useSignOut() {
  const { showNotice } = useNotices();
  return async () => {
    try {
      await identity.signOut();
    } catch {
      showNotice("Erro ao terminar a sessão.", { variant: "error" });
      return;
    }
    broadcastSignOut();
    sessionStorage.clear();
    await clearCachedAnswers();
    location.assign(paths.login);
  };
}
