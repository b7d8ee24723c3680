import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { whatsApp, type WhatsAppOptions } from "../../../server/adapters/whatsapp/whatsapp.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import type { MessengerStandin } from "../messengers/messenger_standin.ts";
import { pairAccount } from "../messengers/pair_messenger.ts";
import type { Account } from "./accounts.ts";
import type { Fault } from "./faults.ts";
import type { Group } from "./groups.ts";
import { phoneOfMember } from "./jids.ts";
import { whatsAppStandin } from "./standin.ts";

/** Timeouts with hardly any pause after a failure. */
const usualPatience = { firstPauseMs: 20, longestPauseMs: 200 };
const OWNER = "5511999990001";
const NOBODY = "5511000000000";

/**
 * WhatsApp's stand-in with the adapter that calls it, as the messengers' contract tests need them.
 */
export async function whatsAppAsMessenger(patience: Partial<WhatsAppOptions> = {}) {
  await using failed = new AsyncDisposableStack();
  const standin = failed.use(await whatsAppStandin());
  const guard = guardedOutbound({ standins: parseStandins(standin.standins) });
  failed.defer(guard.close);
  const groups = new Map<object, Group>();
  const held = failed.move();
  standin.people.nobody.add(NOBODY);
  standin.receipts.behave("NONE");

  /** The device that is linked to that account's phone. */
  function deviceOf({ id }: { id: string }): Account {
    const [account] = standin.accounts.of(id);
    if (!account) throw new Error(`no device is linked to ${id}`);
    return account;
  }

  const asMessenger: MessengerStandin = {
    messenger: whatsApp(guard.vendor, {
      ...usualPatience,
      ...patience,
      socketUrl: standin.socketUrl,
    }),
    account: () => pairAccount(asMessenger.messenger, asMessenger.phone!.scan),
    strangeCredentials: "",
    group(title, people) {
      const group = standin.groups.make(title, people);
      groups.set(group, group);
      return group;
    },
    nowhere: "120363099999999999@g.us",
    add: ({ id }, group) => standin.groups.join(id, groups.get(group)!, "ADMIN"),
    remove: ({ id }, group) => standin.groups.remove(id, groups.get(group)!),
    silence({ id }, group) {
      standin.groups.demote(id, groups.get(group)!);
      standin.groups.announce(groups.get(group)!, true);
    },
    rename: (group, title) => standin.groups.rename(groups.get(group)!, title),
    move() {
      throw new Error("a group of WhatsApp keeps its id");
    },
    revoke: (account) => standin.accounts.unlink(deviceOf(account)),
    useElsewhere(account) {
      deviceOf(account).line?.conflict("replaced");
      return () => Promise.resolve();
    },
    received: (group) =>
      groups.get(group)!.messages.map(({ text, image, file }) => ({
        text: parseMarks(text),
        image: file?.hash ?? image,
      })),
    next: (mishap) => {
      // An accepted message is confirmed in the end, even if the ack was lost.
      if (mishap === "DROP_AFTER") standin.receipts.behave("READERS");
      standin.faults.next(mishap satisfies Fault);
    },
    happened: () => [...standin.faults.happened.values()].reduce((sum, times) => sum + times, 0),
    deliver(group, id, people) {
      const account = deviceOf({ id: OWNER });
      const readers = Array.from({ length: people }, (_, n) => ({ phone: phoneOfMember(n) }));
      standin.receipts.deliver(account, { id, to: group.id }, readers);
    },
    phone: {
      number: OWNER,
      nobody: NOBODY,
      gateway: null,
      scan: (qr) => Promise.try(() => void standin.phone.scan(qr, OWNER)),
      type: async (code) => void await standin.phone.type(code, OWNER),
      linked: () => standin.accounts.of(OWNER).length,
    },
    goAway: standin.goAway,
    comeBack: standin.comeBack,
    open: standin.underWay,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
  return { ...asMessenger, whatsApp: standin, deviceOf };
}
