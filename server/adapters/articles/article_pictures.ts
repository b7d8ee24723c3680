import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** A picture in an article: a file in `help/pictures`, in CSS pixels. */
export type Picture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Changes with the bytes, so that browsers may keep them. */
  readonly version: string;
};

/** The pictures by the names of their files. */
export type Pictures = ReadonlyMap<string, Picture>;

/** What `pictures.json` says about the files. */
export type PictureList = Readonly<
  Record<string, {
    readonly width: number;
    readonly height: number;
    /** What buttons and headings in it say; a test compares them with the screens' sources. */
    readonly words: readonly string[];
  }>
>;

/** Reads the pictures of a folder; articles work without any. */
export async function readPictures(folder: URL): Promise<Pictures> {
  const list = await readFile(new URL("pictures.json", folder), "utf8")
    .then((text) => JSON.parse(text) as PictureList, () => ({} as PictureList));
  const read = Object.entries(list).flatMap(([name, { width, height }]) =>
    ["light", "dark"].map(async (theme) => {
      const file = `${name}-${theme}.webp`;
      const bytes = await readFile(new URL(file, folder)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
      if (!bytes) return [];
      const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
      return [[file, { bytes, width, height, version }] as const];
    })
  );
  return new Map((await Promise.all(read)).flat());
}
