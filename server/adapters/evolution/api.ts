import type { VendorFetch } from "../../core/outbound.ts";

/** Sends a request to a gateway with one key. @throws EvolutionError, or the network's error */
export type Api = <Answer>(method: Method, path: string, more?: RequestOptions) => Promise<Answer>;

type Method = "GET" | "POST" | "DELETE";
type RequestOptions = {
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** Milliseconds after which the request is given up. */
  readonly ms?: number;
};

/** Milliseconds for a request that needs at most one request to WhatsApp. */
const ANSWER_MS = 15_000;
const DAY_SECONDS = 24 * 60 * 60;
/** The most characters of a gateway's error text that are kept: it may repeat what it was sent. */
const MOST_WORDS = 200;

/** The gateway responded with an error. */
export class EvolutionError extends Error {
  /** Private: it may repeat the key, number or message that was sent. */
  readonly #words: string;

  constructor(
    readonly status: number,
    words: string,
    /** Milliseconds to wait, requested by a proxy before the gateway. */
    readonly retryAfterMs: number | null,
  ) {
    super(`Evolution answered ${status}`);
    this.#words = words;
  }

  /** Returns whether its error text matches. */
  says(words: RegExp): boolean {
    return words.test(this.#words);
  }
}

/**
 * Creates the API client at `url` (without a slash at its end), with the operator's key or an
 * instance's.
 */
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
    throw new EvolutionError(answer.status, wordsIn(text), retryAfterOf(answer.headers));
  };
}

/** @throws SyntaxError without the quoted text of the parser's own error. */
function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError("Evolution answered no JSON");
  }
}

/**
 * Returns the text of an error: `{"response":{"message":…}}` with a string, a list of strings, or
 * of objects.
 */
function wordsIn(text: string): string {
  try {
    const { response, message } = JSON.parse(text) ?? {};
    const words = [response?.message ?? message ?? []].flat(2);
    return words.map((one) => typeof one === "string" ? one : JSON.stringify(one)).join("; ")
      .slice(0, MOST_WORDS);
  } catch {
    return "no JSON";
  }
}

function retryAfterOf(headers: Headers): number | null {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? Math.min(seconds, DAY_SECONDS) * 1_000 : null;
}
