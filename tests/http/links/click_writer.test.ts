import { expect, test } from "vitest";
import type { Click, ClickBatch } from "../../../server/core/links/clicks/click.ts";
import { clickWriter } from "../../../server/http/links/click_writer.ts";
import { memorySpill } from "../../support/links/memory_spill.ts";
import { until } from "../../support/until.ts";

/** A click that the tests know by its referrer. */
const click = (name: string): Click => ({
  linkId: "lnk_0",
  at: 0,
  kind: "PERSON",
  isRepeat: false,
  device: "MOBILE",
  country: null,
  referrerHost: name,
});

const namesOf = (clicks: readonly Click[]) => clicks.map(({ referrerHost }) => referrerHost!);

/** A database that takes clicks, each once and in their writer's order, is away, or does not respond. */
function database() {
  const commits: string[][] = [];
  const last = new Map<string, number>();
  let state: "ready" | "away" | "frozen" = "ready";
  let thaw = Promise.withResolvers<void>();
  return {
    commits,
    stored: () => commits.flat().toSorted(),
    become(next: typeof state) {
      if (next === "frozen") thaw = Promise.withResolvers<void>();
      else thaw.resolve();
      state = next;
    },
    async commit({ writer, first, clicks }: ClickBatch) {
      if (state === "frozen") await thaw.promise;
      if (state === "away") {
        throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
      }
      if (namesOf(clicks).includes("refused")) {
        throw Object.assign(new Error("invalid"), { code: "22P02" });
      }
      if ((last.get(writer) ?? 0) >= first) return;
      last.set(writer, first + clicks.length - 1);
      commits.push(namesOf(clicks));
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
  expect(spill.batches.flatMap(({ clicks }) => namesOf(clicks))).toEqual(["a", "b"]);
  db.become("ready");
  await until("the clicks", () => db.stored().length === 2);
  await until("an empty file", () => spill.isEmpty());
  await writer.add(click("c"));
  await writer.close();
  expect(db.stored()).toEqual(["a", "b", "c"]);
  expect(spill.batches).toEqual([]);
});

test("clicks of a commit that is late are safe in the file at once", async () => {
  const db = database();
  const spill = memorySpill();
  const writer = clickWriter({ commit: db.commit, spill, gatherMs: 1, unsafeMs: 2 });
  db.become("frozen");
  await writer.add(click("a"));
  await writer.add(click("b"));
  expect(spill.batches.flatMap(({ clicks }) => namesOf(clicks))).toEqual(["a", "b"]);
  db.become("ready");
  await until("an empty file", () => spill.isEmpty());
  expect(db.stored()).toEqual(["a", "b"]);
  await writer.close();
});

test("what an earlier process left is committed; what the database refuses is dropped alone", async () => {
  const db = database();
  const spill = memorySpill([
    { writer: "w", first: 1, clicks: [click("a"), click("refused"), click("b")] },
    { writer: "w", first: 4, clicks: [click("c")] },
  ]);
  const writer = clickWriter({ commit: db.commit, spill });
  await until("an empty file", () => spill.isEmpty());
  expect(db.stored()).toEqual(["a", "b", "c"]);
  await writer.close();
});

test("clicks keep their order when many come while a commit is late, and none is passed over", async () => {
  const db = database();
  const spill = memorySpill();
  const writer = clickWriter({ commit: db.commit, spill, gatherMs: 0, unsafeMs: 60_000 });
  db.become("frozen");
  void writer.add(click("first"));
  await Promise.resolve(); // it is being committed
  for (let n = 0; n < 10_000; n++) void writer.add(click("many"));
  expect(spill.batches.map(({ first }) => first)).toEqual([1, 2, 2_002, 4_002, 6_002, 8_002]);
  db.become("ready");
  await until("an empty file", () => spill.isEmpty());
  expect(db.stored()).toHaveLength(10_001);
  await writer.close();
});

test("what is left at the end follows what the file holds", async () => {
  const db = database();
  const spill = memorySpill();
  const writer = clickWriter({ commit: db.commit, spill, gatherMs: 1 });
  db.become("away");
  await writer.add(click("a"));
  void writer.add(click("b"));
  const closed = writer.close();
  db.become("ready");
  await closed;
  const next = clickWriter({ commit: db.commit, spill });
  await until("an empty file", () => spill.isEmpty());
  await next.close();
  expect(db.stored()).toEqual(["a", "b"]);
});
