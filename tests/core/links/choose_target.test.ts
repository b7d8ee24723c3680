import { expect, test } from "vitest";
import { chooseTarget, type LinkVisitor } from "../../../server/core/links/choose_target.ts";
import type { GroupId } from "../../../server/core/ids.ts";
import type { LinkTarget } from "../../../server/core/links/short_link.ts";

const phone: LinkVisitor = {
  device: "MOBILE",
  country: "BR",
  at: new Date("2026-11-28T12:00:00-03:00"),
};
const to = (name: string, more: Partial<LinkTarget> = {}): LinkTarget => ({
  url: `https://loja.example/${name}`,
  weight: 1,
  ...more,
});
const invitation = (name: string, isFull: boolean) =>
  to(name, { inviteGroupId: `grp_${name}` as GroupId, isFull });

const chosen = (targets: readonly LinkTarget[], visitor = phone, random = 0) =>
  chooseTarget({ targets }, visitor, () => random)?.url.split("/").at(-1) ?? null;

test("visitors are shared by weight", () => {
  const targets = [to("a", { weight: 3 }), to("b", { weight: 1 })];
  expect([0, 0.74, 0.75, 0.999].map((random) => chosen(targets, phone, random)))
    .toEqual(["a", "a", "b", "b"]);
});

test("a target whose rules fit comes before those without rules", () => {
  const targets = [
    to("any"),
    to("tablet", { rules: { devices: ["TABLET"] } }),
    to("portugal", { rules: { countries: ["PT"] } }),
  ];
  expect(chosen(targets)).toBe("any");
  expect(chosen(targets, { ...phone, device: "TABLET" })).toBe("tablet");
  expect(chosen(targets, { ...phone, country: "PT" })).toBe("portugal");
  expect(chosen(targets, { ...phone, country: null })).toBe("any");
});

test.each([
  ["08:00", "18:00", "12:00", true],
  ["08:00", "18:00", "18:00", false],
  ["08:00", "18:00", "07:59", false],
  ["22:00", "06:00", "23:30", true],
  ["22:00", "06:00", "05:59", true],
  ["22:00", "06:00", "06:00", false],
])("from %s to %s, %s is within: %s", (from, to_, time, isWithin) => {
  const hours = { from, to: to_, timeZone: "America/Sao_Paulo" };
  const targets = [to("any"), to("now", { rules: { hours } })];
  const at = new Date(`2026-11-28T${time}:00-03:00`);
  expect(chosen(targets, { ...phone, at })).toBe(isWithin ? "now" : "any");
});

test("the rotator moves on to the first group with room, then to other targets", () => {
  const first = invitation("first", false);
  const targets = [first, invitation("second", false), to("page", { weight: 100 })];
  expect(chosen(targets, phone, 0.99)).toBe("first");
  expect(chosen([invitation("first", true), ...targets.slice(1)])).toBe("second");
  const full = [invitation("first", true), invitation("second", true)];
  expect(chosen([...full, to("page")])).toBe("page");
  expect(chosen(full)).toBeNull();
});
