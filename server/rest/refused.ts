import type { Context } from "hono";
import type { Failure } from "../core/errors.ts";
import { type HttpEnv, statusOf } from "../http/http_env.ts";

/** A refusal as the seed's clients read it: they show `statusMessage`. */
export const refused = (c: Context<HttpEnv>, { code, message, path }: Failure) =>
  told(c, statusOf(code), message, { code, path });

/** The same, of what nobody expected. */
export const failed = (c: Context<HttpEnv>, message: string) =>
  told(c, 500, message, { code: "INTERNAL", path: [], requestId: c.get("requestId") });

const told = (
  c: Context<HttpEnv>,
  status: ReturnType<typeof statusOf> | 500,
  message: string,
  more: object,
) =>
  c.json({ success: false, statusCode: status, statusMessage: message, message, ...more }, status);
