import type { Context } from "hono";
import type { Failure } from "../core/errors.ts";
import { type HttpEnv, statusOf } from "../http/http_env.ts";

/** Responds with a failure; clients show its `statusMessage`. */
export const failureResponse = (c: Context<HttpEnv>, { code, message, path }: Failure) =>
  respond(c, statusOf(code), message, { code, path });

/** Responds with an unexpected error. */
export const errorResponse = (c: Context<HttpEnv>, message: string) =>
  respond(c, 500, message, { code: "INTERNAL", path: [], requestId: c.get("requestId") });

const respond = (
  c: Context<HttpEnv>,
  status: ReturnType<typeof statusOf> | 500,
  message: string,
  more: object,
) =>
  c.json({ success: false, statusCode: status, statusMessage: message, message, ...more }, status);
