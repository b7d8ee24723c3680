import { ConfigError } from "../config/variables.ts";
import { CannotStart } from "../database/embedded/account.ts";

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
