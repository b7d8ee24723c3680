import type { Context as HonoContext, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Context } from "../core/context.ts";
import {
  attributeReferral,
  ATTRIBUTION_DAYS,
  countInvitation,
  registeredSince,
} from "../core/referrals/attribute_referral.ts";
import { findReferrer, INVITATION_PATH } from "../core/referrals/queries.ts";
import type { HttpEnv } from "./http_env.ts";
import { requestOrigin } from "./request_origin.ts";
import { agentOf, visitorKind } from "./links/visitor_kind.ts";

const COOKIE = "invitation";
/** A code and when its link was first visited, in seconds since 1970. */
const VALUE = /^([a-z0-9]{7})\.(\d{9,11})$/;

type Parts = {
  readonly systemContext: () => Context;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/** The code in the address of a page, or in the path to which its sign-in leads. */
const IN_ADDRESS = /[?&]indica=([a-z0-9]{7})(?![a-z0-9])/;
/** A registration counts for the code in the address of its visit so long after it. */
const REGISTERS_WITHIN_MS = 15 * 60 * 1000;

/**
 * Serves the links of the referral programme. A visit is counted and leads to the home page, which calls
 * `POST /api/invitation` once the person consents: only then a cookie stores the code, for 60 days, and
 * the first one stays. Without an answer nothing is stored: the code stays in the address of the visit
 * up to the registration. The first request after they registered attributes the registration.
 */
export function invitationRoutes(app: Hono<HttpEnv>, parts: Parts) {
  const { systemContext, addressOf, guard } = parts;

  app.get(`${INVITATION_PATH}/:code{[a-z0-9]{7}}`, async (c) => {
    const code = c.req.param("code");
    const header = (name: string) => c.req.header(name);
    const agent = agentOf(header("user-agent"));
    const ctx = systemContext();
    const isKnown = visitorKind(c.req.method, header, agent) === "PERSON"
      ? await guard(() => countInvitation(ctx, { code, address: addressOf(c), agent: agent.name }))
      : false;
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex, nofollow");
    return c.redirect(isKnown ? `/?indica=${code}` : "/");
  });

  app.use("/graphql", async (c, next) => {
    await next();
    const [, stored, seconds] = VALUE.exec(getCookie(c, COOKIE) ?? "") ?? [];
    const code = stored ?? codeInAddress(c.req.header("referer"));
    if (!code) return;
    const { viewer } = await c.get("context")();
    if (!("userId" in viewer) || viewer.impersonation) return;
    const { userId } = viewer;
    const address = addressOf(c);
    const agent = c.req.header("user-agent") ?? "";
    await guard(async () => {
      const ctx = systemContext();
      const clickedAt = seconds
        ? new Date(Number(seconds) * 1000)
        : await registeredSince(ctx, userId, new Date(ctx.now.getTime() - REGISTERS_WITHIN_MS));
      if (clickedAt) await attributeReferral(ctx, { userId, code, clickedAt, address, agent });
    });
    if (stored) deleteCookie(c, COOKIE, { path: "/" });
  });
}

/** Returns the code in the address of the page that sends a request; none: null. */
function codeInAddress(referer: string | undefined): string | null {
  if (!referer?.includes("indica")) return null;
  try {
    return IN_ADDRESS.exec(decodeURIComponent(referer))?.[1] ?? null;
  } catch {
    return null; // it is no text
  }
}

/** `POST /api/invitation`: stores a referral link's code in a cookie, after consent; always 204. */
export function invitationCookieRoute(app: Hono<HttpEnv>, publicUrl: string | null) {
  app.post("/api/invitation", async (c) => {
    const { code } = await c.req.json<{ code?: unknown }>().catch(() => ({ code: null }));
    const ctx = await c.get("context")();
    const isFirst = ctx.viewer.kind === "guest" && !VALUE.test(getCookie(c, COOKIE) ?? "");
    if (!isFirst || typeof code !== "string" || !await findReferrer(ctx, code)) {
      return c.body(null, 204);
    }
    setCookie(c, COOKIE, `${code}.${Math.floor(ctx.now.getTime() / 1000)}`, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: (publicUrl ?? requestOrigin(c.req.raw)).startsWith("https:"),
      maxAge: ATTRIBUTION_DAYS * 24 * 60 * 60,
    });
    return c.body(null, 204);
  });
}
