import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbedded } from "../../server/database/embedded/start.ts";
import { dataFolders, query, start } from "../support/database/data_folders.ts";
import { isAlive, runProduct, serverPid } from "../support/database/run_row_writer.ts";

const SOON = { timeout: 60_000, interval: 20 };

let folders: Awaited<ReturnType<typeof dataFolders>>;
beforeAll(async () => {
  folders = await dataFolders();
});
afterAll(() => folders.remove());

/** Starts on what a kill left, and counts: rows without a gap. */
async function lastRow(dataDir: string): Promise<number> {
  await using server = await start(dataDir);
  const [row] = await query(server.config, "select max(n) last, count(*)::int count from rows");
  expect(row.count).toBe(row.last);
  return row.last;
}

test("a product killed leaves no server behind and no acknowledged row is lost", async () => {
  const dataDir = await folders.filled();
  await using product = runProduct(dataDir);
  await expect.poll(product.wrote, SOON).toBeGreaterThan(50);
  const server = serverPid(dataDir);
  await product.killed();
  await expect.poll(() => isAlive(server), { timeout: 60_000, interval: 10 }).toBe(false);
  expect(await lastRow(dataDir)).toBeGreaterThanOrEqual(product.wrote());
});

test("a product waits for the server of a killed one to end", async () => {
  const dataDir = await folders.filled();
  await using product = runProduct(dataDir);
  await expect.poll(product.wrote, SOON).toBeGreaterThan(50);
  const server = serverPid(dataDir);
  Deno.kill(server, "SIGSTOP"); // it takes its time
  await product.killed();
  const said: string[] = [];
  const starting = startEmbedded({ dataDir, log: (line) => said.push(line) });
  await expect.poll(() => said.join(), SOON).toContain("is still in use");
  Deno.kill(server, "SIGCONT");
  await (await starting).stop();
  expect(await lastRow(dataDir)).toBeGreaterThanOrEqual(product.wrote());
});

test("a server killed under a running product is restarted, and the product writes on", async () => {
  const dataDir = await folders.filled();
  await using product = runProduct(dataDir);
  await expect.poll(product.wrote, SOON).toBeGreaterThan(50);
  for (const times of [1, 2]) {
    Deno.kill(serverPid(dataDir), "SIGKILL");
    await expect.poll(product.returns, SOON).toBe(times);
  }
  await product.killed();
  expect(await lastRow(dataDir)).toBeGreaterThanOrEqual(product.wrote());
});

test("product and server killed together: the next start recovers every acknowledged row", async () => {
  const dataDir = await folders.filled();
  await using product = runProduct(dataDir);
  await expect.poll(product.wrote, SOON).toBeGreaterThan(50);
  Deno.kill(serverPid(dataDir), "SIGKILL");
  await product.killed();
  expect(await lastRow(dataDir)).toBeGreaterThanOrEqual(product.wrote());
});

test("a first start that is killed half way does not break the next", async () => {
  const dataDir = await folders.empty();
  await using product = runProduct(dataDir);
  const halfMade = async () => {
    const [name] = (await readdir(dataDir)).filter((name) => name.startsWith("postgres.new-"));
    return name ? (await readdir(join(dataDir, name))).includes("base") : false;
  };
  await expect.poll(halfMade, { timeout: 60_000, interval: 5 }).toBe(true);
  await product.killed();
  expect(await readdir(dataDir)).not.toContain("postgres");
  const once = await start(dataDir);
  expect(await query(once.config, "select 1 as one")).toEqual([{ one: 1 }]);
  await once.stop();
  await using _again = await start(dataDir); // by now the killed one's initdb has ended
  expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.lock"]);
});

test("another process with the dead server's id does not prevent the start", async () => {
  const dataDir = await folders.filled();
  const cluster = join(dataDir, "postgres");
  const { uid } = await Deno.stat(cluster);
  const other = new Deno.Command("sleep", { args: ["60"], uid: uid! }).spawn();
  try {
    const left = `${other.pid}\n${cluster}\n1795257267\n5432\n.\n\n 16130143 999999\nready   \n`;
    await Deno.writeTextFile(join(cluster, "postmaster.pid"), left);
    await using server = await start(dataDir);
    expect(await query(server.config, "select 1 as one")).toEqual([{ one: 1 }]);
  } finally {
    other.kill("SIGKILL");
    await other.status;
  }
});
