import { afterAll, describe, expect, test } from "vitest";
import { classes } from "./classes.ts";
import type { Outcome } from "./page_case.ts";

const table: Record<string, Record<Outcome, number>> = {};

/** Of the cases of a class, the share that must be read; of the others nothing may be said. */
const LEAST_RIGHT = 0.95;

describe.each(Object.entries(classes))("%s", (name, cases) => {
  const counts = table[name] = { RIGHT: 0, NOT_KNOWN: 0, WRONG: 0 };

  test.each(cases)("$name", async ({ judge }) => {
    const { outcome, detail } = await judge();
    counts[outcome]++;
    expect(outcome === "WRONG" ? detail : "").toBe("");
  });

  test("nearly all are read", () => {
    expect(counts.RIGHT / cases.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

afterAll(() => {
  const sum = (outcome: Outcome) =>
    Object.values(table).reduce((total, counts) => total + counts[outcome], 0);
  console.table({
    ...table,
    "all": { RIGHT: sum("RIGHT"), NOT_KNOWN: sum("NOT_KNOWN"), WRONG: sum("WRONG") },
  });
});
