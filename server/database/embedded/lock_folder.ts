import { join } from "node:path";
import { CannotStart } from "./cannot_start.ts";

/** Another product holds the folder; its message tells the operator what to do. */
export class FolderInUse extends CannotStart {
  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by process ${
        holder || "(unknown)"
      }. Stop that process, ` +
        `or set DATA_DIR to a folder of its own for this one. For several instances on one ` +
        `database, set DATABASE_URL.`,
    );
  }
}

/**
 * Takes the folder for this process alone. The operating system drops the lock when the process
 * ends, however it ends, so there is no stale one to clear away.
 * @throws FolderInUse
 */
export async function lockFolder(dataDir: string): Promise<Disposable> {
  const path = join(dataDir, "postgres.lock");
  const file = await Deno.open(path, { create: true, read: true, write: true });
  if (!await file.tryLock(true)) {
    file.close();
    throw new FolderInUse(dataDir, (await Deno.readTextFile(path)).trim());
  }
  await file.truncate();
  await file.write(new TextEncoder().encode(`${Deno.pid}\n`));
  return file;
}
