import { Buffer } from "node:buffer";
import type { Account, Accounts } from "./accounts.ts";
import { isGroup, lidOf, type Phone } from "./jids.ts";
import type { People } from "./people.ts";
import type { Blind } from "./readers.ts";
import { element, seconds, type Stanza } from "./stanzas.ts";

export type Place = { readonly id: string; readonly to: string };
export type Reader = { readonly phone: Phone; readonly device?: number };

/** Who confirms deliveries by themselves: none, or the devices that decrypt messages. */
export type Manners = "NONE" | "READERS";

/** Sends the receipts of members' devices for messages that reach them. */
export function receiptBook(accounts: Accounts, people: People) {
  let manners: Manners = "READERS";
  let asksAgain = true;

  const receipt = (
    { id, to }: Place,
    { phone, device = 0 }: Reader,
    attrs: Record<string, string>,
    content?: Stanza[],
  ) => {
    const who = lidOf(phone, device);
    const from: Record<string, string> = isGroup(to)
      ? { from: to, participant: who }
      : { from: who };
    return element("receipt", { id, t: seconds(), ...from, ...attrs }, content);
  };

  const notify = (account: Account, stanza: Stanza, isHeld: boolean) =>
    isHeld ? accounts.keep(account, stanza) : accounts.deliver(account, stanza);

  return {
    /** Sets who confirms deliveries. */
    behave: (as: Manners) => void (manners = as),
    /**
     * Sets whether devices that cannot decrypt a message request it again, as WhatsApp's own do.
     */
    askAgainIf: (does: boolean) => void (asksAgain = does),

    /** Sends delivery receipts of those devices, or, with `type`, read receipts. */
    deliver(
      account: Account,
      message: Place,
      readers: readonly Reader[],
      { type, at }: { type?: "read"; at?: Date } = {},
    ): void {
      const attrs = { ...type && { type }, ...at && { t: seconds(at) } };
      for (const reader of readers) accounts.deliver(account, receipt(message, reader, attrs));
    },
    /**
     * Sends the automatic receipts; held back until the next login if the connection is about to
     * end.
     */
    come(account: Account, message: Place, readers: readonly Reader[], isHeld: boolean): void {
      if (manners === "NONE") return;
      for (const reader of readers) notify(account, receipt(message, reader, {}), isHeld);
    },
    askAgain(account: Account, message: Place, reader: Blind, isHeld: boolean): void {
      if (!asksAgain) return;
      const retry = { count: "1", id: message.id, t: seconds(), v: "1", error: "0" };
      const registration = Buffer.from(people.device(reader.phone, reader.device).registration);
      const content = [element("retry", retry), element("registration", {}, registration)];
      notify(account, receipt(message, reader, { type: "retry" }, content), isHeld);
    },
  };
}

export type Receipts = ReturnType<typeof receiptBook>;
