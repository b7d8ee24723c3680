import { schema } from "../../../server/graphql/schema.ts";
import { serveHttp } from "../../../server/http/server/http_server.ts";
import { testApp } from "../test_app.ts";
import { randomDocument } from "./documents.ts";
import { randomOf } from "./random.ts";
import { answered, randomRequest } from "./requests.ts";

/** What fuzzing found, each with the seed that repeats it; `slow`: over a second. */
export type Fuzzed = {
  readonly sent: number;
  readonly slowestMs: number;
  readonly unexpected: readonly string[];
  readonly slow: readonly string[];
};

const SLOW_MS = 1_000;

/** Sends that many documents of a signed-in person; the seeds follow one another. */
export async function fuzzDocuments(many: number, seed: number): Promise<Fuzzed> {
  await using w = await testApp();
  const ana = await w.member();
  await w.request(ana, "{ viewer { id } }"); // warms
  return await measured(many, seed, async (one) => {
    const { query, variables } = randomDocument(schema, randomOf(one));
    const { errors } = await w.request(ana, query, variables);
    const unexpected = errors?.find(({ extensions }) => extensions?.code === "INTERNAL");
    return unexpected ? query : null;
  });
}

/** Sends that many requests, most of them wrong, to the server itself. */
export async function fuzzRequests(many: number, seed: number): Promise<Fuzzed> {
  await using w = await testApp();
  const server = await serveHttp(w.app, { port: 0 });
  try {
    return await measured(many, seed, async (one) => {
      const bytes = randomRequest(randomOf(one));
      const statuses = await answered(server.port, bytes);
      return statuses.includes(500) ? new TextDecoder().decode(bytes).slice(0, 500) : null;
    });
  } finally {
    w.app.close();
    await server.close();
  }
}

async function measured(
  many: number,
  seed: number,
  run: (seed: number) => Promise<string | null>,
): Promise<Fuzzed> {
  const unexpected: string[] = [];
  const slow: string[] = [];
  let slowestMs = 0;
  for (let one = seed; one < seed + many; one++) {
    const started = performance.now();
    const failure = await run(one);
    const took = performance.now() - started;
    slowestMs = Math.max(slowestMs, took);
    if (failure !== null) unexpected.push(`seed ${one}: ${failure}`);
    if (took > SLOW_MS) slow.push(`seed ${one}: ${Math.round(took)} ms`);
  }
  return { sent: many, slowestMs, unexpected, slow };
}
