/**
 * What it costs to draw a card of 1080 × 1080 and 1080 × 1920 pixels, against the floor of any such
 * picture: decode the product's photo, resize it, and write a JPEG of that size. `deno run -A
 * bench/cards.ts`. They take turns; figures are medians of one card after the other.
 */
import process from "node:process";
import sharp from "sharp";
import { drawCard } from "../server/adapters/cards/draw_card.ts";
import type { CardContent, CardFormat } from "../server/core/cards/card.ts";
import { cardSizes } from "../server/core/cards/card.ts";
import { median } from "./support/processor_time.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const TURNS = scaled(41, 1);
const GOAL = 2;

const content = (format: CardFormat): CardContent => ({
  format,
  title: "Chaleira elétrica de vidro com luz azul e desligamento automático, 1,8 litro, 220 volts",
  shop: "Loja de Exemplo",
  price: "R$ 119,90",
  priceNote: "no Pix",
  oldPrice: "R$ 189,90",
  discount: "-36%",
  details: ["10x de R$ 12,90 sem juros", "Frete grátis"],
  coupon: "CHA10",
  isAdvertising: true,
  background: "#1A1033",
  accent: "#FFC400",
});

/** As noisy as a photograph: plain colours would cost nothing to write. */
async function photo(): Promise<Uint8Array> {
  const size = { width: 1000, height: 1000, channels: 3 as const };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const soft = sharp({ create: { ...size, noise, background: "#888" } }).blur(4);
  return new Uint8Array(await soft.jpeg({ quality: 85 }).toBuffer());
}

const product = await photo();
const logo = new Uint8Array(
  await sharp({ create: { width: 300, height: 100, channels: 4, background: "#e91e63" } }).png()
    .toBuffer(),
);

type Line = { wall: number[]; processor: number[] };
const drawn: Record<string, Line> = {};

async function timed(name: string, draw: () => Promise<unknown>) {
  const line = drawn[name] ??= { wall: [], processor: [] };
  const [wall, before] = [performance.now(), process.cpuUsage()];
  await draw();
  const { user, system } = process.cpuUsage(before);
  line.wall.push(performance.now() - wall);
  line.processor.push((user + system) / 1_000);
}

for (const format of ["SQUARE", "STORY"] as const) {
  const { width, height } = cardSizes[format];
  for (let turn = 0; turn < TURNS; turn++) {
    await timed(
      `${format} floor`,
      () => sharp(product).resize({ width, height, fit: "cover" }).jpeg({ quality: 88 }).toBuffer(),
    );
    await timed(`${format} card`, () => drawCard(content(format), { product, logo }));
  }
}

console.info("card             p50 ms   CPU ms");
for (const [name, { wall, processor }] of Object.entries(drawn)) {
  const figures = [wall, processor].map((all) => median(all).toFixed(1).padStart(8));
  console.info(`${name.padEnd(14)}${figures.join(" ")}`);
}
for (const format of ["SQUARE", "STORY"]) {
  const [card, floor] = ["card", "floor"].map((name) =>
    median(drawn[`${format} ${name}`]!.processor)
  );
  reportRatio(`A card, ${format}, beside decoding, resizing and writing it`, card! / floor!, GOAL);
}
