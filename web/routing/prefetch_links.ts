import type { LoaderFunctionArgs } from "react-router-dom";
import { PREFETCH_HEADER } from "./loaders.ts";
import { routes } from "../routes.tsx";
import { adminTable } from "./admin_routes.ts";
import { helpTable } from "./help_routes.ts";
import { settingsTable } from "./settings_routes.ts";
import { isFirstVisit, isSlowConnection, whenIdle } from "../browser/idle.ts";
import { loadAhead } from "../browser/lazy.ts";

/**
 * Fetches a link's screen before it is followed: its query and its code once the pointer or the focus is
 * on the link; on a later visit also its code alone once the link is visible and the browser idle. Does
 * nothing on slow connections.
 */
export function prefetchLinks() {
  if (isSlowConnection()) return;
  if (!isFirstVisit) prefetchVisible();
  let hovered: Element | null | undefined = document.querySelector("a:hover, a:focus");
  if (hovered) fetchAll(hovered as HTMLAnchorElement);
  for (const event of ["pointerover", "focusin"]) {
    document.addEventListener(event, ({ target }) => {
      const link = (target as Element).closest?.("a");
      if (link && link !== hovered) fetchAll(link);
      hovered = link;
    });
  }
}

/** Fetches the code of visible links' screens while the browser is idle, one after the other. */
function prefetchVisible() {
  let last = Promise.resolve();
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const screen = isIntersecting && screenAt(target as HTMLAnchorElement)?.screen;
      if (!screen) continue;
      const { pathname } = target as HTMLAnchorElement;
      last = last.then(idle).then(() => loadAhead(pathname, screen));
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
}

const idle = () => new Promise<void>(whenIdle);

const table = { ...routes, ...adminTable, ...helpTable, ...settingsTable };

function screenAt({ origin, pathname }: HTMLAnchorElement) {
  const route = origin === location.origin ? table[pathname as keyof typeof table] : undefined;
  return route && route.layout !== "none" ? route : null;
}

function fetchAll(link: HTMLAnchorElement) {
  screenAt(link)?.screen().catch(() => {}); // repeated when the link is followed
  if (link.pathname === location.pathname) return; // already on the screen
  const request = new Request(link.href, { headers: { [PREFETCH_HEADER]: "1" } });
  // A refusal is shown when the link is followed.
  Promise.resolve(screenAt(link)?.query?.({ request, params: {} } as LoaderFunctionArgs))
    .catch(() => {});
}
