import type { Context as HonoContext, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Context } from "../core/context.ts";
import {
  attributeReferral,
  ATTRIBUTION_DAYS,
  countInvitation,
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

/**
 * Serves the links of the referral programme. A visit is counted and leads to the home page, which calls
 * `POST /api/invitation` once the person consents: only then a cookie stores the code, for 60 days, and
 * the first one stays. The first request after they registered attributes the registration.
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
    const [, code, seconds] = VALUE.exec(getCookie(c, COOKIE) ?? "") ?? [];
    if (!code || !seconds) return;
    const { viewer } = await c.get("context")();
    if (!("userId" in viewer) || viewer.impersonation) return;
    await guard(() =>
      attributeReferral(systemContext(), {
        userId: viewer.userId,
        code,
        clickedAt: new Date(Number(seconds) * 1000),
        address: addressOf(c),
        agent: c.req.header("user-agent") ?? "",
      })
    );
    deleteCookie(c, COOKIE, { path: "/" });
  });
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
