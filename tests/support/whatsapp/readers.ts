import { proto } from "baileys";
import type { Account } from "./accounts.ts";
import type { Group } from "./groups.ts";
import { isGroup, personOf, type Phone } from "./jids.ts";
import type { MediaStore } from "./media.ts";
import { type Change, changeIn, type Words, wordsOf } from "./message.ts";
import type { People } from "./people.ts";
import { bytesIn, childOf, childrenOf, type Stanza } from "./stanzas.ts";

/** A recipient who cannot decrypt a message. */
export type Blind = { readonly phone: Phone; readonly device: number; readonly why: string };

export type Reading = {
  /** The content as all readers decrypted it; null: none could, or it has no visible content. */
  readonly words: Words | null;
  /** What it changes in another message; null: nothing. */
  readonly change: Change | null;
  readonly blind: readonly Blind[];
  readonly readers: readonly { readonly phone: Phone; readonly device: number }[];
};

/** The bytes of the signature after a group message. */
const SIGNATURE_BYTES = 64;

/**
 * The readers of messages. So many of a group's members, the first ones and the last, really
 * decrypt with the keys that they were given; of the others only whether they have the group's key
 * is tracked.
 */
export function readers(people: People, media: MediaStore, witnesses: number) {
  const given = new Map<string, Set<Phone>>();
  const readBefore = new Set<string>();

  function witnessesOf(phones: readonly Phone[]): readonly Phone[] {
    if (phones.length <= witnesses) return phones;
    return [...phones.slice(0, witnesses - 1), ...phones.slice(-1)];
  }

  /** Recipients who were never given the key of a group message. */
  function withoutKey(account: Account, stanza: Stanza, others: readonly Phone[]): Phone[] {
    const message = childrenOf(stanza, "enc").find(({ attrs }) => attrs.type === "skmsg");
    if (!message) return [];
    const key = proto.SenderKeyMessage.decode(bytesIn(message).subarray(1, -SIGNATURE_BYTES)).id;
    const name = `${stanza.attrs.to} ${account.jid} ${key}`;
    const having = given.get(name) ?? new Set();
    given.set(name, having);
    for (const { attrs } of handed(stanza)) having.add(personOf(attrs.jid!).phone);
    return others.filter((phone) => !having.has(phone));
  }

  async function open(account: Account, stanza: Stanza, phone: Phone, number: number) {
    const device = people.device(phone, number);
    const own = handed(stanza).find(({ attrs }) => {
      const to = personOf(attrs.jid!);
      return to.phone === phone && to.device === number;
    });
    const alone = own ? await device.read(account.lid, childOf(own, "enc")!) : null;
    const direct = childrenOf(stanza, "enc").find(({ attrs }) => attrs.type !== "skmsg");
    if (direct) return await device.read(account.lid, direct);
    const ofGroup = childrenOf(stanza, "enc")[0];
    if (ofGroup) return await device.readOfGroup(stanza.attrs.to!, account.lid, ofGroup);
    if (!alone) throw new Error("it was not written for this device");
    return alone;
  }

  /** Makes all recipients read a message, except those who have read it. */
  return async (account: Account, stanza: Stanza, group: Group | null): Promise<Reading> => {
    const { id, to = "", participant } = stanza.attrs;
    const all = group ? [...group.people.keys()] : [personOf(to).phone];
    const others = isGroup(to) ? all.filter((phone) => phone !== account.phone) : all;
    const phones = participant ? [personOf(participant).phone] : witnessesOf(others);
    const blind: Blind[] = participant ? [] : withoutKey(account, stanza, others)
      .map((phone) => ({ phone, device: 0, why: "was never given the group's key" }));
    const found: { phone: Phone; device: number }[] = [];
    let words: Words | null = null;
    let change: Change | null = null;
    for (const phone of phones) {
      for (const device of people.devicesOf(phone)) {
        const name = `${to} ${id} ${phone} ${device}`;
        try {
          const message = await open(account, stanza, phone, device);
          if (!readBefore.has(name)) words = wordsOf(message, media) ?? words;
          change = changeIn(message) ?? change;
          readBefore.add(name);
          found.push({ phone, device });
        } catch (error) {
          if (readBefore.has(name)) continue;
          blind.push({ phone, device, why: error instanceof Error ? error.message : `${error}` });
        }
      }
    }
    return { words, change, blind, readers: found };
  };
}

const handed = (stanza: Stanza) => childrenOf(childOf(stanza, "participants"), "to");
