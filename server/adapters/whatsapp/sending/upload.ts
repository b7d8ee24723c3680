import { readFile } from "node:fs/promises";
import type { BinaryNode, WAMediaUploadFunction, WASocket } from "baileys";
import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import type { Ask } from "../connection/responses.ts";
import type { Library } from "../connection/library.ts";

type Uploading = {
  readonly lib: Library;
  readonly vendorFetch: VendorFetch;
  readonly ask: Ask;
  readonly signal: AbortSignal;
};

/** Brings an encrypted file to WhatsApp's media servers. @throws MessengerRefusal */
export function uploader(socket: WASocket, uploading: Uploading): WAMediaUploadFunction {
  const { lib, vendorFetch, ask, signal } = uploading;

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
    const { hosts, auth } = await mediaPermission(lib, socket, ask, signal);
    for (const host of hosts) {
      const path = `${lib.MEDIA_PATH_MAP[mediaType]}/${token}`;
      try {
        const asked = `auth=${encodeURIComponent(auth)}&token=${token}`;
        return await put(`https://${host}${path}?${asked}`, body);
      } catch (error) {
        if (signal.aborted) throw error;
        failure = error;
      }
    }
    throw new MessengerRefusal("LATER", `the image was not uploaded: ${failure}`);
  };
}

/** What the server lets one upload with, and where to. */
type MediaPermission = { readonly hosts: readonly string[]; readonly auth: string };

/** Asks for it. The library's own question, once unanswered, is never asked again. */
async function mediaPermission(
  lib: Library,
  socket: WASocket,
  ask: Ask,
  signal: AbortSignal,
): Promise<MediaPermission> {
  const answer: BinaryNode = await ask(
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
    hosts: hosts.filter((host) => host !== undefined && keepers.test(host)) as string[],
    auth: permission?.attrs.auth ?? "",
  };
}

/** Whom the server may name as keeper of media. */
const keepers = /(^|\.)whatsapp\.net$/;
