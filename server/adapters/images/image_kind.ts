/** How files begin that hold a picture made of pixels. */
const beginnings: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(avif|avis|mif1)/, // AVIF
];

/**
 * Whether `bytes` begin as an image does that may be decoded. Asked before the decoder is: it would
 * also take SVG, which draws, reads other files and knows no measure.
 */
export function isPixelImage(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.some((beginning) => beginning.test(start));
}
