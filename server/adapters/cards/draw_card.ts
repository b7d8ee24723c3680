import {
  type Canvas,
  createCanvas,
  type Image,
  loadImage,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import {
  type CardContent,
  type CardFormat,
  cardSizes,
  type DrawCard,
} from "../../core/cards/card.ts";
import PQueue from "p-queue";
import { linesOf, setFont, sizeWithin } from "./text.ts";
import { inkOn, readableOn } from "./ink.ts";

const MARGIN = 64;
const JPEG_QUALITY = 88;

/** Where things are, in pixels from the top. */
const places = {
  SQUARE: { picture: { top: 48, height: 492 }, title: { top: 566, lines: 2 }, foot: 1028 },
  // Phones cover the upper and the lower sixth of a story with their own buttons.
  STORY: { picture: { top: 300, height: 720 }, title: { top: 1080, lines: 3 }, foot: 1620 },
} as const;

/** One card at a time: all of a format are drawn on one canvas, whose pixels the collector cannot see. */
const drawing = new PQueue({ concurrency: 1 });
const canvases = new Map<CardFormat, Canvas>();

function canvasOf(format: CardFormat): Canvas {
  const { width, height } = cardSizes[format];
  const canvas = canvases.get(format) ?? createCanvas(width, height);
  canvases.set(format, canvas);
  return canvas;
}

/** Draws a card with the product's own typeface. A picture that cannot be read is left out. */
export const drawCard: DrawCard = (content, { product, logo }) =>
  drawing.add(async () => {
    const canvas = canvasOf(content.format);
    const { width, height } = canvas;
    const draw = canvas.getContext("2d");
    const ink = inkOn(content.background);
    draw.reset();
    draw.fillStyle = content.background;
    draw.fillRect(0, 0, width, height);
    draw.textBaseline = "alphabetic";

    const place = places[content.format];
    const [photo, mark] = await Promise.all([readable(product), readable(logo)]);
    drawPicture(draw, photo, width, place.picture);
    if (content.isAdvertising) drawDisclosure(draw, place.picture.top);
    if (content.discount) drawDiscount(draw, content, width, place.picture.top);
    drawWords(draw, content, ink, place.title);
    drawFoot(draw, content, ink, mark, place.foot);
    const jpeg = await canvas.encode("jpeg", JPEG_QUALITY);
    for (const image of [photo, mark]) if (image) image.src = new Uint8Array(); // frees its pixels
    return new Uint8Array(jpeg);
  });

async function readable(bytes: Uint8Array | null): Promise<Image | null> {
  return bytes && await loadImage(bytes).catch(() => null);
}

/** On white, as shops' pictures are made for. */
function drawPicture(
  draw: SKRSContext2D,
  photo: Image | null,
  width: number,
  { top, height }: { top: number; height: number },
) {
  draw.fillStyle = "#FFFFFF";
  draw.beginPath();
  draw.roundRect(MARGIN, top, width - 2 * MARGIN, height, 40);
  draw.fill();
  if (!photo) return;
  const room = { width: width - 2 * MARGIN - 48, height: height - 48 };
  const scale = Math.min(room.width / photo.width, room.height / photo.height);
  const [wide, high] = [photo.width * scale, photo.height * scale];
  draw.drawImage(photo, (width - wide) / 2, top + (height - high) / 2, wide, high);
}

/** Where it is seen first. Source: CONAR's guide for influencers, in force since 2026-06. */
function drawDisclosure(draw: SKRSContext2D, top: number) {
  setFont(draw, 32, 700, "#16121FCC");
  const { width } = draw.measureText("#publi");
  draw.beginPath();
  draw.roundRect(MARGIN + 24, top + 24, width + 48, 56, 28);
  draw.fill();
  draw.fillStyle = "#FFFFFF";
  draw.fillText("#publi", MARGIN + 48, top + 63);
}

function drawDiscount(
  draw: SKRSContext2D,
  { discount, accent }: CardContent,
  width: number,
  top: number,
) {
  const [right, radius] = [width - MARGIN - 24, 88];
  draw.fillStyle = accent;
  draw.beginPath();
  draw.arc(right - radius, top + 24 + radius, radius, 0, 2 * Math.PI);
  draw.fill();
  setFont(draw, 56, 700, inkOn(accent));
  draw.textAlign = "center";
  draw.fillText(discount!, right - radius, top + 24 + radius + 20);
  draw.textAlign = "left";
}

function drawWords(
  draw: SKRSContext2D,
  content: CardContent,
  ink: string,
  { top, lines }: { top: number; lines: number },
) {
  const width = draw.canvas.width - 2 * MARGIN;
  let y = top;
  setFont(draw, 46, 400, ink);
  for (const line of linesOf(draw, content.title, width, lines)) {
    draw.fillText(line, MARGIN, y + 44);
    y += 60;
  }
  if (content.oldPrice) {
    setFont(draw, 36, 400, ink);
    const words = `De ${content.oldPrice}`;
    draw.fillText(words, MARGIN, y + 56);
    const [start, end] = [draw.measureText("De ").width, draw.measureText(words).width];
    draw.fillRect(MARGIN + start, y + 42, end - start, 3);
    y += 56;
  }
  if (content.price) y = drawPrice(draw, content, y, width, ink);
  setFont(draw, 34, 400, ink);
  const [details = ""] = linesOf(draw, content.details.join("  ·  "), width, 1);
  draw.fillText(details, MARGIN, y + 46);
}

function drawPrice(
  draw: SKRSContext2D,
  { price, priceNote, background, accent }: CardContent,
  top: number,
  width: number,
  ink: string,
): number {
  const note = priceNote ? ` ${priceNote}` : "";
  const size = sizeWithin(draw, price!, { size: 104, weight: 700, width: width * 0.8 });
  setFont(draw, size, 700, readableOn(accent, background));
  draw.fillText(price!, MARGIN, top + 106);
  const after = MARGIN + draw.measureText(price!).width;
  setFont(draw, 40, 700, ink);
  draw.fillText(note, after, top + 106);
  return top + 124;
}

/** The shop, the coupon, and the person's own logo. */
function drawFoot(
  draw: SKRSContext2D,
  { shop, coupon, accent }: CardContent,
  ink: string,
  logo: Image | null,
  bottom: number,
) {
  const right = draw.canvas.width - MARGIN;
  let room = right - MARGIN;
  if (logo) {
    const scale = Math.min(220 / logo.width, 96 / logo.height);
    const [wide, high] = [logo.width * scale, logo.height * scale];
    draw.drawImage(logo, right - wide, bottom - high, wide, high);
    room -= wide + 24;
  }
  setFont(draw, 32, 700, ink);
  const [name = ""] = linesOf(draw, shop, coupon ? room / 2 : room, 1);
  draw.fillText(name, MARGIN, bottom - 12);
  if (!coupon) return;
  const start = MARGIN + draw.measureText(name).width + 28;
  const words = `Cupom ${coupon}`;
  const size = sizeWithin(draw, words, {
    size: 34,
    weight: 700,
    width: room + MARGIN - start - 48,
  });
  setFont(draw, size, 700, inkOn(accent));
  const wide = draw.measureText(words).width + 48;
  draw.fillStyle = accent;
  draw.beginPath();
  draw.roundRect(start, bottom - 60, wide, 68, 34);
  draw.fill();
  setFont(draw, size, 700, inkOn(accent));
  draw.fillText(words, start + 24, bottom - 14);
}
