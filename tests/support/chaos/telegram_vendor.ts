import type { Odds } from "../telegram/faults.ts";
import { telegramStandin } from "../telegram/standin.ts";
import type { Vendor } from "./vendor.ts";

/** The odds of each fault of a send. */
const ODDS: Odds = {
  TOO_MANY: 0.03,
  ERROR_BEFORE: 0.02,
  ERROR_AFTER: 0.02,
  SILENCE_BEFORE: 0.02,
  SILENCE_AFTER: 0.02,
  DROP_BEFORE: 0.02,
  DROP_AFTER: 0.02,
  SLOW: 0.03,
};
const SLOW_MS = 700;
/** Of each bot. */
const CHATS = 5;

/** Telegram as a chaos vendor: its bots' faults end by themselves. */
export async function telegramVendor(): Promise<Vendor> {
  const telegram = await telegramStandin({ slowMs: SLOW_MS });
  return {
    channel: "TELEGRAM",
    env: { OUTBOUND_STANDINS: telegram.standins },
    awaitsOwner: [],
    account() {
      const bot = telegram.bot("Ofertas");
      const chats = Array.from({ length: CHATS }, (_, n) => {
        const chat = telegram.chat("supergroup", `Grupo ${n + 1}`);
        telegram.make(bot, chat, "administrator");
        return { id: String(chat.id), title: chat.title };
      });
      const { id, name, username: handle, token: credentials } = bot;
      return Promise.resolve({
        ...{ id: String(id), name, handle, credentials, secrets: [], chats },
      });
    },
    fail: (random) => telegram.faults.odds(ODDS, random),
    behave: telegram.faults.clear,
    faults: () => Object.fromEntries(telegram.faults.happened),
    came: () => telegram.taken.length + telegram.refused.length,
    record: () => telegram.taken,
    broken: () => ({}),
    [Symbol.asyncDispose]: telegram.close,
  };
}
