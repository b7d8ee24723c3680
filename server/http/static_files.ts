import { join } from "node:path";
import { serveStatic, type ServeStaticOptions } from "hono/serve-static";
import type { HttpEnv } from "./http_env.ts";

type Options = Pick<ServeStaticOptions<HttpEnv>, "root" | "path" | "precompressed" | "onFound">;

/**
 * Serves the files of a folder. Not by `hono/deno`, which responds with streams: one that nobody
 * reads (HEAD, or a file that is sent compressed) holds its file open until garbage is collected.
 */
export const staticFiles = (options: Options) =>
  serveStatic<HttpEnv>({
    ...options,
    join,
    getContent: (path) => Deno.readFile(path).catch(() => null),
  });
