import { expect, it } from "vitest";
import { countLabel } from "../../../../web/ui/text/numbers.ts";

it("numbers are written as in Brazil, and one is singular", () => {
  expect(countLabel(1024, "pessoa", "pessoas")).toBe("1.024 pessoas");
  expect(countLabel(1, "pessoa", "pessoas")).toBe("1 pessoa");
});
