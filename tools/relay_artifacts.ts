import { dirname, join, resolve } from "node:path";

/** What relay-compiler makes of the web app's GraphQL, from the root of the project. */
export const ARTIFACTS = "web/__generated__";
const COMPILER = "npm:relay-compiler@21.0.1";
const DOCUMENTS = `${ARTIFACTS}/documents.json`;

/**
 * Runs relay-compiler in `root`; false when it refuses, and has said why. The file of documents
 * begins empty: relay-compiler wants one, and never drops what it once put there.
 */
export async function compileRelay(root: string): Promise<boolean> {
  const documents = join(root, DOCUMENTS);
  const before = await Deno.readTextFile(documents).catch(() => "{}");
  await Deno.mkdir(dirname(documents), { recursive: true });
  await Deno.writeTextFile(documents, "{}");
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--config", resolve("deno.json"), COMPILER, "--repersist"],
    cwd: root, // where it looks for its own settings
  }).spawn().status;
  if (!success) await Deno.writeTextFile(documents, before);
  return success;
}
