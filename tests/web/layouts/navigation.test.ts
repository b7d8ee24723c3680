import { expect, test } from "vitest";
import { accountItems } from "../../../web/layouts/account_items.ts";
import { currentPath, navGroups } from "../../../web/layouts/navigation.ts";
import { screensFor } from "../../../web/layouts/palette/entries.ts";
import { paths } from "../../../web/paths.ts";
import { menuLabel } from "../../../web/routing/screen_names.ts";

test("a setting is called the same in the drawer and in the phone's tabs", () => {
  for (
    const { path, label } of [...navGroups(true).flatMap(({ items }) => items), ...accountItems]
  ) {
    expect(label).toBe(menuLabel(path));
  }
});

test("at most nine entries are in sight, and every group beyond them is folded", () => {
  const inSight = navGroups(true).filter(({ FoldIcon }) => !FoldIcon)
    .flatMap(({ items }) => items.filter(({ isMode }) => !isMode));
  expect(inSight.length).toBeLessThanOrEqual(9);
});

test.each([
  [paths.amazonGenerator, paths.generator],
  [paths.templates, paths.templates],
  [paths.sending, paths.offers],
  [paths.groups, paths.groups],
  [paths.queue, paths.automation],
  [paths.connectWhatsApp, undefined],
])("the entry of %s is %s", (path, expected) => {
  expect(currentPath(path)).toBe(expected);
});

test("the palette finds a screen by words that do not depend on its label", () => {
  const found = screensFor("bloqueio", false).items.map(({ path }) => path);
  expect(found).toEqual([paths.whatsApp]);
});
