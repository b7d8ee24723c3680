import { identity } from "../identity/current.ts";
import { paths } from "../paths.ts";
import { clearCachedAnswers } from "../pwa/answer_cache.ts";
import { broadcastSignOut } from "../relay/page_person.ts";
import { useNotices } from "../ui/overlays/notices.ts";

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
