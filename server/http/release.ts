import { join } from "node:path";
import type { Hono } from "hono";
import { builtOperations, type PersistedOperations } from "../graphql/persisted_operations.ts";
import { schema } from "../graphql/schema.ts";
import type { HttpEnv } from "./http_env.ts";

/** The web app's build, and the operations that it requests. */
export type Release = {
  /** A digest of its files. */
  readonly id: string;
  /** When it was built, in ms. */
  readonly timestamp: number;
  readonly documents: PersistedOperations;
  /** Addresses of the app's icons. */
  readonly icons: Readonly<Record<"192" | "512" | "maskable" | "apple", string>>;
};

/**
 * Loads the release that was built into `folder`; `later` is where a developer's newer operations are.
 * @throws when there is none, or one for another schema.
 */
export async function loadRelease(folder: string, later: string | null): Promise<Release> {
  const read = async (name: string) => JSON.parse(await Deno.readTextFile(join(folder, name)));
  const [build, icons] = await Promise.all([read("build.json"), read("icons.json")]);
  return {
    id: build.id,
    timestamp: build.timestamp,
    documents: builtOperations(folder, schema, later),
    icons,
  };
}

/** Routes by which an open page learns whether it is out of date; the bodies are Nuxt's. */
export function buildRoutes(app: Hono<HttpEnv>, { id, timestamp }: Release) {
  app.get("/builds/latest.json", (c) => {
    c.header("cache-control", "no-cache");
    return c.json({ id, timestamp });
  });
  app.get("/builds/meta/:file", (c) => {
    if (c.req.param("file") !== `${id}.json`) {
      return c.json({ message: "Não há esta versão." }, 404);
    }
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.json({ id, timestamp, matcher: {}, prerendered: [] });
  });
  app.all("/builds/*", (c) => c.json({ message: "Endereço desconhecido." }, 404));
}
