import { controlled } from "./control.ts";
import { whatsAppStandin } from "./standin.ts";

// A stand-in as a process of its own: prints one line of JSON that says where it is.
const standin = await whatsAppStandin({ witnesses: Number(Deno.env.get("WITNESSES") ?? 1) });
standin.obey(controlled(standin));
const { origin, socketUrl, standins } = standin;
console.log(JSON.stringify({ origin, socketUrl, standins }));
