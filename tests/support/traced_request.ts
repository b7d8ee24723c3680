import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hideAddresses, requestTracing } from "../../server/metrics/traces.ts";

// A program that requests a secret address of itself, as the product's process traces it.
hideAddresses();
const trace = requestTracing()!;
const server = createServer(async (_request, response) => {
  await trace("GET", "PAGES", () => Promise.resolve(200), (status) => status);
  response.end();
});
server.listen(0, "127.0.0.1", async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/auth/action?oobCode=sesame`);
  await response.text();
  server.close();
});
