import { expect, test } from "vitest";
import { listGroups, listGroupTags, loadGroups } from "../../../server/core/groups/list_groups.ts";
import { retagged, tidyTags } from "../../../server/core/groups/tags.ts";
import { updateGroups } from "../../../server/core/groups/update_groups.ts";
import { type GroupId, newId } from "../../../server/core/ids.ts";
import { connectSession, grantPlan } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 20, inverted: false };

/** A person with three groups. */
async function scene() {
  const w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana);
  const titles = async (filter: Parameters<typeof listGroups>[1] = {}) =>
    (await listGroups(ana.ctx(), filter, page)).map(({ title }) => title);
  const change = (groupIds: readonly GroupId[], how: object) =>
    updateGroups(ana.ctx(), { ids: groupIds, ...how });
  return { w, ana, sessionId, groupIds, titles, change };
}

test("groups are listed the newest first, page by page, and none twice", async () => {
  const { w, ana, groupIds } = await scene();
  await using _ = w;
  const first = await listGroups(ana.ctx(), {}, { limit: 2, inverted: false });
  expect(first.map(({ id }) => id)).toEqual(groupIds.toReversed().slice(0, 2));
  const rest = await listGroups(ana.ctx(), {}, { ...page, after: first[1]!.id });
  expect(rest.map(({ id }) => id)).toEqual([groupIds[0]]);
});

test("the search finds every word, in title or tags, without accents or capitals", async () => {
  const { w, groupIds: [one, two], titles, change } = await scene();
  await using _ = w;
  await change([one!, two!], { addTags: ["Promoção"] });
  await change([one!], { addTags: ["100% casa"] });
  expect(await titles({ search: "PROMOCAO" })).toEqual(["Grupo 2", "Grupo 1"]);
  expect(await titles({ search: "grupo promocao casa" })).toEqual(["Grupo 1"]);
  expect(await titles({ search: "100%" })).toEqual(["Grupo 1"]);
  expect(await titles({ search: "1__%" })).toEqual([]);
  expect(await titles({ tag: "Promoção" })).toEqual(["Grupo 2", "Grupo 1"]);
  expect(await titles({ tag: "promo" })).toEqual([]);
});

test("groups are chosen by whether they are active", async () => {
  const { w, groupIds: [one], titles, change } = await scene();
  await using _ = w;
  await change([one!], { isActive: false });
  expect(await titles({ isActive: true })).toEqual(["Grupo 3", "Grupo 2"]);
  expect(await titles({ isActive: false })).toEqual(["Grupo 1"]);
});

test("left groups are listed; the owner's own chat never is", async () => {
  const { w, groupIds: [one, two], titles } = await scene();
  await using _ = w;
  await w.db.updateTable("groups").set({ left_at: new Date() }).where("id", "=", one!).execute();
  await w.db.updateTable("groups").set({ kind: "PRIVATE" }).where("id", "=", two!).execute();
  expect(await titles()).toEqual(["Grupo 3", "Grupo 1"]);
});

test("invalid ids, cursors and searches are refused without a database query", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const list = (search: string, after?: string) =>
    listGroups(ana.ctx(), { search }, { ...page, after });
  await expect(list("a\0b")).rejects.toMatchObject({ code: "SEARCH_INVALID" });
  await expect(list("", "ofr_01h455vb4pex5vsknk084sn02q"))
    .rejects.toMatchObject({ code: "CURSOR_INVALID" });
});

test("tags are counted by name, as the person first wrote them", async () => {
  const { w, ana, groupIds: [one, two, three], change } = await scene();
  await using _ = w;
  await change([one!], { addTags: ["Ímãs", "casa"] });
  await change([two!], { addTags: ["CASA ", "Moda"] });
  const [changed] = await change([three!], { addTags: ["imas"] });
  expect(changed!.tags).toEqual(["Ímãs"]);
  expect(await listGroupTags(ana.ctx())).toEqual([
    { tag: "casa", groups: 2 },
    { tag: "Ímãs", groups: 2 },
    { tag: "Moda", groups: 1 },
  ]);
  await change([one!, two!], { removeTags: ["Casa"], addTags: ["lar"] });
  expect((await listGroupTags(ana.ctx())).map(({ tag }) => tag)).toEqual(["Ímãs", "lar", "Moda"]);
});

test("a tag that three changes add at once is one tag, however each wrote it", async () => {
  const { w, ana, groupIds, change } = await scene();
  await using _ = w;
  const written = ["Casa", "casa", "CASA"];
  await Promise.all(groupIds.map((id, n) => change([id], { addTags: [written[n]] })));
  expect(await listGroupTags(ana.ctx())).toEqual([{ tag: expect.any(String), groups: 3 }]);
});

test("tags are tidied: without spaces around, each once, at most 20 of 30 characters", () => {
  expect(tidyTags(["  Casa  e jardim ", "casa e jardim", "Moda"], "addTags"))
    .toEqual(["Casa e jardim", "Moda"]);
  expect(tidyTags(["a".repeat(30)], "addTags")).toHaveLength(1);
  for (const wrong of ["", "  ", "a".repeat(31), "a\0b", "a\u200bb"]) {
    expect(() => tidyTags(["Casa", wrong], "addTags")).toThrow(
      expect.objectContaining({ code: "TAGS_INVALID", path: ["addTags"] }),
    );
  }
  const twenty = Array.from({ length: 20 }, (_, n) => `t${n}`);
  expect(retagged(twenty, ["T3"], [])).toEqual(twenty);
  expect(retagged(twenty, ["novo"], ["T3"])).toEqual([...twenty.filter((t) => t !== "t3"), "novo"]);
  expect(() => retagged(twenty, ["novo"], [])).toThrow(
    expect.objectContaining({ code: "TAGS_INVALID" }),
  );
});

test("an unchanged group is not published", async () => {
  const { w, groupIds, change } = await scene();
  await using _ = w;
  const changes = async () => (await w.events()).filter((name) => name === "group.changed").length;
  await change(groupIds, { addTags: ["Casa"] });
  expect(await changes()).toBe(3);
  await change(groupIds, { addTags: ["Casa"], isActive: true });
  expect(await changes()).toBe(3);
  const answered = await change(groupIds.toReversed(), { isActive: false });
  expect(answered.map(({ id }) => id)).toEqual(groupIds.toReversed()); // in the requested order
  expect(await changes()).toBe(6);
});

test("groups become active as far as the plan allows: all that are named, or none", async () => {
  const { w, ana, groupIds, titles, change } = await scene();
  await using _ = w;
  await change(groupIds, { isActive: false });
  await grantPlan(w, ana, { groups: 2 });
  await expect(change(groupIds, { isActive: true, addTags: ["Casa"] }))
    .rejects.toMatchObject({ code: "GROUPS_LIMIT", limit: "groups", left: 2 });
  expect(await titles({ tag: "Casa" })).toEqual([]);
  const tries = await Promise.allSettled(groupIds.map((id) => change([id], { isActive: true })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await titles({ isActive: true })).toHaveLength(2);
  // Those that are active already need no room.
  const [active] = await listGroups(ana.ctx(), { isActive: true }, page);
  await change([active!.id], { isActive: true });
});

test("another person's group does not exist, and does not block changes to one's own", async () => {
  const { w, groupIds, titles } = await scene();
  await using _ = w;
  const bia = await w.member("bia");
  const hers = (await connectSession(w, bia, { groups: 1 })).groupIds;
  const absent = { code: "GROUP_NOT_FOUND", path: ["ids"] };
  for (const id of [groupIds[0]!, newId("grp"), "grp_\0" as GroupId]) {
    await expect(updateGroups(bia.ctx(), { ids: [...hers, id], addTags: ["Casa"] }))
      .rejects.toMatchObject(absent);
  }
  expect((await listGroups(bia.ctx(), {}, page)).map(({ tags }) => tags)).toEqual([[]]);
  expect(await loadGroups(bia.ctx(), [groupIds[0]!, newId("grp")]))
    .toMatchObject([{ code: "GROUP_NOT_FOUND" }, { code: "GROUP_NOT_FOUND" }]);
  expect(await titles()).toHaveLength(3);
});

test("no group, and too many, are refused, and a guest has to sign in", async () => {
  const { w, change, groupIds } = await scene();
  await using _ = w;
  await expect(change([], {})).rejects.toMatchObject({ code: "GROUPS_MISSING" });
  const many = Array.from({ length: 501 }, () => newId("grp"));
  await expect(change(many, {})).rejects.toMatchObject({ code: "TOO_MANY_GROUPS" });
  const guest = w.guest.ctx();
  const signIn = { code: "SIGN_IN_FIRST" };
  await expect(updateGroups(guest, { ids: groupIds })).rejects.toMatchObject(signIn);
  await expect(listGroups(guest, {}, page)).rejects.toMatchObject(signIn);
  await expect(listGroupTags(guest)).rejects.toMatchObject(signIn);
  await expect(loadGroups(guest, groupIds)).rejects.toMatchObject(signIn);
});
