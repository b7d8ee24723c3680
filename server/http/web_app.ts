import { may } from "../core/permissions.ts";
import type { Viewer } from "../core/users/viewer.ts";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context, Hono } from "hono";
import type { BrowserIdentity } from "../core/users/account/identity.ts";
import { TRIAL_DAYS } from "../core/plans/subscription.ts";
import type { HttpEnv } from "./http_env.ts";
import type { ErrorPages } from "./pages/error_pages.ts";
import { accepts } from "./pages/cached_page.ts";
import { type BuiltPages, loadPages } from "./pages/pages_module.ts";
import { type OwnCode, type ResponseKind, securityHeaders } from "./security_headers.ts";
import { appearanceStyle, type ReadAppearance } from "./appearance_style.ts";
import { staticFiles } from "./static_files.ts";

/** The built web app. */
export type WebApp = {
  readonly folder: string;
  readonly html: string;
  /** The app's paths; every other path is 404. */
  readonly routes: ReadonlyMap<string, AppRoute>;
  /** The pages that the server renders. */
  readonly pages: BuiltPages;
};

/** A path of the app: what it loads first, who sees it, and in which frame. */
type AppRoute = {
  readonly files: readonly string[];
  /** The addresses of the queries: the layout's, and the screen's where it has no parameters. */
  readonly queries?: readonly string[];
  readonly isForAdmins: boolean;
  /** Whether the outline of the app's frame belongs to it. */
  readonly isInApp?: boolean;
  /** What stands in the frame until the screen is there, for an address without parameters. */
  readonly outline?: string;
};

const SIGN_IN = "/auth/";

/** Vite writes the same nonce into the page's styles and scripts. */
const NONCE = ` nonce="__NONCE__"`;

/** The classes of the outline that stands in the page until its code has run; see theme/frame.css. */
const FRAME = { app: "frame", signIn: "frame frame-sign-in" } as const;

/** The outline of a screen whose words depend on data. */
const GREY = "<i></i><i></i>";

/** Whether the administration does not exist for them; a guest may still sign in. */
const isRefused = (viewer: Viewer) => viewer.kind !== "guest" && !may(viewer, "user.see");

/** @throws when it was not built: `deno task web` builds it. */
export async function loadWebApp(folder: string): Promise<WebApp> {
  const read = (name: string) => Deno.readTextFile(join(folder, name));
  const [html, routes, pages] = await Promise.all([
    read("index.html"),
    read("routes.json"),
    loadPages(folder),
  ]);
  return { folder, html, routes: new Map(Object.entries<AppRoute>(JSON.parse(routes))), pages };
}

type Parts = {
  readonly appearance: ReadAppearance;
  readonly errorPage: ErrorPages;
  /** What the page needs to sign people in. */
  readonly identity: BrowserIdentity;
  /** Whether the database responds: without it nobody can sign in. */
  readonly isReady: () => Promise<boolean>;
};

/** Serves the app's files, immutable where the name has a hash, and its page at its paths. */
export function webRoutes(
  app: Hono<HttpEnv>,
  web: WebApp,
  siteName: string,
  { appearance, errorPage, identity, isReady }: Parts,
) {
  app.use(
    "/assets/*",
    staticFiles({
      root: web.folder,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
    (c) => Promise.resolve(c.text("Not Found", 404)), // a page in place of a script would hide the error
  );
  const html = web.html.replaceAll("__SITE_NAME__", escapeHtml(siteName))
    .replace("__IDENTITY__", () => escapeHtml(JSON.stringify(identity))); // a function, since `$` has a meaning in a replacement
  const policy = policyFor(identity);
  const { routes, pages } = web;
  const known = new Set([...routes.keys(), ...Object.values(pages.paths)]);
  app.get("*", async (c) => {
    const { path } = c.req;
    const viewer = async () => (await c.get("context")()).viewer;
    const route = routes.get(path);
    // Signed in, the app itself says so, and keeps its menu.
    const isUnknownInApp = !route && path.startsWith("/app/") && !known.has(path.slice(0, -1)) &&
      (await viewer()).kind !== "guest";
    if (!route && !isUnknownInApp) {
      const bare = path.slice(0, -1); // known paths only: "//other.example" is another site
      if (path === `${bare}/` && known.has(bare)) return c.redirect(bare + searchOf(c), 308);
      return await errorPage(c, 404);
    }
    if (path.startsWith(SIGN_IN) && !await isReady()) return await errorPage(c, 503);
    // For a member the administration does not exist; the page sends a guest to sign in.
    const isFound = route && !(route.isForAdmins && isRefused(await viewer()));
    const nonce = randomBytes(16).toString("base64url");
    const { files = [], queries = [] } = route ?? {};
    const head = appearanceStyle(await appearance(), NONCE) +
      startQueries(searchOf(c) === "" ? queries : queries.slice(0, 1)) +
      files.map(preload).join("");
    const frame = isUnknownInApp || route?.isInApp ? FRAME.app : FRAME.signIn;
    const isBare = frame === FRAME.signIn || searchOf(c) === "";
    const page = html.replace("<!--appearance-->", head).replace("__FRAME__", frame)
      .replace("<!--outline-->", isBare && route?.outline || GREY)
      .replaceAll("__TRIAL_DAYS__", String(TRIAL_DAYS)).replaceAll("__NONCE__", nonce);
    const own = [`'nonce-${nonce}'`];
    return c.body(await encoded(c, page), isFound ? 200 : 404, {
      "content-type": "text/html; charset=UTF-8",
      ...securityHeaders(policy.kind, { ...policy.own, scripts: own, styles: own }),
      "cache-control": "no-store", // each response has its own nonce
    });
  });
}

const compress = promisify(gzip);

/** Compresses a page where the client takes that, and says so. */
async function encoded(c: Context, page: string): Promise<Uint8Array<ArrayBuffer>> {
  c.header("vary", "accept-encoding");
  if (!accepts(c.req.header("accept-encoding") ?? "", "gzip")) {
    return new TextEncoder().encode(page);
  }
  c.header("content-encoding", "gzip");
  return new Uint8Array(await compress(page));
}

/** Returns what the page may load besides our own files, for people to sign in. */
function policyFor(identity: BrowserIdentity): { kind: ResponseKind; own: Partial<OwnCode> } {
  if (identity.provider !== "firebase") return { kind: "app", own: {} };
  const emulator = identity.emulator ? [identity.emulator] : [];
  const frames = [`https://${identity.authDomain}`, ...emulator];
  return { kind: "appWithFirebase", own: { frames, connections: emulator } };
}

/** Loads a file at once, rather than when the code that needs it runs. */
const preload = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

/** Starts queries before the code that needs them is there; web/relay/request.ts takes the responses. */
const startQueries = (addresses: readonly string[]) =>
  addresses.length === 0
    ? ""
    : `<script${NONCE}>earlyResponses=new Map(${
      JSON.stringify(addresses)
    }.map(a=>{const r=fetch(a,{headers:{accept:"application/json"}});r.catch(()=>{});return[a,r]}))</script>`;

const searchOf = (c: Context) => new URL(c.req.url).search;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
