import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { announce, focusContent } from "../browser/accessibility.ts";
import { siteName } from "../browser/page_meta.ts";
import { Consent } from "./Consent.tsx";
import { useNewRelease } from "./useNewRelease.ts";

/** What every route's handle may say. */
export type RouteHandle = { readonly title: string };

/**
 * Around every layout: the cookie banner, the title, and after a change of screen the focus and a
 * spoken word.
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
    // Not from a search that is being typed: its own field keeps the focus.
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
