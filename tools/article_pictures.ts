/**
 * Makes the pictures of the help's articles of what the browser took of the running product: small
 * WebP files in `help/pictures`, which are committed, and their list. A test fails when a picture shows words
 * that no screen says any more. The machine needs a font with emoji.
 */
import sharp from "sharp";
import type { PictureList } from "../server/adapters/articles/article_pictures.ts";
import { screenWords } from "../tests/support/screen_words.ts";

const TAKEN = "pictures/articles";
const FOLDER = "help/pictures";
/** Bytes of one file. */
const MOST_BYTES = 29_000;
/** Of WebP, tried from the best on until a picture is small enough; then a smaller picture is. */
const QUALITIES = [80, 70, 60];
const SCALES = [1, 0.75, 0.6];

/** Replaces the pictures that were taken; the list keeps the others. */
export async function makeArticlePictures(): Promise<void> {
  const path = `${FOLDER}/pictures.json`;
  const list: Record<string, PictureList[string]> = JSON.parse(await Deno.readTextFile(path));
  const isOnScreen = screenWords();
  for await (const { name: file } of Deno.readDir(TAKEN)) {
    if (!file.endsWith(".json")) continue;
    const name = file.replace(".json", "");
    const { words, ...size }: PictureList[string] = JSON.parse(
      await Deno.readTextFile(`${TAKEN}/${file}`),
    );
    for (const theme of ["light", "dark"]) {
      const webp = await smallWebp(await Deno.readFile(`${TAKEN}/${name}-${theme}.png`));
      await Deno.writeFile(`${FOLDER}/${name}-${theme}.webp`, webp);
      console.info(`${FOLDER}/${name}-${theme}.webp  ${webp.length} bytes`);
    }
    // What a person named or a shop says is in no source.
    list[name] = { ...size, words: words.filter((one) => one.length > 2 && isOnScreen(one)) };
  }
  const sorted = Object.entries(list).toSorted(([one], [other]) => one.localeCompare(other));
  await Deno.writeTextFile(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

async function smallWebp(png: Uint8Array): Promise<Uint8Array> {
  const { width } = await sharp(png).metadata();
  for (const scale of SCALES) {
    const picture = sharp(png).resize(Math.round(width * scale));
    for (const quality of QUALITIES) {
      const webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
      if (webp.length <= MOST_BYTES) return webp;
    }
  }
  throw new Error(`A picture of more than ${MOST_BYTES} bytes`);
}
