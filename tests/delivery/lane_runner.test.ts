import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawOwnCard } from "../../server/core/cards/draw_offer_card.ts";
import type { GroupId, OfferId } from "../../server/core/ids.ts";
import { connectTelegram } from "../../server/core/delivery/sessions/connect_telegram.ts";
import { confirmUnpaidOffer } from "../../server/core/offers/confirm_unpaid_offer.ts";
import { createOffer } from "../../server/core/offers/create_offer.ts";
import { sendOffer } from "../../server/core/delivery/queue/send_offer.ts";
import { holdConnections } from "../../server/delivery/connections.ts";
import { runLanes } from "../../server/delivery/lane_runner.ts";
import { grantPlan } from "../support/seed/deliveries.ts";
import { type Member, testApp } from "../support/test_app.ts";
import { updateCardStyle } from "../../server/core/cards/edit_card_style.ts";

const PICTURE = "https://loja.example/fone.png";

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
let bot: ReturnType<typeof here.telegram.bot>;
let messenger: ReturnType<typeof messagingProcess>;
beforeEach(async () => {
  here = await testApp();
  here.runClock(); // lanes wait for real
  ana = await here.member("ana");
  await grantPlan(here, ana, { groups: -1, messagesPerMonth: -1 });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .png().toBuffer();
  here.shops.serve(
    "loja.example",
    "/fone.png",
    () => new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } }),
  );
  bot = here.telegram.bot("Ofertas");
  await connectTelegram(ana.ctx(), { botToken: bot.token });
  messenger = messagingProcess();
});
afterEach(async () => {
  await messenger.stop();
  await here[Symbol.asyncDispose]();
});

function messagingProcess(sendMs = 4_000) {
  const systemContext = here.system.ctx;
  const connections = holdConnections({ systemContext, webhookOrigin: null });
  const lanes = runLanes({ systemContext, connections, sendMs, leaseMs: 1.5 * sendMs });
  return {
    async stop() {
      await lanes.stop();
      await connections.close();
    },
  };
}

/** So many chats that the bot is in, and the groups that were learned of them. */
async function chats(count: number) {
  const chats = Array.from({ length: count }, (_, n) => {
    const chat = here.telegram.chat("supergroup", `Grupo ${n + 1}`);
    here.telegram.make(bot, chat, "administrator");
    return chat;
  });
  const rows = () =>
    here.db.selectFrom("groups").select(["id", "title"]).orderBy("title").execute();
  await expect.poll(async () => (await rows()).length, { timeout: 60_000 }).toBe(count);
  return { chats, groupIds: (await rows()).map(({ id }): GroupId => id) };
}

async function offered(text: string | null = null): Promise<OfferId> {
  const price = { cents: 9_900, currency: "BRL" };
  const { id } = await createOffer(ana.ctx(), {
    fields: { title: "Fone", price, imageUrl: PICTURE, text },
  });
  await confirmUnpaidOffer(ana.ctx(), { id });
  return id;
}

const statuses = async () =>
  (await here.db.selectFrom("dispatches").select("status").orderBy("id").execute())
    .map(({ status }) => status);
const settled = async (...expected: string[]) =>
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(expected);

test("an offer reaches every group once, with its image and its text", async () => {
  const { chats: [one, two, three], groupIds } = await chats(3);
  await sendOffer(ana.ctx(), { offerId: await offered(), groupIds });
  await settled("SENT", "SENT", "SENT");
  for (const chat of [one!, two!, three!]) {
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]!.image).not.toBeNull();
    expect(chat.messages[0]!.text).toContainEqual({ text: "Fone", bold: true });
  }
  expect(new Set(here.telegram.taken.map(({ image }) => image)).size).toBe(1);
  expect(here.shops.requests.filter(({ path }) => path === "/fone.png")).toHaveLength(1);
});

test("with a card chosen, the group gets the card in the place of the photo", async () => {
  const { chats: [chat], groupIds } = await chats(1);
  const photo = await offered();
  await sendOffer(ana.ctx(), { offerId: photo, groupIds });
  await settled("SENT");
  await updateCardStyle(ana.ctx(), { picture: "SQUARE_CARD" });
  const drawn = await offered("Com a arte");
  await sendOffer(ana.ctx(), { offerId: drawn, groupIds });
  await settled("SENT", "SENT");
  const { bytes } = await drawOwnCard(ana.ctx(), { offerId: drawn, format: "SQUARE" });
  expect(chat!.messages[1]!.image).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(chat!.messages[0]!.image).not.toBe(chat!.messages[1]!.image);
});

test(
  "a long message goes in parts, and one that was taken is not sent again with the rest",
  async () => {
    const { chats: [chat], groupIds } = await chats(1);
    const words = Array.from({ length: 40 }, (_, n) => `Linha ${n} ${"a".repeat(60)}`).join("\n");
    here.telegram.faults.nextOf("sendMessage", "TOO_MANY"); // the second part has to wait
    await sendOffer(ana.ctx(), {
      offerId: await offered(words),
      groupIds,
    });
    await settled("SENT");
    expect(chat!.messages).toHaveLength(2);
    expect(chat!.messages.map(({ image }) => image !== null)).toEqual([true, false]);
    const received = chat!.messages.map(({ text }) => text.map((span) => span.text).join("")).join(
      "\n",
    );
    expect(received).toBe(`#publi\n\n${words}`);
    const { message_ids: ids } = await here.db.selectFrom("dispatches").select("message_ids")
      .executeTakeFirstOrThrow();
    expect(ids).toEqual(chat!.messages.map(({ id }) => String(id)));
  },
);

test("a clock that was two hours ahead and is set back holds no message up", async () => {
  const { groupIds } = await chats(1);
  here.advance(2 * 60 * 60_000);
  await sendOffer(ana.ctx(), { offerId: await offered(), groupIds });
  await settled("SENT");
  here.advance(-2 * 60 * 60_000);
  await sendOffer(ana.ctx(), { offerId: await offered("Mais uma"), groupIds });
  await settled("SENT", "SENT");
});

test("without its image a message goes all the same, and that is written down", async () => {
  here.shops.serve("loja.example", "/fone.png", "<p>nenhuma imagem</p>");
  const { chats: [chat], groupIds } = await chats(1);
  await sendOffer(ana.ctx(), { offerId: await offered(), groupIds });
  await settled("SENT");
  expect(chat!.messages[0]!.image).toBeNull();
  const { reason } = await here.db.selectFrom("dispatches").select("reason_code as reason")
    .executeTakeFirstOrThrow();
  expect(reason).toBe("WITHOUT_IMAGE");
});

test("what the vendor took without saying so is in doubt; the others go on", async () => {
  const { chats: [one, two], groupIds } = await chats(2);
  here.telegram.faults.next("DROP_AFTER");
  await sendOffer(ana.ctx(), { offerId: await offered(), groupIds });
  await settled("UNCERTAIN", "SENT");
  expect([one!.messages.length, two!.messages.length]).toEqual([1, 1]);
});

test("when a bot was removed from a group, the message fails so and the group is shown as left", async () => {
  const { chats: [one, two], groupIds } = await chats(2);
  here.telegram.make(bot, one!, "kicked");
  const left = async () =>
    (await here.db.selectFrom("groups").select("left_at").where("id", "=", groupIds[0]!)
      .executeTakeFirstOrThrow()).left_at;
  await expect.poll(left, { timeout: 60_000 }).not.toBeNull();
  await expect(
    sendOffer(ana.ctx(), { offerId: await offered(), groupIds }),
  )
    .rejects.toMatchObject({ code: "GROUP_NOT_READY" });
  expect(two!.messages).toEqual([]);
});

test("a revoked token stops the lane, and a new one lets it go on", async () => {
  const { chats: [chat], groupIds } = await chats(1);
  here.telegram.revoke(bot);
  await sendOffer(ana.ctx(), { offerId: await offered(), groupIds });
  const waits = async () =>
    (await here.db.selectFrom("lanes").select("waits_for").executeTakeFirstOrThrow()).waits_for;
  await expect.poll(waits, { timeout: 60_000 }).toBe("SESSION_PROBLEM");
  await connectTelegram(ana.ctx(), { botToken: bot.token });
  await settled("SENT");
  expect(chat!.messages).toHaveLength(1);
});

test(
  "stopped, a process sends what is on its way to its end, and hands its lanes over",
  async () => {
    const { chats: [one], groupIds } = await chats(2);
    here.telegram.faults.next("SLOW");
    await sendOffer(ana.ctx(), { offerId: await offered(), groupIds });
    await expect.poll(() => here.telegram.underWay(), { timeout: 60_000 }).toBeGreaterThan(0);
    await expect.poll(async () => (await statuses())[0], { timeout: 60_000 }).toBe("SENDING");
    await messenger.stop();
    expect((await statuses())[0]).toBe("SENT");
    expect(one!.messages).toHaveLength(1);
    expect(await here.db.selectFrom("lanes").select("held_by").execute()).toEqual([{
      held_by: null,
    }]);
    messenger = messagingProcess();
    await settled("SENT", "SENT");
  },
);

test("a group that the bot was added to is soon known with its people", async () => {
  await chats(1);
  const members = async () =>
    (await here.db.selectFrom("groups").select("members").executeTakeFirstOrThrow()).members;
  await expect.poll(members, { timeout: 60_000 }).toBe(11); // ten people, and the bot
});
