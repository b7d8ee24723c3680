import type { Door } from "../core/operations/status/figures.ts";

/**
 * Runs a request's task in a span of its own; `status` reads the response's. Only the method and the
 * door are named: addresses may have secrets in them.
 */
export type TraceRequest = <Result>(
  method: string,
  door: Door,
  task: () => Promise<Result>,
  status: (result: Result) => number,
) => Promise<Result>;

type Span = {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
};
type TraceContext = { setValue(key: symbol, value: unknown): TraceContext };
/** The part of Deno's OpenTelemetry that is used here, by the names of `@opentelemetry/api`. */
type Telemetry = {
  tracerProvider: {
    getTracer(name: string): {
      startSpan(name: string, options: object, parent: TraceContext): Span;
    };
  };
  contextManager: {
    active(): TraceContext;
    with<Result>(context: TraceContext, task: () => Result): Result;
  };
};

/** Where a context keeps its span, as `@opentelemetry/api` names it. */
const SPAN = Symbol.for("OpenTelemetry Context Key SPAN");
const SERVER_KIND = 1;
const ERROR = 2;

/** Returns Deno's telemetry where the operator turned it on. */
const collectedTelemetry = (): Telemetry | null =>
  Deno.env.get("OTEL_DENO") === "true" ? Deno.telemetry as unknown as Telemetry : null;

/**
 * Returns what traces requests, where the operator turned Deno's OpenTelemetry on; else null. Deno's
 * own span of a request has its method as its name, and is not active while the request is handled.
 */
export function requestTracing(
  telemetry: Telemetry | null = collectedTelemetry(),
): TraceRequest | null {
  if (!telemetry) return null;
  const tracer = telemetry.tracerProvider.getTracer("garimpo");
  return async (method, door, task, status) => {
    const parent = telemetry.contextManager.active();
    const span = tracer.startSpan(
      `${method} ${door.toLowerCase()}`,
      { kind: SERVER_KIND, attributes: { "http.request.method": method } },
      parent,
    );
    try {
      const result = await telemetry.contextManager.with(parent.setValue(SPAN, span), task);
      const code = status(result);
      span.setAttribute("http.response.status_code", code);
      if (code >= 500) span.setStatus({ code: ERROR });
      return result;
    } catch (error) {
      span.setStatus({ code: ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}

/**
 * Keeps addresses out of all spans, also those that Deno makes itself of each request: they may hold
 * secrets, such as the codes of emailed links, and no setting of Deno's leaves them out. The method,
 * the status and the name stay.
 */
export function hideAddresses(telemetry: Telemetry | null = collectedTelemetry()): void {
  if (!telemetry) return;
  const { tracerProvider, contextManager } = telemetry;
  const span = tracerProvider.getTracer("garimpo").startSpan("", {}, contextManager.active());
  const prototype = Object.getPrototypeOf(span) as Span; // which Deno's own spans have, too
  const { setAttribute } = prototype;
  prototype.setAttribute = function (name, value) {
    return HIDDEN.has(name) ? this : setAttribute.call(this, name, value);
  };
}

const HIDDEN: ReadonlySet<string> = new Set(["url.full", "url.path", "url.query"]);
