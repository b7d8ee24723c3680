import type { Door } from "../../core/operations/status/figures.ts";
import { doorOf } from "../../metrics/request_counts.ts";
import type { JsonResponse, WholeRequest } from "../known_query_requests.ts";
import type { LinkVisit } from "../links/link_visit.ts";
import type { PageRequest, ReadyResponse } from "../pages/cached_page.ts";
import type { SentHeaders } from "../request_origin.ts";
import type { PlainRequest } from "./plain_request.ts";
import { readyBytes } from "./ready_bytes.ts";

/** What responds to requests that take little work. */
export type ReadyAnswers = {
  /** Returns where a short link leads; null: the others respond. */
  readonly redirect?: (visit: LinkVisit) => string | null;
  /** Reads a short link that `redirect` may know then; null: there is none to read. */
  readonly loadLink?: (visit: LinkVisit) => Promise<unknown> | null;
  /** Responds with a page in memory; null, or a failure: the app responds. */
  readonly cachedPage?: (request: PageRequest) => Promise<ReadyResponse | null> | null;
  /** Responds to a query that is known to be valid; null: the app responds. */
  readonly query?: (
    request: WholeRequest,
    connectedFrom: string,
  ) => Promise<JsonResponse | Response> | null;
};

type Parts = {
  readonly answers: ReadyAnswers;
  readonly isPathNormalized: (url: string) => boolean;
  /** For how long an idle connection is kept. */
  readonly keepAliveMs: number;
};

/** An answer as it is sent. */
export type Answer = {
  readonly door: Door;
  readonly status: number;
  readonly bytes: string | Uint8Array;
  /** Of bytes that are a text. */
  readonly encoding: "latin1" | "utf8";
};

/** Addresses that are remembered as normalized; with more, all begin anew. */
const MOST_ADDRESSES = 1_000;

/**
 * Returns what answers a plain request from an address: at once, or later. Null: the request is for
 * something else, and nothing was done.
 */
export function readyAnswers({ answers, isPathNormalized, keepAliveMs }: Parts) {
  const write = readyBytes(keepAliveMs);
  const isNormalized = remembered(isPathNormalized);

  const redirection = (location: string): Answer => ({
    door: "LINKS",
    status: 302,
    bytes: write.redirect(location),
    encoding: "latin1",
  });

  const page = (ready: ReadyResponse): Answer => ({
    door: "PAGES",
    status: ready.status,
    bytes: write.page(ready),
    encoding: "latin1",
  });

  function queried({ method, path, headers, body }: PlainRequest, connectedFrom: string) {
    const origin = `http://${headers.get("host")}`;
    if (!isNormalized(`${origin}/graphql`)) return null;
    const request = { method, url: origin + path, headers: new HeadersSentOnce(headers), body };
    const response = answers.query?.(request, connectedFrom);
    return response?.then(async (response): Promise<Answer> => {
      const whole = response instanceof Response ? await readWhole(response) : response;
      const { status } = whole;
      return { door: "GRAPHQL", status, bytes: write.json(whole), encoding: "utf8" };
    }) ?? null;
  }

  return (
    request: PlainRequest,
    connectedFrom: string,
  ): Answer | Promise<Answer | null> | null => {
    const { method, path, headers } = request;
    if (doorOf(path) === "GRAPHQL") return queried(request, connectedFrom);
    const visit = { method, path, header: (name: string) => headers.get(name), connectedFrom };
    const redirect = () => {
      const location = answers.redirect?.(visit);
      return location ? redirection(location) : null;
    };
    const redirected = redirect();
    if (redirected) return redirected;
    const loading = answers.loadLink?.(visit);
    if (loading) return loading.then(redirect);
    const url = `http://${headers.get("host")}${path}`;
    const get = (name: string) => headers.get(name) ?? null;
    const found = answers.cachedPage?.({ method, url, headers: { get } });
    if (!found) return null;
    if (isNormalized(url)) return found.then((ready) => ready && page(ready));
    found.catch(() => {});
    return null;
  };
}

/** Headers each of which was sent once: to make `Headers` of them takes 20 times as long. */
class HeadersSentOnce implements SentHeaders {
  readonly #sent: PlainRequest["headers"];

  constructor(sent: PlainRequest["headers"]) {
    this.#sent = sent;
  }

  get(name: string): string | null {
    return this.#sent.get(name) ?? null;
  }

  has(name: string): boolean {
    return this.#sent.has(name);
  }

  [Symbol.iterator]() {
    return this.#sent.entries();
  }
}

async function readWhole(response: Response): Promise<JsonResponse> {
  const { status, headers } = response;
  return { status, headers: [...headers].flat(), body: await response.text() };
}

/** Remembers for which texts a test holds. */
function remembered(holds: (text: string) => boolean): (text: string) => boolean {
  const known = new Set<string>();
  return (text) => {
    if (known.has(text)) return true;
    if (!holds(text)) return false;
    if (known.size >= MOST_ADDRESSES) known.clear();
    known.add(text);
    return true;
  };
}
