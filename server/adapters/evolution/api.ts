import type { VendorFetch } from "../../core/outbound.ts";

/** What is asked of a gateway, with one key. @throws EvolutionError, or what the network did */
export type Api = <Answer>(method: Method, path: string, more?: Asked) => Promise<Answer>;

type Method = "GET" | "POST" | "DELETE";
type Asked = {
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** Milliseconds after which it is given up. */
  readonly ms?: number;
};

/** Milliseconds for a question that the gateway answers out of its head, or asks WhatsApp once. */
const ANSWER_MS = 15_000;
const DAY_SECONDS = 24 * 60 * 60;
/** Characters of what a gateway says that are looked at: it may repeat what it was sent. */
const SAID = 200;

/** The gateway answered that it did not do it, or so it says. */
export class EvolutionError extends Error {
  /** For nobody to read: it may repeat the key, number or message that it was sent. */
  readonly #said: string;

  constructor(
    readonly status: number,
    said: string,
    /** Milliseconds that whatever stands before it asks to wait. */
    readonly retryAfterMs: number | null,
  ) {
    super(`Evolution answered ${status}`);
    this.#said = said;
  }

  /** Whether it gave this as its reason. */
  says(words: RegExp): boolean {
    return words.test(this.#said);
  }
}

/** The API at `url` (without a slash at its end) for whoever has `key`: the operator's, or an instance's. */
export function evolutionApi(fetch: VendorFetch, url: string, key: string): Api {
  return async (method, path, { body, signal, ms = ANSWER_MS } = {}) => {
    const limit = AbortSignal.timeout(ms);
    const answer = await fetch(url + path, {
      method,
      headers: { apikey: key, ...body && { "content-type": "application/json" } },
      ...body && { body: JSON.stringify(body) },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = await answer.text();
    if (answer.ok) return jsonOf(text);
    throw new EvolutionError(answer.status, saidIn(text), patience(answer.headers));
  };
}

/** @throws SyntaxError without the piece of the text that the parser's own would show. */
function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError("Evolution answered no JSON");
  }
}

/** `{"response":{"message":…}}`: a text, a list of texts, or of objects. */
function saidIn(text: string): string {
  try {
    const { response, message } = JSON.parse(text) ?? {};
    const said = [response?.message ?? message ?? []].flat(2);
    return said.map((one) => typeof one === "string" ? one : JSON.stringify(one)).join("; ")
      .slice(0, SAID);
  } catch {
    return "no JSON";
  }
}

function patience(headers: Headers): number | null {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? Math.min(seconds, DAY_SECONDS) * 1_000 : null;
}
