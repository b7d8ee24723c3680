import { expect, test } from "vitest";
import { requestTracing } from "../../server/metrics/traces.ts";

/** A stand-in of Deno's telemetry that keeps what the spans are given. */
function telemetry() {
  const spans: { name: string; parent: unknown; said: unknown[]; isEnded: boolean }[] = [];
  const root = { setValue: (_key: symbol, span: unknown) => ({ ...root, span }) };
  let active: unknown = root;
  return {
    spans,
    active: () => active,
    tracerProvider: {
      getTracer: () => ({
        startSpan(name: string, _options: object, parent: unknown) {
          const span = { name, parent, said: [] as unknown[], isEnded: false };
          spans.push(span);
          return {
            setAttribute: (key: string, value: unknown) => span.said.push([key, value]),
            setStatus: (status: unknown) => span.said.push(status),
            end: () => void (span.isEnded = true),
          };
        },
      }),
    },
    contextManager: {
      active: () => root,
      with<Result>(context: unknown, task: () => Result): Result {
        active = context;
        return task();
      },
    },
  };
}

test("a request has a span of its method and door, which is active meanwhile", async () => {
  const made = telemetry();
  const trace = requestTracing(made)!;
  const status = await trace("POST", "GRAPHQL", () => {
    expect(made.active()).toMatchObject({ span: expect.anything() });
    return Promise.resolve(503);
  }, (code) => code);
  expect(status).toBe(503);
  await expect(trace("GET", "REST", () => Promise.reject(new Error("no")), () => 200))
    .rejects.toThrow("no");
  expect(made.spans).toMatchObject([
    {
      name: "POST graphql",
      said: [["http.response.status_code", 503], { code: 2 }],
      isEnded: true,
    },
    { name: "GET rest", said: [{ code: 2 }], isEnded: true },
  ]);
});

test("without a collector nothing is traced", () => {
  expect(requestTracing(null)).toBeNull();
});

test("no address leaves in a span, not even in one of Deno's own", async () => {
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--cached-only", "tests/support/traced_request.ts"],
    env: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_PROTOCOL: "console",
      NO_COLOR: "1",
    },
  }).output();
  const spans = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  expect(spans.match(/^SPAN GET /gm)).toHaveLength(3); // the client's, Deno's and ours
  expect(spans).not.toContain("sesame");
  expect(spans).not.toContain("/auth/action");
});
