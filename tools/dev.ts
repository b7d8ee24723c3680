/** Runs the server, restarted at each change, and Vite's server of the web app. */

/** Where Vite serves; pages are opened there, so it is the product's address. */
const ADDRESS = "http://localhost:5173";

const server = run("--watch", "-A", "server/main.ts");
const web = run("-A", "npm:vite@8.3.8", "--strictPort");
await Promise.race([server.status, web.status]);
for (const child of [server, web]) child.kill();

function run(...args: string[]) {
  const env = { PUBLIC_URL: Deno.env.get("PUBLIC_URL") ?? ADDRESS };
  return new Deno.Command(Deno.execPath(), { args: ["run", ...args], env }).spawn();
}
