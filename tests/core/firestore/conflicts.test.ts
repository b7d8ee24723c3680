import { expect, test } from "vitest";
import { createTheme, updateTheme } from "../../../server/core/appearance/edit_themes.ts";
import { receiveChanges } from "../../../server/core/firestore/listening/receive_changes.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { theme } from "../../support/firestore/earlier_project.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };

/** A theme of ours that is there, and waits to be written anew as "Nossa". */
async function waitingTheme(options = {}) {
  const beside = await besideFirestore(options);
  const { app, mirror, waiting } = beside;
  const admin = (await app.admin()).ctx;
  const { id } = await createTheme(admin(), { name: "Festa", settings: colors });
  await expect.poll(waiting).toBe(0);
  const path = `global_settings/appearance/themes/${id}`;
  const told = async () =>
    (await app.db.selectFrom("audit_entries").select("detail")
      .where("event", "=", "firestore.conflicted").orderBy("id").execute())
      .map(({ detail }) => detail);
  return {
    ...beside,
    [Symbol.asyncDispose]: beside[Symbol.asyncDispose],
    path,
    told,
    async change() {
      app.advance(1_000);
      await updateTheme(admin(), { id, version: 1, name: "Nossa" });
    },
    mirror,
  };
}

test("a theme that was deleted there is written anew by a waiting change, and it is told", async () => {
  await using beside = await waitingTheme();
  const { fieldsAt, path, remove, told, change, waiting } = beside;
  remove(path);
  await change();
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt(path)?.name).toEqual({ stringValue: "Nossa" });
  expect(await told()).toEqual([{ path, winner: "HERE" }]);
});

test("a deletion there that a listener told of is not told again by the mirror", async () => {
  await using beside = await waitingTheme();
  const { app, firestore, fieldsAt, path, remove, told, change, waiting } = beside;
  const readTime = app.system.ctx().now.toISOString();
  remove(path);
  firestore.faults.fail("commit", "PERMISSION_DENIED");
  await change();
  await expect.poll(async () => {
    await waiting();
    return await app.count("firestore_mirror where problem is not null");
  }).toBe(1);
  await receiveChanges(app.system.ctx(), { changes: [{ deleted: path, readTime }], whole: null });
  expect(await told()).toEqual([{ path, winner: "HERE" }]);
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt(path)?.name).toEqual({ stringValue: "Nossa" });
  expect(await told()).toHaveLength(1);
});

test("a conflict that the listener told of is not told again by the mirror", async () => {
  await using beside = await waitingTheme({ isListening: true });
  const { app, firestore, fieldsAt, path, told, change, waiting } = beside;
  const before = app.system.ctx().now.getTime() + 500;
  firestore.faults.fail("commit", "PERMISSION_DENIED");
  await change();
  await expect.poll(async () => {
    await waiting();
    return await app.count("firestore_mirror where problem is not null");
  }).toBe(1);
  firestore.store.clock = () => before;
  firestore.seed({ [path]: theme("Deles", "#4E0DC2") });
  await expect.poll(told).toEqual([{ path, winner: "HERE" }]);
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt(path)?.name).toEqual({ stringValue: "Nossa" });
  expect(await told()).toHaveLength(1);
});
