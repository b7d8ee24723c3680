import { join } from "node:path";
import { serveStatic, type ServeStaticOptions } from "hono/serve-static";
import type { HttpEnv } from "./http_env.ts";

type Options = Pick<ServeStaticOptions<HttpEnv>, "root" | "path" | "precompressed" | "onFound">;

/**
 * Answers with files of a folder. Not `hono/deno`: it answers with streams, and one that nobody reads
 * (to HEAD, or of a file that goes out compressed) holds its file open until garbage is collected.
 */
export const staticFiles = (options: Options) =>
  serveStatic<HttpEnv>({
    ...options,
    join,
    getContent: (path) => Deno.readFile(path).catch(() => null),
  });
