import { join, relative } from "node:path";
import type { Config } from "../config/config.ts";

/**
 * Returns the last block that a developer's start prints: the product's address, how to become the
 * first admin (`setupCode`; null when there is an admin), and where the data is.
 */
export function startNotice(
  { siteName, dataDir, databaseUrl, mail }: Config,
  address: string,
  setupCode: string | null,
): string {
  const folder = relative(Deno.cwd(), dataDir) || ".";
  const rows = [
    ["Open", address],
    setupCode && ["First admin", `${setupLink(address, setupCode)} (for 24 hours)`],
    ["Data", databaseUrl === null ? folder : "the PostgreSQL of DATABASE_URL"],
    mail.smtpUrl === null && ["Emails", join(folder, "mail")],
    ["Stop", "Ctrl+C"],
  ].filter((row) => row !== null && row !== false);
  const lines = rows.map(([label, value]) => `  ${label!.padEnd(12)}${value}`);
  return ["", `${siteName} is running`, "", ...lines, ""].join("\n");
}

/** Returns the link that makes the holder of `code` the first admin. */
export const setupLink = (address: string, code: string) =>
  `${address}/auth/action?mode=firstAdmin&oobCode=${code}`;
