import { expect, test } from "vitest";
import { migrations } from "../../server/database/migrate.ts";

/** The last one of every version that people run. A version adds its last one. */
const LAST_OF_VERSIONS = ["054_pending_payments", "067_refunds_and_readings"];
/** How many there are up to each. */
const COUNTS = [52, 63];

test("a new migration comes after those that databases have already run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
  expect(LAST_OF_VERSIONS.map((last) => names.indexOf(last) + 1)).toEqual(COUNTS);
});
