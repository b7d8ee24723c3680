import { join } from "node:path";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../../product/start_product.ts";

const DISK = "400m";
/** The disk is full for so long. */
const FULL_MS = 20_000;
/** It is back so long after there is room again; milliseconds. */
const BACK_MS = 60_000;
/** Lines of the log while the disk is full. */
const MOST_LINES = 200;

const CREATE = `mutation ($title: String!) { createOffer(input: { fields: { title: $title,
  price: { cents: 9900 } } }) { __typename } }`;

/**
 * Fills the disk of a product that is written to, and makes room again. Needs the right to mount.
 * @returns whether the log stayed short, all came back by itself, and nothing acknowledged is lost
 */
export async function fullDisk(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "none", folder.path]);
  if (!mounted) {
    notify("skipped: this needs the right to mount a file system");
    return true;
  }
  try {
    return await attack(folder.path, notify);
  } finally {
    await run("umount", ["-l", folder.path]);
  }
}

async function attack(dataDir: string, notify: (line: string) => void): Promise<boolean> {
  await using product = await startProduct(dataDir);
  const { origin } = product;
  const ana = await register(origin);
  {
    await using database = await connectToDatabase(dataDir);
    for (const statement of withoutLimits) await database.rows(statement);
  }
  const acknowledged: string[] = [];
  let refused = 0;
  async function write() {
    const title = `Oferta ${acknowledged.length + refused}`;
    const answer = await ana.ask(origin, CREATE, { title }).catch(() => null);
    if (answer?.data?.createOffer?.__typename === "Offer") acknowledged.push(title);
    else refused++;
    return answer !== null && acknowledged.at(-1) === title;
  }
  for (let n = 0; n < 20; n++) await write();

  const filler = join(dataDir, "filler");
  const before = linesOf(product.said());
  const start = performance.now();
  while (performance.now() - start < FULL_MS) {
    await fill(filler);
    await Promise.all(Array.from({ length: 10 }, write));
  }
  const lines = linesOf(product.said()) - before;
  notify(
    `full: ${acknowledged.length} acknowledged, ${refused} refused, ${lines} lines in the log`,
  );
  await Deno.remove(filler);
  const freed = performance.now();
  while (!product.hasEnded() && performance.now() - freed < BACK_MS && !await write()) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const isBack = !product.hasEnded() && await write();
  notify(
    isBack ? `back after ${(performance.now() - freed).toFixed(0)} ms` : "it did not come back",
  );
  if (!isBack) return false;
  const stored = await titlesIn(dataDir);
  const lost = acknowledged.filter((title) => !stored.has(title));
  notify(`${lost.length} acknowledged offers lost`);
  await product.end("SIGTERM");
  return lost.length === 0 && lines <= MOST_LINES;
}

async function titlesIn(dataDir: string): Promise<ReadonlySet<string>> {
  await using database = await connectToDatabase(dataDir);
  const rows = await database.rows<{ title: string }>("select title from offers");
  return new Set(rows.map(({ title }) => title));
}

const linesOf = (text: string) => text.split("\n").length;

/** Writes zeros until there is no room. */
async function fill(path: string) {
  using file = await Deno.open(path, { create: true, append: true });
  const zeros = new Uint8Array(4_096);
  try {
    while (true) await file.write(zeros);
  } catch { /* the disk is full */ }
}

async function run(program: string, args: readonly string[]): Promise<boolean> {
  const command = new Deno.Command(program, { args: [...args], stdout: "null", stderr: "null" });
  return await command.output().then(({ success }) => success, () => false);
}
