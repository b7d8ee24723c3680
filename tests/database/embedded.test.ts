import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountFor, CannotStart } from "../../server/database/embedded/account.ts";
import { findEngine, installed } from "../../server/database/embedded/engine.ts";
import { FolderInUse, joinEmbedded, startEmbedded } from "../../server/database/embedded/start.ts";
import { dataFolders, query, start } from "../support/database/data_folders.ts";
import { isAlive, runProduct, serverPid } from "../support/database/run_row_writer.ts";

const SOON = { timeout: 60_000, interval: 20 };
const isRoot = Deno.uid() === 0;

let folders: Awaited<ReturnType<typeof dataFolders>>;
beforeAll(async () => {
  folders = await dataFolders();
});
afterAll(() => folders.remove());

test("the first start creates the database, and the second reads its data", async () => {
  const dataDir = join(await folders.empty(), "not", "there", "yet");
  {
    await using server = await start(dataDir);
    await query(server.config, "create table notes as select 'promoção' as text");
  }
  await using server = await start(dataDir);
  expect(await query(server.config, "select text from notes")).toEqual([{ text: "promoção" }]);
  expect(await query(server.config, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
});

test("while a product holds the folder another is refused, but a task may join", async () => {
  const dataDir = await folders.filled();
  await using product = runProduct(dataDir);
  await expect.poll(product.isReady, SOON).toBe(true);
  const refused = start(dataDir);
  await expect(refused).rejects.toThrow(FolderInUse);
  await expect(refused).rejects.toThrow(
    `process ${product.pid}. Stop that process, or set DATA_DIR`,
  );
  await using joined = await joinEmbedded({ dataDir, log: () => {} });
  expect(await query(joined.config, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a data path too long for a socket works", async () => {
  const dataDir = join(await folders.empty(), "long".repeat(30), "é".repeat(60));
  await using server = await start(dataDir);
  expect(await query(server.config, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("data of another PostgreSQL version is not touched, and the message says what to do", async () => {
  const dataDir = await folders.filled();
  const version = join(dataDir, "postgres", "PG_VERSION");
  await Deno.writeTextFile(version, "17\n");
  await expect(start(dataDir)).rejects.toThrow(/written by PostgreSQL 17, .* restore the dump/);
  await Deno.remove(version);
  await expect(start(dataDir)).rejects.toThrow("is not a PostgreSQL data folder: move it away");
});

test("a server that cannot start reports why, and releases the folder", async () => {
  const dataDir = await folders.filled();
  const wrong = startEmbedded({ dataDir, log: () => {}, settings: { nonsense: "1" } });
  await expect(wrong).rejects.toThrow(CannotStart);
  await expect(wrong).rejects.toThrow(`unrecognized configuration parameter "nonsense"`);
  await using server = await start(dataDir);
  expect(await query(server.config, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("programs that cannot run where they are installed are run from a copy", async () => {
  const home = await folders.empty(); // only its owner's: another account cannot reach it
  const { native } = await installed();
  await new Deno.Command("cp", { args: ["-R", native, home] }).output();
  const lib = join(home, "native", "lib"); // and without its links, which cannot be created now
  await new Deno.Command("find", { args: [lib, "-type", "l", "-delete"] }).output();
  await Deno.chmod(lib, 0o555);
  const version = `test-${crypto.randomUUID()}`;
  const find = () => findEngine(account, home, { native: join(home, "native"), version });
  const account = await accountFor("/nowhere");
  const copy = join(isRoot ? "/var/cache/garimpo" : home, `postgres-engine-${version}`);
  try {
    const engine = { bin: join(copy, "bin"), major: "18" };
    expect(await Promise.all([find(), find()])).toEqual([engine, engine]);
    const copies = (await readdir(dirname(copy))).filter((name) => name.includes(version));
    expect(copies).toEqual([basename(copy)]);
  } finally {
    await Deno.chmod(lib, 0o755);
    await Deno.remove(copy, { recursive: true });
  }
});

test("an unprivileged user can run it", async (context) => {
  if (!isRoot) return context.skip("every test here was run by a normal user");
  const account = (await accountFor("/nowhere"))!;
  const home = await Deno.makeTempDir();
  const deno = join(home, "deno"); // ours may be in root's home
  await Deno.copyFile(Deno.execPath(), deno);
  await Deno.chown(home, account.uid, account.gid);
  await using product = runProduct(join(home, "data"), {
    deno,
    account,
    env: { HOME: home, DENO_DIR: home },
  });
  try {
    const wrote = expect.poll(product.wrote, SOON).toBeGreaterThan(5).then(() => "it wrote");
    const outcome = await Promise.race([wrote, product.said]);
    if (outcome.includes("Permission denied")) {
      return context.skip(`${account.name} may not read this checkout: ${outcome}`);
    }
    expect(outcome).toBe("it wrote");
    expect((await Deno.stat(join(home, "data", "postgres"))).uid).toBe(account.uid);
    const server = serverPid(join(home, "data"));
    await product.killed();
    await expect.poll(() => isAlive(server), SOON).toBe(false);
  } finally {
    await product.killed();
    await Deno.remove(home, { recursive: true });
  }
});
