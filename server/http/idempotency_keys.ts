import { createHash } from "node:crypto";
import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import type { StoredAnswer } from "../core/idempotency/answer.ts";
import { isId } from "../core/ids.ts";
import { type Claim, claimedBy, claimKey } from "../core/idempotency/claim_key.ts";
import { storeAnswer } from "../core/idempotency/store_answer.ts";
import type { Person, Viewer } from "../core/users/viewer.ts";

const log = getLogger(["garimpo", "http"]);

const HEADER = "idempotency-key";
/** Tells that an answer is that of an earlier request. */
const REPLAYED = "idempotency-replayed";
/** Seconds after which a request whose first one is still running may ask again. */
export const RETRY_SECONDS = 2;

/** One request, which may have a key. */
export type KeyedRequest = {
  /**
   * Returns the context in which to execute the request; null: it was answered before, and `finish`
   * has that answer. A guest's key is ignored. @throws Failure as `claimKey`, IDEMPOTENCY_KEY_INVALID
   */
  readonly start: (ctx: Context, request: readonly unknown[]) => Promise<Context | null>;
  /** Returns the answer to send: this one, which is stored for the key, or the earlier one. */
  readonly finish: (response: Response) => Promise<Response>;
};

/** Whether a request has a key. */
export const hasIdempotencyKey = (headers: Pick<Headers, "has">): boolean => headers.has(HEADER);

/** Returns what executes a request with these headers at most once for its key. */
export function keyedRequest(headers: Headers): KeyedRequest {
  let claimed: { readonly ctx: Context; readonly claim: Claim } | null = null;
  let earlier: StoredAnswer | null = null;
  return {
    async start(ctx, request) {
      const { viewer } = ctx;
      const given = headers.get(HEADER);
      if (given === null || !("userId" in viewer)) return ctx;
      const key = keyIn(given);
      const fingerprint = fingerprintOf([rightOf(viewer), ...request]);
      const found = await claimKey(ctx, { userId: viewer.userId, key, fingerprint });
      if ("answer" in found) {
        earlier = found.answer;
        return null;
      }
      claimed = { ctx, claim: found.claim };
      return claimedBy(ctx, found.claim);
    },
    async finish(response) {
      if (earlier) return replayed(earlier);
      if (!claimed) return response;
      const { status, headers } = response;
      const bytes = await response.arrayBuffer();
      const contentType = headers.get("content-type");
      const body = new TextDecoder().decode(bytes);
      await storeAnswer(claimed.ctx, claimed.claim, { status, contentType, body })
        .catch((error) => log.error("an answer was not stored: {error}", { error }));
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
    },
  };
}

/** By the draft of the IETF a quoted string; most clients send it without quotation marks. */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x5b\x5d-\x7e]{1,255}))$/;

function keyIn(given: string): string {
  const [, quoted, plain] = KEY.exec(given) ?? [];
  const key = quoted ?? plain;
  if (key === undefined) throw new Failure("IDEMPOTENCY_KEY_INVALID");
  return key;
}

/** By what right a viewer reads the answer: another key of theirs may see less of it. */
function rightOf(viewer: Extract<Viewer, Person>): readonly unknown[] {
  const { apiKey } = viewer;
  const scopes = apiKey ? [...apiKey.scopes].toSorted() : null;
  const app = apiKey && isId("ogr", apiKey.id) ? apiKey.id : null; // apps know nothing of each other
  return [viewer.kind, scopes, app, viewer.impersonation?.adminId ?? null];
}

/** The fields of an object in one order: a client may write the same request in another. */
const ordered = (_name: string, value: unknown) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1))
    : value;

const fingerprintOf = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts, ordered)).digest("base64url");

function replayed({ status, contentType, body }: StoredAnswer): Response {
  const headers = new Headers({ [REPLAYED]: "true", "cache-control": "no-store" });
  if (contentType) headers.set("content-type", contentType);
  return new Response(body || null, { status, headers });
}
