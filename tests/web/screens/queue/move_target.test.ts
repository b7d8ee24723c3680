import { expect, test } from "vitest";
import { besideOf, movedWith, nextPlace } from "../../../../web/screens/queue/move_target.ts";

const row = (id: string, session = "a", status = "QUEUED") => ({
  id,
  status,
  group: { session: { id: session } },
});
const rows = [row("0", "a", "SENDING"), row("1"), row("2", "b"), row("3"), row("4")];

test("a row goes before or behind the waiting message of its session that it passes", () => {
  expect(besideOf(rows, 4, 3)).toEqual({ beforeId: "3" });
  expect(besideOf(rows, 4, 2)).toEqual({ beforeId: "3" }); // the one of another session stays
  expect(besideOf(rows, 4, 0)).toEqual({ beforeId: "1" }); // what is being sent is not passed
  expect(besideOf(rows, 1, 4)).toEqual({ afterId: "4" });
  expect(besideOf(rows, 1, 2)).toBeNull();
  expect(besideOf(rows, 1, 1)).toBeNull();
});

test("one place up or down skips the other sessions", () => {
  expect(nextPlace(rows, 1, 1)).toBe(3);
  expect(nextPlace(rows, 3, -1)).toBe(1);
  expect(nextPlace(rows, 1, -1)).toBeNull();
  expect(nextPlace(rows, 4, 1)).toBeNull();
});

test("picked rows of a session move together, past what is not picked", () => {
  const picked = new Set(["1", "2", "4"]);
  expect(movedWith(rows, rows[4]!, picked)).toEqual(["1", "4"]);
  expect(movedWith(rows, rows[3]!, picked)).toEqual(["3"]);
  expect(besideOf(rows, 4, 1, picked)).toEqual({ beforeId: "3" });
  expect(besideOf(rows, 1, 4, picked)).toEqual({ afterId: "3" });
  expect(nextPlace(rows, 4, -1, picked)).toBe(3);
  expect(nextPlace(rows, 1, -1, picked)).toBeNull();
});
