/** Prints how much of WhatsApp's library a web process has loaded, and then a messaging process. */
import { createRequire } from "node:module";

const { cache } = createRequire(import.meta.url);
const loaded = () => Object.keys(cache).filter((path) => path.includes("libsignal")).length;
const { log } = console;

await import("../../../server/product.ts");
await import("../../../server/app.ts");
log(`web ${loaded()}`);
const { library } = await import("../../../server/adapters/whatsapp/connection/library.ts");
await library();
log(`messenger ${loaded()}`);
