import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import {
  applyTheme,
  cloneTheme,
  createTheme,
  deleteTheme,
  importThemes,
  restoreTheme,
  updateTheme,
} from "../../../server/core/appearance/edit_themes.ts";
import { listThemes } from "../../../server/core/appearance/theme_store.ts";
import { nameOfCopy } from "../../../server/core/appearance/theme.ts";
import { testApp } from "../../support/test_app.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;
const settings = { sidebarColor: "#0B3D2E", primaryColor: "#C62828", cardColor: "#FFFFFF" };
const page = { limit: 300, inverted: false };

async function scene() {
  const w = await testApp();
  const rute = await w.admin();
  const names = async () => (await listThemes(w.guest.ctx(), page)).map(({ name }) => name);
  return { w, rute, names, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

test("themes are listed newest first, page by page", async () => {
  await using s = await scene();
  for (const name of ["Natal", "Páscoa", "Dia das Mães"]) {
    await createTheme(s.rute.ctx(), { name, settings });
  }
  expect(await s.names()).toEqual(["Dia das Mães", "Páscoa", "Natal"]);
  const [first] = await listThemes(s.w.guest.ctx(), { limit: 1, inverted: false });
  const rest = await listThemes(s.w.guest.ctx(), { ...page, after: first!.id });
  expect(rest.map(({ name }) => name)).toEqual(["Páscoa", "Natal"]);
});

test("a name is trimmed, and an invisible one is refused", async () => {
  await using s = await scene();
  const create = (name: string) => createTheme(s.rute.ctx(), { name, settings });
  expect(await create("  Black   Friday ")).toMatchObject({ name: "Black Friday", version: 1 });
  for (const wrong of ["", "   ", "a".repeat(61), "a\0b", "a\u202eb"]) {
    await expect(create(wrong)).rejects.toMatchObject({ code: "THEME_NAME_INVALID" });
  }
});

test("renaming and recolouring increase the version, and an older version conflicts", async () => {
  await using s = await scene();
  const { id } = await createTheme(s.rute.ctx(), { name: "Natal", settings });
  const update = (version: number, change: object) =>
    updateTheme(s.rute.ctx(), { id, version, ...change });
  expect(await update(1, { name: "Natal 2026" })).toMatchObject({ version: 2, ...settings });
  const dark = { ...settings, cardColor: "#000000" };
  expect(await update(2, { settings: dark })).toMatchObject({ version: 3, cardColor: "#000000" });
  await expect(update(1, { name: "Outro" })).rejects.toMatchObject({
    code: "THEME_CHANGED_MEANWHILE",
    current: { name: "Natal 2026", version: 3 },
  });
});

test("a deleted theme is not listed, can be restored as it was, and is purged after a week", async () => {
  await using s = await scene();
  const { id } = await createTheme(s.rute.ctx(), { name: "Natal", settings });
  const remove = () => deleteTheme(s.rute.ctx(), { id });
  const restore = () => restoreTheme(s.rute.ctx(), { id });
  await expect(restore()).rejects.toMatchObject({ code: "THEME_NOT_DELETED" });
  expect(await remove()).toEqual({
    themeId: id,
    restorableUntil: new Date("2026-11-28T12:00:00Z"),
  });
  expect(await s.names()).toEqual([]);
  await expect(remove()).rejects.toMatchObject({ code: "THEME_NOT_FOUND" });
  await expect(applyTheme(s.rute.ctx(), { id })).rejects.toMatchObject({ code: "THEME_NOT_FOUND" });
  await restore();
  expect(await s.names()).toEqual(["Natal"]);
  await remove();
  s.w.advance(WEEK);
  await enforceRetention(s.w.system.ctx());
  await expect(restore()).rejects.toMatchObject({ code: "THEME_NOT_FOUND" });
});

test("a copy's name marks it as one, however long the name", async () => {
  await using s = await scene();
  const { id } = await createTheme(s.rute.ctx(), { name: "Natal", settings });
  expect(await cloneTheme(s.rute.ctx(), { id })).toMatchObject({
    name: "Natal (cópia)",
    ...settings,
  });
  expect(nameOfCopy("a".repeat(60))).toBe(`${"a".repeat(52)} (cópia)`);
  expect(nameOfCopy("a".repeat(60))).toHaveLength(60);
});

test("a copy of a long name can be renamed to that name again", async () => {
  await using s = await scene();
  const { id } = await createTheme(s.rute.ctx(), { name: "🎄".repeat(60), settings });
  const copy = await cloneTheme(s.rute.ctx(), { id });
  const { version, name } = copy;
  expect(await updateTheme(s.rute.ctx(), { id: copy.id, version, name })).toMatchObject({ name });
});

test("a theme that is deleted and restored at once is in one of the two states", async () => {
  await using s = await scene();
  const { id } = await createTheme(s.rute.ctx(), { name: "Natal", settings });
  const refusals = await Promise.all(Array.from({ length: 40 }, (_, at) => {
    const change: Promise<unknown> = (at % 2 ? restoreTheme : deleteTheme)(s.rute.ctx(), { id });
    return change.then(() => null, ({ code }) => code);
  }));
  const known = [null, "THEME_NOT_FOUND", "THEME_NOT_DELETED"];
  expect(refusals.filter((code) => !known.includes(code))).toEqual([]);
});

test("an import creates all of its themes or none, and names the invalid one", async () => {
  await using s = await scene();
  const natal = { name: "Natal", settings };
  const wrong = { name: "Páscoa", settings: { ...settings, primaryColor: "roxo" } };
  const bring = (themes: (typeof natal)[]) => importThemes(s.rute.ctx(), { themes });
  await expect(bring([natal, wrong])).rejects.toMatchObject({
    code: "COLOR_INVALID",
    path: ["themes", "1", "settings", "primaryColor"],
  });
  expect(await s.names()).toEqual([]);
  await expect(bring([])).rejects.toMatchObject({ code: "TOO_MANY_THEMES" });
  await expect(bring(Array(201).fill(natal))).rejects.toMatchObject({ code: "TOO_MANY_THEMES" });
  expect(await bring([natal, { ...natal, name: "Páscoa" }])).toHaveLength(2);
});

test("at most two hundred can exist, also when two admins add the last one at once", async () => {
  await using s = await scene();
  const themes = Array.from({ length: 199 }, (_, at) => ({ name: `Tema ${at}`, settings }));
  await importThemes(s.rute.ctx(), { themes });
  const last = () => createTheme(s.rute.ctx(), { name: "Último", settings });
  const both = await Promise.allSettled([last(), last()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(last()).rejects.toMatchObject({ code: "THEMES_LIMIT" });
});

test("an invalid id is refused without a database query", async () => {
  await using s = await scene();
  await expect(deleteTheme(s.rute.ctx(), { id: "thm_\0" })).rejects.toMatchObject({
    code: "THEME_NOT_FOUND",
  });
});
