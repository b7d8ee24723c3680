import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrowserReport, readUnitReport, slowestFiles } from "../../tools/gate_report.ts";

/** The path of a file that holds `report`. */
function saved(report: unknown) {
  const path = join(mkdtempSync(join(tmpdir(), "gate-")), "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test("a file of Vitest's that does not load counts as failed", () => {
  const file = { startTime: 1000, endTime: 3500 };
  const passed = { ...file, name: join(Deno.cwd(), "tests/a.test.ts"), status: "passed" };
  const broken = { ...passed, name: join(Deno.cwd(), "tests/b.test.ts"), status: "failed" };
  const path = saved({
    testResults: [
      { ...passed, assertionResults: [{ status: "passed" }, { status: "skipped" }] },
      { ...broken, assertionResults: [] },
    ],
  });
  expect(readUnitReport(path)).toEqual([
    { path: "tests/a.test.ts", seconds: 2.5, passed: 1, failed: 0 },
    { path: "tests/b.test.ts", seconds: 2.5, passed: 0, failed: 1 },
  ]);
});

test("a file of Playwright's has the tests of all its groups, at every try", () => {
  const spec = (status: string, ...durations: number[]) => ({
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const suite = {
    file: "offers.spec.ts",
    specs: [spec("expected", 1000)],
    suites: [{ file: "offers.spec.ts", specs: [spec("unexpected", 500, 700)] }],
  };
  const rootDir = join(Deno.cwd(), "tests/e2e");
  expect(readBrowserReport(saved({ config: { rootDir }, suites: [suite] }))).toEqual([
    { path: "tests/e2e/offers.spec.ts", seconds: 2.2, passed: 1, failed: 1 },
  ]);
});

test("a gate that ended before its tests has no slowest file", () => {
  expect(slowestFiles(readUnitReport("/nowhere/units.json"), 15)).toEqual([]);
});
