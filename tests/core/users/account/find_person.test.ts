import { expect, test } from "vitest";
import { findPerson } from "../../../../server/core/users/account/find_person.ts";
import { identified, testApp } from "../../../support/test_app.ts";

test("of many concurrent requests, each gets its own person's current state", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const id = async (token: string) =>
    (await findPerson(w.system.ctx(), identified(token)))?.user.id;
  const searches = [ana, bia, ana].map(({ token }) => id(token!));
  expect(await Promise.all([...searches, id("nobody"), id(bia.token!)]))
    .toEqual([ana.id, bia.id, ana.id, undefined, bia.id]);

  const before = findPerson(w.system.ctx(), identified(ana.token!));
  await w.db.updateTable("users").set({ role: "admin" }).where("id", "=", ana.id).execute();
  const after = await findPerson(w.system.ctx(), identified(ana.token!));
  expect(after?.user.role).toBe("admin");
  await before;
});

test("a failed query fails for all that waited, and the next request queries again", async () => {
  await using w = await testApp();
  const { id, token } = await w.member();
  const ask = () => findPerson(w.system.ctx(), identified(token!));
  await w.db.schema.alterTable("identities").renameTo("elsewhere").execute();
  const failed = await Promise.allSettled([ask(), ask(), ask()]);
  expect(failed.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  await w.db.schema.alterTable("elsewhere").renameTo("identities").execute();
  expect((await ask())?.user.id).toBe(id);
});
