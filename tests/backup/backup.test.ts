import { join } from "node:path";
import { Readable } from "node:stream";
import { zstdDecompressSync } from "node:zlib";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../server/backup/back_up.ts";
import { unpackTar } from "../../server/backup/copy/tar.ts";
import { findCopy, restoreCopy } from "../../server/backup/restore.ts";
import { placeAt } from "../../server/backup/places/place.ts";
import { folderPlace } from "../../server/backup/places/folder_place.ts";
import { loadBackupState } from "../../server/core/backups/queries.ts";
import type { Tables } from "../../server/core/tables.ts";
import { connect } from "../../server/database/connection.ts";
import { migrate } from "../../server/database/migrate.ts";
import { refuseUnfinished } from "../../server/database/unfinished_restore.ts";
import { guardedOutbound } from "../../server/http/outbound/guarded_outbound.ts";
import { backupConfig } from "../support/backup/backup_config.ts";
import { copiedDigestsOf, digestsOf, rulesOf } from "../support/backup/database_rows.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";
import { restoreDump } from "../support/database/restore_dump.ts";
import { s3Standin } from "../support/s3/s3_standin.ts";

let source: Awaited<ReturnType<typeof emptyDatabase>>;
let scratch: string;
const outbound = guardedOutbound();
beforeAll(async () => {
  source = await restoreDump("0_1_0");
  await withDb(source.config, (db) => migrate(db));
  scratch = await Deno.makeTempDir();
});
afterAll(async () => {
  await outbound.close();
  await source.drop();
  await Deno.remove(scratch, { recursive: true });
});

async function withDb<Result>(
  config: pg.PoolConfig,
  use: (db: ReturnType<typeof connect<Tables>>) => Promise<Result>,
): Promise<Result> {
  const db = connect<Tables>(config, () => {});
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

const folder = () => Deno.makeTempDir({ dir: scratch });

/** A folder of data as a product leaves it, and where its copies go. */
async function dataFolders() {
  const [dataDir, copies] = [await folder(), await folder()];
  await Deno.mkdir(join(dataDir, "clicks"));
  await Deno.writeTextFile(join(dataDir, "clicks", "clicks-1.jsonl"), "{}\n".repeat(2_000));
  await Deno.writeTextFile(join(dataDir, "secret_key"), "the key of the folder");
  await Deno.mkdir(join(dataDir, "postgres"));
  await Deno.writeTextFile(join(dataDir, "postgres", "PG_VERSION"), "18");
  return { dataDir, place: folderPlace(copies), copies };
}

/** An empty database, and a copy restored into it. */
async function restored(copies: string, identity = "") {
  const database = await emptyDatabase("template0");
  const dataDir = await folder();
  const config = backupConfig(database.config, dataDir, { BACKUP_IDENTITY: identity });
  const restore = async () =>
    await restoreCopy(await findCopy(copies, config.siteSlug, outbound), config, {
      database: database.config,
      filesDir: dataDir,
    });
  return { database, dataDir, restore, [Symbol.asyncDispose]: database.drop };
}

const filesIn = async (path: string) => {
  const names: string[] = [];
  for await (const { name } of Deno.readDir(path)) names.push(name);
  return names.sort();
};

test("a copy is restored with every row, rule, sequence and file", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const config = backupConfig(source.config, dataDir);
  const { name, rows, bytes } = await backUp({ config, place });
  expect(await filesIn(copies)).toEqual([name]);
  expect((await Deno.stat(join(copies, name))).size).toBe(bytes);

  await using target = await restored(copies);
  const { end, schema } = await target.restore();
  expect(Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0)).toBe(rows);
  expect(schema.tables.map(({ name }) => name)).toContain("pgboss.job");
  expect(await copiedDigestsOf(target.database.config))
    .toEqual(await copiedDigestsOf(source.config));
  expect(await rulesOf(target.database.config)).toEqual(await rulesOf(source.config));
  expect(await filesIn(target.dataDir)).toEqual(["clicks"]); // the key is in no plain copy
  expect(await Deno.readTextFile(join(target.dataDir, "clicks", "clicks-1.jsonl")))
    .toBe("{}\n".repeat(2_000));
  await withDb(target.database.config, (db) => migrate(db)); // the product starts on it
});

test("a copy that is encrypted is opened by its identity alone, and has the secret key", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const identity = await generateX25519Identity();
  const config = backupConfig(source.config, dataDir, {
    BACKUP_KEY: await identityToRecipient(identity),
  });
  await backUp({ config, place });
  {
    await using target = await restored(copies);
    await expect(target.restore()).rejects.toThrow("set BACKUP_IDENTITY");
  }
  {
    await using target = await restored(copies, await generateX25519Identity());
    await expect(target.restore()).rejects.toThrow("does not open this copy");
  }
  await using target = await restored(copies, identity);
  await target.restore();
  expect(await Deno.readTextFile(join(target.dataDir, "secret_key"))).toBe("the key of the folder");
});

test("a copy goes to a bucket, encrypted, and comes back from it", async () => {
  const { dataDir } = await dataFolders();
  await using service = await s3Standin();
  const identity = await generateX25519Identity();
  const config = backupConfig(source.config, dataDir, {
    BACKUP_URL: service.address,
    BACKUP_KEY: await identityToRecipient(identity),
  });
  const { name } = await backUp({ config, place: placeAt(service.address, outbound.operator) });
  expect([...service.objects.keys()]).toEqual([`garimpo/${name}`]);
  await using target = await restored(service.address, identity);
  await target.restore();
  expect(await copiedDigestsOf(target.database.config))
    .toEqual(await copiedDigestsOf(source.config));
});

test("a copy that ends early is refused, and the next restore begins anew", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const identity = await generateX25519Identity();
  const config = backupConfig(source.config, dataDir, {
    BACKUP_KEY: await identityToRecipient(identity),
  });
  const { name } = await backUp({ config, place });
  const path = join(copies, name);
  const whole = await Deno.readFile(path);
  await Deno.writeFile(path, whole.subarray(0, Math.floor(whole.length * 0.9)));
  await using target = await restored(copies, identity);
  await expect(target.restore()).rejects.toThrow();
  await withDb(target.database.config, async (db) => {
    await expect(refuseUnfinished(db)).rejects.toThrow(`The restore of ${name}`);
  });
  const again = backUp({
    config: backupConfig(target.database.config, await folder()),
    place: folderPlace(await folder()),
  });
  await expect(again).rejects.toThrow("did not end");

  await Deno.writeFile(path, whole);
  await target.restore();
  await withDb(target.database.config, (db) => refuseUnfinished(db));
  expect(await copiedDigestsOf(target.database.config))
    .toEqual(await copiedDigestsOf(source.config));
});

test("an encrypted copy with one changed byte is refused", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const identity = await generateX25519Identity();
  const config = backupConfig(source.config, dataDir, {
    BACKUP_KEY: await identityToRecipient(identity),
  });
  const { name } = await backUp({ config, place });
  const bytes = await Deno.readFile(join(copies, name));
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await Deno.writeFile(join(copies, name), bytes);
  await using target = await restored(copies, identity);
  await expect(target.restore()).rejects.toThrow();
});

test("a plain copy with a changed byte, or that ends early, is refused before anything is written", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const { name } = await backUp({ config: backupConfig(source.config, dataDir), place });
  const path = join(copies, name);
  const whole = await Deno.readFile(path);
  await using target = await restored(copies);
  for (const [at, sentence] of damaged(whole.length)) {
    const bytes = whole.slice();
    bytes[at]! ^= 1;
    await Deno.writeFile(path, bytes);
    await expect(target.restore()).rejects.toThrow(sentence);
  }
  for (const length of [0, 20, whole.length - 40, whole.length - 1]) {
    await Deno.writeFile(path, whole.subarray(0, length));
    await expect(target.restore()).rejects.toThrow("does not end with its checksum");
  }
  await withDb(target.database.config, (db) => refuseUnfinished(db));
  await Deno.writeFile(path, whole);
  await target.restore();
});

/** Bytes of a copy to change, and what is said of each. */
const damaged = (length: number): readonly (readonly [number, string])[] => [
  [0, "is not what was written"],
  [1_000, "is not what was written"],
  [Math.floor(length / 2), "is not what was written"],
  [length - 41, "is not what was written"],
  [length - 40, "does not end with its checksum"],
  [length - 1, "is not what was written"],
];

test("a decoder of zstd skips the checksum of a plain copy", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const { name } = await backUp({ config: backupConfig(source.config, dataDir), place });
  const tar = zstdDecompressSync(await Deno.readFile(join(copies, name)));
  const entries = await Array.fromAsync(unpackTar(Readable.from([tar])));
  expect(entries.at(-1)?.name).toBe("end.json");
});

test("a restore pauses everybody's sending, and what waited still waits", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const settings = (config: pg.PoolConfig) =>
    withDb(
      config,
      (db) =>
        db.selectFrom("bot_settings").innerJoin("lanes", "lanes.user_id", "bot_settings.user_id")
          .selectAll("bot_settings").distinct().orderBy("bot_settings.user_id").execute(),
    );
  const waiting = (config: pg.PoolConfig) =>
    withDb(
      config,
      (db) =>
        db.selectFrom("dispatches").select("id").where("status", "=", "QUEUED").orderBy("id")
          .execute(),
    );
  await backUp({ config: backupConfig(source.config, dataDir), place });
  await using target = await restored(copies);
  const { held } = await target.restore();
  const before = await settings(source.config);
  const after = await settings(target.database.config);
  expect(before.some(({ paused_at }) => paused_at === null)).toBe(true);
  expect(after.every(({ paused_at }) => paused_at !== null)).toBe(true);
  const others = ({ paused_at: _, ...rest }: (typeof before)[number]) => rest;
  expect(after.map(others)).toEqual(before.map(others));
  const queued = await waiting(source.config);
  expect(queued.length).toBeGreaterThan(0);
  expect(await waiting(target.database.config)).toEqual(queued);
  expect(held).toEqual({ people: after.length, messages: queued.length });
});

test("nothing is restored over data, nor from a copy that was not completed", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const { name } = await backUp({ config: backupConfig(source.config, dataDir), place });
  const before = await digestsOf(source.config);
  const config = backupConfig(source.config, await folder());
  const copy = { place, name };
  const onto = (filesDir: string, database: pg.PoolConfig) =>
    restoreCopy(copy, config, { database, filesDir });
  await expect(onto(await folder(), source.config)).rejects.toThrow("holds data");
  expect(await digestsOf(source.config)).toEqual(before);
  await using empty = await restored(copies);
  await expect(onto(dataDir, empty.database.config)).rejects.toThrow("holds files");
  const partial = join(copies, `${name}.partial`);
  await Deno.writeTextFile(partial, "");
  await expect(findCopy(partial, config.siteSlug, outbound)).rejects.toThrow("no complete copy");
  await expect(findCopy(await folder(), config.siteSlug, outbound)).rejects.toThrow("no complete");
});

test("what was acknowledged before a copy began is in it, whatever is written meanwhile", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const pool = new pg.Pool({ ...source.config, max: 4 });
  let written = 0;
  let isWriting = true;
  const writers = [1, 2, 3].map(async () => {
    while (isWriting) {
      const n = ++written;
      await pool.query(
        "insert into attempts (key, points, expire) values ($1, 1, $2) on conflict do nothing",
        [`row ${n}`, n],
      );
      acknowledged.add(n);
    }
  });
  const acknowledged = new Set<number>();
  await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(200);
  const before = new Set(acknowledged);
  await backUp({ config: backupConfig(source.config, dataDir), place });
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before.size);
  isWriting = false;
  await Promise.all(writers);
  await pool.end();

  await using target = await restored(copies);
  await target.restore();
  const client = new pg.Client(target.database.config);
  await client.connect();
  const { rows } = await client.query(
    "select expire::int as n from attempts where key like 'row %'",
  );
  await client.end();
  const held = new Set(rows.map(({ n }) => n));
  expect([...before].filter((n) => !held.has(n))).toEqual([]);
});

test("copies are recorded, and old ones go with each new one", async () => {
  const { dataDir, place, copies } = await dataFolders();
  const config = backupConfig(source.config, dataDir, { BACKUP_KEEP_DAYS: "2" });
  const days = (count: number) => new Date(Date.UTC(2027, 0, 1 + count));
  const names: string[] = [];
  for (const day of [0, 1, 3]) {
    const { name } = await backUp({ config, place, now: () => days(day) });
    names.push(name);
  }
  expect(await filesIn(copies)).toEqual(names.slice(1));
  const refusing = { ...place, write: () => Promise.reject(new Error("the disk is full")) };
  await expect(backUp({ config, place: refusing, now: () => days(4) })).rejects.toThrow("full");
  const state = await withDb(source.config, (db) => loadBackupState({ db }));
  expect(state).toMatchObject({ succeededAt: days(3), startedAt: days(4), problem: "OTHER" });
  expect(state.bytes).toBeGreaterThan(1_000);
});
