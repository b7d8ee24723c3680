import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCopy } from "../../server/backup/restore.ts";
import { connect } from "../../server/database/connection.ts";
import { migrate } from "../../server/database/migrate.ts";
import { guardedOutbound } from "../../server/http/outbound/guarded_outbound.ts";
import { TEST_KEY, urlOf } from "../support/backup/backup_config.ts";
import { copiedDigestsOf, digestsOf } from "../support/backup/database_rows.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";
import { restoreDump } from "../support/database/restore_dump.ts";
import { s3Standin } from "../support/s3/s3_standin.ts";

const SOON = { timeout: 60_000, interval: 5 };

let source: Awaited<ReturnType<typeof emptyDatabase>>;
let scratch: string;
beforeAll(async () => {
  source = await restoreDump("0_1_0");
  const db = connect<unknown>(source.config, () => {});
  await migrate(db);
  await db.destroy();
  scratch = await Deno.makeTempDir();
});
afterAll(async () => {
  await source.drop();
  await Deno.remove(scratch, { recursive: true });
});

/** Runs a task in a process of its own, as an operator does. */
async function task(file: string, args: readonly string[], database: pg.PoolConfig) {
  const dataDir = await Deno.makeTempDir({ dir: scratch });
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--cached-only", file, ...args],
    env: {
      APP_ENV: "test",
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(database),
      SECRET_KEY: TEST_KEY,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const ended = Promise.all([
    child.status,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]).then(([{ success }, out, error]) => ({ success, out, error }));
  return { ended, kill: () => child.kill("SIGKILL") };
}
const backup = (folder: string) => task("server/backup/tasks/backup.ts", [folder], source.config);

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of Deno.readDir(folder)) names.push(name);
  return names;
}

async function clientOf(config: pg.PoolConfig) {
  const client = new pg.Client(config as pg.ClientConfig);
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end() };
}

const withoutBackups = ({ "public.backups": _, ...rest }: Record<string, string>) => rest;

test("a backup killed in the middle leaves the source whole, and the next says so", async () => {
  const copies = await Deno.makeTempDir({ dir: scratch });
  const before = withoutBackups(await digestsOf(source.config));
  {
    await using held = await clientOf(source.config);
    await held.client.query("begin; lock table users in access exclusive mode"); // it waits for it
    const killed = await backup(copies);
    await expect.poll(() => namesIn(copies), SOON).toHaveLength(1);
    killed.kill();
    await killed.ended;
  }
  const [partial] = await namesIn(copies);
  expect(partial).toMatch(/\.partial$/);
  const restore = await task("server/backup/tasks/restore.ts", [copies], source.config);
  expect((await restore.ended).error).toContain("There is no complete copy");

  const { out, success } = await (await backup(copies)).ended;
  expect(success).toBe(true);
  expect(out).toContain("was ended before it was complete");
  expect(out).toContain(`Removed the incomplete ${partial}`);
  expect(withoutBackups(await digestsOf(source.config))).toEqual(before);
});

test("a backup killed while it uploads leaves no copy at the service", async () => {
  await using service = await s3Standin();
  const { operator, close } = guardedOutbound();
  {
    await using held = await clientOf(source.config);
    await held.client.query("begin; lock table users in access exclusive mode"); // it waits for it
    const killed = await backup(service.address);
    await expect.poll(() => service.uploads.size, SOON).toBe(1);
    killed.kill();
    await killed.ended;
  }
  expect(service.objects.size).toBe(0);
  const found = findCopy(service.address, "garimpo", { operator });
  await expect(found).rejects.toThrow("There is no complete copy");
  await close();
});

test("a restore killed in the middle is refused by the product, and begins anew", async () => {
  const copies = await Deno.makeTempDir({ dir: scratch });
  expect((await (await backup(copies)).ended).success).toBe(true);
  const [name] = await namesIn(copies);
  const bytes = await Deno.readFile(join(copies, name!));
  const target = await emptyDatabase("template0");
  const restore = () => task("server/backup/tasks/restore.ts", [copies], target.config);
  {
    const killed = await restore();
    await using seen = await clientOf(target.config);
    const found = async () => {
      const { rows } = await seen.client.query(
        "select from pg_class where relname = 'users' and relkind = 'r'",
      );
      return rows.length;
    };
    await expect.poll(found, SOON).toBe(1); // the tables are made, and about to be filled
    killed.kill();
    await killed.ended;
  }
  const product = await task("server/admin.ts", ["grant", "ana@example.com"], target.config);
  expect((await product.ended).error).toContain(`The restore of ${name} into this database`);
  expect(await Deno.readFile(join(copies, name!))).toEqual(bytes);

  const { success, out, error } = await (await restore()).ended;
  expect(error).toBe("");
  expect(success).toBe(true);
  expect(out).toContain("each compared with the copy");
  expect(await copiedDigestsOf(target.config)).toEqual(await copiedDigestsOf(source.config));
  await target.drop();
});
