import { expect, test } from "vitest";
import { accountItems } from "../../../web/layouts/account_items.ts";
import { navGroups } from "../../../web/layouts/navigation.ts";
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

test("the palette finds a screen by words that do not depend on its label", () => {
  const found = screensFor("bloqueio", false).map(({ path }) => path);
  expect(found).toEqual([paths.whatsApp]);
});
