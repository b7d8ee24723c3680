import { chromiumPath, hasHeadless } from "./chromium.ts";

/**
 * Makes sure that the browser tests have a browser: Debian's Chromium without windows, where we may
 * install it and it is there, else Debian's Chromium, else whatever there is of its kind.
 */

if (!Deno.env.get("CHROMIUM_PATH") && !await hasHeadless()) await install();
if (await chromiumPath() === null) {
  console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");
  Deno.exit(1);
}

async function install(): Promise<void> {
  const mayInstall = Deno.build.os === "linux" && Deno.uid() === 0 &&
    await succeeds("apt-get", "--version");
  if (!mayInstall) return;
  console.log("Installing Chromium from Debian…");
  const fetch = (name: string) =>
    succeeds("apt-get", "install", "-qq", "-y", "--no-install-recommends", name);
  if (await fetch("chromium-headless-shell")) return;
  await succeeds("apt-get", "update", "-qq");
  if (await fetch("chromium-headless-shell") || await chromiumPath() !== null) return;
  await fetch("chromium");
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
