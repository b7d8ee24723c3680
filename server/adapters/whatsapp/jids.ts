import type { Contact } from "baileys";

/** Who an account is: by its number, and by the id that hides it in groups. */
export type Me = Pick<Contact, "id" | "lid">;

/** The chat that one sends to: a group by its jid, a person by their number. Null: it is none. */
export function chatJid(to: string): string | null {
  if (/^\d+$/.test(to)) return `${to}@s.whatsapp.net`;
  return /^[\d-]+@(g\.us|s\.whatsapp\.net|lid)$/.test(to) ? to : null;
}

export const isGroupJid = (jid: string): boolean => jid.endsWith("@g.us");

/** A person, whichever of their devices this is. */
export const personOf = (jid: string): string =>
  /[_:]/.test(jid) ? jid.replace(/(?:_\d+)?(?::\d+)?@/, "@") : jid;

/** A device, however its jid is written. */
export const deviceOf = (jid: string): string =>
  jid.replace(/_\d+(?=[:@])/, "").replace(":0@", "@");

/** Tells whether any of these is the account: a hundred thousand are asked about at once. */
export function isMe(me: Me): (...jids: readonly (string | undefined)[]) => boolean {
  const own = new Set([me.id, me.lid].flatMap((jid) => jid ? personOf(jid) : []));
  return (...jids) => jids.some((jid) => jid !== undefined && own.has(personOf(jid)));
}
