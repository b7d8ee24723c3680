import { expect, test } from "vitest";
import { contactSheet } from "../../tools/contact_sheet.ts";
import { screens } from "../../web/build/routes.ts";
import { paths, publicPaths } from "../../web/paths.ts";
import { sceneName, scenes } from "../e2e/support/pictures/scenes.ts";

test("every route that shows a screen has its picture", () => {
  const shown = Object.entries(screens).flatMap(([path, screen]) =>
    screen === null || path === paths.app || path === paths.storeInApp ||
      path === paths.maintenanceEn
      ? []
      : [path] // they lead on
  );
  const drawn = new Set(scenes.map(({ route }) => route));
  expect(shown.length).toBeGreaterThan(20);
  expect([...shown, ...Object.values(publicPaths)].filter((path) => !drawn.has(path))).toEqual([]);
});

test("no two scenes have the same name", () => {
  const names = scenes.map(sceneName);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("the contact sheet has a row for each scene, with all of its pictures", () => {
  const variants = ["360-light", "360-dark", "1280-light"];
  const page = contactSheet([
    "index.html",
    ...variants.map((variant) => `app-cupons.vazia.${variant}.png`),
    "home.aberta.360-light.png",
  ]);
  expect(page.match(/<h2 id="[^"]*"/g)).toEqual([
    '<h2 id="app-cupons.vazia"',
    '<h2 id="home.aberta"',
  ]);
  for (const variant of variants) expect(page).toContain(`src="app-cupons.vazia.${variant}.png"`);
});
