import { join } from "node:path";

/** Returns the id of PostgreSQL's first process of that folder. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = await Deno.readTextFile(join(dataDir, "postgres", "postmaster.pid"));
  return Number(file.split("\n")[0]);
}

/** Returns it and its children. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const first = await databasePid(dataDir);
  const { stdout } = await new Deno.Command("ps", { args: ["-o", "pid=", "--ppid", `${first}`] })
    .output();
  const children = new TextDecoder().decode(stdout).trim().split(/\s+/).filter(Boolean).map(Number);
  return [first, ...children];
}
