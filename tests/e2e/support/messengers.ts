import { expect } from "@playwright/test";
import type { telegramStandin } from "../../support/telegram/standin.ts";
import type { WhatsAppStandin } from "../../support/whatsapp/standin.ts";
import type { Person } from "./people.ts";

const connect = `mutation ($botToken: String!) {
  connectTelegram(input: { botToken: $botToken }) { ... on MessengerSession { id ownerUrl } }
}`;
const groupsOf = "{ viewer { groups { edges { node { id title } } } } }";

/** Connects a new bot to a person, and waits until the product knows its groups. */
export async function connectBot(
  telegram: Awaited<ReturnType<typeof telegramStandin>>,
  { ask, name }: Person,
  titles: readonly string[],
) {
  const bot = telegram.bot(name);
  const connected = await ask(connect, { botToken: bot.token });
  const chats = titles.map((title) => {
    const chat = telegram.chat("supergroup", title, 100);
    telegram.make(bot, chat, "administrator");
    return chat;
  });
  const known = async () => {
    const { data } = await ask(groupsOf);
    return data.viewer.groups.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  await expect.poll(known).toHaveLength(titles.length);
  return {
    bot,
    chats,
    groupIds: await known() as string[],
    ownerUrl: connected.data.connectTelegram.ownerUrl as string,
  };
}

export type ConnectedBot = Awaited<ReturnType<typeof connectBot>>;

/** Connects a number to a person by the QR code from GraphQL. */
export async function pairNumber(whatsApp: WhatsAppStandin, { ask }: Person, phone: string) {
  await ask(`mutation { startPairing(input: { channel: WHATSAPP, isNewNumber: false }) {
    __typename } }`);
  await expect.poll(async () => {
    const { data } = await ask("{ viewer { pairing { qr } } }");
    const qr = data.viewer.pairing?.qr;
    if (qr && whatsApp.accounts.of(phone).length === 0) whatsApp.phone.scan(qr, phone);
    const sessions = await ask("{ viewer { messengerSessions { channel health } } }");
    return sessions.data.viewer.messengerSessions;
  }).toContainEqual({ channel: "WHATSAPP", health: "CONNECTED" });
}
