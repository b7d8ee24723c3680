import { getLogger } from "@logtape/logtape";
import type { Context, ErrorHandler } from "hono";
import { isbot } from "isbot";
import { Failure, sentences } from "../../core/errors.ts";
import { isConnectionError } from "../database_circuit.ts";
import { type HttpEnv, statusOf } from "../http_env.ts";
import type { PageRenderer } from "./page_renderer.ts";

const log = getLogger(["garimpo", "http"]);

export type ErrorPages = (c: Context<HttpEnv>, status: 404 | 500 | 503) => Promise<Response>;

/** Paths that programs request: they get JSON. */
const forPrograms =
  /^\/(?:api|graphql|builds)(?:\/|$)|^\/(?:healthz|readyz|metrics)$|\/_payload\.json$/;
const messages = {
  404: "Endereço desconhecido.",
  500: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
  503: sentences.UNAVAILABLE,
};
/** Seconds after which a client may try again. */
const RETRY_AFTER = "2";
/** Characters of the path that a page shows. */
const LONGEST_PATH = 200;

/** Responds to people with the error page, to programs with JSON, to crawlers with the status. */
export function errorPages(
  renderer: PageRenderer,
  originOf: (c: Context) => string,
): ErrorPages {
  return async (c, status) => {
    const requestId = c.get("requestId");
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    c.header("cache-control", "no-store");
    if (status === 503) c.header("retry-after", RETRY_AFTER);
    if (forPrograms.test(c.req.path) || !isRead) {
      const message = messages[status];
      const known = status === 503 &&
        { statusCode: status, statusMessage: message, code: "UNAVAILABLE" };
      return c.json({ message, ...known, requestId }, status);
    }
    if (isbot(c.req.header("user-agent"))) return c.body(null, status);
    const data = { status, path: shownPath(c.req.path), requestId };
    const { html, headers } = await renderer.rendered({ name: "error", data }, originOf(c));
    return c.html(html, status, headers);
  };
}

/** Removes control and bidi characters, which could hide or turn the text around the path. */
function shownPath(path: string): string {
  const plain = path.replace(/\p{C}/gu, "");
  return plain.length > LONGEST_PATH ? `${plain.slice(0, LONGEST_PATH)}…` : plain;
}

/** Responds to what a handler throws: failures by their code, unexpected errors as 500. */
export const errorHandler = (errorPage: ErrorPages): ErrorHandler<HttpEnv> => (thrown, c) => {
  const error = isConnectionError(thrown) ? new Failure("UNAVAILABLE") : thrown;
  if (error instanceof Failure && error.code === "UNAVAILABLE") return errorPage(c, 503);
  if (error instanceof Failure) {
    return c.json({ code: error.code, message: error.message }, statusOf(error.code));
  }
  log.error("{method} {path}: {error}", { method: c.req.method, path: c.req.path, error });
  return errorPage(c, 500);
};
