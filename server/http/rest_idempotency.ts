import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import PQueue from "p-queue";
import { Failure } from "../core/errors.ts";
import type { UserId } from "../core/ids.ts";
import { GLOBAL_SETTINGS_PATH } from "../rest/global_settings.ts";
import { MEDIA_PATH } from "../rest/media.ts";
import {
  LOGO_PATH,
  OFFER_PICTURES_PATH,
  PHOTO_PATH,
  SCREENSHOTS_PATH,
  STORE_BANNER_PATH,
} from "../rest/pictures.ts";
import { queuePerKey } from "../process/queue_per_key.ts";
import { failureResponse, type HttpEnv } from "./http_env.ts";
import { hasIdempotencyKey, keyedRequest, RETRY_SECONDS } from "./idempotency_keys.ts";

/** What a program changes over REST. */
const KEYED_PATHS: ReadonlySet<string> = new Set([
  PHOTO_PATH,
  LOGO_PATH,
  STORE_BANNER_PATH,
  OFFER_PICTURES_PATH,
  SCREENSHOTS_PATH,
  MEDIA_PATH,
  GLOBAL_SETTINGS_PATH,
]);

/** Requests of one person at a time, and of everybody, whose bodies are in memory: up to 24 MB each. */
const PER_PERSON = 1;
const OF_ALL = 2;

/** Executes a request with an `Idempotency-Key` once for its key. */
export function restIdempotency(): MiddlewareHandler<HttpEnv> {
  const ofPerson = queuePerKey({ concurrency: PER_PERSON });
  const ofAll = new PQueue({ concurrency: OF_ALL });
  const inTurn = (userId: UserId, work: () => Promise<Response | void>) =>
    ofPerson(userId).add(() => ofAll.add(work));
  return async (c, next) => {
    const { method, headers, url } = c.req.raw;
    if (method !== "POST" || !KEYED_PATHS.has(c.req.path) || !hasIdempotencyKey(headers)) {
      return await next();
    }
    const ctx = await c.get("context")();
    if (!("userId" in ctx.viewer)) return await next();
    const keyed = keyedRequest(headers);
    return await inTurn(ctx.viewer.userId, async () => {
      try {
        const body = createHash("sha256").update(new Uint8Array(await c.req.arrayBuffer()))
          .digest("base64url");
        const { pathname, search } = new URL(url);
        const claimed = await keyed.start(ctx, [method, pathname + search, body]);
        if (claimed) {
          c.set("context", () => Promise.resolve(claimed));
          await next();
        }
        const answer = await keyed.finish(c.res);
        c.res = undefined; // or its headers would be added to the other's
        c.res = answer;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.code === "IDEMPOTENCY_IN_PROGRESS") c.header("retry-after", `${RETRY_SECONDS}`);
        return failureResponse(c, error);
      }
    });
  };
}
