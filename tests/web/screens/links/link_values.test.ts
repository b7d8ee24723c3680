import { expect, test } from "vitest";
import { groupLinkPath } from "../../../../web/paths.ts";
import {
  emptyTarget,
  emptyValues,
  fieldsOf,
  moved,
  parseOpenedLink,
  valuesOf,
} from "../../../../web/screens/links/link_values.ts";

const zone = "America/Sao_Paulo";
const plain = {
  url: "https://loja.example/a",
  weight: 1,
  devices: [],
  countries: [],
  hoursFrom: null,
  hoursTo: null,
  isInvitation: false,
  group: null,
};
const link = (targets: readonly object[]) =>
  ({
    id: "lnk_1",
    version: 2,
    slug: "natal",
    title: "Natal",
    hasPassword: true,
    startsAt: null,
    expiresAt: "2026-11-28T21:00:00Z",
    targets,
  }) as unknown as Parameters<typeof valuesOf>[0];

test("a link of one target keeps its password and its end", () => {
  const values = valuesOf(link([plain]), zone);
  expect(values).toMatchObject({ kind: "one", expiresAt: "2026-11-28T18:00" });
  expect(fieldsOf(values)).toEqual({
    title: "Natal",
    targetUrl: plain.url,
    startsAt: null,
    expiresAt: "2026-11-28T18:00",
  });
  expect(fieldsOf({ ...values, isPasswordRemoved: true })).toMatchObject({ password: null });
});

test("rules make it one of several, and come back as they were typed", () => {
  const ruled = {
    ...plain,
    devices: ["MOBILE"],
    countries: ["BR", "PT"],
    hoursFrom: "08:00",
    hoursTo: "18:00",
  };
  const values = valuesOf(link([ruled, plain]), zone);
  expect(values.kind).toBe("several");
  expect(fieldsOf(values).targets).toEqual([
    {
      url: plain.url,
      weight: 1,
      devices: ["MOBILE"],
      countries: ["BR", "PT"],
      hoursFrom: "08:00",
      hoursTo: "18:00",
    },
    { url: plain.url, weight: 1, devices: [], countries: [], hoursFrom: null, hoursTo: null },
  ]);
});

test("groups keep their order, and the last target is for when all are full", () => {
  const group = (id: string) => ({ ...plain, isInvitation: true, group: { id } });
  const values = valuesOf(link([group("grp_a"), group("grp_b"), plain]), zone);
  expect(values).toMatchObject({ kind: "groups", fallback: plain.url });
  expect(fieldsOf({ ...values, groups: moved(values.groups, 1, -1) }).targets)
    .toEqual([{ groupId: "grp_b" }, { groupId: "grp_a" }, { url: plain.url }]);
});

test("a new link from a group begins with it", () => {
  expect(emptyValues(["grp_a"])).toMatchObject({ kind: "groups", groups: [{ groupId: "grp_a" }] });
  expect(emptyValues([]).targets).toEqual([emptyTarget, emptyTarget]);
});

test("the address opens a link, or a new one with up to 10 groups", () => {
  expect(parseOpenedLink("lnk_1")).toEqual({ linkId: "lnk_1", groupIds: [] });
  expect(parseOpenedLink("novo")).toEqual({ linkId: null, groupIds: [] });
  expect(parseOpenedLink("novo-grp_b-grp_a-grp_b"))
    .toEqual({ linkId: null, groupIds: ["grp_b", "grp_a"] });
  const many = Array.from({ length: 12 }, (_, nth) => `grp_${nth}`);
  const { search } = new URL(groupLinkPath(many), "https://garimpo.example");
  expect(parseOpenedLink(new URLSearchParams(search).get("link")!).groupIds)
    .toEqual(many.slice(0, 10));
});
