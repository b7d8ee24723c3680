import type { Hono } from "hono";
import { FEED_PATH, feedOf, findFeed } from "../core/campaigns/calendar/feed.ts";
import type { Context } from "../core/context.ts";
import type { HttpEnv } from "./http_env.ts";

/** Readings of one calendar: programs look every few minutes at most. */
const READINGS = { most: 60, minutes: 60 };
/** Seconds for which a program may keep a calendar. */
const MAX_AGE = 300;

/** Serves people's calendars at their secret addresses, which no search engine may list. */
export function calendarFeeds(app: Hono<HttpEnv>, systemContext: () => Context): void {
  app.get(`${FEED_PATH}/:file{[\\w-]{32}\\.ics}`, async (c) => {
    const ctx = systemContext();
    const headers = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
    const userId = await findFeed(ctx, c.req.param("file").replace(/\.ics$/, ""));
    if (!userId) {
      return c.text("Este calendário não existe.", 404, {
        ...headers,
        "cache-control": "no-store",
      });
    }
    const waitMs = await ctx.ports.countAttempt("calendarFeed", READINGS, userId);
    if (waitMs > 0) {
      return c.text("Foram pedidos demais. Tente de novo mais tarde.", 429, {
        ...headers,
        "retry-after": String(Math.ceil(waitMs / 1_000)),
      });
    }
    const text = await feedOf(ctx, userId);
    return c.body(text, 200, {
      ...headers,
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": `private, max-age=${MAX_AGE}`,
    });
  });
}
