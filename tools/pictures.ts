/**
 * Takes a picture of every screen and state from the running product, in both widths and themes, and
 * puts them on one page. `deno task pictures cupons` takes those whose name contains the word.
 */
import { contactSheet } from "./contact_sheet.ts";

const FOLDER = "pictures";

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
  env: { PW_DISABLE_TS_ESM: "1", PICTURES: Deno.args[0] ?? "" },
});
const { code } = await run.spawn().status;
const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name);
await Deno.writeTextFile(`${FOLDER}/index.html`, contactSheet(files));
console.info(`${FOLDER}/index.html`);
Deno.exitCode = code;
