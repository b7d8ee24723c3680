import { expect, test } from "vitest";
import {
  changesOf,
  emptyInvite,
  emptyLink,
  isUnchanged,
  slugOf,
  valuesOf,
} from "../../../../web/screens/store/store_values.ts";

type Store = Parameters<typeof valuesOf>[0];
const store = {
  version: 3,
  title: "Achados",
  slug: "achados",
  about: "",
  primaryColor: null,
  cardColor: null,
  isOnlySent: false,
  marketplaces: ["AMAZON"],
  sections: [{ id: "sec_1", title: "Casa" }, { id: "sec_2", title: "Som" }],
  links: [],
  invites: [{ title: "Grupo", url: null, groupId: "grp_1", capacity: 500, isFull: false }],
  shownInvites: [],
} as unknown as Store;

test("only what differs is saved, and a new order is a difference", () => {
  const base = valuesOf(store);
  expect(isUnchanged(valuesOf(store), base)).toBe(true);
  expect(changesOf({ ...base, sections: base.sections.toReversed() }, base)).toEqual({
    sections: [{ id: "sec_2", title: "Som" }, { id: "sec_1", title: "Casa" }],
  });
});

test("an invitation keeps its group and its limit; an address gets its https", () => {
  const base = valuesOf(store);
  const invites = [...base.invites, { ...emptyInvite(), title: "Canal", url: " t.me/canal " }];
  const links = [{ ...emptyLink(), title: "Site", url: "nina.example" }];
  expect(changesOf({ ...base, invites, links }, base)).toEqual({
    invites: [
      { title: "Grupo", isFull: false, groupId: "grp_1", capacity: 500 },
      { title: "Canal", isFull: false, url: "https://t.me/canal" },
    ],
    links: [{ title: "Site", url: "https://nina.example" }],
  });
});

test("an address is proposed from the name", () => {
  expect(slugOf("Achados da Íris & Cia!")).toBe("achados-da-iris-cia-");
  expect(slugOf("  ")).toBe("");
});
