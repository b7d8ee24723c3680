import { expect, test } from "vitest";
import type { DispatchId, SessionId } from "../../server/core/ids.ts";
import {
  type Connection,
  type Image,
  type MessagePart,
  MessengerRefusal,
} from "../../server/core/delivery/messenger.ts";
import { parseMarks, plainText } from "../../server/core/delivery/messages/rich_text.ts";
import { firstLink } from "../../server/core/delivery/messages/outgoing_parts.ts";
import { noTags } from "../../server/core/marketplaces/links/affiliate_tags.ts";
import { emptyOffer, previewWords } from "../../server/core/offers/message/message_values.ts";
import type { PartProgress } from "../../server/core/delivery/turns/record_part.ts";
import type { Turn } from "../../server/core/delivery/turns/turn.ts";
import { sendTurn } from "../../server/delivery/send_turn.ts";

const photo: Image = { bytes: new Uint8Array([1]), contentType: "image/jpeg" };
const small: Image = { bytes: new Uint8Array([2]), contentType: "image/jpeg" };
const limits = { text: 40, caption: 20, gapMs: 0, files: { VIDEO: 100, DOCUMENT: 100 } };

const turn = (more: Partial<Turn> = {}): Turn => ({
  dispatchId: "dsp_1" as DispatchId,
  sessionId: "ses_1" as SessionId,
  token: 1,
  attempt: 1,
  channel: "WHATSAPP",
  to: "1@g.us",
  text: "*Fone* https://loja.example/f.",
  mediaUrl: null,
  card: null,
  preview: { title: "Fone", description: "R$ 99,00" },
  mentionsAll: false,
  messageId: "M1",
  partsSent: 0,
  hadImage: false,
  ...more,
});

type Options = {
  picture?: Image;
  thumbnail?: Image;
  /** What becomes of each part, in order; the rest is taken. */
  fates?: (() => Promise<{ messageId: string }>)[];
  isHeld?: boolean;
  /** The database is away while the first note is to be written. */
  isUnwritten?: boolean;
  hasIds?: boolean;
};

/** Sends a turn through a fake messenger, and records all that happens, in order. */
async function sending(
  one: Turn,
  { picture, thumbnail, fates = [], isHeld = true, isUnwritten = false, hasIds = true }: Options =
    {},
) {
  const happened: (MessagePart | PartProgress)[] = [];
  let ids = 1;
  const connection = {
    send(_to: string, part: MessagePart) {
      happened.push(part);
      return fates.shift()?.() ?? Promise.resolve({ messageId: part.messageId ?? `V${++ids}` });
    },
  } as Partial<Connection> as Connection;
  const { outcome } = await sendTurn(one, {
    connection,
    messenger: { limits, makeMessageId: hasIds ? () => `M${++ids}` : null },
    readMedia: () => picture ? Promise.resolve(picture) : Promise.reject(new Error("none")),
    readThumbnail: () => Promise.resolve(thumbnail ?? null),
    sendMs: 1_000,
    recordPart(note) {
      happened.push(note);
      return isUnwritten ? Promise.reject(new Error("no database")) : Promise.resolve(isHeld);
    },
  });
  return { outcome, happened };
}

test("a short message is sent under the stored id, with its link's preview", async () => {
  const { outcome, happened } = await sending(turn(), { thumbnail: small });
  expect(outcome).toEqual({ status: "SENT", messageId: "M1" });
  expect(happened).toEqual([{
    text: [{ text: "Fone", bold: true }, { text: " https://loja.example/f." }],
    image: null,
    messageId: "M1",
    preview: {
      url: "https://loja.example/f",
      title: "Fone",
      description: "R$ 99,00",
      thumbnail: small,
    },
  }]);
});

test("beside a picture there is no preview, nor where nothing is known or linked", async () => {
  const imageUrl = "https://loja.example/f.jpg";
  const text = "Fone https://a.br/f";
  const previews = async (one: Turn, options: Options = {}) =>
    (await sending(one, options)).happened.filter((part) => "text" in part)
      .map((part) => "preview" in part);
  expect(await previews(turn({ text, mediaUrl: imageUrl }), { picture: photo })).toEqual([false]);
  expect(await previews(turn({ text, mediaUrl: imageUrl }))).toEqual([true]); // it could not be read
  expect(await previews(turn({ preview: null }))).toEqual([false]);
  expect(await previews(turn({ text: "Só palavras" }))).toEqual([false]);
});

test("only the first part mentions all members", async () => {
  const text = `${"a".repeat(30)}\n\n${"b".repeat(30)}`;
  const { happened } = await sending(turn({ text, mentionsAll: true, preview: null }));
  const parts = happened.filter((one) => "text" in one);
  expect(parts.map(({ mentionsAll }) => mentionsAll)).toEqual([true, undefined]);
});

test("of a message in parts each id is stored before its part is sent, with the number of parts", async () => {
  const text = `${"a".repeat(30)}\n\n${"b".repeat(30)}`;
  const { outcome, happened } = await sending(turn({ text, preview: null }));
  expect(outcome).toEqual({ status: "SENT", messageId: "M2" });
  expect(happened.map((one) => "text" in one ? [one.messageId, plainText(one.text)[0]] : one))
    .toEqual([
      { takenId: null, hasImage: null, nextId: "M1", parts: 2 },
      ["M1", "a"],
      { takenId: "M1", hasImage: null, nextId: "M2", parts: 2 },
      ["M2", "b"],
    ]);
});

test("a messenger that numbers its messages is given no ids, and one note less", async () => {
  const text = `${"a".repeat(30)}\n\n${"b".repeat(30)}`;
  const { happened } = await sending(turn({ text, messageId: null, preview: null }), {
    hasIds: false,
  });
  expect(happened.map((one) => "text" in one ? one.messageId : one)).toEqual([
    undefined,
    { takenId: "V2", hasImage: null, nextId: null, parts: 2 },
    undefined,
  ]);
});

test("that a picture is missing is stored before its message is sent, and only then", async () => {
  const imageUrl = "https://loja.example/f.jpg";
  const records = async (one: Turn, options: Options = {}) =>
    (await sending(one, options)).happened.map((step) => "text" in step ? "sent" : step);
  expect(await records(turn({ mediaUrl: imageUrl }))).toEqual([
    { takenId: null, hasImage: false, nextId: "M1", parts: 1 },
    "sent",
  ]);
  expect(await records(turn({ mediaUrl: imageUrl, text: "Fone" }), { picture: photo })).toEqual([
    "sent",
  ]);
  expect(await records(turn())).toEqual(["sent"]);
  const lost = await sending(turn({ mediaUrl: imageUrl }), { isHeld: false });
  expect(lost.outcome).toMatchObject({ status: "QUEUED" });
});

test.each([["a lane is lost", { isHeld: false }], ["the database is away", { isUnwritten: true }]])(
  "where %s before anything went out the message is surely unsent",
  async (_, options) => {
    const text = `${"a".repeat(30)}\n\n${"b".repeat(30)}`;
    const { outcome, happened } = await sending(turn({ text }), options);
    expect(outcome).toMatchObject({ status: "QUEUED" });
    expect(happened).toHaveLength(1);
  },
);

test("a refusal is no doubt, anything else is one", async () => {
  const fate = (error: Error) => [() => Promise.reject(error)];
  const refused = await sending(turn(), {
    fates: fate(new MessengerRefusal("LATER", "busy", { retryAfterMs: 5 })),
  });
  expect(refused.outcome).toEqual({ status: "QUEUED", reason: "VENDOR_BUSY", restMs: 5 });
  const unacknowledged = await sending(turn(), { fates: fate(new Error("no ack")) });
  expect(unacknowledged.outcome).toEqual({ status: "UNCERTAIN", reason: "NO_ANSWER" });
});

test("a link ends before what only ends its sentence", () => {
  const link = (text: string) => firstLink(parseMarks(text));
  expect(link("Veja *aqui*: https://a.br/p?x=1.")).toBe("https://a.br/p?x=1");
  expect(link("(https://a.br/p), ou https://b.br")).toBe("https://a.br/p");
  expect(link("a.br/p")).toBeNull();
});

test("an offer's preview shows its price, its earlier price, and its shop", () => {
  const offer = {
    ...emptyOffer,
    title: "Fone",
    shop: "Loja da Ana",
    priceCents: 9_900,
    oldPriceCents: 15_000,
  };
  const now = new Date("2026-11-21T12:00:00Z");
  expect(previewWords(offer, { ...noTags, timeZone: "UTC" }, now))
    .toEqual({ title: "Fone", description: "R$ 99,00 · antes R$ 150,00 · Loja da Ana" });
  expect(
    previewWords({ ...offer, shop: "", priceCents: null, oldPriceCents: null }, {
      ...noTags,
      timeZone: "UTC",
    }, now),
  )
    .toEqual({ title: "Fone", description: null });
});
