import type { Contact } from "baileys";

/** An account: by its number, and by the id that hides it in groups. */
export type Me = Pick<Contact, "id" | "lid">;

/**
 * Returns the chat's jid: of a group as given, of a person by their number. Null: it is not valid.
 */
export function chatJid(to: string): string | null {
  if (/^\d+$/.test(to)) return `${to}@s.whatsapp.net`;
  return /^[\d-]+@(g\.us|s\.whatsapp\.net|lid|newsletter)$/.test(to) ? to : null;
}

/** A channel, which the protocol calls a newsletter: its messages are not encrypted. */
export const isChannelJid = (jid: string): boolean => jid.endsWith("@newsletter");

export const isGroupJid = (jid: string): boolean => jid.endsWith("@g.us");

/** Returns the person's jid without the device. */
export const personOf = (jid: string): string =>
  /[_:]/.test(jid) ? jid.replace(/(?:_\d+)?(?::\d+)?@/, "@") : jid;

/** Normalises a device's jid. */
export const deviceOf = (jid: string): string =>
  jid.replace(/_\d+(?=[:@])/, "").replace(":0@", "@");

/**
 * Returns a predicate of whether any of these is the account, fast enough for a hundred
 * thousand jids.
 */
export function isMe(me: Me): (...jids: readonly (string | undefined)[]) => boolean {
  const own = new Set([me.id, me.lid].flatMap((jid) => jid ? personOf(jid) : []));
  return (...jids) => jids.some((jid) => jid !== undefined && own.has(personOf(jid)));
}
