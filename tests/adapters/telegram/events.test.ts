import { expect, test } from "vitest";
import type { Update } from "grammy/types";
import { eventsOf } from "../../../server/adapters/telegram/events.ts";

const chat = { id: -1001, type: "supergroup", title: "Ofertas" } as const;
const date = 1_795_000_000;
const reader = { account: "777", sources: () => new Set(["-1001"]) };
const others = (message: object) =>
  eventsOf({ update_id: 1, message: { chat, date, message_id: 5, ...message } } as Update, reader)
    .filter(({ kind }) => kind !== "group");
const link = "https://amzn.to/3abc";

test("of a source group's message only links and codes are reported, also those behind words", () => {
  const reported = [{
    kind: "sourceMessage",
    message: {
      ...{ externalId: "-1001", messageId: "5", sentAt: new Date(date * 1_000) },
      ...{ links: [link], codes: ["FONE20"] },
    },
  }];
  const from = { id: 9, is_bot: false, first_name: "Bia" };
  expect(others({ from, text: `Fone! ${link} cupom FONE20` })).toEqual(reported);
  const caption = "Fone! cupom FONE20, veja aqui";
  const caption_entities = [{ type: "text_link", offset: 25, length: 4, url: link }];
  expect(others({ from, caption, caption_entities })).toEqual(reported);
  expect(others({ from, text: "bom dia" })).toEqual([]);
  expect(others({ from: { ...from, id: 777 }, text: link })).toEqual([]);
  const elsewhere = { ...chat, id: -1002 };
  expect(others({ from, chat: elsewhere, text: link })).toEqual([]);
});

test("people who join or leave are counted, without bots and without who they are", () => {
  const bot = { id: 8, is_bot: true };
  const person = { id: 9, is_bot: false };
  const members = (joined: number, left: number) => [
    { kind: "members", change: { externalId: "-1001", eventId: "-1001 5", joined, left } },
  ];
  expect(others({ new_chat_members: [bot, person, person] })).toEqual(members(2, 0));
  expect(others({ left_chat_member: person })).toEqual(members(0, 1));
  expect(others({ new_chat_members: [bot] })).toEqual([]);
});
