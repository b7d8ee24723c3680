import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import {
  createTheme,
  deleteTheme,
  updateTheme,
} from "../../../server/core/appearance/edit_themes.ts";
import { updateBotSettings } from "../../../server/core/delivery/settings/update_bot_settings.ts";
import { importFirestore } from "../../../server/core/firestore/importing/import_firestore.ts";
import { mirrorEverything } from "../../../server/core/firestore/mirroring/mirror_everything.ts";
import { loadMirrorFacts } from "../../../server/core/firestore/queries.ts";
import { createPlan } from "../../../server/core/plans/write_plan.ts";
import { withoutWaits } from "../../support/firestore/admin_client.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { profile, sourceOf, text, theme } from "../../support/firestore/earlier_project.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };

async function imported(beside: Awaited<ReturnType<typeof besideFirestore>>) {
  const { app, firestore } = beside;
  firestore.seed({
    "users/ana": profile("ana", { phone: text("+55") }),
    "users/ana/settings/bot": { sendingMode: text("USER_WHATSAPP"), volume: text("low") },
    "global_settings/appearance/themes/natal": theme("Natal", "#4E0DC2"),
  });
  const source = await sourceOf(firestore);
  await importFirestore(app.system.ctx, source, { isDryRun: false });
  await source.close();
  const { id } = await app.db.selectFrom("users").select("id")
    .where("email", "=", "ana@example.com").executeTakeFirstOrThrow();
  return { ...app.contextOf({ kind: "member", userId: id }), id };
}

test("what changes here is written there as its clients read it, and their own fields stay", async () => {
  await using beside = await besideFirestore();
  const { app, fieldsAt, waiting } = beside;
  const ana = await imported(beside);
  const admin = await app.admin();
  await updateBotSettings(ana, { sendingMode: "TELEGRAM" });
  await updateAppearance(admin.ctx(), colors);
  const made = await createTheme(admin.ctx(), { name: "Festa", settings: colors });
  const plan = await createPlan(admin.ctx(), { name: "Ouro", limits: { groups: 9 } });
  await expect.poll(waiting).toBe(0);

  expect(fieldsAt("users/ana/settings/bot")).toMatchObject({
    sendingMode: { stringValue: "TELEGRAM" },
    volume: { stringValue: "low" },
  });
  expect(fieldsAt("users/ana")).toMatchObject({
    email: { stringValue: "ana@example.com" },
    phone: { stringValue: "+55" },
    role: { stringValue: "user" },
    subscription: {
      mapValue: {
        fields: { status: { stringValue: "trialing" }, messageCount: { integerValue: "0" } },
      },
    },
  });
  expect(fieldsAt("global_settings/appearance")).toMatchObject({
    primaryColor: { stringValue: "#222222" },
  });
  expect(fieldsAt(`global_settings/appearance/themes/${made.id}`)).toMatchObject({
    name: { stringValue: "Festa" },
    settings: { mapValue: { fields: { cardColor: { stringValue: "#333333" } } } },
  });
  expect(fieldsAt(`plans/${plan.priceId}`)).toMatchObject({
    limits: { mapValue: { fields: { groups: { integerValue: "9" } } } },
  });

  // A theme that came from there is changed and deleted where it was.
  const { id } = await app.db.selectFrom("themes").select("id").where("name", "=", "Natal")
    .executeTakeFirstOrThrow();
  await updateTheme(admin.ctx(), { id, version: 1, name: "Natal azul" });
  await deleteTheme(admin.ctx(), { id: made.id });
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt("global_settings/appearance/themes/natal")).toMatchObject({
    name: { stringValue: "Natal azul" },
  });
  expect(fieldsAt(`global_settings/appearance/themes/${made.id}`)).toBeNull();
});

test("while Firestore refuses, changes wait and are seen to; then only the last is written", async () => {
  await using beside = await besideFirestore();
  const { app, firestore, mirror, fieldsAt, waiting } = beside;
  const admin = await app.admin();
  await expect.poll(waiting).toBe(0);
  firestore.faults.fail("commit", "PERMISSION_DENIED", { times: 1 });
  await updateAppearance(admin.ctx(), colors);
  mirror.signal();
  await expect.poll(async () => (await loadMirrorFacts(app.system.ctx()))?.problem)
    .toContain("PERMISSION_DENIED");
  await updateAppearance(admin.ctx(), { primaryColor: "#444444" });
  expect(await loadMirrorFacts(app.system.ctx())).toMatchObject({
    waiting: 1,
    oldestAt: app.system.ctx().now,
  });
  const commits = firestore.faults.count("commit");
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt("global_settings/appearance")).toMatchObject({
    primaryColor: { stringValue: "#444444" },
  });
  expect(firestore.faults.count("commit")).toBe(commits + 1);
});

test("a transaction that conflicts is attempted five times, then the change waits and is not lost", async () => {
  await using beside = await besideFirestore();
  using _waits = withoutWaits();
  const { app, firestore, mirror, fieldsAt, waiting } = beside;
  const admin = await app.admin();
  const path = "global_settings/appearance";
  const commits = () => firestore.faults.count("commit");
  firestore.faults.fail("commit", "ABORTED", { times: 100 });
  await updateAppearance(admin.ctx(), colors);
  mirror.signal();
  await expect.poll(async () => (await loadMirrorFacts(app.system.ctx()))?.problem)
    .toContain("ABORTED");
  expect(commits()).toBe(5);
  expect(await loadMirrorFacts(app.system.ctx())).toMatchObject({ waiting: 1, failing: 1 });
  expect(fieldsAt(path)).toBeNull();

  firestore.faults.heal();
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
  expect(commits()).toBe(6);
  expect(fieldsAt(path)).toMatchObject({ primaryColor: text("#222222") });

  // By somebody who really changes it between each read and its commit.
  let attempts = 0;
  const hopeless = app.system.ctx().ports.documentMirror!.write({
    path,
    decide() {
      firestore.seed({ [path]: { primaryColor: text(`#00000${++attempts}`) } });
      return Promise.resolve({
        decision: "WRITE",
        mask: ["primaryColor"],
        fields: { primaryColor: { stringValue: "#999999" } },
      });
    },
  });
  await expect(hopeless).rejects.toMatchObject({ code: 10 });
  expect(attempts).toBe(5);
  expect(fieldsAt(path)).toMatchObject({ primaryColor: text("#000005") });
});

test("everything can be written anew, and what is there already costs no write", async () => {
  await using beside = await besideFirestore();
  const { app, firestore, waiting } = beside;
  await imported(beside);
  await expect.poll(waiting).toBe(0);
  const version = firestore.store.version;
  expect(await mirrorEverything(app.system.ctx(), {})).toBe(4);
  await expect.poll(waiting).toBe(0);
  expect(firestore.store.version).toBe(version + 2); // no colours were there; the theme's had small letters
  await mirrorEverything(app.system.ctx(), {});
  await expect.poll(waiting).toBe(0);
  expect(firestore.store.version).toBe(version + 2);
});

test("a deleted person's documents are deleted there", async () => {
  await using beside = await besideFirestore();
  const { app, fieldsAt, waiting } = beside;
  const ana = await imported(beside);
  await expect.poll(waiting).toBe(0);
  await app.db.deleteFrom("users").where("id", "=", ana.id).execute();
  const { queueMirror } = await import("../../../server/core/firestore/commands.ts");
  await queueMirror(app.system.ctx(), [{ name: "user.deleted", userId: ana.id }]);
  await expect.poll(waiting).toBe(0);
  expect([fieldsAt("users/ana"), fieldsAt("users/ana/settings/bot")]).toEqual([null, null]);
  expect(await app.count("firestore_mirror where resource like '%usr_%'")).toBe(0);
});
