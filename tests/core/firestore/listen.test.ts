import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { createTheme, updateTheme } from "../../../server/core/appearance/edit_themes.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { int, map, text, theme } from "../../support/firestore/earlier_project.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };
const THEMES = "global_settings/appearance/themes";

type Beside = Awaited<ReturnType<typeof besideFirestore>>;

const themesOf = async ({ app }: Beside) =>
  (await app.db.selectFrom("themes").select("name").where("deleted_at", "is", null)
    .orderBy("name").execute()).map(({ name }) => name);

const conflictsOf = async ({ app }: Beside) =>
  (await app.db.selectFrom("audit_entries").select("detail")
    .where("event", "=", "firestore.conflicted").orderBy("id").execute())
    .map(({ detail }) => detail);

test("themes, colours and plans that change there change here; nothing else does", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, remove } = beside;
  firestore.seed({
    [`${THEMES}/natal`]: theme("Natal", "#4E0DC2"),
    "global_settings/appearance": { primaryColor: text("#abcdef") },
    "plans/price_pro": { limits: map({ groups: int(7) }) },
    "users/ana": { email: text("ana@example.com") },
  });
  await expect.poll(() => themesOf(beside)).toEqual(["Natal"]);
  await expect.poll(() => app.count("plans where limits->>'groups' = '7'")).toBe(1);
  await expect.poll(() => app.count("appearances where primary_color = '#ABCDEF'")).toBe(1);
  expect(await app.count("users")).toBe(0);

  firestore.listens.drop(); // it resumes by itself
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal 2", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Natal 2"]);
  remove(`${THEMES}/natal`);
  await expect.poll(() => themesOf(beside)).toEqual([]);
});

test("what we write does not come back", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, waiting } = beside;
  const admin = await app.admin();
  await createTheme(admin.ctx(), { name: "Festa", settings: colors });
  await expect.poll(waiting).toBe(0);
  firestore.listens.reset(); // all of it is shown once more
  firestore.seed({ [`${THEMES}/last`]: theme("Z", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Festa", "Z"]);
  await expect.poll(waiting).toBe(0);
  const changes = await app.count("events where name in ('theme.created', 'theme.changed')");
  expect(changes).toBe(2);
  expect(await conflictsOf(beside)).toEqual([]);
});

test("of changes on both sides the later one holds, and the audit trail tells", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, fieldsAt, waiting } = beside;
  const admin = await app.admin();
  const made = await createTheme(admin.ctx(), { name: "Festa", settings: colors });
  const path = `${THEMES}/${made.id}`;
  await expect.poll(waiting).toBe(0);

  // Ours is later: theirs, which was not delivered yet, is overwritten.
  app.advance(1_000);
  firestore.faults.fail("listen", "PERMISSION_DENIED", { times: 2 });
  firestore.listens.drop();
  firestore.seed({ [path]: theme("Deles", "#4E0DC2") });
  app.advance(1_000);
  await updateTheme(admin.ctx(), { id: made.id, version: 1, name: "Nossa" });
  await expect.poll(waiting).toBe(0);
  await expect.poll(() => fieldsAt(path)?.name).toEqual({ stringValue: "Nossa" });
  expect(await themesOf(beside)).toEqual(["Nossa"]);
  expect((await conflictsOf(beside))[0]).toEqual({ path, winner: "HERE" });

  // Theirs is later: it is taken, and ours is not written over it.
  app.advance(1_000);
  firestore.faults.fail("commit", "PERMISSION_DENIED");
  await updateTheme(admin.ctx(), { id: made.id, version: 2, name: "Nossa 2" });
  beside.mirror.signal();
  await expect.poll(() => app.count("firestore_mirror where problem is not null")).toBe(1);
  app.advance(1_000);
  firestore.seed({ [path]: theme("Deles 2", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Deles 2"]);
  app.advance(60_000);
  await expect.poll(waiting).toBe(0);
  expect(fieldsAt(path)?.name).toEqual({ stringValue: "Deles 2" });
  expect((await conflictsOf(beside)).at(-1)).toEqual({ path, winner: "THERE" });
});

test("a theme that was deleted there while nobody listened is deleted here", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, remove } = beside;
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal", "#4E0DC2") });
  await expect.poll(() => themesOf(beside)).toEqual(["Natal"]);
  app.advance(1_000);
  firestore.faults.fail("listen", "PERMISSION_DENIED", { times: 3 });
  firestore.listens.drop();
  remove(`${THEMES}/natal`);
  await expect.poll(() => themesOf(beside)).toEqual([]);
  await updateAppearance((await app.admin()).ctx(), colors);
});
