import type { LoaderFunctionArgs } from "react-router-dom";
import { PREFETCH_HEADER } from "./loaders.ts";
import { routes } from "../routes.tsx";
import { isSlowConnection, whenIdle } from "../browser/idle.ts";

/**
 * Fetches a link's screen before it is followed: its code once the link is visible, its query once
 * the pointer or the focus is on the link. Does nothing on slow connections.
 */
export function prefetchLinks() {
  if (isSlowConnection()) return;
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) fetchCode(target as HTMLAnchorElement);
    }
  });
  let isScheduled = false;
  const observeAll = () => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      for (const link of document.links) visible.observe(link); // a link is only observed once
    });
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
  let hovered: Element | null | undefined;
  for (const event of ["pointerover", "focusin"]) {
    document.addEventListener(event, ({ target }) => {
      const link = (target as Element).closest?.("a");
      if (link && link !== hovered) fetchAll(link);
      hovered = link;
    });
  }
}

function screenAt({ origin, pathname }: HTMLAnchorElement) {
  const route = origin === location.origin ? routes[pathname as keyof typeof routes] : undefined;
  return route && route.layout !== "none" ? route : null;
}

// A failed fetch is repeated when the link is followed.
const fetchCode = (link: HTMLAnchorElement) => void screenAt(link)?.screen().catch(() => {});

function fetchAll(link: HTMLAnchorElement) {
  fetchCode(link);
  if (link.pathname === location.pathname) return; // already on the screen
  const request = new Request(link.href, { headers: { [PREFETCH_HEADER]: "1" } });
  // A refusal is shown when the link is followed.
  Promise.resolve(screenAt(link)?.query?.({ request, params: {} } as LoaderFunctionArgs))
    .catch(() => {});
}
