import { Readable } from "node:stream";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Entry, packTar, unpackTar } from "../../../server/backup/copy/tar.ts";

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251);
const entries: readonly Entry[] = [
  { name: "start.json", bytes: bytes(2) },
  { name: "empty", bytes: bytes(0) },
  { name: "tables/public.offers/000001", bytes: bytes(70_000) },
  { name: `files/mail/${"long/".repeat(25)}${"name".repeat(20)}`, bytes: bytes(512) },
];

async function packed(): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = await Array.fromAsync(packTar(Readable.from(entries)));
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

async function* inChunks(whole: Uint8Array, size: number) {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

test.each([1_000, 512, 7, 1_000_000])("entries come back, in chunks of %i bytes", async (size) => {
  const read = await Array.fromAsync(unpackTar(inChunks(await packed(), size)));
  expect(read.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
  expect(read.every(({ bytes }, at) => bytes.every((byte, n) => byte === entries[at]!.bytes[n])))
    .toBe(true);
  expect(read.map(({ bytes }) => bytes.length)).toEqual(entries.map(({ bytes }) => bytes.length));
});

test("an archive that ends early, or has a damaged header, is refused", async () => {
  const whole = await packed();
  const cut = Array.fromAsync(unpackTar(inChunks(whole.subarray(0, whole.length - 1_024), 4_096)));
  await expect(cut).rejects.toThrow("ends in the middle");
  whole[100]! ^= 1;
  await expect(Array.fromAsync(unpackTar(inChunks(whole, 4_096)))).rejects.toThrow("damaged");
});

test("the system's tar reads it", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.writeFile(join(folder, "copy.tar"), await packed());
  const { success } = await new Deno.Command("tar", { args: ["xf", "copy.tar"], cwd: folder })
    .output();
  expect(success).toBe(true);
  for (const { name, bytes } of entries) {
    expect((await Deno.stat(join(folder, name))).size).toBe(bytes.length);
  }
  await Deno.remove(folder, { recursive: true });
});
