/**
 * The Auth emulator of firebase-tools by itself, without the hub and the other emulators:
 * `deno run -A --config tests/support/firebase/deno.json tests/support/firebase/auth_emulator.ts PROJECT`.
 * It prints its address, and ends with its standard input.
 */
import type { Server } from "node:http";

// Only the configuration beside this file knows the package: it is too large for everybody's.
const server: string = "firebase-tools/lib/emulator/auth/server.js";
const { createApp } = await import(server) as { createApp: (project: string) => Promise<Express> };

type Express = { listen: (port: number, host: string, then: () => void) => Server };

const app = await createApp(Deno.args[0]!);
const listening = app.listen(0, "127.0.0.1", () => {
  const { port } = listening.address() as { port: number };
  console.info(`listening on 127.0.0.1:${port}`);
});
for await (const _ of Deno.stdin.readable) { /* until the process that started it is gone */ }
Deno.exit();
