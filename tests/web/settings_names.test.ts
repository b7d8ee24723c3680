import { expect, test } from "vitest";
import { drawerOf } from "../../web/layouts/navigation.tsx";
import { settings } from "../../web/shared/settings.ts";

test("a setting is called the same in the drawer and in the phone's tabs", () => {
  const drawer = drawerOf(false).flatMap(({ places }) => places);
  const called = settings.map(({ path }) => drawer.find((place) => place.path === path)?.label);
  expect(settings.map(({ name }) => name)).toEqual(called);
});
