import type { DocumentNode, ExecutionResult } from "graphql";
import type { Context } from "../core/context.ts";
import { identifiedRow } from "../core/users/account/ensure_user.ts";
import { executeKnownQuery, isKnownQuery, type KnownQuery } from "../graphql/known_queries.ts";
import type { AllowedOperations } from "../graphql/persisted_operations.ts";
import { validDocument } from "../graphql/valid_documents.ts";
import { withRequestId } from "../process/logs.ts";
import { type FairShare, rateHeaders } from "./fair_share.ts";
import { hasIdempotencyKey } from "./idempotency_keys.ts";
import { isFromSameSite, requestOrigin, type SentHeaders } from "./request_origin.ts";
import { securityHeaders } from "./security_headers.ts";

/** A request whose body is read. */
export type WholeRequest = {
  readonly method: string;
  /** With its origin. */
  readonly url: string;
  readonly headers: SentHeaders;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** The same, as the usual way reads it. */
export const asRequest = ({ method, url, headers, body }: WholeRequest): Request =>
  new Request(url, { method, headers: [...headers], body });

/** What is sent without becoming a `Response`; `headers` are names and values in turn. */
export type JsonResponse = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
};

type Parts = {
  readonly publicUrl: string | null;
  readonly isLinkHost: (host: string | null) => boolean;
  readonly allowedOperations: (headers: SentHeaders) => AllowedOperations;
  /** At once for who is remembered: each promise costs a least query a hundredth of its time. */
  readonly contextFor: (headers: SentHeaders, address: string) => Context | Promise<Context>;
};

/** Media types of a response, by what the request accepts; others are the usual way's. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ["*/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  ["application/graphql-response+json", "application/graphql-response+json; charset=utf-8"],
]);

const FIXED = Object.entries({ ...securityHeaders("data"), "cache-control": "no-store" }).flat();

/** Executes a known query at its client's share. */
export type KnownExecution = (
  address: string,
  share: FairShare,
) => Promise<JsonResponse | ExecutionResult | null>;

/**
 * Returns what responds to queries whose document is valid, with a third of the usual work: without
 * `Request`, Hono and Yoga. What is no such query is null. An executed query with errors is returned
 * as its result, which the usual way then sends; what is refused, as null.
 */
export function knownQueryRequests({ publicUrl, isLinkHost, ...parts }: Parts) {
  return (request: WholeRequest): KnownExecution | null => {
    const { method, headers } = request;
    const mediaType = mediaTypes.get(headers.get("accept") ?? "*/*");
    if (mediaType === undefined || hasIdempotencyKey(headers)) return null;
    if (isLinkHost(headers.get("host"))) return null;
    if (method === "POST" && !isFromSameSite(headers, publicUrl)) return null;
    const query = knownQuery(request, parts.allowedOperations(headers));
    if (!query) return null;
    return async (address, share) => {
      const requestId = crypto.randomUUID();
      const result = await withRequestId(requestId, async () => {
        const origin = publicUrl ?? requestOrigin(request);
        const found = parts.contextFor(headers, address);
        const ctx = found instanceof Promise ? await found : found;
        const ownRow = identifiedRow(ctx.viewer);
        return await executeKnownQuery(query, { ...ctx, origin, ownRow }, share);
      }).catch(() => null);
      if (!result || result.errors) return result;
      const rate = rateHeaders(share.rate()).flat();
      const named = ["content-type", mediaType, ...FIXED, "x-request-id", requestId, ...rate];
      return { status: 200, headers: named, body: JSON.stringify(result) };
    };
  };
}

function knownQuery(request: WholeRequest, allowed: AllowedOperations): KnownQuery | null {
  const params = request.method === "GET" ? paramsInAddress(request.url) : paramsInBody(request);
  if (!params) return null;
  const document = documentOf(params, allowed);
  const { operationName, variables } = params;
  if (!document) return null;
  const query = { document, operationName: operationName ?? null, variables: variables ?? {} };
  return isKnownQuery(query) ? query : null;
}

type Params = {
  readonly documentId?: unknown;
  readonly query?: unknown;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
};

const KNOWN_PARAMS: ReadonlySet<string> = new Set([
  "documentId",
  "query",
  "operationName",
  "variables",
]);

/** Returns the parameters if they are only known ones, of the right types. */
function paramsIn(read: () => unknown): Params | null {
  try {
    const params = read();
    if (typeof params !== "object" || params === null || Array.isArray(params)) return null;
    if (!Object.keys(params).every((name) => KNOWN_PARAMS.has(name))) return null;
    const { variables = null, operationName = null } = params as Record<string, unknown>;
    if (typeof variables !== "object" || Array.isArray(variables)) return null;
    return operationName === null || typeof operationName === "string" ? params as Params : null;
  } catch {
    return null; // it is not JSON: the usual way says so
  }
}

const text = new TextDecoder();

function paramsInBody({ url, headers, body }: WholeRequest): Params | null {
  if (url.includes("?")) return null; // the usual way checks what an address says, too
  const isJson = /^application\/json(?:;|$)/.test(headers.get("content-type") ?? "");
  return isJson && body && !headers.has("content-encoding")
    ? paramsIn(() => JSON.parse(text.decode(body)))
    : null;
}

/** A GET may only name a persisted operation. */
function paramsInAddress(url: string): Params | null {
  const { searchParams } = new URL(url);
  if (!searchParams.has("documentId") || searchParams.has("query")) return null;
  return paramsIn(() => {
    const { variables, ...named } = Object.fromEntries(searchParams);
    if (new Set(searchParams.keys()).size < searchParams.size) return null; // the first one counts
    return variables === undefined ? named : { ...named, variables: JSON.parse(variables) };
  });
}

function documentOf(
  { documentId, query }: Params,
  allowed: AllowedOperations,
): DocumentNode | null {
  if (typeof documentId === "string") return allowed.operations.find(documentId)?.document ?? null;
  if (documentId !== undefined || typeof query !== "string" || allowed.onlyPersisted) return null;
  return validDocument(query);
}
