/** Installs Debian's package, where we may and it is there; does nothing elsewhere. */
export async function installFromDebian(...names: readonly string[]): Promise<void> {
  const mayInstall = Deno.build.os === "linux" && Deno.uid() === 0 &&
    await succeeds("apt-get", "--version");
  if (!mayInstall) return;
  const fetch = (name: string) =>
    succeeds("apt-get", "install", "-qq", "-y", "--no-install-recommends", name);
  const [first, ...others] = names;
  console.log(`Installing ${first} from Debian…`);
  if (await fetch(first!)) return;
  await succeeds("apt-get", "update", "-qq");
  for (const name of [first!, ...others]) if (await fetch(name)) return;
}

/** Whether a program is there and ends well. */
export async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  try {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const command = new Deno.Command(program, { args, env, stdin: "null", stdout: "null" });
    return (await command.output()).success;
  } catch {
    return false; // there is no such program
  }
}
