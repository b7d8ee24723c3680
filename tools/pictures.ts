/**
 * Takes a picture of every screen and state from the running product, in both widths and themes, and
 * puts them on one page. `deno task pictures cupons` takes those whose name contains the word, or one of several;
 * `deno task pictures --readme` takes the generator's, and replaces the one that the README shows.
 */
import sharp from "sharp";
import { contactSheet } from "./contact_sheet.ts";

const FOLDER = "pictures";
const README_SCENE = "app-gerador.oferta";

const isForReadme = Deno.args[0] === "--readme";
const words = isForReadme ? README_SCENE : Deno.args.join(" ");

await Deno.mkdir(FOLDER, { recursive: true });
const run = new Deno.Command(Deno.execPath(), {
  args: [
    "run",
    "-A",
    "npm:@playwright/test@1.65.1/cli",
    "test",
    "-c",
    "tests/e2e/pictures.config.ts",
  ],
  env: { PW_DISABLE_TS_ESM: "1", PICTURES: words },
});
const { code } = await run.spawn().status;
const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name);
await Deno.writeTextFile(`${FOLDER}/index.html`, contactSheet(files));
if (isForReadme) {
  await sharp(`${FOLDER}/${README_SCENE}.1280-light.png`)
    .png({ palette: true, quality: 90, effort: 10 }).toFile("docs/generator.png");
}
console.info(`${FOLDER}/index.html`);
Deno.exitCode = code;
