import { FirestoreServer } from "@firestore-emulator/server";

/** Starts the emulator that npm has, which knows a part of Firestore; for comparison. */
export async function startNpmEmulator() {
  const server = new FirestoreServer();
  const port = await freePort();
  await server.start(port);
  return { host: `127.0.0.1:${port}`, close: () => server.stop() };
}

async function freePort(): Promise<number> {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return await Promise.resolve(port);
}
