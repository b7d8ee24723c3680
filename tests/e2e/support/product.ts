import { app } from "../../support/shops/mercado_livre_standin.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
} from "../../support/product/start_product.ts";

/** The header from which the product reads a device's IP address, for its rate limits. */
export const ADDRESS_HEADER = "x-test-client";

/** Starts the product in its own process, with its own database. Stopped with its scope. */
export async function startSharedProduct(standins: string, env: Record<string, string> = {}) {
  await using failed = new AsyncDisposableStack();
  const folder = failed.use(await createDataFolder());
  const port = String(freePort()); // Mercado Livre redirects to a fixed address
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
    /** Queries the product's database. */
    rows: database.rows,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

export type Product = Awaited<ReturnType<typeof startSharedProduct>>;

/** Returns a free port. */
function freePort(): number {
  using listener = Deno.listen({ port: 0 });
  return (listener.addr as Deno.NetAddr).port;
}
