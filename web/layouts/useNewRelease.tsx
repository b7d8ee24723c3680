import { useEffect, useRef, useSyncExternalStore } from "react";
import { siteName } from "../browser/page_meta.ts";
import { handleScreenChange, newRelease, onNewRelease } from "../pwa/release.ts";
import { useNotices } from "../ui/overlays/notices.ts";

/** Loads a newer release at a change of screen (`pathname`), and asks where something is unsaved. */
export function useNewRelease(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    handleScreenChange();
  }, [pathname]);
  const isAsking = useSyncExternalStore(onNewRelease, newRelease) === "asking";
  const { showNotice } = useNotices();
  useEffect(() => {
    if (!isAsking) return;
    showNotice(`Há uma versão nova do ${siteName}. Salve o que escreveu e recarregue.`, {
      duration: Infinity,
      action: { label: "Recarregar", act: () => location.reload() },
    });
  }, [isAsking]);
}
