import type { Hono } from "hono";
import type { Context } from "../core/context.ts";
import { isId } from "../core/ids.ts";
import { hearNews } from "../core/messaging/hear_news.ts";
import { openSession } from "../core/messaging/open_session.ts";
import type { Door } from "../http/door.ts";

/**
 * `POST /api/telegram/ses_…`: Telegram brings a bot's news. 200 once it is taken in; 404 for whatever
 * is not proven to be Telegram's, whether or not there is such a session.
 */
export function telegramWebhook(app: Hono<Door>, systemContext: () => Context) {
  app.post("/api/telegram/:sessionId", async (c) => {
    const sessionId = c.req.param("sessionId");
    if (!isId("ses", sessionId)) return c.body(null, 404);
    const ctx = systemContext();
    const { origin } = new URL(c.req.url);
    const found = await openSession(ctx, sessionId, origin);
    const heard = found?.channel === "TELEGRAM"
      ? await ctx.ports.messengers.TELEGRAM.receive(found.session, c.req.raw)
      : null;
    if (!heard) return c.body(null, 404);
    for (const news of heard) await hearNews(ctx, { sessionId, news });
    return c.body(null, 200);
  });
}
