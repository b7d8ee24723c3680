import { join } from "node:path";
import { type Account, CannotStart } from "./account.ts";
import type { Engine } from "./engine.ts";
import { supervise } from "./supervise.ts";

/** The database's only role; the operating system controls access to the socket. */
export const DATABASE_USER = "app";

/**
 * The argument for the data folder: PostgreSQL's working folder. Its account then needs no access to
 * the parent folders, which may be a private home.
 */
export const dataFolderArgument = (cluster: string) =>
  Deno.build.os === "linux" ? "/proc/self/cwd" : cluster;

const DRAFT = "postgres.new-";

/** Creates the data folder for `engine` in `dataDir`, if there is none, and returns its path. */
export async function ensureCluster(dataDir: string, engine: Engine, account: Account) {
  const cluster = join(dataDir, "postgres");
  await removeDrafts(dataDir);
  if (await Deno.stat(cluster).catch(() => null)) {
    await ensureOwner(cluster, account);
    await checkVersion(cluster, engine);
  } else {
    await create(dataDir, cluster, engine, account);
  }
  return cluster;
}

/**
 * Removes what an interrupted first start left. Its initdb may still be running in its own folder: files
 * that cannot be removed yet are removed by the next start.
 */
async function removeDrafts(dataDir: string) {
  for await (const { name } of Deno.readDir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue;
    await Deno.remove(join(dataDir, name), { recursive: true }).catch(() => {});
  }
}

/** Creates the folder under a temporary name and renames it: it exists completely or not at all. */
async function create(dataDir: string, cluster: string, engine: Engine, account: Account) {
  const folder = await Deno.makeTempDir({ dir: dataDir, prefix: DRAFT }); // accessible to its owner only
  if (account) await Deno.chown(folder, account.uid, account.gid);
  const locale = Deno.build.os === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const output: string[] = [];
  const command = [
    join(engine.bin, "initdb"),
    `--pgdata=${dataFolderArgument(folder)}`,
    `--username=${DATABASE_USER}`,
    "--encoding=UTF8",
    "--auth-local=trust",
    "--auth-host=reject",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--locale=${locale}`,
    "--lc-messages=C",
  ];
  const initdb = supervise(command, { account, cwd: folder, onLine: (line) => output.push(line) });
  if (await initdb.exited !== 0) {
    throw new CannotStart(`The database could not be created in ${cluster}:\n${output.join("\n")}`);
  }
  await Deno.rename(folder, cluster);
}

/** Sets the owner: a backup that root restored belongs to root. */
async function ensureOwner(cluster: string, account: Account) {
  const { uid } = await Deno.stat(cluster);
  if (account && uid !== account.uid) {
    const args = ["-R", `${account.uid}:${account.gid}`, cluster];
    await new Deno.Command("chown", { args }).output();
  }
  if (!account && uid !== Deno.uid()) {
    throw new CannotStart(
      `${cluster} belongs to the account with uid ${uid}, and PostgreSQL runs only as the owner of ` +
        `its data: start this as that account, or have root run chown -R ${Deno.uid()} on it.`,
    );
  }
}

async function checkVersion(cluster: string, { major }: Engine) {
  const version = await Deno.readTextFile(join(cluster, "PG_VERSION")).then((text) => text.trim())
    .catch(() => null);
  if (version === major) return;
  throw new CannotStart(
    version === null
      ? `${cluster} is not a PostgreSQL data folder: move it away, or set another DATA_DIR.`
      : `${cluster} was written by PostgreSQL ${version}, this is PostgreSQL ${major}: dump it with ` +
        `the earlier release, move the folder away, start this one and restore the dump.`,
  );
}
