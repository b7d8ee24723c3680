import type { ShopAccount } from "../../../server/core/marketplaces/api/shop_api.ts";
import { errorResponse, mercadoLivreShelf } from "./mercado_livre_shelf.ts";
import { mercadoLivreTokens } from "./mercado_livre_tokens.ts";
import {
  type Answer,
  type Fault,
  type ReceivedRequest,
  RETRY_AFTER,
  shopServer,
} from "./shop_server.ts";
import { type Refusal, type ShopStandin, tagsOf } from "./shop_standin.ts";

const API = "api.mercadolibre.com";
const SIGN_IN = "auth.mercadolivre.com.br";
const TOKEN = "/oauth/token";

/** The operator's application. */
export const app = {
  clientId: "7418529630147258",
  clientSecret: "q1W2e3R4t5Y6u7I8o9P0aSdFgHjKlZxC",
};
const USER_ID = 230_405_607;
const WORD = "achadosdaana";

/** A stand-in for Mercado Livre on this machine: its sign-in, its tokens and its catalogue. */
export async function mercadoLivreStandin() {
  const shelf = mercadoLivreShelf();
  const requests: string[] = [];
  let clock = Date.now();
  let refusal: Answer | null = null;
  const tokens = mercadoLivreTokens(app, USER_ID, () => clock);
  const server = await shopServer((request) => {
    const { host, path, query, method } = request;
    // A browser, which has no stand-ins, finds the page at our origin too.
    if (host !== API && path === "/authorization") return tokens.authorize(query);
    if (host === API && path === TOKEN && method === "POST") return tokens.token(request);
    return host === API && method === "GET" ? api(request) : nowhere();
  });

  function api({ path, query, headers }: ReceivedRequest): Answer {
    requests.push(query.size > 0 ? `${path}?${query}` : path);
    if (!tokens.holds(headers.authorization)) return unauthorized();
    const refused = refusal;
    refusal = null;
    if (refused) return refused;
    const [, id, items] = /^\/products\/(MLB\d+)(\/items)?$/.exec(path) ?? [];
    if (id) return items ? shelf.items(id) : shelf.product(id);
    if (path === "/products/search") return shelf.search(query);
    const [, trends, category] = /^\/trends\/(MLB)(?:\/(MLB\d+))?$/.exec(path) ?? [];
    if (trends) return shelf.trends(category ?? null);
    if (path === "/sites/MLB/categories") return { status: 200, body: shelf.categories };
    if (path === "/users/me") return { status: 200, body: me };
    if (path === "/sites/MLB/search") return errorResponse(403, "forbidden", "forbidden");
    return /^\/(?:items|user-products)\//.test(path) ? notOthers() : nowhere();
  }

  const account: ShopAccount<"MERCADO_LIVRE"> = {
    credentials: tokens.issue(),
    tags: tagsOf({ mercadoLivreWord: WORD, mercadoLivreTool: "1234567" }),
  };
  const provoked = (code: string, reason: Refusal<"MERCADO_LIVRE">["reason"], answer: Answer) => ({
    ...{ code, reason },
    provoke: () => void (refusal = answer),
  });
  const refusals: readonly Refusal<"MERCADO_LIVRE">[] = [
    provoked("401 unauthorized", "SIGN_IN_EXPIRED", unauthorized()),
    provoked("PA_UNAUTHORIZED_RESULT_FROM_POLICIES", "ACCESS_DENIED", notOthers()),
    provoked("403 forbidden", "ACCESS_DENIED", errorResponse(403, "forbidden", "Invalid scopes")),
    provoked("400 bad_request", "REQUEST_REFUSED", errorResponse(400, "bad_request", "offset")),
    provoked("451", "FAILED", errorResponse(451, "unavailable", "nothing that is known")),
    provoked("503", "FAILED", errorResponse(503, "unavailable", "Service Unavailable")),
    provoked("429", "RATE_LIMITED", {
      ...errorResponse(429, "local_rate_limited", "Too many requests"),
      headers: { "retry-after": String(RETRY_AFTER) },
    }),
  ];
  const wrong = {
    ...account.credentials,
    accessToken: "APP_USR-errado",
    refreshToken: "TG-errado",
  };

  const standin: ShopStandin<"MERCADO_LIVRE"> = {
    standins: [API, SIGN_IN].map((host) => `${host}=${server.origin}`).join(","),
    account,
    self: WORD,
    stranger: { ...account, credentials: wrong },
    get secrets() {
      return [app.clientSecret, wrong.accessToken, wrong.refreshToken, ...tokens.every];
    },
    optionalFacts: ["OLD_PRICE"],
    sell: shelf.sell,
    unknown: new URL("https://www.mercadolivre.com.br/p/MLB29999999"),
    buy: () => {}, // of which its API says nothing
    linkGiven: () => null,
    requests: requests,
    failNext: (fault) => server.failNext(fault, ({ host, path }) => host === API && path !== TOKEN),
    refusals,
    advanceClock: (seconds) => void (clock += seconds * 1_000),
    goAway: server.goAway,
    close: server.close,
  };
  const { sellAlso, wins, sellOut } = shelf;
  return Object.assign(standin, {
    ...{ tokens, sellAlso, wins, sellOut },
    origin: server.origin,
    now: () => new Date(clock),
    /** Makes the next request for a token fail. */
    failNextToken: (fault: Fault) =>
      server.failNext(fault, ({ host, path }) => host === API && path === TOKEN),
  });
}

const me = { id: USER_ID, nickname: "ACHADOSDAANA", site_id: "MLB", country_id: "BR" };

const unauthorized = (): Answer => ({
  status: 401,
  body: { code: "unauthorized", message: "invalid access token" },
});

/** Refuses a listing to everyone but its seller. */
const notOthers = (): Answer => ({
  status: 403,
  body: {
    message: "At least one policy returned UNAUTHORIZED.",
    code: "PA_UNAUTHORIZED_RESULT_FROM_POLICIES",
    status: 403,
    blocked_by: "PolicyAgent",
  },
});

const nowhere = (): Answer => errorResponse(404, "not_found", "resource not found");
