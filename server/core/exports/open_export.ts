import type { Context, Ports } from "../context.ts";
import { Failure } from "../errors.ts";
import { type ExportId, isId } from "../ids.ts";
import { siteOrigin } from "../links/queries.ts";
import { type Export, exportStatus } from "./export.ts";
import { asExport } from "./tables.ts";

/** Milliseconds for which an address of a download works, if its file lasts so long. */
const ADDRESS_MS = 24 * 60 * 60_000;

/** Returns the address of the download, which needs no sign-in; null: not ready, or expired. */
export async function downloadUrl(
  { ports, now }: Pick<Context, "ports" | "now">,
  file: Export,
): Promise<string | null> {
  if (exportStatus(file, now) !== "READY") return null;
  const end = Math.min(now.getTime() + ADDRESS_MS, file.expiresAt!.getTime());
  const until = String(Math.floor(end / 1000));
  const signature = await signatureOf(ports, file.id, until);
  const query = new URLSearchParams({ until, signature });
  return `${siteOrigin(ports)}/api/bulk-exports/${file.id}?${query}`;
}

/** An address as it was requested. */
type Requested = {
  readonly id: string;
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
};

type OpenExport = {
  readonly file: Export;
  /** Bytes of `gzip`. */
  readonly gzipSize: number;
  readonly gzip: AsyncIterable<Uint8Array>;
  readonly content: AsyncIterable<Uint8Array>;
};

/**
 * Opens the file of an address that `downloadUrl` made. @throws Failure EXPORT_NOT_FOUND when it is
 * none, or over, or its person is blocked
 */
export async function openExport(
  ctx: Context,
  { id, until = "", signature = "" }: Requested,
): Promise<OpenExport> {
  const { db, now } = ctx;
  const isOurs = isId("exp", id) && /^\d{1,12}$/.test(until) &&
    Number(until) * 1000 > now.getTime() && await isSigned(ctx.ports, id, until, signature);
  const file: Export | false | undefined = isOurs &&
    await db.selectFrom("exports").select(asExport)
      .innerJoin("users", "users.id", "exports.user_id")
      .where("exports.id", "=", id).where("users.blocked_at", "is", null).executeTakeFirst();
  const last = file && exportStatus(file, now) === "READY" &&
    await db.selectFrom("export_parts").select(["number", "checksum"])
      .where("export_id", "=", file.id).orderBy("number", "desc").limit(1).executeTakeFirst();
  if (!file || !last) throw new Failure("EXPORT_NOT_FOUND");
  const { size, storedSize } = file;
  const { gzipParts } = ctx.ports;
  return {
    file,
    gzipSize: storedSize + gzipParts.frameBytes,
    content: contentOf(ctx, partsOf(ctx, file.id, last.number)),
    gzip: gzipParts.fileOf(partsOf(ctx, file.id, last.number), {
      size,
      checksum: Number(last.checksum),
    }),
  };
}

async function* partsOf({ db }: Context, id: ExportId, last: number) {
  for (let number = 0; number <= last; number++) {
    const part = await db.selectFrom("export_parts").select("bytes")
      .where("export_id", "=", id).where("number", "=", number).executeTakeFirst();
    if (!part) throw new Error("the file is gone");
    yield new Uint8Array(part.bytes);
  }
}

async function* contentOf({ ports: { gzipParts } }: Context, parts: AsyncIterable<Uint8Array>) {
  for await (const part of parts) yield await gzipParts.contentOf(part);
}

async function isSigned(
  ports: Pick<Ports, "vault">,
  id: ExportId,
  until: string,
  given: string,
): Promise<boolean> {
  const signature = bytesOf(given);
  return signature !== null &&
    await crypto.subtle.verify("HMAC", await keyOf(ports), signature, signed(id, until));
}

async function signatureOf(ports: Pick<Ports, "vault">, id: ExportId, until: string) {
  const bytes = await crypto.subtle.sign("HMAC", await keyOf(ports), signed(id, until));
  return new Uint8Array(bytes).toBase64({ alphabet: "base64url", omitPadding: true });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromBase64(text, { alphabet: "base64url" });
  } catch {
    return null;
  }
}

const signed = (id: ExportId, until: string) => new TextEncoder().encode(`${id} ${until}`);

const keyOf = async ({ vault }: Pick<Ports, "vault">) =>
  await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(await vault.derive("export downloads")),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
