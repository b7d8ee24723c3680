import { ConfigError } from "./config.ts";
import { CannotStart } from "./database/embedded/cannot_start.ts";

/**
 * Runs a program to its end, and ends the process with it. What an operator can mend is told in a
 * sentence; anything else with its stack.
 */
export async function runForOperator(program: () => Promise<void>): Promise<never> {
  try {
    await program();
  } catch (error) {
    console.error(canBeMended(error) ? error.message : error);
    Deno.exit(1);
  }
  Deno.exit(0);
}

const canBeMended = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof CannotStart ||
  error instanceof Deno.errors.AddrInUse;
