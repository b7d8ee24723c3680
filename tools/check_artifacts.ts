import { dirname, join } from "node:path";
import { ARTIFACTS, compileRelay } from "./relay_artifacts.ts";

/**
 * Exits with 1 when Relay's artifacts differ from the code. It compiles a copy: relay-compiler
 * writes the file of documents even if it is only to validate.
 */
const copy = await Deno.makeTempDir({ prefix: "relay-" });
const sources = ["relay.config.json", "schema.graphql", ...filesIn("web")]
  .filter((path) => !path.startsWith("web/dist/") && !path.startsWith(ARTIFACTS));
for (const path of sources) {
  await Deno.mkdir(join(copy, dirname(path)), { recursive: true });
  await Deno.copyFile(path, join(copy, path));
}
const isCompiled = await compileRelay(copy);
const stale = isCompiled ? await differences(join(copy, ARTIFACTS), ARTIFACTS) : [];
await Deno.remove(copy, { recursive: true });
if (stale.length > 0) {
  console.error(`Differs from the code: ${stale.join(", ")}. Run \`deno task relay\`.`);
}
if (!isCompiled || stale.length > 0) Deno.exit(1);

/** Returns the names of the files that differ between the folders. */
async function differences(made: string, kept: string): Promise<string[]> {
  const names = new Set(
    [made, kept].flatMap((folder) => [...Deno.readDirSync(folder)])
      .map(({ name }) => name),
  );
  const read = (folder: string, name: string) =>
    Deno.readTextFile(join(folder, name)).catch(() => null);
  const compared = await Promise.all([...names].map(async (name) => {
    const [mine, theirs] = await Promise.all([read(made, name), read(kept, name)]);
    return mine === theirs ? [] : [name];
  }));
  return compared.flat().sort();
}

function* filesIn(folder: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (isDirectory) yield* filesIn(join(folder, name));
    else yield join(folder, name);
  }
}
