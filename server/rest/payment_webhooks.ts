import type { Hono } from "hono";
import { receiveWebhook } from "../core/billing/webhooks.ts";
import type { Context } from "../core/context.ts";
import type { HttpEnv } from "../http/http_env.ts";

/**
 * `POST /api/webhooks/stripe`: the payment vendor reports a change. 200 once the report is stored, also
 * for a repeated one; 400 without the vendor's signature; 404 without a vendor.
 */
export function paymentWebhooks(app: Hono<HttpEnv>, systemContext: () => Context) {
  app.post("/api/webhooks/stripe", async (c) => {
    const ctx = systemContext();
    const { payments } = ctx.ports;
    if (!payments) return c.body(null, 404);
    // The signature is of the very bytes that were sent.
    const event = await payments.readEvent(
      await c.req.text(),
      c.req.header("stripe-signature") ?? "",
    );
    if (!event) return c.body(null, 400);
    await receiveWebhook(ctx, event);
    return c.body(null, 200);
  });
}
