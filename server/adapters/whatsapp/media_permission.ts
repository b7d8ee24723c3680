import type { BinaryNode, WASocket } from "baileys";
import type { Ask } from "./answers.ts";
import type { Library } from "./library.ts";

/** What the server lets one upload with, and where to. */
export type MediaPermission = { readonly hosts: readonly string[]; readonly auth: string };

/** Asks for it. The library's own question, once unanswered, is never asked again. */
export async function mediaPermission(
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
