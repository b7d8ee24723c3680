import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { appearanceCss, type ReadAppearance } from "../appearance_style.ts";
import { type CachedPage, cachedPage } from "./cached_page.ts";
import type { Page } from "../../../web/public/contract.ts";
import type { BuiltPages } from "./pages_module.ts";
import { type ResponseKind, securityHeaders } from "../security_headers.ts";

/** Pages; without `PUBLIC_URL` each host has its own. */
const MAX_CACHED = 256;

/** Which content policy each page has. */
const kinds: Readonly<Record<Page["name"], ResponseKind>> = {
  home: "home",
  terms: "page",
  privacy: "page",
  help: "page",
  roadMap: "page",
  helpArticle: "page",
  docs: "page",
  docsReference: "page",
  docsType: "page",
  graphiql: "graphiql",
  link: "link",
  store: "home", // products' pictures are the shops'
  storeReport: "page",
  storeClosed: "page",
  error: "page",
  maintenance: "page",
};

type Rendered = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

export type PageRenderer = {
  /** Changes with the site's colours, and with whether a maintenance is announced. */
  readonly version: () => Promise<number>;
  /** Renders a page for one request. */
  readonly rendered: (page: Page, origin: string, kind?: ResponseKind) => Promise<Rendered>;
  /** Returns a page that is the same for everybody, by its key, rendered once for each appearance. */
  readonly cached: (
    key: string,
    origin: string,
    page: () => Page | Promise<Page>,
  ) => Promise<CachedPage>;
  /** Renders a page again for the next visit. */
  readonly forget: (name: Page["name"]) => void;
};

/** Renders the public pages, with the current colours in their first bytes. */
export function pageRenderer(
  pages: BuiltPages,
  siteName: string,
  appearance: ReadAppearance,
  /** Whether a maintenance is planned or in force. */
  isAnnounced: () => boolean,
): PageRenderer {
  const cachedPages = new LRUCache<string, Promise<CachedPage>>({ max: MAX_CACHED });
  const ownScripts = [hashOf(pages.firstScript)];
  const ownStyle = hashOf(pages.style);

  const rendered: PageRenderer["rendered"] = async (page, origin, kind = kinds[page.name]) => {
    const site = await appearance();
    const now = site && { ...site, ...page.name === "store" && page.data.colors };
    const colors = now && { ...now, css: appearanceCss(now), primaryColor: now.primaryColor };
    const { style } = pages;
    const script = page.name.startsWith("store") ? pages.storeScript : pages.script;
    const maintenanceScript = isAnnounced() ? pages.maintenanceScript : null;
    const html = pages.render(page, {
      ...{ siteName, origin, style, script, maintenanceScript },
      appearance: colors,
    });
    const styles = colors ? [hashOf(colors.css), ownStyle] : [ownStyle];
    return {
      html,
      headers: securityHeaders(kind, {
        scripts: ownScripts,
        styles,
      }),
    };
  };

  const version = async () => 2 * ((await appearance())?.version ?? 0) + (isAnnounced() ? 1 : 0);

  return {
    version,
    rendered,
    async cached(page, origin, load) {
      const key = `${page} ${await version()} ${origin}`;
      const found = cachedPages.get(key);
      if (found) return await found;
      const made = Promise.resolve(load()).then((page) => rendered(page, origin)).then((
        { html, headers },
      ) => cachedPage(html, headers));
      cachedPages.set(key, made);
      made.catch(() => cachedPages.delete(key)); // this request fails; the next one tries again
      return await made;
    },
    forget(name) {
      for (const key of cachedPages.keys()) if (key.startsWith(`${name} `)) cachedPages.delete(key);
    },
  };
}

/** Returns inline code's source in a content policy. */
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
