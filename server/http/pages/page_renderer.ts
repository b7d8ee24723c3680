import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { appearanceCss, type ReadAppearance } from "../appearance_style.ts";
import { type CachedPage, cachedPage } from "./cached_page.ts";
import type { BuiltPages, Page } from "./pages_module.ts";
import { securityHeaders } from "../security_headers.ts";

/** Pages; without `PUBLIC_URL` each name of the house has its own. */
const MOST_KEPT = 64;

type Rendered = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

export type PageRenderer = {
  /** A page for one asker. */
  readonly rendered: (page: Page, origin: string) => Promise<Rendered>;
  /** A page that is the same for everybody, rendered once an appearance. */
  readonly kept: (
    name: Page["name"],
    origin: string,
    page: () => Page,
  ) => Promise<CachedPage>;
};

/** Renders the public pages, with the colours as they are now in their first bytes. */
export function pageRenderer(
  pages: BuiltPages,
  siteName: string,
  appearance: ReadAppearance,
): PageRenderer {
  const keptPages = new LRUCache<string, Promise<CachedPage>>({ max: MOST_KEPT });
  const ownScripts = [hashOf(pages.firstScript)];
  const ownStyle = hashOf(pages.style);

  const rendered = async (page: Page, origin: string): Promise<Rendered> => {
    const now = await appearance();
    const colors = now && { ...now, css: appearanceCss(now), primaryColor: now.primaryColor };
    const { style, script } = pages;
    const html = pages.render(page, { siteName, origin, style, script, appearance: colors });
    const styles = colors ? [hashOf(colors.css), ownStyle] : [ownStyle];
    return { html, headers: securityHeaders("page", { scripts: ownScripts, styles }) };
  };

  return {
    rendered,
    async kept(name, origin, page) {
      const key = `${name} ${(await appearance())?.version ?? 0} ${origin}`;
      const found = keptPages.get(key);
      if (found) return await found;
      const made = rendered(page(), origin).then(({ html, headers }) => cachedPage(html, headers));
      keptPages.set(key, made);
      made.catch(() => keptPages.delete(key)); // whoever asked is told; the next one tries again
      return await made;
    },
  };
}

/** How a content policy names inline code. */
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
