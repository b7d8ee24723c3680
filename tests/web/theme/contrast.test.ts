import { expect, test } from "vitest";
import { contrast, ratioText, rgbOf } from "../../../web/theme/contrast.ts";

const white = [1, 1, 1] as const;
const black = [0, 0, 0] as const;
const purple = [0x62 / 255, 0, 0xee / 255] as const;

test("contrast is WCAG's, whichever of the two is the lighter", () => {
  expect(contrast(white, black)).toBeCloseTo(21, 5);
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast(purple, purple)).toBe(1);
  expect(contrast(white, [0x77 / 255, 0x77 / 255, 0x77 / 255])).toBeCloseTo(4.48, 2);
});

test("is formatted as in Brazil, and never rounded up", () => {
  expect(ratioText(contrast(white, purple))).toBe("7,6:1");
  expect(ratioText(4.49)).toBe("4,4:1");
  expect(ratioText(21)).toBe("21,0:1");
});

test("a computed colour is read, and one outside the gamut is clamped", () => {
  expect(rgbOf("color(srgb 0.5 0 1)")).toEqual([0.5, 0, 1]);
  expect(rgbOf("color(srgb -0.02 1.3 1e-7 / 0.5)")).toEqual([0, 1, 1e-7]);
});
