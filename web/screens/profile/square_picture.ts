const SIDE = 1024; // px: more than any place shows
const QUALITY = 0.9;

/** A picture as it will be sent, and an address to show it at. */
export type SquarePicture = { readonly jpeg: Blob; readonly preview: string };

/** The middle of a picture, upright and no larger than needed; null: the browser cannot read it. */
export async function squarePicture(file: Blob): Promise<SquarePicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const edge = Math.min(bitmap.width, bitmap.height);
  const side = Math.min(edge, SIDE);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext("2d")!;
  brush.fillStyle = "#fff"; // where the picture is transparent
  brush.fillRect(0, 0, side, side);
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
  brush.drawImage(bitmap, left, top, edge, edge, 0, 0, side, side);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY)
  );
  return jpeg && { jpeg, preview: canvas.toDataURL("image/jpeg", QUALITY) };
}
