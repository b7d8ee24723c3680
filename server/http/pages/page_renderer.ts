import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { appearanceCss, type ReadAppearance } from "../appearance_style.ts";
import { type CachedPage, cachedPage } from "./cached_page.ts";
import type { Page } from "../../../web/public/contract.ts";
import type { BuiltPages } from "./pages_module.ts";
import { type ResponseKind, securityHeaders } from "../security_headers.ts";

/** Pages; without `PUBLIC_URL` each host has its own. */
const MAX_CACHED = 64;

/** Which content policy each page has. */
const kinds: Readonly<Record<Page["name"], ResponseKind>> = {
  home: "home",
  terms: "page",
  privacy: "page",
  link: "link",
  error: "page",
};

type Rendered = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

export type PageRenderer = {
  /** Renders a page for one request. */
  readonly rendered: (page: Page, origin: string) => Promise<Rendered>;
  /** Returns a page that is the same for everybody, rendered once for each appearance. */
  readonly cached: (
    name: Page["name"],
    origin: string,
    page: () => Page,
  ) => Promise<CachedPage>;
};

/** Renders the public pages, with the current colours in their first bytes. */
export function pageRenderer(
  pages: BuiltPages,
  siteName: string,
  appearance: ReadAppearance,
): PageRenderer {
  const cachedPages = new LRUCache<string, Promise<CachedPage>>({ max: MAX_CACHED });
  const ownScripts = [hashOf(pages.firstScript)];
  const ownStyle = hashOf(pages.style);

  const rendered = async (page: Page, origin: string): Promise<Rendered> => {
    const now = await appearance();
    const colors = now && { ...now, css: appearanceCss(now), primaryColor: now.primaryColor };
    const { style, script } = pages;
    const html = pages.render(page, { siteName, origin, style, script, appearance: colors });
    const styles = colors ? [hashOf(colors.css), ownStyle] : [ownStyle];
    return {
      html,
      headers: securityHeaders(kinds[page.name], {
        scripts: ownScripts,
        styles,
      }),
    };
  };

  return {
    rendered,
    async cached(name, origin, page) {
      const key = `${name} ${(await appearance())?.version ?? 0} ${origin}`;
      const found = cachedPages.get(key);
      if (found) return await found;
      const made = rendered(page(), origin).then(({ html, headers }) => cachedPage(html, headers));
      cachedPages.set(key, made);
      made.catch(() => cachedPages.delete(key)); // this request fails; the next one tries again
      return await made;
    },
  };
}

/** Returns inline code's source in a content policy. */
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
