import { ApiError } from "./api_error.ts";
import type { Bot } from "./chats.ts";
import type { Fault, plannedFaults } from "./faults.ts";
import type { Answer, HttpRequest } from "./http_server.ts";
import { methodsOn } from "./methods.ts";
import { type Payload, readPayload } from "./payload.ts";
import type { Directory } from "./presence.ts";
import { type Carried, messageTaker } from "./sends.ts";

/** The methods that send. */
const sends: Readonly<Record<string, Carried>> = {
  sendMessage: "message",
  sendPhoto: "photo",
  sendVideo: "video",
  sendDocument: "document",
};

/** A send that was not accepted, and why: a fault, or the Bot API's error. */
export type Refused = {
  readonly at: number;
  readonly bot: number;
  readonly chat: number;
  readonly why: string;
};

export type Manners = {
  /** The `retry_after` of a 429, in seconds. */
  readonly retryAfter: number;
  /** Milliseconds that a slow response takes. */
  readonly slowMs: number;
};

type Ground = {
  readonly directory: Directory;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly faults: ReturnType<typeof plannedFaults>;
  readonly manners: Manners;
};

/** Answers `/bot<token>/<method>`, and records what was sent. */
export function botApi({ directory, bots, faults, manners }: Ground) {
  const methods = methodsOn(directory);
  const { take, edit, remove, taken, images } = messageTaker(directory);
  const refused: Refused[] = [];
  const requests: { readonly method: string; readonly host: string }[] = [];

  async function answer(request: HttpRequest): Promise<Answer> {
    const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(request.path) ?? [];
    requests.push({ method, host: request.host });
    try {
      const bot = botOf(token);
      const payload = await readPayload(request.type, request.body);
      const carried = sends[method];
      if (carried) {
        return await answerSend(
          bot,
          payload,
          request,
          () => take(bot, payload, carried, request.at),
        );
      }
      if (method === "deleteMessage") {
        return await answerSend(bot, payload, request, () => remove(bot, payload));
      }
      if (method.startsWith("editMessage")) {
        const hasPhoto = method === "editMessageCaption";
        return await answerSend(bot, payload, request, () => edit(bot, payload, hasPhoto));
      }
      const run = methods[method];
      if (!run) throw new ApiError(404, "Not Found: method not found");
      const fault = faults.draw(method);
      if (fault === "SLOW") await timePasses(manners.slowMs, request.gone);
      else if (fault) return spoiled(fault);
      return well(await run(bot, payload.fields, request.gone));
    } catch (error) {
      return badly(error);
    }
  }

  async function answerSend(
    bot: Bot,
    payload: Payload,
    { at, gone }: HttpRequest,
    accept: () => unknown,
  ) {
    const fault = faults.draw("send");
    const refuse = (why: string) =>
      void refused.push({ at, bot: bot.id, chat: Number(payload.fields.chat_id), why });
    if (fault === "TOO_MANY" || fault?.endsWith("BEFORE")) {
      refuse(fault);
      return spoiled(fault);
    }
    try {
      const result = accept();
      if (fault === "SLOW") await timePasses(manners.slowMs, gone);
      else if (fault) return spoiled(fault);
      return well(result);
    } catch (error) {
      refuse(String((error as Error).message));
      throw error;
    }
  }

  function spoiled(fault: Fault): Answer {
    if (fault.startsWith("DROP")) return "DROP";
    if (fault.startsWith("SILENCE")) return "SILENCE";
    if (fault !== "TOO_MANY") return badly(new ApiError(500, "Internal Server Error"));
    const { retryAfter: retry_after } = manners;
    return badly(
      new ApiError(429, `Too Many Requests: retry after ${retry_after}`, { retry_after }),
    );
  }

  function botOf(token: string): Bot {
    const bot = bots.get(token);
    if (bot) return bot;
    const looksRight = /^\d+:[\w-]{35}$/.test(token);
    throw looksRight ? new ApiError(401, "Unauthorized") : new ApiError(404, "Not Found");
  }

  return { answer, taken, refused, images, requests };
}

const well = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } });

function badly(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.code, body: error.body() };
}

function timePasses(ms: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    gone.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
