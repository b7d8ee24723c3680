import { Webhook } from "standardwebhooks";

/** What the body of a delivery says. */
export type GarimpoEvent = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Returns the event of a delivery, whose body is as it came. @throws where the signature is not ours, or
 * older than five minutes
 */
export const verifyWebhook = (secret: string, body: string, headers: Headers): GarimpoEvent =>
  new Webhook(secret).verify(body, Object.fromEntries(headers)) as GarimpoEvent;
