import { expect, test } from "vitest";
import {
  countDocument,
  emptyReport,
  reportLines,
} from "../../../server/core/firestore/importing/import_report.ts";

test("kinds beyond those that are told apart are counted together, and printed", () => {
  const report = emptyReport();
  for (let nth = 0; nth < 503; nth++) {
    countDocument(report, { path: `c${nth}/d` }, nth === 502 ? "REFUSED" : "RAW", [
      { code: "UNKNOWN_COLLECTION", field: null },
    ]);
  }
  const lines = reportLines(report);
  expect(lines).toEqual(expect.arrayContaining([
    "Of other kinds, too many to be told apart:",
    "  3",
    "  3 of other kinds (c500/d)",
  ]));
  const numbers = lines.map((line) => Number(/^ {2}(\d+)/.exec(line)?.[1] ?? 0));
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(2 * 503); // outcomes and warnings
});
