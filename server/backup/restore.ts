import { basename, dirname } from "node:path";
import type pg from "pg";
import type { Config } from "../config/config.ts";
import { guardedOutbound } from "../http/outbound/guarded_outbound.ts";
import { decodeCopy, verifyCopy } from "./copy/encoding.ts";
import { type Restored, restoreEntries, type RestoreTarget } from "./copy/restore_entries.ts";
import { CannotRestore } from "./copy/restored_tables.ts";
import { copyInstant, isCopyName } from "./copy_name.ts";
import { type Place, placeAt } from "./places/place.ts";

/** A copy, at its place. */
export type StoredCopy = { readonly place: Place; readonly name: string };

/**
 * Finds the copy at an address: a file, or the newest of a folder or of an S3-compatible service.
 * @throws CannotRestore
 */
export async function findCopy(
  address: string,
  slug: string,
  { operator }: Pick<ReturnType<typeof guardedOutbound>, "operator">,
): Promise<StoredCopy> {
  const isFile = await Deno.stat(address).then((stat) => stat.isFile, () => false);
  if (isFile) {
    if (!isCopyName(basename(address))) {
      throw new CannotRestore(
        `${address} is no complete copy: one that was not completed ends in .partial`,
      );
    }
    return { place: placeAt(dirname(address), operator), name: basename(address) };
  }
  const place = placeAt(address, operator);
  const names = await place.list();
  const name = names.filter((one) => copyInstant(slug, one) !== null).at(-1);
  if (name) return { place, name };
  throw new CannotRestore(
    `There is no complete copy of ${slug} in ${place.address}` +
      (names.length > 0 ? `, only ${names.join(", ")}` : ""),
  );
}

/**
 * Restores a copy into an empty database, checks it, and pauses everybody's sending there.
 * @throws CannotRestore
 */
export async function restoreCopy(
  { place, name }: StoredCopy,
  { backup }: Pick<Config, "backup">,
  target: Omit<RestoreTarget, "copy" | "holdsSending"> & { readonly database: pg.PoolConfig },
): Promise<Restored> {
  await verifyCopy(await place.read(name));
  const entries = decodeCopy(await place.read(name), backup.identities);
  return await restoreEntries(entries, { ...target, copy: name, holdsSending: true });
}

/** Prints what a restored copy holds, for the operator. */
export function printHeld({ start, schema, end, held }: Restored): void {
  const tables = Object.entries(end.tables).filter(([, { rows }]) => rows > 0);
  const files = Object.keys(end.files).length;
  const total = tables.reduce((sum, [, { rows }]) => sum + rows, 0);
  const lines = [
    ...tables.map(([name, { rows }]) => `${String(rows).padStart(12)}  ${name}`),
    `${total} rows of ${schema.tables.length} tables and ${files} files, each compared with the copy`,
    `Begun at ${start.startedAt}, with the schema ${schema.migrations.at(-1)}`,
    ...held.people > 0
      ? [
        `Sending is paused for ${held.people} people, with ${held.messages} messages waiting: each ` +
        "resumes it after comparing the queue with what was sent after the copy",
      ]
      : [],
  ];
  for (const line of lines) console.log(line);
}
