import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import {
  createTheme,
  deleteTheme,
  restoreTheme,
  updateTheme,
} from "../../../server/core/appearance/edit_themes.ts";
import { updateBotSettings } from "../../../server/core/delivery/settings/update_bot_settings.ts";
import { importFirestore } from "../../../server/core/firestore/importing/import_firestore.ts";
import type { FirestoreDocument } from "../../../server/core/firestore/document.ts";
import { receiveChanges } from "../../../server/core/firestore/listening/receive_changes.ts";
import { isTheirsLater } from "../../../server/core/firestore/mirroring/changes.ts";
import { writeDocument } from "../../../server/core/firestore/mirroring/write_document.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { profile, sourceOf, text, theme } from "../../support/firestore/earlier_project.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };
const THEMES = "global_settings/appearance/themes";

type Beside = Awaited<ReturnType<typeof besideFirestore>>;

const themesOf = async ({ app }: Beside) =>
  (await app.db.selectFrom("themes").select("name").where("deleted_at", "is", null)
    .orderBy("name").execute()).map(({ name }) => name);

async function importAll({ app, firestore }: Beside) {
  const source = await sourceOf(firestore);
  const report = await importFirestore(app.system.ctx, source, { isDryRun: false });
  await source.close();
  return report;
}

async function personOf({ app }: Beside, email: string) {
  const { id } = await app.db.selectFrom("users").select("id").where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { ...app.contextOf({ kind: "member", userId: id }), id };
}

/** A theme as a listener is shown it. */
const shown = (id: string, name: string, second: number): FirestoreDocument => ({
  path: `${THEMES}/${id}`,
  fields: {
    name: { stringValue: name },
    settings: {
      mapValue: {
        fields: Object.fromEntries(
          Object.entries(colors).map(([one, color]) => [one, { stringValue: color }]),
        ),
      },
    },
  },
  createTime: "2026-01-01T00:00:00.000000000Z",
  updateTime: `2026-01-01T00:00:0${second}.000001000Z`,
});

test("of the same millisecond ours holds, whichever side looks", () => {
  const ours = new Date("2026-01-01T00:00:00.123Z");
  expect(isTheirsLater("2026-01-01T00:00:00.123999000Z", ours)).toBe(false);
  expect(isTheirsLater("2026-01-01T00:00:00.124000000Z", ours)).toBe(true);
});

test("processes that are shown the same change take it once, and never an earlier one after it", async () => {
  await using beside = await besideFirestore();
  const { app } = beside;
  const receive = (document: FirestoreDocument) =>
    receiveChanges(app.system.ctx(), { changes: [{ document }], whole: null });
  const first = shown("natal", "Natal", 1);
  await Promise.all([receive(first), receive(first), receive(first)]);
  expect(await themesOf(beside)).toEqual(["Natal"]);
  await Promise.all([receive(shown("natal", "Natal 3", 3)), receive(shown("natal", "Natal 2", 2))]);
  await receive(shown("natal", "Natal 2", 2));
  expect(await themesOf(beside)).toEqual(["Natal 3"]);
  expect(await app.count("firestore_mirror")).toBe(0); // what came from there does not go back
});

test("of two quick changes there the second holds, though it was made before we took the first", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, fieldsAt, waiting } = beside;
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Natal"]);
  const behind = app.system.ctx().now.getTime();
  app.advance(60_000);
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal 2", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Natal 2"]);
  firestore.store.clock = () => behind; // its times only grow: right after the change before
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal 3", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Natal 3"]);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt(`${THEMES}/natal`)?.name).toEqual({ stringValue: "Natal 3" });
});

test("a change there that is undone again is undone here, though our mark fits once more", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, fieldsAt, waiting } = beside;
  const admin = await app.admin();
  const { id } = await createTheme(admin.ctx(), { name: "Festa", settings: colors });
  await expect.poll(waiting).toBe(0);
  const path = `${THEMES}/${id}`;
  const ours = fieldsAt(path)!;
  app.advance(1_000);
  firestore.seed({ [path]: { ...ours, name: text("Outra") } });
  await expect.poll(() => themesOf(beside)).toEqual(["Outra"]);
  app.advance(1_000);
  firestore.seed({ [path]: ours });
  await expect.poll(() => themesOf(beside)).toEqual(["Festa"]);
  firestore.seed({ [`${THEMES}/copy`]: ours }); // a copy of ours is theirs
  await expect.poll(() => themesOf(beside)).toEqual(["Festa", "Festa"]);
});

test("a theme that is restored here is not deleted by a late notice of its deletion", async () => {
  await using beside = await besideFirestore();
  const { app, waiting, fieldsAt } = beside;
  const admin = await app.admin();
  const { id } = await createTheme(admin.ctx(), { name: "Festa", settings: colors });
  await expect.poll(waiting).toBe(0);
  app.advance(1_000);
  await deleteTheme(admin.ctx(), { id });
  await expect.poll(waiting).toBe(0);
  const readTime = app.system.ctx().now.toISOString();
  app.advance(1_000);
  await restoreTheme(admin.ctx(), { id });
  await expect.poll(waiting).toBe(0);
  const path = `${THEMES}/${id}`;
  await receiveChanges(app.system.ctx(), { changes: [{ deleted: path, readTime }], whole: null });
  await expect.poll(waiting).toBe(0);
  // Nor by a view of the collection that was read before it was written there.
  const whole = { collection: THEMES, paths: [], readTime };
  await receiveChanges(app.system.ctx(), { changes: [], whole });
  expect(await themesOf(beside)).toEqual(["Festa"]);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt(path)?.name).toEqual({ stringValue: "Festa" });
});

test("an attempt that was held up writes what holds when it goes on", async () => {
  await using beside = await besideFirestore();
  const { app, fieldsAt, mirror } = beside;
  const admin = await app.admin();
  const { id } = await createTheme(admin.ctx(), { name: "Um", settings: colors });
  await mirror.stop();
  const ctx = app.system.ctx();
  const store = ctx.ports.documentMirror!;
  const claimed = {
    resource: `theme:${id}`,
    path: null,
    requested: "1",
    changedAt: ctx.now,
    attempts: 1,
  } as const;
  const held: typeof store = {
    ...store,
    async write(write) {
      await updateTheme(admin.ctx(), { id, version: 1, name: "Dois" });
      await writeDocument(ctx, claimed); // another process, meanwhile
      return await store.write(write);
    },
  };
  const slow = { ...ctx, ports: { ...ctx.ports, documentMirror: held } };
  expect(await writeDocument(slow, claimed)).toMatchObject({ decision: "SAME", problem: null });
  expect(fieldsAt(`${THEMES}/${id}`)?.name).toEqual({ stringValue: "Dois" });
});

test("an import leaves what we wrote, and what we changed later, as it is here", async () => {
  await using beside = await besideFirestore();
  const { app, firestore, fieldsAt, waiting } = beside;
  firestore.seed({
    "users/ana": profile("ana", { phone: text("+55") }),
    "users/ana/settings/bot": { sendingMode: text("USER_WHATSAPP") },
    "users/bia": profile("bia"),
    "users/bia/settings/bot": { sendingMode: text("USER_WHATSAPP") },
  });
  await importAll(beside);
  app.advance(1_000);
  await updateBotSettings(await personOf(beside, "ana@example.com"), { sendingMode: "TELEGRAM" });
  await expect.poll(waiting).toBe(0);

  // Bia's mode changed there, then here; ours could not be written yet.
  app.advance(1_000);
  firestore.seed({
    "users/bia/settings/bot": { sendingMode: text("USER_WHATSAPP"), x: text("y") },
  });
  firestore.faults.fail("commit", "PERMISSION_DENIED");
  app.advance(1_000);
  await updateBotSettings(await personOf(beside, "bia@example.com"), { sendingMode: "TELEGRAM" });
  beside.mirror.signal();
  await expect.poll(() => app.count("firestore_mirror where problem is not null")).toBe(1);
  const events = await app.count("events");
  const report = await importAll(beside);
  expect(report).toMatchObject({ documents: 4, unchanged: 2 });
  expect(Object.keys(report.warnings).sort()).toEqual([
    "users/*/settings/* CHANGED_HERE",
    "users/*/settings/* OWN_WRITE",
    "users/*/settings/* UNKNOWN_FIELD x",
  ]);
  expect(await app.count("bot_settings where sending_mode = 'TELEGRAM'")).toBe(2);
  expect(await app.count("events")).toBe(events);
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt("users/bia/settings/bot")).toMatchObject({
    sendingMode: text("TELEGRAM"),
    x: text("y"),
  });
});

test("a document that no import has seen is not written over; it waits and says so", async () => {
  await using beside = await besideFirestore();
  const { app, firestore, fieldsAt, waiting } = beside;
  await importAll(beside);
  firestore.seed({ "global_settings/appearance": { primaryColor: text("#ABCDEF") } });
  await updateAppearance((await app.admin()).ctx(), colors);
  beside.mirror.signal();
  await expect.poll(() => app.count("firestore_mirror where problem like 'NOT_IMPORTED: %'"))
    .toBe(1);
  expect(fieldsAt("global_settings/appearance")).toEqual({ primaryColor: text("#ABCDEF") });
  await importAll(beside);
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
});
