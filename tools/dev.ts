/** The server, started again at each change, and Vite's with what it serves of the web app. */
const server = run("--watch", "-A", "server/main.ts");
const web = run("-A", "npm:vite@8.3.8");
await Promise.race([server.status, web.status]);
server.kill();
web.kill();

function run(...args: string[]) {
  return new Deno.Command(Deno.execPath(), { args: ["run", ...args] }).spawn();
}
