import { telegram } from "../../../server/adapters/telegram/telegram.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import type { MessengerStandin, Mishap } from "../messengers/messenger_standin.ts";
import type { Bot, Chat } from "./chats.ts";
import type { Fault } from "./faults.ts";
import { telegramStandin } from "./standin.ts";

/** Long polls as long as a test may take, and hardly any pause after a failure. */
const usualPatience = { pollSeconds: 1, firstPauseMs: 20, longestPauseMs: 200 };

/**
 * Telegram's stand-in with the adapter that calls it, as the messengers' contract tests need them.
 */
export async function telegramAsMessenger(patience = usualPatience) {
  await using failed = new AsyncDisposableStack();
  const standin = failed.use(await telegramStandin());
  const guard = guardedOutbound({ standins: parseStandins(standin.standins) });
  failed.defer(guard.close);
  const bots = new Map<string, Bot>();
  const chats = new Map<object, Chat>();
  const held = failed.move();
  const botOf = ({ id }: { id: string }) => bots.get(id)!;

  const asMessenger: MessengerStandin = {
    messenger: telegram(guard.vendor, patience),
    account() {
      const bot = standin.bot("Ofertas");
      bots.set(String(bot.id), bot);
      const { id, name, username: handle, token: credentials } = bot;
      const account = { id: String(id), name, handle };
      return Promise.resolve({ account, credentials, secrets: [] });
    },
    strangeCredentials: `987654321:${"A".repeat(35)}`,
    group(title, people) {
      const chat = standin.chat("group", title, people);
      const group = {
        get id() {
          return String(chat.id);
        },
      };
      chats.set(group, chat);
      return group;
    },
    nowhere: "-99",
    add: (account, group) => standin.make(botOf(account), chats.get(group)!, "administrator"),
    remove: (account, group) => standin.make(botOf(account), chats.get(group)!, "kicked"),
    silence: (account, group) => standin.make(botOf(account), chats.get(group)!, "restricted"),
    rename: (group, title) => standin.rename(chats.get(group)!, title),
    move: (group) => standin.upgrade(chats.get(group)!),
    revoke: (account) => standin.revoke(botOf(account)),
    useElsewhere: (account) => pollElsewhere(standin.origin, botOf(account).token),
    received: (group) => chats.get(group)!.messages.map(({ text, image }) => ({ text, image })),
    next: (mishap: Mishap) => standin.faults.next(mishap satisfies Fault),
    happened: () => [...standin.faults.happened.values()].reduce((sum, times) => sum + times, 0),
    deliver() {},
    phone: null,
    goAway: standin.goAway,
    comeBack: standin.comeBack,
    open: standin.underWay,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
  return { ...asMessenger, telegram: standin, botOf };
}

/** Another program that polls the bot's updates, again whenever its poll ends. */
function pollElsewhere(origin: string, token: string): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  async function poll(): Promise<void> {
    while (!signal.aborted) {
      const answer = await fetch(`${origin}/bot${token}/getUpdates`, {
        ...{ method: "POST", body: `{"timeout":60}`, signal },
      });
      await answer.body?.cancel();
    }
  }
  const polling = poll().catch(() => {});
  return async () => {
    ending.abort();
    await polling;
  };
}
