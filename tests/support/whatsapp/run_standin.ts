import { controlled } from "./control.ts";
import { whatsAppStandin } from "./standin.ts";

// Runs a stand-in as a process: prints one line of JSON with its addresses.
const standin = await whatsAppStandin({ witnesses: Number(Deno.env.get("WITNESSES") ?? 1) });
standin.obey(controlled(standin));
const { origin, socketUrl, standins } = standin;
console.log(JSON.stringify({ origin, socketUrl, standins }));
