import type { LoaderFunctionArgs } from "react-router-dom";
import { PREFETCH_HEADER } from "./relay/loaders.ts";
import { routes } from "./routes.tsx";
import { whenIdle } from "./ui/later.ts";
import { isSlowConnection } from "./ui/slow_connection.ts";

/**
 * Fetches what a link of the app leads to before it is followed: the screen's code once the link is
 * seen, and its query once the pointer or the focus is on it. On slow connections nothing.
 */
export function prefetchLinks() {
  if (isSlowConnection()) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) fetchCode(target as HTMLAnchorElement);
    }
  });
  let isAsked = false;
  const observeAll = () => {
    if (isAsked) return;
    isAsked = true;
    whenIdle(() => {
      isAsked = false;
      for (const link of document.links) seen.observe(link); // whom it knows it takes once
      return Promise.resolve();
    });
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
  let approached: Element | null | undefined;
  for (const approach of ["pointerover", "focusin"]) {
    document.addEventListener(approach, ({ target }) => {
      const link = (target as Element).closest?.("a");
      if (link && link !== approached) fetchAll(link);
      approached = link;
    });
  }
}

function screenAt({ origin, pathname }: HTMLAnchorElement) {
  const route = origin === location.origin ? routes[pathname as keyof typeof routes] : undefined;
  return route && route.layout !== "none" ? route : null;
}

// What fails here is asked for again when the link is followed.
const fetchCode = (link: HTMLAnchorElement) => void screenAt(link)?.screen().catch(() => {});

function fetchAll(link: HTMLAnchorElement) {
  fetchCode(link);
  if (link.pathname === location.pathname) return; // its answer is on the screen
  const request = new Request(link.href, { headers: { [PREFETCH_HEADER]: "1" } });
  // Somebody who may not go there is told so when they do.
  Promise.resolve(screenAt(link)?.query?.({ request, params: {} } as LoaderFunctionArgs))
    .catch(() => {});
}
