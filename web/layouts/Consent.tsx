import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { giveConsent, hasConsent, onConsent } from "../browser/consent.ts";
import { publicPaths } from "../paths.ts";
import { CookieBanner } from "../ui/feedback/CookieBanner.tsx";
import { focusContent } from "../browser/accessibility.ts";

/** The cookie banner, until the person accepts. */
export function Consent() {
  const { pathname } = useLocation();
  if (useSyncExternalStore(onConsent, hasConsent)) return null;
  return (
    <CookieBanner
      privacyPath={publicPaths.privacy}
      aboveDock={pathname.startsWith("/app")}
      onAccept={() => {
        focusContent(); // the button goes
        giveConsent();
      }}
    />
  );
}
