import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { aesDecryptWithIV, hkdf, hmacSign, type proto, sha256 } from "baileys";
import type { Queries } from "./queries.ts";
import { element } from "./stanzas.ts";

/** The host of uploads; `OUTBOUND_STANDINS` redirects it here. */
const HOST = "mmg.whatsapp.net";
const AUTH = "standin";
const MAC_BYTES = 10;

type Sealed = Pick<proto.Message.IImageMessage, "mediaKey" | "fileEncSha256" | "fileSha256">;

/** Stores media as WhatsApp does: encrypted, under their hash. */
export function mediaStore() {
  const uploads = new Map<string, Buffer>();
  let failing: number | null = null;

  return {
    /** Every upload by its SHA-256, in hexadecimal. */
    uploads: uploads as ReadonlyMap<string, Buffer>,
    /** Answers uploads with that status; null: they are accepted. */
    fail: (status: number | null) => void (failing = status),

    upload(url: URL, body: Buffer): Response {
      if (failing !== null) return new Response("unavailable", { status: failing });
      if (url.searchParams.get("auth") !== AUTH) return new Response("auth", { status: 401 });
      const name = url.pathname.split("/").at(-1)!;
      const hash = sha256(body);
      if (hash.toString("base64url") !== decodeURIComponent(name).replace(/=+$/, "")) {
        return new Response("another hash", { status: 400 });
      }
      uploads.set(hash.toString("hex"), body);
      const path = `/v/t62.7118-24/${hash.toString("hex")}`;
      return Response.json({ url: `https://${HOST}${path}`, direct_path: path });
    },
    download(url: URL): Response {
      const body = uploads.get(url.pathname.split("/").at(-1)!);
      return body ? new Response(new Uint8Array(body)) : new Response(null, { status: 404 });
    },

    /** Returns the file that a message announces. @throws if another one was uploaded */
    open(
      { mediaKey, fileEncSha256, fileSha256 }: Sealed,
      kind: "Image" | "Video" | "Document" = "Image",
    ): Buffer {
      if (!mediaKey?.length) { // of a channel: it is not encrypted
        const image = uploads.get(Buffer.from(fileSha256!).toString("hex"));
        if (!image) throw new Error("nothing was uploaded under that hash");
        return image;
      }
      const body = uploads.get(Buffer.from(fileEncSha256!).toString("hex"));
      if (!body) throw new Error("nothing was uploaded under that hash");
      const info = `WhatsApp ${kind} Keys`;
      const keys = Buffer.from(hkdf(Buffer.from(mediaKey!), 112, { info }));
      const [vector, key, macKey] = [
        keys.subarray(0, 16),
        keys.subarray(16, 48),
        keys.subarray(48, 80),
      ];
      const encrypted = body.subarray(0, -MAC_BYTES);
      const mac = hmacSign(Buffer.concat([vector, encrypted]), macKey).subarray(0, MAC_BYTES);
      if (!mac.equals(body.subarray(-MAC_BYTES))) throw new Error("the upload's mac is wrong");
      const image = aesDecryptWithIV(encrypted, key, vector);
      if (!sha256(image).equals(Buffer.from(fileSha256!))) throw new Error("another file's hash");
      return image;
    },

    queries: {
      "w:m set media_conn": () => [
        element("media_conn", { auth: AUTH, ttl: "3600", auth_ttl: "21600", max_buckets: "12" }, [
          element("host", { hostname: HOST, type: "primary" }),
        ]),
      ],
    } satisfies Queries,
  };
}

export type MediaStore = ReturnType<typeof mediaStore>;

export const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");
