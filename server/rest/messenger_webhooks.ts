import type { Hono } from "hono";
import type { Context } from "../core/context.ts";
import { isId } from "../core/ids.ts";
import type { Channel } from "../core/delivery/messenger.ts";
import { openSession } from "../core/delivery/sessions/open_session.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { recordMessengerEvent } from "../core/delivery/sessions/record_event.ts";

/** The channels whose vendors deliver events, by the path that they call. */
const webhooks: Readonly<Record<string, Channel>> = {
  "/api/telegram/:sessionId": "TELEGRAM",
  "/api/evolution/:sessionId": "EVOLUTION",
};

/**
 * `POST /api/telegram/ses_…`, `/api/evolution/ses_…`: a vendor delivers a session's events. 200 once
 * they are recorded; 404 for what is not proven to be the vendor's, whether or not the session exists.
 */
export function messengerWebhooks(app: Hono<HttpEnv>, systemContext: () => Context) {
  for (const [path, channel] of Object.entries(webhooks)) {
    app.post(path, async (c) => {
      const sessionId = c.req.param("sessionId") ?? "";
      if (!isId("ses", sessionId)) return c.body(null, 404);
      const ctx = systemContext();
      const { origin } = new URL(c.req.url);
      const found = await openSession(ctx, sessionId, origin);
      const events = found?.channel === channel
        ? await ctx.ports.messengers[channel].receive(found.session, c.req.raw)
        : null;
      if (!events) return c.body(null, 404);
      for (const event of events) await recordMessengerEvent(ctx, { sessionId, event });
      return c.body(null, 200);
    });
  }
}
