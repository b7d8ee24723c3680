import { expect, test } from "vitest";
import type { Click } from "../../../server/core/links/clicks/click.ts";
import { clickWriter } from "../../../server/http/links/click_writer.ts";
import { memorySpill } from "../../support/links/memory_spill.ts";
import { until } from "../../support/until.ts";

const click = (id: string): Click => ({
  id,
  linkId: "lnk_0",
  at: 0,
  kind: "PERSON",
  isRepeat: false,
  device: "MOBILE",
  country: null,
  referrerHost: null,
});

/** A database that takes clicks, is away, or does not respond. */
function database() {
  const commits: string[][] = [];
  let state: "ready" | "away" | "frozen" = "ready";
  let thaw = Promise.withResolvers<void>();
  return {
    commits,
    stored: () => [...new Set(commits.flat())].toSorted(),
    become(next: typeof state) {
      if (next === "frozen") thaw = Promise.withResolvers<void>();
      else thaw.resolve();
      state = next;
    },
    async commit(clicks: readonly Click[]) {
      if (state === "frozen") await thaw.promise;
      if (state === "away") {
        throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
      }
      if (clicks.some(({ id }) => id === "refused")) {
        throw Object.assign(new Error("invalid"), { code: "22P02" });
      }
      commits.push(clicks.map(({ id }) => id));
    },
  };
}

test("clicks that come together are committed together, and all are when it closes", async () => {
  const db = database();
  const writer = clickWriter({ commit: db.commit, spill: memorySpill() });
  for (const id of ["a", "b", "c"]) void writer.add(click(id));
  await writer.add(click("d"));
  expect(db.commits).toEqual([["a", "b", "c", "d"]]);
  void writer.add(click("e"));
  await writer.close();
  expect(db.commits).toEqual([["a", "b", "c", "d"], ["e"]]);
});

test("without a wait, a group gathers while the last one is committed", async () => {
  const db = database();
  const writer = clickWriter({ commit: db.commit, spill: memorySpill(), gatherMs: 0 });
  await writer.add(click("a"));
  expect(db.commits).toEqual([["a"]]);
  await writer.close();
});

test("while the database is away clicks go to the file, and are read back once", async () => {
  const db = database();
  const spill = memorySpill();
  const writer = clickWriter({ commit: db.commit, spill, gatherMs: 1 });
  db.become("away");
  await writer.add(click("a"));
  await writer.add(click("b"));
  expect(spill.groups.flat().map(({ id }) => id)).toEqual(["a", "b"]);
  db.become("ready");
  await until("the clicks", () => db.stored().length === 2);
  await until("an empty file", () => spill.isEmpty());
  await writer.add(click("c"));
  await writer.close();
  expect(db.stored()).toEqual(["a", "b", "c"]);
  expect(spill.groups).toEqual([]);
});

test("clicks of a commit that is late are safe in the file at once", async () => {
  const db = database();
  const spill = memorySpill();
  const writer = clickWriter({ commit: db.commit, spill, gatherMs: 1, unsafeMs: 2 });
  db.become("frozen");
  await writer.add(click("a"));
  await writer.add(click("b"));
  expect(spill.groups.flat().map(({ id }) => id)).toEqual(["a", "b"]);
  db.become("ready");
  await until("an empty file", () => spill.isEmpty());
  expect(db.stored()).toEqual(["a", "b"]);
  await writer.close();
});

test("what an earlier process left is committed; what the database refuses is dropped alone", async () => {
  const db = database();
  const spill = memorySpill([[click("a"), click("refused"), click("b")], [click("c")]]);
  const writer = clickWriter({ commit: db.commit, spill });
  await until("an empty file", () => spill.isEmpty());
  expect(db.stored()).toEqual(["a", "b", "c"]);
  await writer.close();
});
