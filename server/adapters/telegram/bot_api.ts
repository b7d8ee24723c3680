import { Api, type ApiClientOptions } from "grammy/web";
import type { VendorFetch } from "../../core/outbound.ts";

type Options = {
  /** After so many a question is given up, if its own signal has not ended it before. */
  readonly seconds: number;
  /** Called whenever Telegram answers with a result. */
  readonly onResult?: () => void;
};

/** What grammy gives to a `fetch`, in the build that knows the web's own types alone. */
type Given = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly signal: AbortSignal;
};

/** The Bot API for one bot, over `vendorFetch`: the platform's own fetch repeats a lost request. */
export function botApi(vendorFetch: VendorFetch, token: string, options: Options): Api {
  async function fetch(url: string, { method, headers, body, signal }: Given): Promise<Response> {
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
  api.config.use(async (ask, method, payload, signal) => {
    const answer = await ask(method, payload, signal);
    if (answer.ok) options.onResult?.();
    return answer;
  });
  return api;
}

/** A token as BotFather writes it: the bot's id and its secret. */
export const isToken = (text: string) => /^\d{6,}:[\w-]{30,}$/.test(text);
