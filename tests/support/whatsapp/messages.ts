import type { Account } from "./accounts.ts";
import type { ChannelBook } from "./channels.ts";
import { endings, type Fault, type faultPlan } from "./faults.ts";
import { type Group, isAdmin } from "./groups.ts";
import { isChannel, isGroup, personOf } from "./jids.ts";
import type { ServerConnection } from "./server_connection.ts";
import type { Change, Message } from "./message.ts";
import type { Blind, Reading } from "./readers.ts";
import type { Receipts } from "./receipts.ts";
import { element, seconds, type Stanza } from "./stanzas.ts";

/** A message that the server refused, and why. */
export type NotTaken = {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly id: string;
  readonly why: Fault | string;
};

/** An accepted message that some recipients cannot decrypt yet. */
export type Unreadable = {
  readonly id: string;
  readonly to: string;
  readonly blind: readonly Blind[];
};

type House = {
  readonly groups: ReadonlyMap<string, Group>;
  readonly read: (account: Account, stanza: Stanza, group: Group | null) => Promise<Reading>;
  readonly receipts: Receipts;
  readonly faults: ReturnType<typeof faultPlan>;
  readonly slowMs: number;
  readonly channels: ChannelBook;
};

/** Accepts messages, has their recipients read them, and records what those have read. */
export function messageTaker({ groups, read, receipts, faults, slowMs, channels }: House) {
  const taken: Message[] = [];
  const refused: NotTaken[] = [];
  const known = new Set<string>();
  const direct = new Map<string, Message[]>();
  const unreadable = new Map<string, Unreadable>();
  const encrypted = new Map<string, Stanza>();

  /** Returns why WhatsApp refuses a message to a chat; null: it accepts it. */
  function errorOf({ phone }: Account, to: string): number | null {
    if (!isGroup(to)) return null;
    const group = groups.get(to);
    if (!group?.people.has(phone)) return 404;
    return group.announce && !isAdmin(group, phone) ? 403 : null;
  }

  function keep(message: Message): void {
    const name = `${message.to} ${message.id}`;
    if (known.has(name)) return; // it was sent again, for those who could not read it
    known.add(name);
    taken.push(message);
    const group = groups.get(message.to);
    if (group) return void group.messages.push(message);
    const { phone } = personOf(message.to);
    direct.set(phone, [...direct.get(phone) ?? [], message]);
  }

  /** Changes a message of the account, as the members' phones do. */
  function apply({ of, text }: Change, { jid }: Account, to: string): void {
    const shown = groups.get(to)?.messages;
    const place = shown?.findIndex(({ id, from }) => id === of && from === jid) ?? -1;
    if (!shown || place < 0) return;
    if (text === null) shown.splice(place, 1);
    else shown[place] = { ...shown[place]!, text };
  }

  /** @returns a function that sends the recipients' receipts */
  async function take(account: Account, stanza: Stanza, at: number) {
    const { id = "", to = "" } = stanza.attrs;
    const { words, change, blind, readers } = await read(account, stanza, groups.get(to) ?? null);
    const name = `${to} ${id}`;
    const before = stanza.attrs.participant ? unreadable.get(name)?.blind ?? [] : []; // written anew
    const left = [
      ...blind,
      ...before.filter(({ phone }) => ![...readers, ...blind].some((one) => one.phone === phone)),
    ];
    if (change) apply(change, account, to);
    unreadable.delete(name);
    if (left.length > 0) unreadable.set(name, { id, to, blind: left });
    else if (words) keep({ id, to, from: account.jid, at, date: new Date(), ...words });
    return (isHeld: boolean) => {
      if (words) receipts.come(account, { id, to }, readers, isHeld);
      if (left[0]) receipts.askAgain(account, { id, to }, left[0], isHeld);
    };
  }

  /** Handles a `message` stanza that arrived at `at`. */
  async function receive(
    line: ServerConnection,
    account: Account,
    stanza: Stanza,
    at: number,
  ): Promise<void> {
    const { id = "", to = "", type = "" } = stanza.attrs;
    const ack = (error?: number) =>
      line.send(element("ack", {
        ...{ class: "message", id, from: to, t: seconds(), type },
        ...error !== undefined && { error: String(error) },
      }));
    const refuse = (why: string) => void refused.push({ at, from: account.jid, to, id, why });
    if (stanza.attrs.category === "peer") return ack(); // messages among the devices of one phone

    if (isChannel(to)) {
      const error = faults.ackError() ?? channels.take(account, stanza, at);
      return ack(error ?? undefined), error === null ? undefined : refuse(String(error));
    }
    const fault = faults.draw("send");
    const ending = endings[fault?.replace(/_.*/, "") ?? ""];
    if (fault === "TOO_MANY") return ack(429), refuse(fault);
    if (fault?.endsWith("BEFORE")) return refuse(fault), ending?.(line);
    const error = faults.ackError() ?? errorOf(account, to);
    if (error !== null) return ack(error), refuse(String(error));

    if (fault === "SLOW") await new Promise((resolve) => setTimeout(resolve, slowMs));
    encrypted.set(to, stanza);
    const report = await take(account, stanza, at);
    const isHeld = fault?.endsWith("AFTER") ?? false;
    if (!isHeld) ack();
    report(isHeld);
    ending?.(line);
  }

  return {
    receive,
    taken: taken as readonly Message[],
    refused: refused as readonly NotTaken[],
    /** The messages that some recipients cannot decrypt. */
    unreadable: () => [...unreadable.values()],
    /** The last accepted message to a chat, as it was encrypted. */
    lastTo: (to: string) => encrypted.get(to),
    /** The messages to a person. */
    cameTo: (phone: string) => direct.get(phone) ?? [],
  };
}
