import { createHash } from "node:crypto";
import type { MediaFile } from "../../../server/core/delivery/messenger.ts";
import { contentTypes, type FileKind } from "../../../server/core/media/media.ts";

const text = new TextEncoder();

function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const size = 8 + parts.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, size);
  bytes.set(text.encode(type), 4);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Returns that many zero bytes with numbers of 32 bits at those places. */
function zeros(size: number, numbers: Readonly<Record<number, number>> = {}): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const [at, value] of Object.entries(numbers)) {
    new DataView(bytes.buffer).setUint32(Number(at), value);
  }
  return bytes;
}

/** Makes an MP4 file of 640 × 360 pixels and 12 seconds, with no picture in it. */
export function mp4({ codec = "avc1", brand = "isom", bytes = 1_000 } = {}): Uint8Array {
  const stsd = box("stsd", zeros(8, { 4: 1 }), box(codec, zeros(78)));
  const trak = box(
    "trak",
    box("tkhd", zeros(84, { 76: 640 << 16, 80: 360 << 16 })),
    box("mdia", box("minf", box("stbl", stsd))),
  );
  const parts = [
    box("ftyp", text.encode(brand), zeros(4)),
    box("moov", box("mvhd", zeros(100, { 12: 1_000, 16: 12_000 })), trak),
    box("mdat", zeros(bytes)),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** Makes what begins and ends as a PDF. */
export const pdf = (bytes = 500): Uint8Array =>
  text.encode(`%PDF-1.7\n${"%".repeat(bytes)}\n%%EOF\n`);

/** Makes a file of a message; `reads` counts how often its bytes were read. */
export function mediaFile(kind: FileKind, size?: number) {
  const bytes = kind === "VIDEO" ? mp4() : pdf();
  let reads = 0;
  const file: MediaFile = {
    kind,
    key: crypto.randomUUID(),
    name: kind === "VIDEO" ? "oferta.mp4" : "catálogo.pdf",
    contentType: contentTypes[kind],
    size: size ?? bytes.length,
    ...kind === "VIDEO"
      ? { width: 640, height: 360, seconds: 12 }
      : { width: null, height: null, seconds: null },
    use: (send) => {
      reads++;
      return send(bytes);
    },
  };
  return { file, hash: createHash("sha256").update(bytes).digest("hex"), reads: () => reads };
}
