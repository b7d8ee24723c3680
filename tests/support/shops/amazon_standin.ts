import type { ShopAccount, ShopReason } from "../../../server/core/marketplaces/api/shop_api.ts";
import { exception, invalid, tooMany } from "./amazon_answers.ts";
import { isResource, MARKETPLACE } from "./amazon_items.ts";
import { amazonShelf } from "./amazon_shelf.ts";
import { amazonTokens, clientRefusedWith } from "./amazon_tokens.ts";
import { type Answer, type ReceivedRequest, shopServer } from "./shop_server.ts";
import { type Refusal, type ShopStandin, tagsOf } from "./shop_standin.ts";

const API = "creatorsapi.amazon";
const SIGN_IN = "api.amazon.com";
const TAG = "achados-20";
const keys = {
  clientId: "amzn1.application-oa2-client.2f6b1d0c9a",
  clientSecret: "amzn1.oa2-cs.v1.5e7c3a9f1b2d4c6e8a0f",
};
const wrongSecret = "amzn1.oa2-cs.v1.errado";
const account: ShopAccount<"AMAZON"> = { credentials: keys, tags: tagsOf({ amazonTag: TAG }) };

/**
 * A stand-in for the Creators API and its tokens on this machine. It takes `perSecond` questions in
 * each second of its own clock, which advances only by `passes`.
 */
export async function amazonStandin({ perSecond = Infinity } = {}) {
  const requests: string[] = [];
  let clock = Date.now();
  let refusal: Answer | null = null;
  let second = { began: -Infinity, questions: 0 };
  const tokens = amazonTokens(keys, () => clock);
  const shelf = amazonShelf(TAG);
  const server = await shopServer((request) => {
    const { host, path, method } = request;
    if (host === SIGN_IN && path === "/auth/o2/token") return tokens.answer(request);
    const [, operation] = /^\/catalog\/v1\/(getItems|searchItems)$/.exec(path) ?? [];
    return host === API && method === "POST" && operation
      ? answer(operation, request)
      : exception(404, "ResourceNotFoundException", "UnknownOperation");
  });

  function answer(operation: string, { headers, body }: ReceivedRequest): Answer {
    const said = JSON.parse(body);
    const { itemIds, keywords, itemPage = 1, partnerTag, resources } = said;
    requests.push(`${operation} ${itemIds?.join(" ") ?? `${keywords} ${itemPage}`}`);
    const problem = tokens.problemWith(headers.authorization);
    if (problem) return exception(401, "UnauthorizedException", problem);
    if (isTooMany()) return tooMany();
    const refused = refusal;
    refusal = null;
    if (refused) return refused;
    if (headers["x-marketplace"] !== MARKETPLACE) return invalid("x-marketplace");
    if (partnerTag !== TAG) return exception(400, "ValidationException", "InvalidPartnerTag");
    if (!resources?.every(isResource)) return invalid("resources");
    return operation === "getItems" ? shelf.getItems(said) : shelf.searchItems(said);
  }

  function isTooMany(): boolean {
    if (clock - second.began >= 1_000) second = { began: clock, questions: 0 };
    return ++second.questions > perSecond;
  }

  const standin: ShopStandin<"AMAZON"> = {
    standins: [SIGN_IN, API].map((host) => `${host}=${server.origin}`).join(","),
    account,
    self: TAG,
    stranger: { ...account, credentials: { ...keys, clientSecret: wrongSecret } },
    get secrets() {
      return [keys.clientSecret, wrongSecret, ...tokens.given()];
    },
    optionalFacts: ["OLD_PRICE", "RATING"],
    sell: shelf.sell,
    unknown: new URL(`https://${MARKETPLACE}/dp/B0GRM99999`),
    buy: () => {}, // of which its API says nothing
    linkGiven: () => null,
    requests: requests,
    failNext: (fault) => server.failNext(fault, ({ host }) => host === API),
    refusals: refusals((next) => void (refusal = next)),
    advanceClock: (seconds) => void (clock += seconds * 1_000),
    goAway: server.goAway,
    close: server.close,
  };
  return Object.assign(standin, { tokens, says: shelf.says });
}

function refusals(refuse: (answer: Answer) => void): readonly Refusal<"AMAZON">[] {
  const one = (code: string, reason: ShopReason, answer: Answer) => ({
    ...{ code, reason, provoke: () => refuse(answer) },
  });
  const reported = (reason: ShopReason, status: number, type: string, why: string) =>
    one(`${type} ${why}`, reason, exception(status, type, why));
  const withoutToken = (code: string, reason: ShopReason) => ({
    ...{ code, reason },
    provoke: () => ({ ...account, credentials: { ...keys, clientId: clientRefusedWith(code) } }),
  });
  const tagged = (amazonTag: string | null, code: string) => ({
    ...{ code, reason: "ACCOUNT_INVALID" as const },
    provoke: () => ({ ...account, tags: tagsOf({ amazonTag }) }),
  });
  return [
    reported("NOT_ELIGIBLE", 403, "AccessDeniedException", "AssociateNotEligible"),
    reported("ACCESS_DENIED", 403, "AccessDeniedException", "AuthorizationFailed"),
    reported("CREDENTIALS_REFUSED", 401, "UnauthorizedException", "InvalidClient"),
    reported("ACCOUNT_INVALID", 400, "ValidationException", "InvalidAssociate"),
    reported("REQUEST_REFUSED", 400, "ValidationException", "FieldValidationFailed"),
    tagged("outra-20", "ValidationException InvalidPartnerTag"),
    tagged(null, "no tag"),
    withoutToken("unauthorized_client", "CREDENTIALS_REFUSED"),
    withoutToken("invalid_scope", "CREDENTIALS_REFUSED"),
    withoutToken("invalid_request", "REQUEST_REFUSED"),
    withoutToken("unsupported_grant_type", "REQUEST_REFUSED"),
    one("400", "REQUEST_REFUSED", { status: 400, body: {} }), // a proxy's, which says nothing
    one("401", "CREDENTIALS_REFUSED", { status: 401, body: {} }),
    one("403", "ACCESS_DENIED", { status: 403, body: {} }),
    one("418", "FAILED", { status: 418, body: {} }),
    one("429", "RATE_LIMITED", tooMany()),
    one("500", "FAILED", exception(500, "InternalServerException")),
  ];
}
