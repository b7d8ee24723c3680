/** Without windows, it does the tests' work in two thirds of the time. */
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** Where browsers of Chromium's kind are installed; `CHROMIUM_PATH`, where it is set, is the only place. */
const PLACES = [
  HEADLESS,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export const hasHeadless = () => Deno.stat(HEADLESS).then(() => true, () => false);

/** Returns the path of the tests' browser; null if there is none. */
export async function chromiumPath(): Promise<string | null> {
  const configured = Deno.env.get("CHROMIUM_PATH");
  for (const path of configured ? [configured] : PLACES) {
    if (await Deno.stat(path).then((file) => file.isFile, () => false)) return path;
  }
  return null;
}
