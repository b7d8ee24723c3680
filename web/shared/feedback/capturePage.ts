import { keepCapture, LONGEST_SIDE, type Picture, pictureOf } from "./captured.ts";

/** What is typed, or shown as it was typed: it is drawn as a black block, and never read. */
const TYPED = "input, textarea, select, [contenteditable], [data-typed]";
/** Controls that hold a choice and no text. */
const CHOICE = "input[type=checkbox], input[type=radio]";

/** Keeps the screen that is open, with its picture where it can be drawn, for the form. */
export async function capturePage(): Promise<void> {
  const page = location.pathname;
  await nextFrame(); // the menu that led here closes
  await nextFrame();
  const picture = await drawPage().catch(() => null); // the form takes a chosen file, too
  keepCapture({ page, picture });
}

const nextFrame = () => new Promise(requestAnimationFrame);

type Painter = {
  readonly canvas: CanvasRenderingContext2D;
  /** What stands above the rest, painted last, in the order of `level`. */
  readonly above: { readonly element: Element; readonly level: number }[];
};

/**
 * Draws what the window shows: boxes, texts, icons and our own pictures, from the page's layout.
 * Pictures of other sites are grey, because a canvas that holds them cannot be read.
 */
async function drawPage(): Promise<Picture | null> {
  const scale = Math.min(devicePixelRatio, 2, LONGEST_SIDE / Math.max(innerWidth, innerHeight));
  const element = document.createElement("canvas");
  element.width = Math.round(innerWidth * scale);
  element.height = Math.round(innerHeight * scale);
  const canvas = element.getContext("2d")!;
  canvas.scale(scale, scale);
  canvas.fillStyle = "#fff";
  canvas.fillRect(0, 0, innerWidth, innerHeight);
  const painter: Painter = { canvas, above: [] };
  paintBox(painter, document.documentElement, getComputedStyle(document.documentElement));
  await paint(painter, document.body);
  while (painter.above.length > 0) {
    painter.above.sort((one, other) => one.level - other.level);
    await paint(painter, painter.above.shift()!.element, true);
  }
  return await pictureOf(element);
}

async function paint(painter: Painter, element: Element, isAbove = false): Promise<void> {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return;
  const level = levelOf(element, style);
  if (level !== null && !isAbove) return void painter.above.push({ element, level });
  const { canvas } = painter;
  const box = element.getBoundingClientRect();
  canvas.save();
  canvas.globalAlpha *= Number(style.opacity);
  if (element.matches(TYPED) && !element.matches(CHOICE)) {
    canvas.fillStyle = "#000";
    canvas.fillRect(box.x, box.y, box.width, box.height);
  } else {
    paintBox(painter, element, style);
    if (style.overflowX !== "visible" && element !== document.body) {
      canvas.beginPath();
      canvas.rect(box.x, box.y, box.width, box.height);
      canvas.clip();
    }
    if (element instanceof SVGSVGElement) await paintIcon(canvas, element, style, box);
    else if (element instanceof HTMLImageElement) paintImage(canvas, element, box);
    else await paintContent(painter, element, style);
  }
  canvas.restore();
}

async function paintContent(painter: Painter, element: Element, style: CSSStyleDeclaration) {
  for (const node of element.childNodes) {
    if (node instanceof Element) await paint(painter, node);
    else if (node instanceof Text) paintText(painter.canvas, node, style);
  }
}

/** Returns how far above its neighbours an element stands; null: it is painted in its place. */
function levelOf(element: Element, { position, zIndex }: CSSStyleDeclaration): number | null {
  if (element instanceof HTMLDialogElement && element.matches(":modal")) return Infinity;
  if (element.matches("[popover]:popover-open")) return Infinity;
  const level = Number(zIndex) || 0;
  if (position === "fixed" || position === "sticky") return level;
  return position !== "static" && level > 0 ? level : null;
}

const isClear = (color: string) => color === "transparent" || /, 0\)$|\/ 0\)$/.test(color);

function paintBox({ canvas }: Painter, element: Element, style: CSSStyleDeclaration): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  const trace = () => {
    canvas.beginPath();
    canvas.roundRect(x, y, width, height, radius);
  };
  const isChecked = element.matches(CHOICE) && (element as HTMLInputElement).checked;
  const fill = isChecked ? style.color : style.backgroundColor;
  if (!isClear(fill)) {
    canvas.fillStyle = fill;
    trace();
    canvas.fill();
  }
  const [top, bottom] = [parseFloat(style.borderTopWidth), parseFloat(style.borderBottomWidth)];
  if (top > 0 && bottom > 0 && style.borderTopStyle !== "none" && !isClear(style.borderTopColor)) {
    canvas.strokeStyle = style.borderTopColor;
    canvas.lineWidth = top;
    trace();
    canvas.stroke();
  } else {
    canvas.fillStyle = style.borderTopColor;
    if (top > 0) canvas.fillRect(x, y, width, top);
    canvas.fillStyle = style.borderBottomColor;
    if (bottom > 0) canvas.fillRect(x, y + height - bottom, width, bottom);
  }
}

/** Draws a text line by line, where the browser has put its words. */
function paintText(canvas: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  if (!node.data.trim()) return;
  canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  canvas.fillStyle = style.color;
  const range = document.createRange();
  for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { x, y, height, bottom } = range.getBoundingClientRect();
    if (height === 0 || bottom < 0 || y > innerHeight) continue;
    const shown = style.textTransform === "uppercase" ? word.toUpperCase() : word;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = canvas.measureText(
      shown,
    );
    canvas.fillText(shown, x, y + (height - above - below) / 2 + above);
  }
}

/** Draws an icon with its own attributes, in the colour of the text. */
async function paintIcon(
  canvas: CanvasRenderingContext2D,
  icon: SVGSVGElement,
  { color }: CSSStyleDeclaration,
  { x, y, width, height }: DOMRect,
): Promise<void> {
  if (width === 0 || height === 0 || y > innerHeight || y + height < 0) return;
  const copy = icon.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("color", color);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const source = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  const isRead = await image.decode().then(() => true, () => false);
  if (isRead) canvas.drawImage(image, x, y, width, height);
}

function paintImage(
  canvas: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height }: DOMRect,
): void {
  const isOwn = image.currentSrc.startsWith("data:") ||
    URL.canParse(image.currentSrc) && new URL(image.currentSrc).origin === location.origin;
  if (isOwn && image.naturalWidth > 0) canvas.drawImage(image, x, y, width, height);
  else {
    canvas.fillStyle = "#8888";
    canvas.fillRect(x, y, width, height);
  }
}
