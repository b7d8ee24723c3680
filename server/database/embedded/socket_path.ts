import { join } from "node:path";

/** Longest path of a socket, in bytes: 103 on macOS, 107 on Linux. */
const LONGEST = 103;

/** The folder by which a client reaches the socket in `cluster`: itself, or a short link to it. */
export async function socketFolder(cluster: string): Promise<{ path: string } & AsyncDisposable> {
  const length = new TextEncoder().encode(join(cluster, ".s.PGSQL.5432")).length;
  if (length <= LONGEST) return { path: cluster, async [Symbol.asyncDispose]() {} };
  // A new folder that only we may write to: a name that others can guess, they could take first.
  const folder = await Deno.makeTempDir({ dir: "/tmp", prefix: "pg-" });
  const path = join(folder, "s");
  await Deno.symlink(cluster, path);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}
