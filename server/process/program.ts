import { ConfigError } from "../config/variables.ts";
import { CannotStart } from "../database/embedded/account.ts";
import { join, relative } from "node:path";
import type { Config } from "../config/config.ts";

/**
 * Runs a program and ends the process. An error that an operator can fix is printed as a sentence, any
 * other with its stack.
 */
export async function runForOperator(program: () => Promise<void>): Promise<never> {
  try {
    await program();
  } catch (error) {
    console.error(sentenceFor(error) ?? error);
    Deno.exit(1);
  }
  Deno.exit(0);
}

function sentenceFor(error: unknown): string | null {
  if (error instanceof Deno.errors.AddrInUse) {
    return "PORT is in use by another program: set a free one";
  }
  return error instanceof ConfigError || error instanceof CannotStart ? error.message : null;
}

/** Resolves at the first of these signals; a second one ends the process at once. */
export function stopSignal(...signals: Deno.Signal[]): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const onSignal = () => ++count === 1 ? resolve() : Deno.exit(1);
    for (const signal of signals) Deno.addSignalListener(signal, onSignal);
  });
}

/** Ends the process `seconds` from now, even if something still holds it. */
export function exitWithin(seconds: number): void {
  Deno.unrefTimer(setTimeout(() => Deno.exit(1), seconds * 1000));
}

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
