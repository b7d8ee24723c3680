import { afterEach, beforeEach, expect, test } from "vitest";
import { calendarDay } from "../../../../server/core/campaigns/calendar/calendar_day.ts";
import {
  createCalendarEntry,
  type EntryFields,
} from "../../../../server/core/campaigns/calendar/write_entry.ts";
import type { GroupId } from "../../../../server/core/ids.ts";
import { filePath } from "../../../../server/core/media/media.ts";
import { uploadFile } from "../../../../server/core/media/upload_file.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../../../server/core/offers/update_offer.ts";
import { mp4 } from "../../../support/media/files.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { seedText } from "../../../support/seed/texts.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana));
});
afterEach(() => here[Symbol.asyncDispose]());

test("a day shows what will be refused, with the reason, and what a slot does then", async () => {
  const text = (body: string, name: string) => seedText(ana, { body, name });
  const [gone, paid] = [await createTestOffer(ana, "Panela"), await createTestOffer(ana)];
  const unpaid = await createOffer(ana.ctx(), {
    url: "https://shopee.com.br/product/1/2",
    fields: { title: "Fone", price: { cents: 9_900, currency: "BRL" } },
  });
  const { version } = await here.db.selectFrom("offers").select("version")
    .where("id", "=", gone.id).executeTakeFirstOrThrow();
  await updateOffer(ana.ctx(), { id: gone.id, version, fields: { price: null } }); // it ended
  const bare = await text("{titulo} por {preco}", "Destaque");
  const at = (time: string, more: Partial<EntryFields>) =>
    createCalendarEntry(ana.ctx(), {
      kind: "OFFER",
      startsLocal: `2026-11-22T${time}`,
      groupIds: [groupIds[0]!],
      ...more,
    });
  await at("09:00", { offerId: gone.id });
  await at("10:00", { offerId: unpaid.id });
  await at("11:00", { kind: "TEXT", campaignTextId: bare.id });
  await at("12:00", { kind: "TEXT", campaignTextId: bare.id, offerId: paid.id });
  const queue = [gone, paid].map(({ id }) => ({ offerId: id, campaignTextId: null }));
  await at("13:00", { kind: "SLOT", queue, times: ["13:00", "14:00", "15:00"] });
  const day = async () =>
    (await calendarDay(ana.ctx(), "2026-11-22")).map(({ plannedAt, expectedAt, failure }) => [
      plannedAt.getUTCHours() - 3,
      expectedAt ? "vai" : failure,
    ]);
  expect(await day()).toEqual([
    [9, "OFFER_ENDED"],
    [10, "OFFER_UNPAID"],
    [11, "CAMPAIGN_TEXT_NEEDS_OFFER"],
    [12, "vai"],
    [13, "OFFER_ENDED"],
    [14, "vai"],
    [15, "CALENDAR_QUEUE_EMPTY"],
  ]);
  await grantPlan(here, ana, { groups: -1, messagesPerMonth: 1, offersPerDay: -1 });
  expect((await day()).slice(3)).toEqual([
    [12, "vai"],
    [13, "OFFER_ENDED"],
    [14, "MESSAGES_LIMIT"],
    [15, "MESSAGES_LIMIT"], // the slot keeps what the plan had no room for
  ]);
});

test("a file that a messenger does not carry keeps its text back, and the day says so", async () => {
  const mediaUrl = filePath(
    await uploadFile(ana.ctx(), { file: () => Promise.resolve(mp4()), name: "a.mp4" }),
  );
  const { id } = await seedText(ana, { body: "Olá!", name: "Vídeo", mediaUrl });
  await createCalendarEntry(ana.ctx(), {
    ...{ kind: "TEXT", campaignTextId: id, groupIds },
    startsLocal: "2026-11-22T09:00",
  });
  const reasons = async () =>
    (await calendarDay(ana.ctx(), "2026-11-22")).map(({ reason }) => reason);
  expect(await reasons()).toEqual([null, null, null]);
  await here.db.updateTable("media").set({ bytes: new Uint8Array(16_000_001) }).execute();
  await here.db.updateTable("messenger_sessions").set({ channel: "EVOLUTION" }).execute();
  expect(await reasons()).toEqual(Array(3).fill("MEDIA_TOO_LARGE"));
});
