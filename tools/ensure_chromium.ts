/** Makes sure that the browser tests have a browser: Debian's Chromium, where we may install it. */

const CANDIDATES = [
  Deno.env.get("CHROMIUM_PATH"),
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

if (!await installed()) {
  const canInstall = Deno.build.os === "linux" && Deno.uid() === 0 &&
    await succeeds("apt-get", "--version");
  if (!canInstall) {
    console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");
    Deno.exit(1);
  }
  console.log("Installing Chromium from Debian…");
  await succeeds("apt-get", "update", "-qq");
  const isThere = await succeeds(
    "apt-get",
    "install",
    "-qq",
    "-y",
    "--no-install-recommends",
    "chromium",
  );
  if (!isThere) Deno.exit(1);
}

async function installed(): Promise<boolean> {
  for (const path of CANDIDATES) {
    if (path && await Deno.stat(path).then((file) => file.isFile, () => false)) return true;
  }
  return false;
}

async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  try {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const command = new Deno.Command(program, { args, env, stdin: "null", stdout: "null" });
    return (await command.output()).success;
  } catch {
    return false; // there is no such program
  }
}
