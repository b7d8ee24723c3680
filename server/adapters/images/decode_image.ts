import PQueue from "p-queue";
import sharp, { type Metadata, type Sharp } from "sharp";

/** One thread an image, and nothing kept between two: what decodes at once is bounded here. */
sharp.concurrency(1);
sharp.cache(false);

/** One image is decoded at a time in this process; the others wait with their packed bytes. */
const decoding = new PQueue({ concurrency: 1 });

/** Seconds of decoding and encoding. */
const MAX_SECONDS = 10;
/** Pixels of the longer side. */
const MAX_SIDE = 16_384;
/** Longer side by shorter: filling a square with a line of pixels would enlarge it to gigabytes. */
const MAX_RATIO = 20;

type Kind = {
  /** How such a file begins, in Latin-1. */
  readonly beginning: RegExp;
  /** Millions of pixels that cost at most about 150 MB; measured in `docs/decisions/034`. */
  readonly megapixels: number;
  /** The same, where the file comes in passes, which are all held in memory at once. */
  readonly progressiveMegapixels?: number;
};

const kinds = {
  // Reduced while it is read: a phone's 50 megapixels cost 10 MB.
  jpeg: { beginning: /^\xff\xd8\xff/, megapixels: 50, progressiveMegapixels: 16 },
  png: { beginning: /^\x89PNG/, megapixels: 40, progressiveMegapixels: 16 },
  webp: { beginning: /^RIFF[^]{4}WEBP/, megapixels: 25 },
  gif: { beginning: /^GIF8[79]a/, megapixels: 16 },
  avif: { beginning: /^[^]{4}ftyp(avif|avis|mif1)/, megapixels: 9 },
} as const satisfies Record<string, Kind>;

export type ImageKind = keyof typeof kinds;

/**
 * Decodes an image of one of the `accepted` kinds, upright, and returns what `redraw` makes of it.
 * @throws Error where the bytes are truncated, of another kind, or hold more pixels than its cap
 */
export async function decodeImage(
  bytes: Uint8Array,
  accepted: readonly ImageKind[],
  redraw: (image: Sharp) => Sharp,
  options: { readonly failOn?: "warning" | "truncated" } = {},
): Promise<Uint8Array> {
  // By its beginning first: the decoder also takes SVG, which draws, and reads other files.
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const kind = accepted.find((one) => kinds[one].beginning.test(start));
  if (!kind) throw new Error("this is no image of a kind that is accepted");
  return await decoding.add(async () => {
    const image = sharp(bytes, { limitInputPixels: kinds.jpeg.megapixels * 1e6, ...options });
    requireWithinCaps(kind, await image.metadata());
    return new Uint8Array(
      await redraw(image.autoOrient()).timeout({ seconds: MAX_SECONDS }).toBuffer(),
    );
  });
}

/** The header says it before a pixel is decoded. */
function requireWithinCaps(kind: ImageKind, { width, height, isProgressive }: Metadata) {
  const { megapixels, progressiveMegapixels = megapixels }: Kind = kinds[kind];
  const most = (isProgressive ? progressiveMegapixels : megapixels) * 1e6;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > most || longer > MAX_SIDE || longer > MAX_RATIO * shorter) {
    throw new Error(`a ${kind} of ${width} × ${height} pixels is beyond its cap`);
  }
}
