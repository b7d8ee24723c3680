import { createHash } from "node:crypto";
import type { ShopCredentials } from "../../../server/core/marketplaces/api/shop_api.ts";
import type { Answer, ReceivedRequest } from "./shop_server.ts";

export const TOKEN_SECONDS = 21_600;
const CODE_SECONDS = 600;

type App = { readonly clientId: string; readonly clientSecret: string };

/** The parameters of the page on which the person agreed. */
type Permit = {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly until: number;
};

/** Mercado Livre's OAuth 2 for one application and one person, by the clock `now`. */
export function mercadoLivreTokens(
  { clientId, clientSecret }: App,
  userId: number,
  now: () => number,
) {
  const codes = new Map<string, Permit>();
  const accessTokens = new Map<string, number>(); // and until when each holds
  const refreshTokens = new Set<string>();
  const every: string[] = [];
  const grants: string[] = [];
  let isWilling = true;
  let isOffline = true;
  let refusal: string | null = null;

  /** The page where the person says yes, or no: it sends them back at once. */
  function authorize(query: URLSearchParams): Answer {
    const redirectUri = query.get("redirect_uri") ?? "";
    const isRight = query.get("response_type") === "code" && query.get("client_id") === clientId &&
      query.get("code_challenge_method") === "S256" && URL.canParse(redirectUri);
    const challenge = query.get("code_challenge") ?? "";
    if (!isRight || !/^[\w-]{43}$/.test(challenge)) {
      return { status: 400, body: "<title>A aplicação não pode se conectar à sua conta</title>" };
    }
    const back = new URL(redirectUri);
    const state = query.get("state");
    if (state) back.searchParams.set("state", state);
    if (!isWilling) back.searchParams.set("error", "access_denied");
    else {
      const code = secret("TG");
      codes.set(code, { redirectUri, challenge, until: now() + CODE_SECONDS * 1_000 });
      back.searchParams.set("code", code);
    }
    return { status: 302, headers: { location: back.href }, body: "" };
  }

  function token({ headers, body }: ReceivedRequest): Answer {
    const form = new URLSearchParams(body);
    const grant = form.get("grant_type") ?? "";
    grants.push(grant);
    if (refusal) return errorResponse(refusal, body); // which repeats the request
    if (headers["content-type"] !== "application/x-www-form-urlencoded") {
      return errorResponse("invalid_request");
    }
    const isApp = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    if (!isApp) return errorResponse("invalid_client");
    if (grant === "authorization_code") return redeem(form);
    if (grant !== "refresh_token") return errorResponse("unsupported_grant_type");
    const isHeld = refreshTokens.delete(form.get("refresh_token") ?? "");
    return isHeld ? given() : errorResponse("invalid_grant");
  }

  function redeem(form: URLSearchParams): Answer {
    const code = form.get("code") ?? "";
    const permit = codes.get(code);
    codes.delete(code);
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const isRight = permit?.redirectUri === form.get("redirect_uri") &&
      permit?.challenge === challenge && now() < permit.until;
    return isRight ? given() : errorResponse("invalid_grant");
  }

  function given(): Answer {
    const { accessToken, refreshToken } = issue();
    const times = { token_type: "Bearer", expires_in: TOKEN_SECONDS };
    return {
      status: 200,
      body: {
        ...{ access_token: accessToken, ...times, ...isOffline && { refresh_token: refreshToken } },
        ...{ scope: "offline_access read", user_id: userId },
      },
    };
  }

  function issue(): ShopCredentials["MERCADO_LIVRE"] {
    const [accessToken, refreshToken] = [secret("APP_USR"), secret("TG")];
    const until = now() + TOKEN_SECONDS * 1_000;
    accessTokens.set(accessToken, until);
    refreshTokens.add(refreshToken);
    const expiresAt = new Date(until).toISOString();
    return { accessToken, refreshToken, expiresAt, sellerId: String(userId) };
  }

  function secret(prefix: string): string {
    const text = `${prefix}-${crypto.randomUUID()}-${userId}`;
    every.push(text);
    return text;
  }

  return {
    authorize,
    token,
    /** Tokens as a person has them who signed in a moment ago. */
    issue,
    /** Every code and token that there ever was. */
    every: every as readonly string[],
    /** The requests' `grant_type`s, in order. */
    grants: grants as readonly string[],
    /** Whether the person says yes, from now on. */
    permits: (yes: boolean) => void (isWilling = yes),
    /** Refuses every request for a token from now on. */
    refuses: (error: string) => void (refusal = error),
    /** From now on the application may ask only while the person is there. */
    givesNoRefreshToken: () => void (isOffline = false),
    /** The person took their permission back. */
    revoke(): void {
      accessTokens.clear();
      refreshTokens.clear();
    },
    holds: (authorization: string | undefined) =>
      (accessTokens.get(authorization?.replace(/^Bearer /, "") ?? "") ?? 0) > now(),
  };
}

const USED = "Error validating grant. Your authorization code or refresh token may be expired or " +
  "it was already used";

const errorResponse = (error: string, error_description = USED): Answer => ({
  status: 400,
  body: { error, error_description, status: 400, cause: [] },
});
