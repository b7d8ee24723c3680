import { type Messenger, MessengerRefusal } from "../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { botApi, isToken } from "./bot_api.ts";
import { connection } from "./connection.ts";
import type { Patience } from "./join.ts";
import { unanswered } from "./refusals.ts";
import { heardByWebhook } from "./webhook.ts";

const usualPatience: Patience = { pollSeconds: 25, firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** Seconds after which a question that does not wait for news is given up. */
const ANSWER_SECONDS = 15;

/** Telegram's official Bot API: credentials are a bot's token. */
export function telegram(
  vendorFetch: VendorFetch,
  options: Partial<Patience> = {},
): Messenger {
  const patience = { ...usualPatience, ...options };
  const seconds = patience.pollSeconds + ANSWER_SECONDS;

  return {
    channel: "TELEGRAM",
    // Source: core.telegram.org/bots/faq: about 30 messages a second to different chats.
    limits: { text: 4_096, caption: 1_024, gapMs: 50 },
    capabilities: { listsGroups: false, receipts: "ACCEPTED", sendsWhileElsewhere: true },
    pair: null,
    client: null,
    makeMessageId: null,

    async identify(token) {
      if (!isToken(token)) {
        throw new MessengerRefusal("SESSION", "this is no token", { problem: "REVOKED" });
      }
      try {
        const { id, first_name: name, username } = await botApi(vendorFetch, token, { seconds })
          .getMe();
        return { id: String(id), name, handle: username ?? null };
      } catch (error) {
        throw unanswered(error);
      }
    },
    open(session, ears) {
      const api = botApi(vendorFetch, session.credentials, { seconds, onResult: ears.onAlive });
      return connection(api, session, ears, patience);
    },
    receive: heardByWebhook,
  };
}
