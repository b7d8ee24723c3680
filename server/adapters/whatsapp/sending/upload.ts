import { readFile } from "node:fs/promises";
import type { BinaryNode, WAMediaUploadFunction, WASocket } from "baileys";
import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import type { Query } from "../connection/waiting.ts";
import type { Library } from "../connection/library.ts";

type Uploading = {
  readonly lib: Library;
  readonly vendorFetch: VendorFetch;
  readonly query: Query;
  readonly signal: AbortSignal;
};

/** Uploads an encrypted file to WhatsApp's media servers. @throws MessengerRefusal */
export function uploader(socket: WASocket, uploading: Uploading): WAMediaUploadFunction {
  const { lib, vendorFetch, query, signal } = uploading;

  async function put(url: string, body: Uint8Array) {
    const headers = { "content-type": "application/octet-stream", origin: lib.DEFAULT_ORIGIN };
    const answer = await vendorFetch(url, { method: "POST", headers, body, signal });
    const { url: mediaUrl, direct_path: directPath } = await answer.json();
    if (answer.ok && typeof mediaUrl === "string" && typeof directPath === "string") {
      return { mediaUrl, directPath };
    }
    throw new Error(`the media server answered ${answer.status}`);
  }

  return async (file, { mediaType, fileEncSha256B64 }) => {
    const body = await readFile(file);
    const token = lib.encodeBase64EncodedStringForUpload(fileEncSha256B64);
    let failure: unknown = "no media server was named";
    const { hosts, auth } = await mediaPermission(lib, socket, query, signal);
    for (const host of hosts) {
      const path = `${lib.MEDIA_PATH_MAP[mediaType]}/${token}`;
      try {
        const parameters = `auth=${encodeURIComponent(auth)}&token=${token}`;
        return await put(`https://${host}${path}?${parameters}`, body);
      } catch (error) {
        if (signal.aborted) throw error;
        failure = error;
      }
    }
    throw new MessengerRefusal("LATER", `the file was not uploaded: ${failure}`);
  };
}

/** The permission to upload: the servers and the token. */
type MediaPermission = { readonly hosts: readonly string[]; readonly auth: string };

/** Requests permission to upload. The library's own request is never repeated after a failure. */
async function mediaPermission(
  lib: Library,
  socket: WASocket,
  query: Query,
  signal: AbortSignal,
): Promise<MediaPermission> {
  const answer: BinaryNode = await query(
    socket.query({
      tag: "iq",
      attrs: { type: "set", xmlns: "w:m", to: lib.S_WHATSAPP_NET },
      content: [{ tag: "media_conn", attrs: {} }],
    }),
    signal,
  );
  const permission = lib.getBinaryNodeChild(answer, "media_conn");
  const hosts = lib.getBinaryNodeChildren(permission, "host").map(({ attrs }) => attrs.hostname);
  return {
    hosts: hosts.filter((host) => host !== undefined && mediaHosts.test(host)) as string[],
    auth: permission?.attrs.auth ?? "",
  };
}

/** The hosts that may be named as media servers. */
const mediaHosts = /(^|\.)whatsapp\.net$/;
