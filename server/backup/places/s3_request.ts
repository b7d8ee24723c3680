import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { decodeXML } from "entities";
import pRetry, { AbortError } from "p-retry";
import { ConfigError } from "../../config/variables.ts";
import type { VendorFetch } from "../../core/outbound.ts";

/** A bucket of an S3-compatible service, and the account that writes there. */
export type S3Address = {
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

/** Waits one, two and four seconds before the further attempts. */
const BACKOFF = { retries: 3, minTimeout: 1_000 } as const;

/** Signs each request and its content, and repeats it while the service is busy. */
export function signedFetch({ accessKey, secretKey, region }: S3Address, fetch: VendorFetch) {
  const signer = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
  });
  return (
    method: string,
    url: string,
    body?: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const digest = createHash("sha256").update(body ?? "").digest("hex");
    return pRetry(async () => {
      const signed = await signer.sign(url, {
        method,
        headers: { ...headers, "x-amz-content-sha256": digest },
      });
      const response = await fetch(signed.url, {
        method,
        headers: { ...Object.fromEntries(signed.headers), "accept-encoding": "identity" },
        ...body && { body },
      }).catch((cause) => {
        // As an error of its own: p-retry takes a TypeError for a mistake, and ends.
        throw new Error("The place of BACKUP_URL did not answer", { cause });
      });
      if (response.ok) return response;
      const error = s3Error(response.status, await response.text());
      const isBusy = response.status >= 500 || response.status === 429;
      throw isBusy ? error : new AbortError(error);
    }, BACKOFF);
  };
}

/** The service refused a request; the message has its own code for it. */
class S3Error extends ConfigError {}

export const s3Error = (status: number, xml: string) =>
  new S3Error(`The place of BACKUP_URL refused: ${status} ${valueOf(xml, "Code") ?? ""}`.trim());

/** The contents of each element of that name, which has no attributes and contains none of its kind. */
export const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, value]) =>
    decodeXML(value!)
  );

export const valueOf = (xml: string, name: string): string | undefined => valuesOf(xml, name)[0];
