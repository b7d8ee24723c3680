/** A process in which nobody hears of an error: of the library's, or, told "own", of the product's. */
import { library } from "../../../server/adapters/whatsapp/connection/library.ts";

const lib = await library();
if (Deno.args[0] === "own") void Promise.reject(new Error("a mistake of our own"));
else {
  void Promise.reject(1006);
  void Promise.resolve(lib.initAuthCreds()).then(lib.assertMeId);
}
await new Promise((resolve) => setTimeout(resolve)); // by then it is known that nobody hears
console.log("it goes on");
