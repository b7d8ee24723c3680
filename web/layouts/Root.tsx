import { useEffect, useRef, useSyncExternalStore } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { announce, focusContent } from "../browser/accessibility.ts";
import { answerConsent, hasAnswered, onAnswer } from "../browser/consent.ts";
import { siteName } from "../browser/page_meta.ts";
import { isInApp, publicPaths } from "../paths.ts";
import { handleScreenChange, newRelease, onNewRelease } from "../pwa/release.ts";
import { CookieBanner } from "../ui/feedback/CookieBanner.tsx";
import { showNotice } from "../ui/overlays/notices.ts";

/** The handle of a route. */
export type RouteHandle = { readonly title: string };

/**
 * Wraps every layout: the cookie banner, the page's title, and on a change of screen the focus and
 * an announcement.
 */
export function Root() {
  const { pathname } = useLocation();
  const title = useMatches().map((match) => (match.handle as RouteHandle | undefined)?.title)
    .findLast(Boolean);
  const shown = useRef(pathname);
  useNewRelease(pathname);
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (title) announce(title);
    // A search field that is being typed in keeps the focus.
    if (document.activeElement instanceof HTMLInputElement) return;
    focusContent();
  }, [title, pathname]);
  return (
    <>
      <Outlet />
      <Consent />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
}

/** The cookie banner, until the person answers. */
function Consent() {
  const { pathname } = useLocation();
  if (useSyncExternalStore(onAnswer, hasAnswered)) return null;
  return (
    <CookieBanner
      privacyPath={publicPaths.privacy}
      isInApp={isInApp(pathname)}
      onAnswer={(isAccepted) => {
        focusContent(); // the button goes
        answerConsent(isAccepted);
      }}
    />
  );
}

/** Loads a newer release on a change of screen (`pathname`); asks first if something is unsaved. */
function useNewRelease(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    handleScreenChange();
  }, [pathname]);
  const isAsking = useSyncExternalStore(onNewRelease, newRelease) === "asking";
  useEffect(() => {
    if (!isAsking) return;
    showNotice(`Há uma versão nova do ${siteName}. Salve o que escreveu e recarregue.`, {
      duration: Infinity,
      action: { label: "Recarregar", act: () => location.reload() },
    });
  }, [isAsking]);
}

/** The frame's outline as it stands in the page, which React replaces. */
const frame = document.getElementById("root")!.innerHTML;

/** The frame's outline, until the app's code and the viewer are loaded. */
export const FirstPaint = () => <div dangerouslySetInnerHTML={{ __html: frame }} />;
