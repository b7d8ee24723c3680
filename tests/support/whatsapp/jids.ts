import { jidDecode } from "baileys";

/**
 * A person is known by their phone's digits with the country's. WhatsApp hides these in most groups
 * behind a "lid"; here that is the same digits behind a 9, so that nobody has to be remembered.
 */
export type Phone = string;

/** What a message to somebody is addressed to: their phone is device 0. */
export const lidOf = (phone: Phone, device = 0): string =>
  `9${phone}${device ? `:${device}` : ""}@lid`;

export const numberOf = (phone: Phone, device = 0): string =>
  `${phone}${device ? `:${device}` : ""}@s.whatsapp.net`;

/** Whose address that is, in either form. @throws when it is none of a person's */
export function personOf(jid: string): { readonly phone: Phone; readonly device: number } {
  const { user, server, device = 0 } = jidDecode(jid) ?? {};
  if (user === undefined) throw new Error(`not an address: ${jid}`);
  return { phone: server?.endsWith("lid") ? user.slice(1) : user, device };
}

export const isGroup = (jid: string): boolean => jid.endsWith("@g.us");

/** The phone of the so-manieth of many people. */
export const phoneOfMember = (index: number): Phone => `55219${String(10_000_000 + index)}`;
