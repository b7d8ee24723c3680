import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import type { BinaryNode } from "baileys";

/** What WhatsApp's protocol is made of: an element with attributes, and children or bytes in it. */
export type Stanza = BinaryNode;
export type Content = BinaryNode["content"];

/** The server itself, as a sender. */
export const SERVER = "s.whatsapp.net";

export const element = (
  tag: string,
  attrs: Record<string, string> = {},
  content?: Content,
): Stanza => ({ tag, attrs, ...content !== undefined && { content } });

/** An element that holds nothing but those bytes. */
export const bytesOf = (tag: string, bytes: Uint8Array | null | undefined): Stanza =>
  element(tag, {}, Buffer.from(bytes!));

/** Children of that name. */
export const childrenOf = (stanza: Stanza | undefined, tag: string): Stanza[] =>
  Array.isArray(stanza?.content) ? stanza.content.filter((child) => child.tag === tag) : [];

export const childOf = (stanza: Stanza | undefined, tag: string): Stanza | undefined =>
  childrenOf(stanza, tag)[0];

export const firstOf = (stanza: Stanza): Stanza | undefined =>
  Array.isArray(stanza.content) ? stanza.content[0] : undefined;

/** The bytes in a stanza, or in its child of that name. @throws when there are none */
export function bytesIn(stanza: Stanza | undefined, child?: string): Buffer {
  const content = (child === undefined ? stanza : childOf(stanza, child))?.content;
  if (!(content instanceof Uint8Array)) throw new Error(`no bytes in ${stanza?.tag} ${child}`);
  return Buffer.from(content);
}

/** What a stanza is known by: its name, its namespace and type, and what is in it. */
export const labelOf = (stanza: Stanza): string =>
  [stanza.tag, stanza.attrs.xmlns, stanza.attrs.type, firstOf(stanza)?.tag]
    .filter((word) => word).join(" ");

export const newId = (): string => randomBytes(8).toString("hex").toUpperCase();

/** Seconds since 1970, as stanzas carry them. */
export const seconds = (at = new Date()): string => String(Math.floor(at.getTime() / 1000));
