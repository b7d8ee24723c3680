/** Sends one query 200 times at once, again and again: `deno run -A flood.ts ADDRESS TOKEN QUERY`. */
import { Agent, request } from "node:http";

const AT_ONCE = 200;

const [address = "", token = "", query = ""] = Deno.args;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const body = JSON.stringify({ query });

const send = () =>
  new Promise<void>((resolve) => {
    const sent = request(address, { agent, method: "POST", headers }, (response) => {
      response.resume().on("close", () => resolve());
    });
    sent.on("error", () => setTimeout(resolve, 100)).end(body);
  });

await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  while (true) await send();
}));
