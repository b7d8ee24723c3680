import { botApi, type Manners } from "./bot_api.ts";
import type { Bot } from "./chats.ts";
import { plannedFaults } from "./faults.ts";
import { httpServer } from "./http_server.ts";
import { people } from "./people.ts";
import type { Directory } from "./presence.ts";
import { type Deliver, updateQueue } from "./update_queue.ts";

/** Delivers an update to a webhook's address. */
type Bring = (request: Request) => Promise<Response>;

/**
 * A local stand-in for `api.telegram.org`: bots, their chats, people who act in them, and a record
 * of every accepted message, which outlives its clients.
 */
export async function telegramStandin(manners: Partial<Manners> = {}) {
  const directory: Directory = { chats: new Map(), moved: new Map() };
  const bots = new Map<string, Bot>();
  const faults = plannedFaults();
  const { answer, ...records } = botApi({
    directory,
    bots,
    faults,
    manners: { retryAfter: 1, slowMs: 200, ...manners },
  });
  const server = await httpServer(answer);
  let bring: Bring = fetch;
  let created = 0;

  const deliver: Deliver = async ({ url, secret }, update) => {
    const headers = {
      "content-type": "application/json",
      ...secret !== null && { "x-telegram-bot-api-secret-token": secret },
    };
    const body = JSON.stringify(update);
    const answer = await bring(new Request(url, { method: "POST", headers, body }));
    await answer.body?.cancel();
    return answer.ok;
  };

  async function close(): Promise<void> {
    for (const { updates } of bots.values()) updates.setWebhook("", null); // stops deliveries
    await server.close();
  }

  return {
    origin: server.origin,
    /** `OUTBOUND_STANDINS` that sends the Bot API's requests here. */
    standins: `api.telegram.org=${server.origin}`,
    /** All accepted messages, refused sends, images by SHA-256, and requests. */
    ...records,
    faults,
    ...people(directory),

    /** Makes a bot, as BotFather does. */
    bot(name: string): Bot {
      const id = 100_000_000 + ++created;
      const updates = updateQueue(deliver);
      const bot = { id, name, username: `${name.toLowerCase()}_${id}_bot`, updates };
      const token = newToken(id);
      bots.set(token, { ...bot, token });
      return bots.get(token)!;
    },
    /** Revokes the bot's token and issues another. */
    revoke(bot: Bot): void {
      bots.delete(bot.token);
      bot.token = newToken(bot.id);
      bots.set(bot.token, bot);
    },

    /** How webhook addresses are reached; by the network, unless set. */
    bringBy: (by: Bring) => void (bring = by),
    underWay: server.underWay,
    goAway: server.goAway,
    comeBack: server.comeBack,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function newToken(id: number): string {
  const random = crypto.getRandomValues(new Uint8Array(33)).toBase64({ alphabet: "base64url" });
  return `${id}:AA${random.slice(0, 33)}`;
}
