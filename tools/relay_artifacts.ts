import { dirname, join, resolve } from "node:path";

/** The folder of relay-compiler's output, from the root of the project. */
export const ARTIFACTS = "web/__generated__";
const COMPILER = "npm:relay-compiler@21.0.1";
const DOCUMENTS = `${ARTIFACTS}/documents.json`;

/**
 * Runs relay-compiler in `root`; returns false if it fails, after it printed why. The file of
 * documents begins empty: relay-compiler requires one, and never removes an entry.
 */
export async function compileRelay(root: string): Promise<boolean> {
  const documents = join(root, DOCUMENTS);
  const before = await Deno.readTextFile(documents).catch(() => "{}");
  await Deno.mkdir(dirname(documents), { recursive: true });
  await Deno.writeTextFile(documents, "{}");
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--config", resolve("deno.json"), COMPILER, "--repersist"],
    cwd: root, // where it reads its own settings
  }).spawn().status;
  if (!success) await Deno.writeTextFile(documents, before);
  return success;
}
