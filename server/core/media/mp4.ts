/** What an MP4 file says of its video. */
export type Mp4 = {
  /** The codecs of its tracks, by the names of their sample entries: "avc1", "mp4a". */
  readonly codecs: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
};

type Box = { readonly type: string; readonly start: number; readonly end: number };

/** The brands of QuickTime's own files, which messengers do not play. */
const QUICKTIME = /^qt/;
/** Boxes that are read at one level: a file with more is refused. */
const MOST_BOXES = 10_000;

/** Reads the header of an MP4 file; null: it is none, or it is damaged. */
export function readMp4(bytes: Uint8Array): Mp4 | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const file = boxesIn(view, 0, view.byteLength);
    if (file[0]?.type !== "ftyp" || QUICKTIME.test(fourOf(view, file[0].start))) return null;
    const moov = file.find(({ type }) => type === "moov");
    if (!moov || !file.some(({ type }) => type === "mdat")) return null;
    const parts = inside(view, moov);
    const seconds = lengthOf(view, parts.find(({ type }) => type === "mvhd"));
    const tracks = parts.filter(({ type }) => type === "trak").map((trak) => trackOf(view, trak));
    const shown = tracks.find(({ width }) => width > 0);
    if (!shown || seconds === null) return null;
    const { width, height } = shown;
    return { codecs: tracks.flatMap(({ codecs }) => codecs), width, height, seconds };
  } catch (error) {
    if (error instanceof RangeError) return null; // it says more than it holds
    throw error;
  }
}

/** Returns the boxes between two places. @throws RangeError */
function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to || boxes.length >= MOST_BOXES) throw new RangeError("box");
    boxes.push({ type: fourOf(view, at + 4), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

const inside = (view: DataView, { start, end }: Box) => boxesIn(view, start, end);

const fourOf = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));

/** Returns a movie's length in whole seconds, at least one; null: it has none. */
function lengthOf(view: DataView, mvhd: Box | undefined): number | null {
  if (!mvhd) return null;
  const isLong = view.getUint8(mvhd.start) === 1;
  const scale = view.getUint32(mvhd.start + (isLong ? 20 : 12));
  const length = isLong
    ? Number(view.getBigUint64(mvhd.start + 24))
    : view.getUint32(mvhd.start + 16);
  return scale === 0 ? null : Math.max(1, Math.round(length / scale));
}

/** Reads the size and the codecs of a track; a track without a picture has no width. */
function trackOf(view: DataView, trak: Box) {
  const parts = inside(view, trak);
  const tkhd = parts.find(({ type }) => type === "tkhd");
  const shape = tkhd ? tkhd.start + (view.getUint8(tkhd.start) === 1 ? 88 : 76) : null;
  const path = ["mdia", "minf", "stbl", "stsd"];
  const stsd = path.reduce<Box | undefined>(
    (box, type) => box && inside(view, box).find((one) => one.type === type),
    trak,
  );
  return {
    width: shape === null ? 0 : view.getUint16(shape), // the whole part of a fixed-point number
    height: shape === null ? 0 : view.getUint16(shape + 4),
    codecs: stsd ? inside(view, { ...stsd, start: stsd.start + 8 }).map(({ type }) => type) : [],
  };
}
