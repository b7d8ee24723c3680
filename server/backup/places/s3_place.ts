import { createHash } from "node:crypto";
import { Buffer } from "node:buffer";
import { AwsClient } from "aws4fetch";
import { decodeXML } from "entities";
import { ConfigError } from "../../config/variables.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { isCopyName } from "../copy_name.ts";
import type { Bytes } from "../copy/encoding.ts";
import type { Place } from "./place.ts";

/** A bucket of an S3-compatible service, and the account that writes there. */
type S3Address = {
  readonly origin: string;
  /** `/bucket/` or `/bucket/folder/`. */
  readonly path: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
};

/** Reads `https://KEY:SECRET@host/bucket/folder?region=…`. @throws ConfigError */
export function parseS3Address(text: string): S3Address {
  const url = URL.parse(text);
  const path = url?.pathname.replace(/\/*$/, "/") ?? "/";
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || path === "/") {
    throw new ConfigError(
      "BACKUP_URL must be an absolute path, or look like https://KEY:SECRET@host/bucket/folder",
    );
  }
  return {
    origin: url.origin,
    path,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
  };
}

/** Bytes of a part; a copy may have 10,000 of them. */
const PART_BYTES = 16 * 1024 ** 2;
const ATTEMPTS = 4;
const WAIT_MS = 1_000;

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
        return { bytes: new Uint8Array(await response.arrayBuffer()), total: Number(total) };
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

/** Signs each request and its content, and repeats it while the service is busy. */
function signedFetch({ accessKey, secretKey, region }: S3Address, fetch: VendorFetch) {
  const signer = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
  });
  return async (
    method: string,
    url: string,
    body?: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const digest = createHash("sha256").update(body ?? "").digest("hex");
    for (let attempt = 1;; attempt++) {
      const signed = await signer.sign(url, {
        method,
        headers: { ...headers, "x-amz-content-sha256": digest },
      });
      try {
        const response = await fetch(signed.url, {
          method,
          headers: { ...Object.fromEntries(signed.headers), "accept-encoding": "identity" },
          ...body && { body },
        });
        if (response.ok) return response;
        const error = s3Error(response.status, await response.text());
        if (response.status < 500 && response.status !== 429 || attempt === ATTEMPTS) throw error;
      } catch (error) {
        if (error instanceof S3Error || attempt === ATTEMPTS) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
    }
  };
}

/** The service refused a request; the message has its own code for it. */
class S3Error extends ConfigError {}

const s3Error = (status: number, xml: string) =>
  new S3Error(`The place of BACKUP_URL refused: ${status} ${valueOf(xml, "Code") ?? ""}`.trim());

/** The contents of each element of that name, which has no attributes and contains none of its kind. */
const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, value]) =>
    decodeXML(value!)
  );

const valueOf = (xml: string, name: string): string | undefined => valuesOf(xml, name)[0];

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

/** Reads an object range by range, so that no answer is long. */
function rangesOf(
  read: (first: number) => Promise<{ bytes: Uint8Array<ArrayBuffer>; total: number }>,
): Bytes {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      const { bytes, total } = await read(at);
      at += bytes.length;
      if (bytes.length === 0 || !(at <= total)) throw new Error("the object ended early");
      controller.enqueue(bytes);
      if (at === total) controller.close();
    },
  }, { highWaterMark: 0 });
}
