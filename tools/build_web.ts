import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Builds the web app, unless its sources are those of the last build. */

const DIST = "web/dist";
const STAMP = join(DIST, ".inputs");
const SOURCES = ["web", "help", "vite.config.ts", "schema.graphql", "deno.json", "deno.lock"];
/** Bytes of a file that only developers load. */
const LARGE = 500_000;
const COMPRESSED = /\.(js|css|svg|json|html)$/;

const inputs = await hash(SOURCES);
if (inputs !== await Deno.readTextFile(STAMP).catch(() => "")) {
  await run("npm:vite@8.3.8", "build", "--logLevel", "warn");
  await run("web/build/public_pages.ts");
  for await (const path of filesIn(join(DIST, "assets"))) {
    if (COMPRESSED.test(path)) await compress(path);
  }
  await Deno.writeTextFile(STAMP, inputs);
}

async function run(...args: string[]) {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...args],
    env: { NODE_ENV: "production" },
  }).spawn().status;
  if (!success) Deno.exit(1);
}

async function hash(sources: readonly string[]): Promise<string> {
  const hashes: Uint8Array[] = [];
  for (const source of sources) {
    for await (const path of filesIn(source)) {
      hashes.push(new TextEncoder().encode(path), await sha256(await Deno.readFile(path)));
    }
  }
  return (await sha256(new Uint8Array(await new Blob(hashes as BlobPart[]).arrayBuffer()))).toHex();
}

async function sha256(bytes: Uint8Array) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
}

/** Yields the files below `path` in a fixed order, without the build's own output. */
async function* filesIn(path: string): AsyncGenerator<string> {
  if ((await Deno.stat(path)).isFile) return yield path;
  const entries = (await Array.fromAsync(Deno.readDir(path))).map(({ name }) => join(path, name));
  for (const entry of entries.sort()) if (entry !== DIST) yield* filesIn(entry);
}

/** Compresses a file at build time, instead of at each request. */
async function compress(path: string) {
  const bytes = await Deno.readFile(path);
  // The editor of /graphql has megabytes: the best compression of it would take as long as all else.
  const isLarge = bytes.length > LARGE;
  const params = { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 5 : 11 };
  await Deno.writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await Deno.writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: isLarge ? 6 : 9 }));
}
