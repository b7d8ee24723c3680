import { jidDecode } from "baileys";

/**
 * A person is identified by their phone's digits with country code. WhatsApp hides these in most
 * groups behind a "lid"; here the lid is the same digits after a 9, so that no mapping has to be
 * stored.
 */
export type Phone = string;

/** The address of a person; their phone is device 0. */
export const lidOf = (phone: Phone, device = 0): string =>
  `9${phone}${device ? `:${device}` : ""}@lid`;

export const numberOf = (phone: Phone, device = 0): string =>
  `${phone}${device ? `:${device}` : ""}@s.whatsapp.net`;

/** Returns the person of an address, in either form. @throws if it is not a person's */
export function personOf(jid: string): { readonly phone: Phone; readonly device: number } {
  const { user, server, device = 0 } = jidDecode(jid) ?? {};
  if (user === undefined) throw new Error(`not an address: ${jid}`);
  return { phone: server?.endsWith("lid") ? user.slice(1) : user, device };
}

export const isGroup = (jid: string): boolean => jid.endsWith("@g.us");

export const isChannel = (jid: string): boolean => jid.endsWith("@newsletter");

/** Returns the phone of the n-th of many people. */
export const phoneOfMember = (index: number): Phone => `55219${String(10_000_000 + index)}`;
