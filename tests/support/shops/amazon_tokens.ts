import type { Answer, ReceivedRequest } from "./shop_server.ts";

const SCOPE = "creatorsapi::default";
export const TOKEN_SECONDS = 3_600;

/** Clients that are known, and get no token. */
const refusedClients: Readonly<Record<string, string>> = Object.fromEntries(
  ["unauthorized_client", "invalid_scope", "invalid_request", "unsupported_grant_type"]
    .map((error) => [clientRefusedWith(error), error]),
);

export function clientRefusedWith(error: string): string {
  return `amzn1.application-oa2-client.${error}`;
}

type Keys = { readonly clientId: string; readonly clientSecret: string };

/** Login with Amazon, as far as the Creators API needs it: tokens for `keys`, by the clock `now`. */
export function amazonTokens({ clientId, clientSecret }: Keys, now: () => number) {
  const given = new Map<string, number>(); // and until when each holds
  let requested = 0;
  let isVoid = false;

  function answer({ headers, body }: ReceivedRequest): Answer {
    requested++;
    if (headers["content-type"] !== "application/json") {
      return errorResponse(400, "invalid_request");
    }
    const said = JSON.parse(body);
    const refused = refusedClients[said.client_id];
    if (refused) return errorResponse(400, refused);
    if (said.grant_type !== "client_credentials") {
      return errorResponse(400, "unsupported_grant_type");
    }
    const isKnown = said.client_id === clientId && said.client_secret === clientSecret;
    if (!isKnown) return errorResponse(401, "invalid_client");
    if (said.scope !== SCOPE) return errorResponse(400, "invalid_scope");
    const access_token = `Atc|${crypto.randomUUID()}`;
    given.set(access_token, isVoid ? -Infinity : now() + TOKEN_SECONDS * 1_000);
    const body200 = { access_token, token_type: "bearer", expires_in: TOKEN_SECONDS, scope: SCOPE };
    return { status: 200, body: body200 };
  }

  return {
    answer,
    /** The number of token requests. */
    requested: () => requested,
    /** Every token so far. */
    given: () => [...given.keys()],
    /** From now on no token that is given holds. */
    givesVoid: () => void (isVoid = true),
    /** Invalidates all tokens, whatever their stated lifetime. */
    revoke: () => given.clear(),
    /** What is wrong with an `Authorization`; null: nothing. */
    problemWith(authorization: string | undefined): string | null {
      const [, token] = /^Bearer (.+)$/.exec(authorization ?? "") ?? [];
      if (!token) return "MissingCredential";
      const until = given.get(token);
      if (until === undefined) return "InvalidToken";
      return now() < until ? null : "TokenExpired";
    },
  };
}

const errorResponse = (status: number, error: string): Answer => ({
  status,
  body: { error, error_description: `Client authentication failed: ${error}` },
});
