import { join } from "node:path";
import { serveStatic, type ServeStaticOptions } from "hono/serve-static";
import type { Door } from "./door.ts";

type Options = Pick<ServeStaticOptions<Door>, "root" | "path" | "precompressed" | "onFound">;

/**
 * Answers with files of a folder. Not `hono/deno`: it answers with streams, and one that nobody reads
 * (to HEAD, or of a file that goes out compressed) holds its file open until garbage is collected.
 */
export const staticFiles = (options: Options) =>
  serveStatic<Door>({
    ...options,
    join,
    getContent: (path) => Deno.readFile(path).catch(() => null),
  });
