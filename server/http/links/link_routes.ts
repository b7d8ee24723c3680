import type { Context as HonoContext, Hono } from "hono";
import type { Context } from "../../core/context.ts";
import { sentences } from "../../core/errors.ts";
import { linkPreview } from "../../core/links/link_preview.ts";
import { isReservedSlug } from "../../core/links/reserved_slugs.ts";
import type { LinkData } from "../../../web/public/contract.ts";
import type { HttpEnv } from "../http_env.ts";
import type { ErrorPages } from "../pages/error_pages.ts";
import type { PageRenderer } from "../pages/page_renderer.ts";
import { securityHeaders } from "../security_headers.ts";
import { type LinkAnswer, type LinkDoor, type LinkProblem, slugIn } from "./link_door.ts";
import { linkHeaders } from "./link_visit.ts";
import { previewPage } from "./preview_page.ts";

const statuses: Readonly<Record<LinkProblem, 404 | 410>> = {
  EXPIRED: 410,
  DISABLED: 410,
  SCHEDULED: 404,
  FULL: 404,
};

type Parts = {
  readonly links: LinkDoor;
  readonly siteName: string;
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  readonly systemContext: () => Context;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  readonly originOf: (c: HonoContext) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/** Serves short links, after every fixed address. */
export function linkRoutes(app: Hono<HttpEnv>, parts: Parts) {
  const { links, siteName, renderer, errorPage, systemContext, addressOf, originOf, guard } = parts;

  const requestOf = (c: HonoContext<HttpEnv>) => ({
    method: c.req.method,
    path: c.req.path,
    header: (name: string) => c.req.header(name),
    address: addressOf(c),
  });
  const isLink = (c: HonoContext) =>
    slugIn(c.req.path) !== null && !isReservedSlug(c.req.path.slice(1));

  async function page(
    c: HonoContext<HttpEnv>,
    data: LinkData,
    status: 200 | 403 | 404 | 410 | 429,
  ) {
    const { html, headers } = await renderer.rendered({ name: "link", data }, originOf(c));
    return c.html(html, status, { ...headers, ...linkHeaders });
  }

  /** The preview, or where it leads while the database is away: messengers read that page then. */
  async function preview(c: HonoContext<HttpEnv>, { linkId, location }: Preview) {
    const shown = await guard(() => linkPreview(systemContext(), linkId)).catch(() => null);
    if (!shown) return redirect(c, location);
    const url = originOf(c) + c.req.path.toLowerCase();
    const html = previewPage({ ...shown, siteName, url, location });
    return c.html(html, 200, { ...securityHeaders("data"), ...linkHeaders });
  }

  async function respond(c: HonoContext<HttpEnv>, answer: LinkAnswer): Promise<Response> {
    switch (answer.kind) {
      case "REDIRECT":
        return redirect(c, answer.location);
      case "PREVIEW":
        return await preview(c, answer);
      case "PASSWORD":
        return await page(c, { kind: "PASSWORD", path: c.req.path, problem: null }, 200);
      case "PROBLEM":
        return await page(c, { kind: answer.problem }, statuses[answer.problem]);
      case "OFFER_DELETED":
        return await page(c, { kind: "CHANGED" }, 404);
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
    if (!isLink(c)) return await next();
    return await respond(c, await guard(() => links.answer(requestOf(c))));
  });
}

type Preview = Extract<LinkAnswer, { kind: "PREVIEW" }>;

/** 303 after a form, so that its body is not sent on. */
const redirect = (c: HonoContext, location: string) =>
  c.body(null, c.req.method === "POST" ? 303 : 302, { ...linkHeaders, location });
