import { afterEach, beforeEach, expect, test } from "vitest";
import type { MediaId } from "../../../server/core/ids.ts";
import { checkCalendarEntry } from "../../../server/core/campaigns/calendar/check_entry.ts";
import { queueCalendar } from "../../../server/core/campaigns/calendar/queue_due.ts";
import { createCalendarEntry } from "../../../server/core/campaigns/calendar/write_entry.ts";
import { createCampaignText } from "../../../server/core/campaigns/texts/write_text.ts";
import type { Turn } from "../../../server/core/delivery/turns/turn.ts";
import { filePath, type MediaFacts, MOST_STORED_BYTES } from "../../../server/core/media/media.ts";
import { filesToDrop, loadFile, uploadFile } from "../../../server/core/media/upload_file.ts";
import { turnMedia } from "../../../server/delivery/send_turn.ts";
import { connectSession, messagingProcess } from "../../support/seed/deliveries.ts";
import { mp4, pdf } from "../../support/media/files.ts";
import { type Member, testApp } from "../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const upload = (bytes = mp4(), name = "C:\\videos\\Oferta do dia.MOV") =>
  uploadFile(ana.ctx(), { file: () => Promise.resolve(bytes), name });
const textWith = (media: MediaFacts) =>
  createCampaignText(ana.ctx(), {
    name: "Vídeo",
    variants: [{ slot: 0, body: "Veja, {grupo}!", weight: 1 }],
    season: null,
    tags: [],
    marketplaces: [],
    mediaUrl: filePath(media),
  });

test("a video goes with a text from the upload to the turn that sends it", async () => {
  const media = await upload();
  expect(media).toMatchObject({ kind: "VIDEO", name: "Oferta do dia.mp4", seconds: 12 });
  const { groupIds } = await connectSession(here, ana, { groups: 1 });
  const text = await textWith(media);
  await createCalendarEntry(ana.ctx(), {
    ...{ kind: "TEXT", campaignTextId: text.id, startsLocal: "2026-11-21T09:30", groupIds },
  });
  here.advance(30 * 60_000);
  await queueCalendar(here.contextOf({ kind: "system" }));
  const process = messagingProcess(here);
  await process.hold();
  const { turns: [turn] } = await process.take();
  expect(turn).toMatchObject({ mediaUrl: filePath(media), card: null });
  const file = await turnMedia(here.system.ctx(), turn!);
  if (!file || !("use" in file)) throw new Error("the turn has no file");
  expect(file).toMatchObject({ name: "Oferta do dia.mp4", size: media.size, width: 640 });
  expect(await file.use((bytes) => Promise.resolve(bytes.length))).toBe(media.size);
  await here.db.deleteFrom("media").execute();
  expect(await turnMedia(here.system.ctx(), { mediaUrl: filePath(media) } as Turn)).toBeNull();
});

test("a text whose video is too large for a group's messenger leaves that group out, and says so", async () => {
  const media = await upload();
  await here.db.updateTable("media").set({ bytes: new Uint8Array(16_000_001) }).execute();
  const telegram = await connectSession(here, ana, { groups: 1 });
  const whatsApp = await connectSession(here, ana, { groups: 1 });
  await here.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" })
    .where("id", "=", whatsApp.sessionId).execute();
  const text = await textWith(media);
  const entry = {
    kind: "TEXT" as const,
    campaignTextId: text.id,
    startsLocal: "2026-11-21T09:30",
    groupIds: [...telegram.groupIds, ...whatsApp.groupIds],
  };
  expect(await checkCalendarEntry(ana.ctx(), entry))
    .toContainEqual({ code: "MEDIA_NOT_CARRIED", at: null, count: 1, moment: null });
  await createCalendarEntry(ana.ctx(), entry);
  here.advance(30 * 60_000);
  await queueCalendar(here.contextOf({ kind: "system" }));
  const queued = await here.db.selectFrom("dispatches").select("group_id").execute();
  expect(queued.map(({ group_id }) => group_id)).toEqual(telegram.groupIds);
  const { skipped } = await here.db.selectFrom("calendar_runs").select("skipped")
    .executeTakeFirstOrThrow();
  expect(skipped).toEqual([{ groupId: whatsApp.groupIds[0], reason: "MEDIA_TOO_LARGE" }]);
});

test("what nobody uses makes room, the oldest first; what a text has, or a form may have, stays", () => {
  const now = new Date("2026-11-21T12:00Z");
  const file = (nth: number, hours: number, share = 0.25) => ({
    id: `med_${nth}` as MediaId,
    kind: "VIDEO" as const,
    size: MOST_STORED_BYTES * share,
    createdAt: new Date(now.getTime() - hours * 60 * 60_000),
  });
  const stored = [file(1, 9), file(2, 8), file(3, 7), file(4, 0.5)];
  const used = new Set([filePath(stored[0]!)]);
  expect(filesToDrop(stored, { used, size: 0, now })).toEqual([]);
  expect(filesToDrop(stored, { used, size: 1, now })).toEqual(["med_2"]);
  expect(filesToDrop(stored, { used, size: MOST_STORED_BYTES / 3, now }))
    .toEqual(["med_2", "med_3"]);
  expect(filesToDrop(stored, { used, size: MOST_STORED_BYTES * 0.6, now })).toBeNull();
});

test("a file is its person's alone, and what is no video or document is refused in words", async () => {
  const media = await upload(pdf(), "catálogo");
  const bia = await here.member("bia");
  expect((await loadFile(ana.ctx(), media.id))?.media.name).toBe("catálogo.pdf");
  expect(await loadFile(bia.ctx(), media.id)).toBeNull();
  await expect(upload(new Uint8Array(10))).rejects.toMatchObject({ code: "MEDIA_INVALID" });
  await expect(upload(mp4({ codec: "hvc1" }))).rejects.toMatchObject({
    message: "Nem todo celular mostra este vídeo. Exporte em MP4 com H.264 e envie de novo.",
  });
});
