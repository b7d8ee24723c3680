import type { ExecutionResult } from "graphql";
import type { Context as HonoContext } from "hono";
import type { Context } from "../core/context.ts";
import type { Recall } from "../core/users/account/find_person.ts";
import type { Failure, FailureCode } from "../core/errors.ts";
import type { FairShare } from "./fair_share.ts";

export type BegunRequest = {
  readonly share: FairShare;
  /** Null: it was not executed yet. */
  readonly result: ExecutionResult | null;
};

/** What the app's middleware gives to each request's handlers. */
export type HttpEnv = {
  Bindings: {
    connectedFrom: string;
    /** For the code that sends the response; null until the request has its id. */
    requestId: string | null;
    /** What was done for a GraphQL request before: its share was taken, perhaps it was executed. */
    begun: BegunRequest | null;
  };
  Variables: {
    requestId: string;
    /** Identifies the viewer, and returns a context for now. */
    context: (recall?: Recall) => Promise<Context>;
  };
};

/** What a program reads of a key or token that does not work. Source: RFC 6750, 3. */
export const INVALID_TOKEN = 'Bearer error="invalid_token"';

/** Returns the HTTP status of a failure. */
export function statusOf(code: FailureCode): 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503 {
  if (code === "SIGN_IN_FIRST" || code === "NOT_AUTHENTICATED") return 401;
  if (code === "API_KEY_INVALID") return 401;
  if (code === "NOT_ALLOWED" || code === "ADMINS_ONLY" || code === "ACCOUNT_BLOCKED") return 403;
  if (code === "ONLY_IN_PERSON" || code === "NOT_FOR_API_KEYS") return 403;
  if (code === "API_SCOPE_MISSING") return 403;
  if (code === "TOO_MANY_REQUESTS" || code === "API_LIMIT") return 429;
  if (code === "IDEMPOTENCY_KEY_REUSED") return 422;
  if (code === "IDEMPOTENCY_IN_PROGRESS" || code === "IDEMPOTENCY_OUTCOME_UNKNOWN") return 409;
  if (code === "UNAVAILABLE" || code === "MAINTENANCE") return 503;
  if (code.endsWith("_CHANGED_MEANWHILE")) return 409;
  return code.endsWith("_NOT_FOUND") ? 404 : 400;
}

/** Responds with a failure; clients show its `statusMessage`. */
export function failureResponse(c: HonoContext<HttpEnv>, { code, message, path }: Failure) {
  if (code === "API_KEY_INVALID") c.header("www-authenticate", INVALID_TOKEN);
  return respond(c, statusOf(code), message, { code, path });
}

/** Responds with an unexpected error. */
export const errorResponse = (c: HonoContext<HttpEnv>, message: string) =>
  respond(c, 500, message, { code: "INTERNAL", path: [], requestId: c.get("requestId") });

const respond = (
  c: HonoContext<HttpEnv>,
  status: ReturnType<typeof statusOf> | 500,
  message: string,
  more: object,
) =>
  c.json({ success: false, statusCode: status, statusMessage: message, message, ...more }, status);
