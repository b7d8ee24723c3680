import { expect, test } from "vitest";
import { copyInstant, copyName, expiredCopies, isCopyName } from "../../server/backup/copy_name.ts";

const day = (count: number) => new Date(Date.UTC(2026, 10, count, 3, 15, 2));
const nameAt = (count: number) => copyName("garimpo", day(count), count % 2 === 0);

test("a name says of what product, when, and whether it is encrypted", () => {
  const name = copyName("ofertas-da-ana", day(23), true);
  expect(name).toBe("ofertas-da-ana-20261123T031502Z.tar.zst.age");
  expect(copyInstant("ofertas-da-ana", name)).toEqual(day(23));
  expect(copyInstant("ana", name)).toBeNull();
  expect([name, `${name}.partial`, "notes.tar"].map(isCopyName)).toEqual([true, false, false]);
});

test("copies go once they are older than they are kept, but never the newest or another's", () => {
  const names = [3, 1, 2].map(nameAt).concat(copyName("another", day(0), false));
  const expired = (now: number, keepDays = 2) =>
    expiredCopies("garimpo", names, { now: day(now), keepDays });
  expect(expired(3)).toEqual([]);
  expect(expired(4)).toEqual([nameAt(1)]);
  expect(expired(40)).toEqual([nameAt(1), nameAt(2)]);
});
