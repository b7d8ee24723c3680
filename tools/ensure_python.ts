import { installFromDebian, succeeds } from "./debian.ts";

/** Makes sure that the examples in Python can run. @throws where there is none */
export async function ensurePython(): Promise<void> {
  if (await succeeds("python3", "--version")) return;
  await installFromDebian("python3-minimal", "python3");
  if (!await succeeds("python3", "--version")) {
    throw new Error("The examples in Python need python3: install it.");
  }
}
