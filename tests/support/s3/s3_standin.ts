import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { refusalOf, type S3Account } from "./signature.ts";

/** Bytes that each part but the last must have, as at Amazon. */
const LEAST_PART = 5 * 1024 ** 2;
/** Keys of one page of a list: few, so that lists have several. */
const PAGE = 2;

type Answer = {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly headers?: Record<string, string>;
};
type Upload = { readonly key: string; readonly parts: Map<number, Uint8Array> };

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>…</Message></Error>`,
});
const xml = (body: string): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});
const etagOf = (bytes: Uint8Array) => `"${createHash("md5").update(bytes).digest("hex")}"`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const account: S3Account = {
  accessKey: "AKIDEXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  region: "sa-east-1",
};

/** A stand-in of an S3-compatible service with one bucket: it checks each signature and content. */
export async function s3Standin(bucket = "copies") {
  const objects = new Map<string, Uint8Array>();
  const uploads = new Map<string, Upload>();
  const refusals: Answer[] = [];
  const requests: string[] = [];

  const list = (query: URLSearchParams): Answer => {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.slice(0, PAGE);
    const next = keys.length > PAGE
      ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>`
      : "";
    const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`);
    return xml(`<ListBucketResult>${next}${contents.join("")}</ListBucketResult>`);
  };

  const listUploads = (): Answer =>
    xml(
      `<ListMultipartUploadsResult>${
        [...uploads].map(([id, { key }]) =>
          `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></Upload>`
        ).join("")
      }</ListMultipartUploadsResult>`,
    );

  function complete(id: string, body: string): Answer {
    const { key, parts } = uploads.get(id)!;
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const bytes = named.map(([, number, etag]) => {
      const part = parts.get(Number(number));
      return part && etagOf(part) === etag ? part : null;
    });
    if (bytes.length === 0 || bytes.includes(null)) return refusal(400, "InvalidPart");
    if (bytes.slice(0, -1).some((part) => part!.length < LEAST_PART)) {
      return refusal(400, "EntityTooSmall");
    }
    objects.set(key, Buffer.concat(bytes as Uint8Array[]));
    uploads.delete(id);
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }

  function read(key: string, range: string | undefined): Answer {
    const bytes = objects.get(key);
    if (!bytes) return refusal(404, "NoSuchKey");
    const [, first, last] = (/^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? []).map(Number);
    if (first === undefined) return { status: 200, body: bytes };
    const end = Math.min(last! + 1, bytes.length);
    const headers = { "content-range": `bytes ${first}-${end - 1}/${bytes.length}` };
    return { status: 206, headers, body: bytes.subarray(first, end) };
  }

  function answer({ method, url = "", headers }: IncomingMessage, body: Uint8Array): Answer {
    const { pathname, searchParams: query } = new URL(url, "http://service");
    const [, named, ...rest] = pathname.split("/").map(decodeURIComponent);
    if (named !== bucket) return refusal(404, "NoSuchBucket");
    const key = rest.join("/");
    const id = query.get("uploadId");
    if (id !== null && !uploads.has(id)) return refusal(404, "NoSuchUpload");
    if (method === "GET" && key === "") return query.has("uploads") ? listUploads() : list(query);
    if (method === "POST" && query.has("uploads")) {
      const uploadId = crypto.randomUUID();
      uploads.set(uploadId, { key, parts: new Map() });
      return xml(
        `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (method === "PUT" && id !== null) {
      uploads.get(id)!.parts.set(Number(query.get("partNumber")), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    if (method === "POST" && id !== null) return complete(id, new TextDecoder().decode(body));
    if (method === "DELETE" && id !== null) uploads.delete(id);
    else if (method === "DELETE") objects.delete(key);
    else if (method === "GET" || method === "HEAD") return read(key, headers.range);
    else return refusal(405, "MethodNotAllowed");
    return { status: 204 };
  }

  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    requests.push(`${request.method} ${request.url?.split("?")[0]}`);
    const code = refusalOf(request, body, account);
    const { status, body: content = "", headers = {} } = code
      ? refusal(403, code)
      : refusals.shift() ?? answer(request, body);
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    response.writeHead(status, { ...headers, "content-length": bytes.length });
    response.end(request.method === "HEAD" ? undefined : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const addressWith = (secretKey: string) =>
    `http://${account.accessKey}:${
      encodeURIComponent(secretKey)
    }@127.0.0.1:${port}/${bucket}/garimpo?region=${account.region}`;
  return {
    /** As BACKUP_URL names it. */
    address: addressWith(account.secretKey),
    wrongAddress: addressWith("another secret"),
    objects,
    uploads,
    requests,
    /** Answers the next request so, instead of doing what it asks for. */
    refuseNext: (status: number, code: string) => void refusals.push(refusal(status, code)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
