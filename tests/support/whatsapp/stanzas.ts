import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import type { BinaryNode } from "baileys";

/** A stanza of WhatsApp's protocol: an element with attributes, and children or bytes. */
export type Stanza = BinaryNode;
export type Content = BinaryNode["content"];

/** The server's address as a sender. */
export const SERVER = "s.whatsapp.net";

export const element = (
  tag: string,
  attrs: Record<string, string> = {},
  content?: Content,
): Stanza => ({ tag, attrs, ...content !== undefined && { content } });

/** Makes an element with only bytes. */
export const bytesOf = (tag: string, bytes: Uint8Array | null | undefined): Stanza =>
  element(tag, {}, Buffer.from(bytes!));

/** Returns the children of that name. */
export const childrenOf = (stanza: Stanza | undefined, tag: string): Stanza[] =>
  Array.isArray(stanza?.content) ? stanza.content.filter((child) => child.tag === tag) : [];

export const childOf = (stanza: Stanza | undefined, tag: string): Stanza | undefined =>
  childrenOf(stanza, tag)[0];

export const firstOf = (stanza: Stanza): Stanza | undefined =>
  Array.isArray(stanza.content) ? stanza.content[0] : undefined;

/** Returns the bytes in a stanza, or in its child of that name. @throws if there are none */
export function bytesIn(stanza: Stanza | undefined, child?: string): Buffer {
  const content = (child === undefined ? stanza : childOf(stanza, child))?.content;
  if (!(content instanceof Uint8Array)) throw new Error(`no bytes in ${stanza?.tag} ${child}`);
  return Buffer.from(content);
}

/** Returns the label of a stanza: its name, namespace, type, and content's name. */
export const labelOf = (stanza: Stanza): string =>
  [stanza.tag, stanza.attrs.xmlns, stanza.attrs.type, firstOf(stanza)?.tag]
    .filter((word) => word).join(" ");

export const newId = (): string => randomBytes(8).toString("hex").toUpperCase();

/** Returns the seconds since 1970, as in stanzas. */
export const seconds = (at = new Date()): string => String(Math.floor(at.getTime() / 1000));
