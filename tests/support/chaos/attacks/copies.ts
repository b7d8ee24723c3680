import { setTimeout as delay } from "node:timers/promises";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
  withoutLimits,
} from "../../product/start_product.ts";
import { productPage } from "../../sites/product_page.ts";
import { shopSite } from "../../sites/shop_site.ts";

const SHOP = "www.amazon.com.br";
const WRITERS = 8;
/** Backups and restores are killed so long after they began; milliseconds. */
const KILLED_AFTER_MS = [400, 900, 1_600];

const create = `mutation ($input: CreateOfferInput!) {
  createOffer(input: $input) { ... on Offer { id } ... on UserError { code } }
}`;

/**
 * Makes copies while people write, and kills backups and restores.
 * @returns whether every offer that was acknowledged before a copy began is restored from it
 */
export async function copies(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  await using elsewhere = await createDataFolder();
  const target = await Deno.makeTempDir();
  await using shops = shopSite();
  shops.serve(SHOP, "/dp/B000000001", productPage({ name: "Produto", price: "10.00" }));
  await using product = await startProduct(folder.path, shops.standins(SHOP));
  const { ask } = await register(product.origin);
  {
    await using database = await connectToDatabase(folder.path);
    for (const statement of withoutLimits) await database.rows(statement);
  }
  const acknowledged = new Set<string>();
  let isWriting = true;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; isWriting; n++) {
      const input = { url: `https://${SHOP}/dp/B000000001`, key: `${writer}-${n}` };
      const { data } = await ask(product.origin, create, { input });
      if (data?.createOffer?.id) acknowledged.add(data.createOffer.id);
    }
  });
  const place = `${elsewhere.path}/copies`;
  const task = (name: string, dataDir: string) =>
    new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", `server/backup/tasks/${name}.ts`, place],
      env: { APP_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: "", SECRET_KEY: "s".repeat(32) },
      stdout: "piped",
      stderr: "piped",
    }).spawn();
  async function killAtTimes(name: string, dataDir: string) {
    for (const ms of KILLED_AFTER_MS) {
      const child = task(name, dataDir);
      await delay(ms);
      child.kill("SIGKILL");
      await child.output();
    }
  }
  await delay(1_000);
  await killAtTimes("backup", folder.path);
  const before = [...acknowledged];
  const backup = await task("backup", folder.path).output();
  isWriting = false;
  await Promise.all(writers);
  notify(`${before.length} offers before the copy, ${acknowledged.size} after it`);

  await killAtTimes("restore", target);
  const restore = await task("restore", target).output();
  if (!backup.success || !restore.success) {
    notify(new TextDecoder().decode(backup.success ? restore.stderr : backup.stderr));
    return false;
  }
  await using restored = await connectToDatabase(target);
  const rows = await restored.rows<{ id: string }>("select id from offers");
  const held = new Set(rows.map(({ id }) => id));
  const lost = before.filter((id) => !held.has(id));
  notify(`${held.size} offers restored, ${lost.length} lost`);
  return before.length > 0 && lost.length === 0;
}
