import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Colours that are hard for contrast: middle greys, saturated colours, near black and white. */
const NASTY = [
  ...["#000000", "#0A0A0A", "#111111", "#333333", "#555555", "#6A6A6A", "#747474", "#757575"],
  ...["#767676", "#777777", "#808080", "#8A8A8A", "#999999", "#BBBBBB", "#F5F5F5", "#FFFFFF"],
  ...["#FF0000", "#00FF00", "#0000FF", "#FFFF00", "#00FFFF", "#FF00FF", "#FFB300", "#BFFF00"],
  ...["#FF7A00", "#6200EE", "#03DAC6", "#C2185B", "#0B3D2E", "#FFF0F5", "#7F7FFF", "#BC5A3C"],
  ...["#008A8A", "#A020F0", "#E91E63", "#4E7A27"],
];

/** The pairs of text and surface, and the least contrast of each. */
const PAIRS = [
  ["--text", "--surface", 4.5],
  ["--muted", "--surface", 4.5],
  ["--accent-text", "--surface", 4.5],
  ["--here-text", "--surface", 4.5],
  ["--wrong-text", "--surface", 4.5],
  ["--doubt-text", "--surface", 4.5],
  ["--proven-text", "--surface", 4.5],
  ["--edge", "--surface", 3],
  ["--on-accent", "--accent", 4.5],
  ["--on-accent", "--accent-over", 4.5],
  ["--accent-on-soft", "--accent-soft", 4.5],
  ["--proven", "--proven-soft", 4.5],
  ["--doubt", "--doubt-soft", 4.5],
  ["--wrong", "--wrong-soft", 4.5],
] as const;

const tokens = await Deno.readTextFile("web/theme/tokens.css");

/** Returns the least contrast of each pair over all colours, as the browser paints them. */
async function worst(
  page: Page,
  theme: "light" | "dark",
  picked: readonly [string, string][],
) {
  await page.setContent(
    `<html data-theme="${theme}"><style>${tokens}</style><p class="on-page"><p class="on-card"><p class="on-side"><p class="on-here">`,
  );
  const found = await page.evaluate(({ picked, pairs }) => {
    const light = Array.from({ length: 256 }, (_, byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const samples = [...document.querySelectorAll("p")].flatMap((ground) =>
      pairs.map((pair) => {
        const [text, under] = pair.map((variable) => {
          const sample = document.createElement("i");
          sample.style.color = `var(${variable})`;
          return ground.appendChild(sample);
        });
        return { name: `${ground.className} ${pair.join("/")}`, text: text!, under: under! };
      })
    );
    const width = 2 * samples.length;
    const canvas = new OffscreenCanvas(width, 1).getContext("2d", { willReadFrequently: true })!;
    /** The luminances of each text and its surface, read together. */
    const painted = () => {
      samples.flatMap(({ text, under }) => [text, under]).forEach((sample, at) => {
        canvas.fillStyle = getComputedStyle(sample).color;
        canvas.fillRect(at, 0, 1, 1);
      });
      const { data } = canvas.getImageData(0, 0, width, 1);
      const of = (at: number, channel: number) => light[data[4 * at + channel]!]!;
      return Array.from(
        { length: width },
        (_, at) => 0.2126 * of(at, 0) + 0.7152 * of(at, 1) + 0.0722 * of(at, 2),
      );
    };
    const found: Record<string, { ratio: number; at: string }> = {};
    for (const [primary, surface] of picked) {
      const root = document.documentElement.style;
      root.setProperty("--primary", primary);
      root.setProperty("--sidebar", surface);
      root.setProperty("--card", surface);
      const lights = painted();
      for (const [at, { name }] of samples.entries()) {
        const [low, high] = lights.slice(2 * at, 2 * at + 2).sort((a, b) => a - b);
        const ratio = (high! + 0.05) / (low! + 0.05);
        if (ratio >= (found[name]?.ratio ?? Infinity)) continue;
        found[name] = { ratio, at: `${primary} on ${surface}` };
      }
    }
    return found;
  }, { picked, pairs: PAIRS.map(([text, under]) => [text, under] as const) });
  return found;
}

const everyPair = NASTY.flatMap((primary) =>
  NASTY.map((surface): [string, string] => [primary, surface])
);

for (const theme of ["light", "dark"] as const) {
  test(`in the ${theme} theme every text stands out on whatever an admin picks`, async ({ page }) => {
    const found = await worst(page, theme, everyPair);
    const least = new Map(PAIRS.map(([text, under, ratio]) => [`${text}/${under}`, ratio]));
    const unreadable = Object.entries(found)
      .filter(([name, { ratio }]) => ratio < least.get(name.split(" ")[1]! as never)!)
      .map(([name, { ratio, at }]) => `${name}: ${ratio.toFixed(2)}, ${at}`);
    expect(Object.keys(found)).toHaveLength(4 * PAIRS.length);
    expect(unreadable).toEqual([]);
  });
}

test("on the default colours texts keep their softer contrast", async ({ page }) => {
  const found = await worst(page, "light", [["#6200EE", "#FFFFFF"]]);
  expect(found["on-card --text/--surface"]!.ratio).toBeGreaterThan(15);
  const muted = found["on-card --muted/--surface"]!.ratio;
  expect(muted).toBeGreaterThan(5.5);
  expect(muted).toBeLessThan(7);
});
