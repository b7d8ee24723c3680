import { expect, test } from "vitest";
import {
  inListOrder,
  inReserve,
  isListed,
  parseTemplateView,
} from "../../../../web/screens/templates/template_filters.ts";

const plain = { name: "Geral", isActive: true };
const natal = { ...plain, name: "Presentão", season: { name: "Natal" }, isActive: false };

test("a view shows those in use, or those of a season", () => {
  expect(parseTemplateView("uso")).toBe("uso");
  expect(parseTemplateView("toString")).toBe("todos");
  const shown = (view: "todos" | "uso" | "epoca") =>
    [plain, natal].filter((one) => isListed(one, view, "")).map(({ name }) => name);
  expect(shown("todos")).toEqual(["Geral", "Presentão"]);
  expect(shown("uso")).toEqual(["Geral"]);
  expect(shown("epoca")).toEqual(["Presentão"]);
});

test("words are looked for in the name, the shop and the season, without accents", () => {
  expect(isListed(natal, "todos", "presentao natal")).toBe(true);
  expect(isListed({ ...plain, marketplace: "SHOPEE" }, "todos", "shopee ger")).toBe(true);
  expect(isListed(plain, "todos", "natal")).toBe(false);
});

test("those in use come first, else the order stays", () => {
  const other = { ...plain, name: "Outro" };
  expect(inListOrder([natal, plain, other]).map(({ name }) => name))
    .toEqual(["Geral", "Outro", "Presentão"]);
});

test("of those in use for the same shop and season, all but the latest are in reserve", () => {
  const used = (id: string, activatedAt: string) => ({ id, isActive: true, activatedAt });
  const templates = [
    used("old", "2026-01-01"),
    used("new", "2026-03-01"),
    { ...used("natal", "2026-02-01"), season: { name: "Natal" } },
    { ...used("amazon", "2026-01-02"), marketplace: "AMAZON" as const },
    { id: "stopped", isActive: false, activatedAt: null },
  ];
  expect([...inReserve(templates)]).toEqual(["old"]);
});
