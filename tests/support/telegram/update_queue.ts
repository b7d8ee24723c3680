import { ApiError, badRequest, conflict } from "./api_error.ts";

export type Update = { readonly update_id: number; readonly [kind: string]: unknown };
export type Webhook = { readonly url: string; readonly secret: string | null };

/** Delivers an update to its webhook; returns whether it was accepted. */
export type Deliver = (webhook: Webhook, update: Update) => Promise<boolean>;

export type PollOptions = {
  readonly offset?: number;
  readonly limit?: number;
  readonly timeout?: number;
  readonly allowed_updates?: readonly string[];
};

/** Milliseconds until a rejected update is delivered again. */
const AGAIN_MS = 20;

/** A bot's pending updates, fetched by one poller at a time or delivered to a webhook. */
export function updateQueue(deliver: Deliver) {
  let nextId = 1;
  let pending: Update[] = [];
  let allowed: readonly string[] = []; // empty: all
  let webhook: Webhook | null = null;
  let lastError: string | null = null;
  let isDelivering = false;
  let waiting: { wake: () => void; end: (error: ApiError) => void } | null = null;

  async function deliverAll(): Promise<void> {
    if (isDelivering) return;
    isDelivering = true;
    while (webhook && pending.length > 0) {
      const [first] = pending as [Update];
      const isTaken = await deliver(webhook, first).catch(() => false);
      lastError = isTaken ? null : "Wrong response from the webhook";
      if (isTaken) pending = pending.filter((update) => update !== first);
      else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    isDelivering = false;
  }

  return {
    add(kind: string, what: object): void {
      if (allowed.length > 0 && !allowed.includes(kind)) return;
      pending.push({ update_id: nextId++, [kind]: what });
      waiting?.wake();
      void deliverAll();
    },

    /** Handles `getUpdates`; `gone` is aborted when the client has gone. */
    async fetch(options: PollOptions, gone: AbortSignal): Promise<Update[]> {
      if (webhook) {
        throw conflict(
          "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      }
      waiting?.end(conflict(
        "terminated by other getUpdates request; make sure that only one bot instance is running",
      ));
      allowed = options.allowed_updates ?? allowed;
      const { offset = 0, limit = 100, timeout = 0 } = options;
      pending = offset < 0
        ? pending.slice(offset)
        : pending.filter(({ update_id }) => update_id >= offset);
      if (pending.length === 0 && timeout > 0) await untilNews(timeout * 1000, gone);
      return pending.slice(0, limit);
    },

    setWebhook(url: string, secret: string | null, kinds?: readonly string[]): void {
      if (url !== "" && !url.startsWith("https://")) {
        throw badRequest("bad webhook: An HTTPS URL must be provided for webhook");
      }
      waiting?.end(conflict("terminated by setWebhook request"));
      webhook = url === "" ? null : { url, secret };
      allowed = kinds ?? allowed;
      void deliverAll();
    },

    dropPending: () => void (pending = []),

    webhookForm: () => ({
      url: webhook?.url ?? "",
      has_custom_certificate: false,
      pending_update_count: pending.length,
      ...lastError && { last_error_message: lastError },
      ...allowed.length > 0 && { allowed_updates: allowed },
    }),
  };

  function untilNews(ms: number, gone: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const mine = { wake: resolve, end: reject };
    waiting = mine;
    gone.addEventListener("abort", () => resolve(), { once: true });
    return promise.finally(() => {
      clearTimeout(timer);
      if (waiting === mine) waiting = null;
    });
  }
}
