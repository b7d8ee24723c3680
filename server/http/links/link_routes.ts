import type { Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "../../core/context.ts";
import { sentences } from "../../core/errors.ts";
import { opensLink } from "../../core/links/link_password.ts";
import { findShortLink, linkPreview, shortLinkUrl } from "../../core/links/queries.ts";
import { isReservedSlug } from "../../core/links/reserved_slugs.ts";
import { type ServedLink, visibleStoreSlug } from "../../core/links/served_links.ts";
import type { LinkData } from "../../../web/public/contract.ts";
import { subnet } from "../attempts.ts";
import type { HttpEnv } from "../http_env.ts";
import type { ErrorPages } from "../pages/error_pages.ts";
import type { PageRenderer } from "../pages/page_renderer.ts";
import { securityHeaders } from "../security_headers.ts";
import { type LinkProblem, type LinkResolver, type LinkResult, slugIn } from "./link_resolver.ts";
import { linkHeaders } from "./link_visit.ts";
import { previewPage } from "./preview_page.ts";

/** Bytes of the form with a link's password. */
const MAX_BODY = 4_096;
/** Passwords that one network tries at one link, and that all together try. */
const TRIES = { most: 10, minutes: 15 };
const TRIES_OF_ALL = { most: 200, minutes: 15 };

const statuses: Readonly<Record<LinkProblem, 404 | 410>> = {
  EXPIRED: 410,
  DISABLED: 410,
  SCHEDULED: 404,
  FULL: 404,
};

type Parts = {
  readonly links: LinkResolver;
  readonly siteName: string;
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  readonly systemContext: () => Context;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  readonly originOf: (c: HonoContext) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/** Whether a link may stand at a path: no fixed address does. */
export const isLinkPath = (path: string): boolean =>
  slugIn(path) !== null && !isReservedSlug(path.slice(1));

/** Serves short links, after every fixed address. */
export function linkRoutes(app: Hono<HttpEnv>, parts: Parts) {
  const { links, siteName, renderer, errorPage, systemContext, addressOf, originOf, guard } = parts;

  const requestOf = (c: HonoContext<HttpEnv>) => ({
    method: c.req.method,
    path: c.req.path,
    header: (name: string) => c.req.header(name),
    address: addressOf(c),
  });
  async function page(
    c: HonoContext<HttpEnv>,
    data: LinkData,
    status: 200 | 403 | 404 | 410 | 429,
  ) {
    const { html, headers } = await renderer.rendered({ name: "link", data }, originOf(c));
    return c.html(html, status, { ...headers, ...linkHeaders });
  }

  /** The preview, or where it leads while the database is away: messengers read that page then. */
  async function preview(c: HonoContext<HttpEnv>, location: string) {
    const ctx = systemContext();
    const link = await guard(() => findShortLink(ctx, c.req.path.slice(1))).catch(() => null);
    const shown = link && await guard(() => linkPreview(ctx, link)).catch(() => null);
    if (!shown) return redirect(c, location);
    const html = previewPage({ ...shown, siteName, url: shortLinkUrl(ctx.ports, link), location });
    return c.html(html, 200, { ...securityHeaders("data"), ...linkHeaders });
  }

  /** A link whose offer was deleted leads to its person's store. */
  async function storeOf(c: HonoContext<HttpEnv>, { userId }: ServedLink) {
    const slug = await guard(() => visibleStoreSlug(systemContext().db, userId));
    if (slug === null) return await page(c, { kind: "CHANGED" }, 404);
    return redirect(c, `${originOf(c)}/store/${slug}`);
  }

  async function respond(c: HonoContext<HttpEnv>, answer: LinkResult): Promise<Response> {
    switch (answer.kind) {
      case "REDIRECT":
        return redirect(c, answer.location);
      case "PREVIEW":
        return await preview(c, answer.location);
      case "PASSWORD":
        return await page(c, { kind: "PASSWORD", path: c.req.path, problem: null }, 200);
      case "PROBLEM":
        return await page(c, { kind: answer.problem }, statuses[answer.problem]);
      case "OFFER_DELETED":
        return await storeOf(c, answer.link);
      case "TOO_MANY":
        return c.text(sentences.TOO_MANY_REQUESTS, 429, {
          ...linkHeaders,
          "retry-after": String(Math.ceil(answer.waitMs / 1000)),
        });
      case "UNKNOWN":
        return await errorPage(c, 404);
    }
  }

  app.get("/:id", async (c, next) => {
    if (!isLinkPath(c.req.path)) return await next();
    return await respond(c, await guard(() => links.resolve(requestOf(c))));
  });

  app.post("/:id", bodyLimit({ maxSize: MAX_BODY }), async (c, next) => {
    if (!isLinkPath(c.req.path)) return await next();
    const answer = await guard(() => links.resolve({ ...requestOf(c), method: "GET" }));
    if (answer.kind !== "PASSWORD") return await respond(c, answer);
    const { link } = answer;
    const failed = (problem: string, status: 403 | 429) =>
      page(c, { kind: "PASSWORD", path: c.req.path, problem }, status);
    const { password } = await c.req.parseBody();
    const typed = typeof password === "string" ? password : "";
    if (await guard(() => isTriedTooOften(link, addressOf(c)))) {
      return await failed(sentences.TOO_MANY_ATTEMPTS, 429);
    }
    if (!await opensLink(systemContext().ports, link, typed)) {
      return await failed("Senha errada. Confira e tente de novo.", 403);
    }
    return await respond(c, links.open(requestOf(c), link));
  });

  async function isTriedTooOften({ id }: ServedLink, address: string): Promise<boolean> {
    const { countAttempt } = systemContext().ports;
    const ofNetwork = `${id} ${subnet(address, "network")}`;
    return await countAttempt("linkPassword", TRIES, ofNetwork) > 0 ||
      await countAttempt("linkPassword.anywhere", TRIES_OF_ALL, id) > 0;
  }
}

/** 303 after a form, so that its body is not sent on. */
const redirect = (c: HonoContext, location: string) =>
  c.body(null, c.req.method === "POST" ? 303 : 302, { ...linkHeaders, location });
