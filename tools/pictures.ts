/**
 * Takes a picture of every screen and state from the running product, in both widths and themes, and
 * puts them on one page. `deno task pictures cupons` takes those whose name contains the word, or one of several;
 * `deno task pictures --readme` takes the generator's, and replaces the one that the README shows;
 * `deno task pictures --articles [WORD]` takes those in the help's articles, and replaces them.
 */
import sharp from "sharp";
import { makeArticlePictures } from "./article_pictures.ts";
import { contactSheet } from "./contact_sheet.ts";

const FOLDER = "pictures";
const README_SCENE = "app-gerador.oferta";

const [first, ...rest] = Deno.args;
const isForReadme = first === "--readme";
const isForArticles = first === "--articles";
const words = isForReadme ? README_SCENE : (isForArticles ? rest : Deno.args).join(" ");

if (isForArticles) await Deno.remove(`${FOLDER}/articles`, { recursive: true }).catch(() => {});
await Deno.mkdir(`${FOLDER}/articles`, { recursive: true });
const run = new Deno.Command(Deno.execPath(), {
  args: [
    "run",
    "-A",
    "npm:@playwright/test@1.65.1/cli",
    "test",
    "-c",
    "tests/e2e/pictures.config.ts",
    `e2e/${isForArticles ? "article_pictures" : "pictures"}.ts`,
  ],
  env: { PW_DISABLE_TS_ESM: "1", PICTURES: words },
});
const { code } = await run.spawn().status;
if (isForArticles) {
  if (code === 0) await makeArticlePictures();
} else {
  const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name);
  await Deno.writeTextFile(`${FOLDER}/index.html`, contactSheet(files));
  console.info(`${FOLDER}/index.html`);
}
if (isForReadme) {
  await sharp(`${FOLDER}/${README_SCENE}.1280-light.png`)
    .png({ palette: true, quality: 90, effort: 10 }).toFile("docs/generator.png");
}
Deno.exitCode = code;
