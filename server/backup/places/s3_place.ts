import { Buffer } from "node:buffer";
import type { VendorFetch } from "../../core/outbound.ts";
import type { Bytes } from "../copy/encoding.ts";
import { isCopyName } from "../copy_name.ts";
import type { Place } from "./place.ts";
import { type S3Address, s3Error, signedFetch, valueOf, valuesOf } from "./s3_request.ts";

/** Bytes of a part; a copy may have 10,000 of them. */
const PART_BYTES = 16 * 1024 ** 2;

/** Stores copies in a bucket, in parts, with every request signed (SigV4) together with its content. */
export function s3Place(address: S3Address, fetch: VendorFetch): Place {
  const { origin, path } = address;
  const [, bucket = "", ...folders] = path.split("/").slice(0, -1);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const send = signedFetch(address, fetch);
  const urlOf = (name: string) => `${origin}${path}${encodeURIComponent(name)}`;
  const keyName = (key: string) => key.startsWith(prefix) ? key.slice(prefix.length) : "";

  /** All pages of a list of the bucket, as XML. */
  async function* pages(query: Record<string, string>): AsyncGenerator<string> {
    for (let next: Record<string, string> | null = {}; next;) {
      const parameters = new URLSearchParams({ ...query, prefix, ...next });
      const xml = await (await send("GET", `${origin}/${bucket}?${parameters}`)).text();
      yield xml;
      const token = valueOf(xml, "NextContinuationToken");
      next = token ? { "continuation-token": token } : null;
    }
  }

  async function writeParts(url: string, uploadId: string, content: Bytes): Promise<number> {
    const etags: string[] = [];
    let bytes = 0;
    for await (const part of partsOf(content)) {
      const parameters = new URLSearchParams({ partNumber: String(etags.length + 1), uploadId });
      const response = await send("PUT", `${url}?${parameters}`, part);
      await response.body?.cancel();
      etags.push(response.headers.get("etag") ?? "");
      bytes += part.length;
    }
    const list = etags.map((etag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`
    );
    const body = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
    const done = await send(
      "POST",
      `${url}?${new URLSearchParams({ uploadId })}`,
      new TextEncoder().encode(body),
    );
    const answer = await done.text(); // it may report an error after status 200
    if (!answer.includes("<CompleteMultipartUploadResult")) throw s3Error(200, answer);
    return bytes;
  }

  const abort = async (url: string, uploadId: string) => {
    const response = await send("DELETE", `${url}?${new URLSearchParams({ uploadId })}`);
    await response.body?.cancel();
  };

  return {
    address: `${origin}${path}`,
    async list() {
      const names: string[] = [];
      for await (const xml of pages({ "list-type": "2" })) {
        names.push(...valuesOf(xml, "Key").map(keyName).filter(isCopyName));
      }
      return names.sort();
    },
    async write(name, content) {
      const url = urlOf(name);
      const begun = await (await send("POST", `${url}?uploads=`)).text();
      const uploadId = valueOf(begun, "UploadId");
      if (!uploadId) throw s3Error(200, begun);
      try {
        return await writeParts(url, uploadId, content);
      } catch (error) {
        await abort(url, uploadId).catch(() => {}); // the next backup aborts it
        throw error;
      }
    },
    read: (name) =>
      Promise.resolve(rangesOf(async (first) => {
        const range = { range: `bytes=${first}-${first + PART_BYTES - 1}` };
        const response = await send("GET", urlOf(name), undefined, range);
        const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
        return { content: response.body as Bytes, total: Number(total) };
      })),
    async remove(name) {
      await (await send("DELETE", urlOf(name))).body?.cancel();
    },
    async removeUnfinished(isOwn) {
      const removed: string[] = [];
      for await (const xml of pages({ uploads: "" })) {
        for (const upload of valuesOf(xml, "Upload")) {
          const name = keyName(valueOf(upload, "Key") ?? "");
          if (!isOwn(name)) continue;
          await abort(urlOf(name), valueOf(upload, "UploadId") ?? "");
          removed.push(name);
        }
      }
      return removed;
    },
  };
}

/** Cuts a stream into parts of one size; the last may be shorter, and there is always one. */
async function* partsOf(content: Bytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let count = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    length += chunk.length;
    while (length >= PART_BYTES) {
      const whole = Buffer.concat(chunks);
      yield whole.subarray(0, PART_BYTES);
      count++;
      chunks = [whole.subarray(PART_BYTES)];
      length -= PART_BYTES;
    }
  }
  if (length > 0 || count === 0) yield Buffer.concat(chunks);
}

/** Reads an object range by range: no answer is long, and none is held in memory. */
function rangesOf(read: (first: number) => Promise<{ content: Bytes; total: number }>): Bytes {
  async function* chunks() {
    for (let [at, size] = [0, 1]; at < size;) {
      const { content, total } = await read(at);
      const first = at;
      for await (const chunk of content) {
        at += chunk.length;
        yield chunk;
      }
      if (at === first || !(at <= total)) throw new Error("the object ended early");
      size = total;
    }
  }
  return ReadableStream.from(chunks());
}
