import { app } from "../../support/shops/mercado_livre_standin.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
} from "../../support/product/start_product.ts";

/** By this header the product knows a device's address: attempts are limited by it. */
export const ADDRESS_HEADER = "x-test-client";

/** The product in a process of its own, and its database. It goes with its scope. */
export async function startSharedProduct(standins: string, env: Record<string, string> = {}) {
  await using failed = new AsyncDisposableStack();
  const folder = failed.use(await createDataFolder());
  const port = String(freePort()); // Mercado Livre sends people back to one address
  const process = failed.use(
    await startProduct(folder.path, standins, {
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
      MERCADO_LIVRE_CLIENT_ID: app.clientId,
      MERCADO_LIVRE_CLIENT_SECRET: app.clientSecret,
      ...env,
    }),
  );
  failed.defer(async () => void await process.end("SIGTERM"));
  const database = failed.use(await connectToDatabase(folder.path));
  const held = failed.move();
  return {
    origin: process.origin,
    dataDir: folder.path,
    /** What the product's database answers. */
    rows: database.rows,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

export type Product = Awaited<ReturnType<typeof startSharedProduct>>;

/** A port of this machine that nobody listens on now. */
function freePort(): number {
  using listener = Deno.listen({ port: 0 });
  return (listener.addr as Deno.NetAddr).port;
}
