import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { Bytes } from "../../../server/backup/copy/encoding.ts";
import { placeAt } from "../../../server/backup/places/place.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { s3Standin } from "../../support/s3/s3_standin.ts";

const MB = 1024 ** 2;

async function world() {
  const service = await s3Standin();
  const outbound = guardedOutbound();
  onTestFinished(async () => {
    await outbound.close();
    await service[Symbol.asyncDispose]();
  });
  return {
    service,
    place: placeAt(service.address, outbound.operator),
    placeWith: (address: string) => placeAt(address, outbound.operator),
  };
}

/** So many chunks of a megabyte, each different. */
function content(chunks: number): Bytes {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at === chunks) return controller.close();
      controller.enqueue(new Uint8Array(MB).fill(++at));
    },
  });
}

const digest = async (stream: Bytes) => {
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
};
const name = (day: number) => `garimpo-202611${10 + day}T031502Z.tar.zst`;

test("a copy is stored in parts, listed over pages, read in ranges and removed", async () => {
  const { service, place } = await world();
  expect(await place.write(name(0), content(37))).toBe(37 * MB);
  for (const day of [1, 2, 3]) await place.write(name(day), content(1));
  service.objects.set("garimpo/something else", new Uint8Array());
  service.objects.set(`another/${name(5)}`, new Uint8Array());
  expect(await place.list()).toEqual([0, 1, 2, 3].map(name));
  expect(await digest(await place.read(name(0)))).toBe(await digest(content(37)));
  await place.remove(name(1));
  expect(await place.list()).toEqual([0, 2, 3].map(name));
  expect(place.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/copies\/garimpo\/$/); // without secrets
});

test("a wrong key is refused by the signature, and nothing is stored", async () => {
  const { service, placeWith } = await world();
  const place = placeWith(service.wrongAddress);
  await expect(place.write(name(0), content(1))).rejects.toThrow("403 SignatureDoesNotMatch");
  expect(service.objects.size).toBe(0);
});

test("a busy service is tried again", async () => {
  const { service, place } = await world();
  service.refuseNext(503, "SlowDown");
  await place.write(name(0), content(1));
  expect(await place.list()).toEqual([name(0)]);
});

test("a copy that fails in the middle is not there, and its parts are removed", async () => {
  const { service, place } = await world();
  const failing = content(40).pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        if (chunk[0] === 30) throw new Error("the database went away");
        controller.enqueue(chunk);
      },
    }),
  ) as Bytes;
  await expect(place.write(name(0), failing)).rejects.toThrow("went away");
  expect(service.objects.size).toBe(0);
  expect(service.uploads.size).toBe(0);
});

test("what a killed backup left is aborted by the next, and nobody else's", async () => {
  const { service, place } = await world();
  const parts = new Map<number, Uint8Array>();
  service.uploads.set("own", { key: `garimpo/${name(0)}`, parts });
  service.uploads.set("other", { key: `another/${name(0)}`, parts });
  expect(await place.removeUnfinished((its) => its === name(0))).toEqual([name(0)]);
  expect([...service.uploads.keys()]).toEqual(["other"]);
});
