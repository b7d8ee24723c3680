import { describe, expect, test } from "vitest";
import { findStore } from "../../../server/core/store/find_store.ts";
import { isInviteFull, sectionParam } from "../../../server/core/store/store.ts";
import { checkedInvites, checkedSlug } from "../../../server/core/store/store_fields.ts";
import { testApp } from "../../support/test_app.ts";

describe("a slug", () => {
  test.each(["Achados-da-Rafa", " casa7 "])("%s is one", (slug) => {
    expect(checkedSlug(slug)).toBe(slug.trim().toLowerCase());
  });
  test.each(["ab", "-casa", "casa-", "ação", "a b c", "previa", "a".repeat(41), "x/../y"])(
    "%s is none",
    (slug) => expect(() => checkedSlug(slug)).toThrow("O endereço tem de 3 a 40 letras"),
  );
});

test("a section has its words in the address", () => {
  expect(sectionParam("Casa & Jardim: até R$ 50")).toBe("casa-jardim-ate-r-50");
});

test("an invitation leads to WhatsApp or Telegram, and nowhere else", () => {
  const url = "https://chat.whatsapp.com/AbCdEfGh";
  expect(checkedInvites([{ title: "Grupo", url: `${url}?mode=x` }]))
    .toEqual([{ title: "Grupo", url, groupId: null, capacity: null, isFull: false }]);
  for (const wrong of ["https://chat.whatsapp.com.example/AbC", "javascript:alert(1)", "t.me/"]) {
    expect(() => checkedInvites([{ title: "Grupo", url: wrong }])).toThrow("Uma loja convida");
  }
});

test("a WhatsApp group is full by its count, by the person's own limit, or by their word", () => {
  const group = { channel: "WHATSAPP", kind: "GROUP", members: 1_024 };
  const invite = { isFull: false, capacity: null };
  expect(isInviteFull(invite, group)).toBe(true);
  expect(isInviteFull(invite, { ...group, members: 1_023 })).toBe(false);
  expect(isInviteFull(invite, { ...group, channel: "TELEGRAM" })).toBe(false);
  expect(isInviteFull({ ...invite, capacity: 500 }, { ...group, members: 500 })).toBe(true);
  expect(isInviteFull({ ...invite, isFull: true }, null)).toBe(true);
  expect(isInviteFull(invite, null)).toBe(false);
});

test("an address that no store can have is looked for nowhere", async () => {
  await using w = await testApp();
  for (const slug of ["", "\0", "a\0b", "ação", "a".repeat(41)]) {
    expect(await findStore({ db: w.db }, slug)).toBe(null);
  }
  expect((await w.app.fetch(new Request("http://localhost/store/%00"))).status).toBe(404);
});
