import { expect, test } from "vitest";
import { MOST_FILE_BYTES } from "../../server/core/media/media.ts";
import { mp4 } from "../support/media/files.ts";
import { type Member, testApp } from "../support/test_app.ts";

test("a video larger than any other body is taken, and served in the parts that a browser requests", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const call = (path: string, { token }: Member, init: RequestInit = {}) =>
    w.app.fetch(
      new Request(`http://localhost${path}`, {
        ...init,
        headers: { host: "localhost", authorization: `Bearer ${token}`, ...init.headers },
      }),
    );
  const bytes = mp4({ bytes: 3_000_000 });
  const answer = await call("/api/media?name=Festa.mp4", ana, {
    method: "POST",
    body: new Uint8Array(bytes),
  });
  const stored = await answer.json();
  expect([answer.status, stored]).toEqual([200, {
    mediaUrl: expect.stringMatching(/^\/api\/media\/med_\w+\.mp4$/),
    kind: "VIDEO",
    name: "Festa.mp4",
    sizeBytes: bytes.length,
    tooLargeFor: [],
  }]);
  const part = await call(stored.mediaUrl, ana, { headers: { range: "bytes=4-7" } });
  expect([part.status, await part.text(), part.headers.get("content-range")])
    .toEqual([206, "ftyp", `bytes 4-7/${bytes.length}`]);
  const whole = await call(stored.mediaUrl, ana);
  expect([whole.status, (await whole.arrayBuffer()).byteLength, whole.headers.get("content-type")])
    .toEqual([200, bytes.length, "video/mp4"]);
  expect((await call(stored.mediaUrl, bia)).status).toBe(404);
  const large = await call("/api/media", ana, {
    method: "POST",
    body: new Uint8Array(MOST_FILE_BYTES + 1),
  });
  expect([large.status, (await large.json()).message])
    .toEqual([400, "O arquivo é grande demais. Escolha um de até 24 MB."]);
});

test("a file that does not say its length is refused before it is read", async () => {
  await using w = await testApp();
  let reads = 0;
  function pull(body: ReadableStreamDefaultController) {
    reads++;
    body.enqueue(new Uint8Array(1_000));
  }
  for (const path of ["/api/media", "/api/offers/pictures", "/api/profile/photo"]) {
    const { status } = await w.app.fetch(
      new Request(`http://localhost${path}`, {
        method: "POST",
        headers: { "transfer-encoding": "chunked" },
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      }),
    );
    expect([path, status]).toEqual([path, 411]);
  }
  expect(reads).toBe(0);
});
