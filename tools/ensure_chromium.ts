import { chromiumPath } from "./chromium.ts";

/** Makes sure that the browser tests have a browser: Debian's Chromium, where we may install it. */

if (await chromiumPath() === null) {
  const canInstall = !Deno.env.get("CHROMIUM_PATH") && Deno.build.os === "linux" &&
    Deno.uid() === 0 &&
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

async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  try {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const command = new Deno.Command(program, { args, env, stdin: "null", stdout: "null" });
    return (await command.output()).success;
  } catch {
    return false; // there is no such program
  }
}
