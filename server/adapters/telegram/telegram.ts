import { type Messenger, MessengerRefusal } from "../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { connection } from "./connection.ts";
import type { PollTimes } from "./join.ts";
import { queryRefusal } from "./refusals.ts";
import { limits } from "./send.ts";
import { readWebhook } from "./events.ts";
import { Api, type ApiClientOptions } from "grammy/web";

const defaultTimes: PollTimes = { pollSeconds: 25, firstPauseMs: 1_000, longestPauseMs: 30_000 };

/** Seconds after which a request other than a long poll is given up. */
const ANSWER_SECONDS = 15;

/** Telegram's official Bot API: credentials are a bot's token. */
export function telegram(
  vendorFetch: VendorFetch,
  options: Partial<PollTimes> = {},
): Messenger {
  const times = { ...defaultTimes, ...options };
  const seconds = times.pollSeconds + ANSWER_SECONDS;

  return {
    channel: "TELEGRAM",
    // Source: core.telegram.org/bots/faq: about 30 messages a second to different chats.
    limits,
    capabilities: {
      listsGroups: false,
      receipts: "ACCEPTED",
      sendsWhileElsewhere: true,
      edits: { withinMs: Infinity, captions: true },
      // Source: core.telegram.org/bots/api#deletemessage.
      removesWithinMs: 48 * 60 * 60_000,
    },
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
        throw queryRefusal(error);
      }
    },
    open(session, handlers) {
      const api = botApi(vendorFetch, session.credentials, { seconds, onResult: handlers.onAlive });
      return connection(api, session, handlers, times);
    },
    receive: readWebhook,
  };
}

type Options = {
  /** Seconds after which a request is given up, if its own signal has not ended it before. */
  readonly seconds: number;
  /** Called whenever Telegram responds with a result. */
  readonly onResult?: () => void;
};

/** What grammy passes to `fetch`, in its build for web platforms. */
type FetchInit = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly signal: AbortSignal;
};

/**
 * Creates the Bot API client of one bot over `vendorFetch`, since the platform's own fetch repeats
 * lost requests.
 */
export function botApi(vendorFetch: VendorFetch, token: string, options: Options): Api {
  async function fetch(
    url: string,
    { method, headers, body, signal }: FetchInit,
  ): Promise<Response> {
    const bytes = typeof body === "string"
      ? body
      : new Uint8Array(await new Response(body).arrayBuffer());
    const type = { "content-type": headers["content-type"]! };
    return await vendorFetch(url, { method, headers: type, body: bytes, signal });
  }

  const api = new Api(token, {
    fetch: fetch as unknown as NonNullable<ApiClientOptions["fetch"]>, // typed for node-fetch
    timeoutSeconds: options.seconds,
    sensitiveLogs: false,
  });
  api.config.use(async (request, method, payload, signal) => {
    const response = await request(method, payload, signal);
    if (response.ok) options.onResult?.();
    return response;
  });
  return api;
}

/** Returns whether this is a token as BotFather writes it: the bot's id and its secret. */
const isToken = (text: string) => /^\d{6,}:[\w-]{30,}$/.test(text);
