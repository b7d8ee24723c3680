import { paths } from "../paths.ts";
import { isSlowConnection } from "../browser/idle.ts";

/** The scripts and styles of the sign-in screens, as the build found them. */
declare const __SIGN_IN_FILES__: readonly string[];

/** Loads the sign-in screen's files once somebody is about to go there; never where bytes are dear. */
export function prefetchSignIn() {
  if (isSlowConnection()) return;
  const links = document.querySelectorAll(`a[href^="${paths.auth}/"]`);
  const fetchOnce = () => {
    stop();
    for (const file of __SIGN_IN_FILES__) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "prefetch", href: file });
      document.head.append(link);
    }
  };
  const stop = () => {
    for (const link of links) {
      for (const sign of signs) link.removeEventListener(sign, fetchOnce);
    }
  };
  for (const link of links) {
    for (const sign of signs) link.addEventListener(sign, fetchOnce, { passive: true });
  }
}

const signs = ["pointerenter", "touchstart", "focus"];
