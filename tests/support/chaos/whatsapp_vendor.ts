import type { Odds } from "../whatsapp/faults.ts";
import { pairAccount } from "../messengers/pair_messenger.ts";
import { adapter, patient } from "../whatsapp/linked_session.ts";
import { whatsAppStandin } from "../whatsapp/standin.ts";
import { muteAtTimes } from "./mute_at_times.ts";
import type { Vendor } from "./vendor.ts";

/** The odds of each fault of a message. */
const ODDS: Odds = {
  TOO_MANY: 0.01,
  ERROR_BEFORE: 0.01,
  ERROR_AFTER: 0.01,
  SILENCE_BEFORE: 0.02,
  SILENCE_AFTER: 0.02,
  DROP_BEFORE: 0.02,
  DROP_AFTER: 0.02,
  RESTART_BEFORE: 0.01,
  RESTART_AFTER: 0.01,
  ELSEWHERE_BEFORE: 0.01,
  ELSEWHERE_AFTER: 0.01,
  SLOW: 0.03,
};
const SLOW_MS = 700;
/** The number of messages per number: enough to make keys ratchet. */
const GROUPS = 2;
const FIRST_NUMBER = 5_511_900_000_001;
/** Other members of each group, who all decrypt messages. */
const PEOPLE = 3;

/** Adds a number to so many more groups. */
type JoinMore = (phone: string, count: number) => void;

/**
 * WhatsApp as a chaos vendor, with numbers linked over its protocol. After a connection ends, the
 * next one has to wait; a session that is used elsewhere or restricted waits for its owner.
 */
export async function whatsAppVendor(): Promise<Vendor & { joinMore: JoinMore }> {
  const whatsApp = await whatsAppStandin({ witnesses: Infinity, slowMs: SLOW_MS });
  const { faults, messages, accounts } = whatsApp;
  const messenger = adapter(whatsApp, patient);
  const linked = new Set<string>();
  const muting = muteAtTimes(faults);

  const joinMore: JoinMore = (phone, count) => {
    for (let n = 0; n < count; n++) {
      whatsApp.groups.join(phone, whatsApp.groups.make(`Mais um ${n + 1}`, PEOPLE));
    }
  };

  return {
    joinMore,
    channel: "WHATSAPP",
    env: { OUTBOUND_STANDINS: whatsApp.standins, WHATSAPP_SOCKET_URL: whatsApp.socketUrl },
    awaitsOwner: ["ELSEWHERE", "RESTRICTED"],
    async account() {
      const phone = String(FIRST_NUMBER + linked.size);
      linked.add(phone);
      const scan = (qr: string) => whatsApp.phone.scan(qr, phone);
      const { account, credentials, secrets } = await pairAccount(messenger, scan);
      const chats = Array.from({ length: GROUPS }, (_, n) => {
        const group = whatsApp.groups.make(`Grupo ${n + 1}`, PEOPLE);
        whatsApp.groups.join(phone, group, "ADMIN");
        return { id: group.id, title: group.subject };
      });
      return { id: account.id, name: "Ana", handle: phone, credentials, secrets, chats };
    },
    fail(random) {
      faults.odds(ODDS, random);
      muting.start(random);
    },
    behave() {
      muting.stop();
      faults.clear();
    },
    faults: () => ({ ...Object.fromEntries(faults.happened), MUTE: muting.times() }),
    came: () => messages.taken.length + messages.refused.length,
    record: () =>
      messages.taken.toSorted((a, b) => a.at - b.at)
        .map(({ to, id, text, image }) => ({ chat: to, messageId: id, text, image })),
    broken: () => ({
      "not readable by all": messages.unreadable().map((one) => JSON.stringify(one)),
      "logged out": [...linked].filter((phone) => accounts.of(phone).length === 0),
      "not understood": whatsApp.unhandled.map((stanza) => JSON.stringify(stanza)),
    }),
    async [Symbol.asyncDispose]() {
      muting.stop();
      await whatsApp.close();
    },
  };
}
