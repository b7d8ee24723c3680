/** A process with an unhandled rejection: of the library, or, with "own", of the product. */
import { library } from "../../../server/adapters/whatsapp/connection/library.ts";

const lib = await library();
if (Deno.args[0] === "own") void Promise.reject(new Error("a mistake of our own"));
else {
  void Promise.reject(1006);
  void Promise.resolve(lib.initAuthCreds()).then(lib.assertMeId);
}
await new Promise((resolve) => setTimeout(resolve)); // rejections are reported as unhandled after a turn of the event loop
console.log("it goes on");
