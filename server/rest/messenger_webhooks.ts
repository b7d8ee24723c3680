import type { Hono } from "hono";
import type { Context } from "../core/context.ts";
import { isId } from "../core/ids.ts";
import type { Channel } from "../core/delivery/messenger.ts";
import { openSession } from "../core/delivery/sessions/open_session.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { recordMessengerEvent } from "../core/delivery/sessions/record_event.ts";

/** The messengers whose vendors bring news, by where they bring it. */
const bringing: Readonly<Record<string, Channel>> = {
  "/api/telegram/:sessionId": "TELEGRAM",
  "/api/evolution/:sessionId": "EVOLUTION",
};

/**
 * `POST /api/telegram/ses_…`, `/api/evolution/ses_…`: a vendor brings a session's news. 200 once it is
 * taken in; 404 for whatever is not proven to be the vendor's, whether or not there is such a session.
 */
export function messengerWebhooks(app: Hono<HttpEnv>, systemContext: () => Context) {
  for (const [path, channel] of Object.entries(bringing)) {
    app.post(path, async (c) => {
      const sessionId = c.req.param("sessionId") ?? "";
      if (!isId("ses", sessionId)) return c.body(null, 404);
      const ctx = systemContext();
      const { origin } = new URL(c.req.url);
      const found = await openSession(ctx, sessionId, origin);
      const heard = found?.channel === channel
        ? await ctx.ports.messengers[channel].receive(found.session, c.req.raw)
        : null;
      if (!heard) return c.body(null, 404);
      for (const news of heard) await recordMessengerEvent(ctx, { sessionId, news });
      return c.body(null, 200);
    });
  }
}
