import { expect, test } from "vitest";
import {
  canUndo,
  currentAppearance,
  undoAppearance,
  updateAppearance,
} from "../../../server/core/appearance/appearance.ts";
import { applyTheme, createTheme } from "../../../server/core/appearance/edit_themes.ts";
import { testApp } from "../../support/test_app.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };

test("a new product has its own colours, and nothing to undo", async () => {
  await using w = await testApp();
  const first = await currentAppearance(w.guest.ctx());
  expect(first).toMatchObject({
    version: 1,
    sidebarColor: "#FFFFFF",
    primaryColor: "#6200EE",
    cardColor: "#FFFFFF",
  });
  expect(canUndo(first)).toBe(false);
  const rute = await w.admin();
  await expect(undoAppearance(rute.ctx(), { version: 1 })).rejects.toMatchObject({
    code: "NOTHING_TO_UNDO",
  });
});

test("an admin changes one colour, and the others stay", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const changed = await updateAppearance(rute.ctx(), { primaryColor: "#00ff7a", version: 1 });
  expect(changed).toMatchObject({ version: 2, sidebarColor: "#FFFFFF", primaryColor: "#00FF7A" });
  expect(await currentAppearance(w.guest.ctx())).toEqual(changed);
  expect(await w.events()).toContain("appearance.changed");
});

test("a guest and a member are refused in the words of the specification", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await expect(updateAppearance(w.guest.ctx(), colors)).rejects.toMatchObject({
    code: "NOT_AUTHENTICATED",
    message: "Usuário não autenticado.",
  });
  await expect(updateAppearance(ana.ctx(), colors)).rejects.toMatchObject({
    code: "ADMINS_ONLY",
    message: "Apenas administradores podem alterar estas configurações.",
  });
  await expect(createTheme(ana.ctx(), { name: "Natal", settings: colors })).rejects.toMatchObject({
    code: "ADMINS_ONLY",
  });
  expect(await w.count("appearances")).toBe(1);
});

test("an invalid colour is refused, and named", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  for (const wrong of ["red", "#FFF", "#12345G", "#1234567", "", "url(x)", "#123456;}"]) {
    await expect(updateAppearance(rute.ctx(), { cardColor: wrong })).rejects.toMatchObject({
      code: "COLOR_INVALID",
      path: ["cardColor"],
    });
  }
});

test("saving the same colours again changes nothing", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  expect(await updateAppearance(rute.ctx(), { primaryColor: "#6200ee" })).toMatchObject({
    version: 1,
  });
  expect(await w.events()).not.toContain("appearance.changed");
});

test("of two admins who save at once one gets a conflict, and loses nothing", async () => {
  await using w = await testApp();
  const [rute, iara] = [await w.admin("rute"), await w.admin("iara")];
  const both = await Promise.allSettled([
    updateAppearance(rute.ctx(), { primaryColor: "#AA0000", version: 1 }),
    updateAppearance(iara.ctx(), { primaryColor: "#0000AA", version: 1 }),
  ]);
  const [saved] = both.filter((one) => one.status === "fulfilled");
  const [reported] = both.filter((one) => one.status === "rejected");
  expect(saved!.value).toMatchObject({ version: 2 });
  expect(reported!.reason).toMatchObject({
    code: "APPEARANCE_CHANGED_MEANWHILE",
    current: { version: 2, primaryColor: saved!.value.primaryColor },
  });
});

test("without a version the last save wins", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await updateAppearance(rute.ctx(), { primaryColor: "#AA0000" });
  expect(await updateAppearance(rute.ctx(), { primaryColor: "#00AA00" })).toMatchObject({
    version: 3,
    primaryColor: "#00AA00",
  });
});

test("undo goes back change by change, and a new change is undone next", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const undo = (version: number) => undoAppearance(rute.ctx(), { version });
  await updateAppearance(rute.ctx(), { primaryColor: "#AA0000" });
  await updateAppearance(rute.ctx(), { primaryColor: "#00AA00" });
  expect(await undo(3)).toMatchObject({ version: 4, primaryColor: "#AA0000" });
  await updateAppearance(rute.ctx(), { primaryColor: "#0000AA" });
  expect(await undo(5)).toMatchObject({ version: 6, primaryColor: "#AA0000" });
  const first = await undo(6);
  expect(first).toMatchObject({ version: 7, primaryColor: "#6200EE" });
  expect(canUndo(first)).toBe(false);
  await expect(undo(6)).rejects.toMatchObject({ code: "APPEARANCE_CHANGED_MEANWHILE" });
});

test("an applied theme is the appearance, and can be undone", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const theme = await createTheme(rute.ctx(), { name: "Natal", settings: colors });
  expect(await applyTheme(rute.ctx(), { id: theme.id, version: 1 })).toMatchObject({
    version: 2,
    ...colors,
  });
  await expect(applyTheme(rute.ctx(), { id: theme.id, version: 1 })).rejects.toMatchObject({
    code: "APPEARANCE_CHANGED_MEANWHILE",
  });
  expect(await undoAppearance(rute.ctx(), { version: 2 })).toMatchObject({
    primaryColor: "#6200EE",
  });
});
