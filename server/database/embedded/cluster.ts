import { join } from "node:path";
import type { Account } from "./account.ts";
import { CannotStart } from "./cannot_start.ts";
import type { Engine } from "./engine.ts";
import { supervise } from "./supervise.ts";

/** The one account in the database; who may reach the socket is the operating system's business. */
export const DATABASE_USER = "app";

/**
 * How PostgreSQL is told where its data is: as its working folder. So the folders above, perhaps a
 * private home, need not be open to the account that runs it.
 */
export const dataFolderArgument = (cluster: string) =>
  Deno.build.os === "linux" ? "/proc/self/cwd" : cluster;

const NEW = "postgres.new-";

/** Makes sure that `dataDir` has a data folder for `engine`, and answers its path. */
export async function ensureCluster(dataDir: string, engine: Engine, account: Account) {
  const cluster = join(dataDir, "postgres");
  await removeHalfMade(dataDir);
  if (await Deno.stat(cluster).catch(() => null)) {
    await ensureOwner(cluster, account);
    await checkVersion(cluster, engine);
  } else {
    await create(dataDir, cluster, engine, account);
  }
  return cluster;
}

/**
 * What an interrupted first start left behind. Its initdb may be ending just now, in a folder that no
 * other one uses: what cannot be removed yet goes at the next start.
 */
async function removeHalfMade(dataDir: string) {
  for await (const { name } of Deno.readDir(dataDir)) {
    if (!name.startsWith(NEW)) continue;
    await Deno.remove(join(dataDir, name), { recursive: true }).catch(() => {});
  }
}

/** Makes the folder under another name first, so that it is there whole or not at all. */
async function create(dataDir: string, cluster: string, engine: Engine, account: Account) {
  const folder = await Deno.makeTempDir({ dir: dataDir, prefix: NEW }); // only for its owner
  if (account) await Deno.chown(folder, account.uid, account.gid);
  const locale = Deno.build.os === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const said: string[] = [];
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
  const initdb = supervise(command, { account, cwd: folder, onLine: (line) => said.push(line) });
  if (await initdb.exited !== 0) {
    throw new CannotStart(`The database could not be created in ${cluster}:\n${said.join("\n")}`);
  }
  await Deno.rename(folder, cluster);
}

/** Root may have brought the folder back from a backup, as its own. */
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
