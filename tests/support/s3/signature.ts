import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type S3Account = {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
};

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** As Amazon's documents prescribe: everything but letters, digits and `-._~`. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** Minutes by which a request's time may differ from the service's. */
const SKEW_MINUTES = 15;

/** Returns why a request is refused, by the documents of Signature Version 4; null: it is signed. */
export function refusalOf(
  { method = "", url = "", headers }: IncomingMessage,
  body: Uint8Array,
  account: S3Account,
): string | null {
  const [, accessKey, day, region, signedNames = "", signature] =
    AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
  if (accessKey !== account.accessKey) return "InvalidAccessKeyId";
  if (region !== account.region) return "AuthorizationHeaderMalformed";
  const time = String(headers["x-amz-date"]);
  const at = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!time.startsWith(day!) || !(Math.abs(Date.now() - at) < SKEW_MINUTES * 60_000)) {
    return "RequestTimeTooSkewed";
  }
  const names = signedNames.split(";");
  if (!names.includes("host") || !names.includes("x-amz-content-sha256")) return "AccessDenied";
  const digest = String(headers["x-amz-content-sha256"]);
  if (digest !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const { pathname, searchParams } = new URL(url, "http://service");
  const query = [...searchParams].map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => a < b ? -1 : a > b ? 1 : x < y ? -1 : 1)
    .map(([name, value]) => `${name}=${value}`).join("&");
  const canonical = [
    method,
    pathname.split("/").map((part) => encode(decodeURIComponent(part))).join("/"),
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}`),
    "",
    signedNames,
    digest,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [day!, region, "s3", "aws4_request"]
    .reduce<string | Uint8Array>(hmac, `AWS4${account.secretKey}`);
  return hmac(key, text).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
