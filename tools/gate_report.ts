import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** What the tests of one file took in seconds, and how they ended. */
export type TestFile = {
  readonly path: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
};

type UnitReport = {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
};

type BrowserTest = { status: string; results: { duration: number }[] };
type BrowserSuite = {
  file: string;
  suites?: BrowserSuite[];
  specs?: { tests: BrowserTest[] }[];
};

/** The files of the report that Vitest's reporter `json` left at `path`; none without a report. */
export function readUnitReport(path: string): TestFile[] {
  const report = read<UnitReport>(path);
  return report?.testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
    const count = (wanted: string) => assertionResults.filter((it) => it.status === wanted).length;
    return {
      path: relative("", name),
      seconds: (endTime - startTime) / 1000,
      passed: count("passed"),
      // A file that does not load has no tests, and fails.
      failed: status === "failed" ? Math.max(1, count("failed")) : 0,
    };
  }) ?? [];
}

/** The files of the report that Playwright's reporter `json` left at `path`; none without a report. */
export function readBrowserReport(path: string): TestFile[] {
  const report = read<{ config: { rootDir: string }; suites: BrowserSuite[] }>(path);
  return report?.suites.map((suite) => {
    const tests = testsOf(suite);
    const count = (...wanted: string[]) => tests.filter((it) => wanted.includes(it.status)).length;
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return {
      path: relative("", `${report.config.rootDir}/${suite.file}`),
      seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
      passed: count("expected", "flaky"),
      failed: count("unexpected"),
    };
  }) ?? [];
}

/** The `count` files that took longest, the slowest first. */
export const slowestFiles = (files: readonly TestFile[], count: number): TestFile[] =>
  [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);

const testsOf = ({ specs = [], suites = [] }: BrowserSuite): BrowserTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

function read<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
