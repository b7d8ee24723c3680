import { databaseProcesses } from "../database_processes.ts";
import { createDataFolder, register, startProduct } from "../../product/start_product.ts";

/** The database is frozen for so long. */
const FROZEN_MS = 15_000;
/** Programs and crawlers get no page. */
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36" };
/** The most that each endpoint may take meanwhile, in milliseconds. */
const MOST_MS = { page: 1_000, door: 2_500 };

/**
 * Freezes the database's processes and uses every endpoint meanwhile.
 * @returns whether each responded in time as it should, and all came back by itself
 */
export async function frozenDatabase(notify: (line: string) => void): Promise<boolean> {
  await using folder = await createDataFolder();
  await using product = await startProduct(folder.path);
  const { origin } = product;
  const ana = await register(origin);
  for (const path of ["/", "/auth/login"]) await (await fetch(`${origin}${path}`)).text();
  const graphql = {
    method: "POST",
    headers: { authorization: `Bearer ${ana.token}`, "content-type": "application/json" },
    body: JSON.stringify({ query: "{ viewer { email } }" }),
  };
  const signIn = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ana@example.com", password: "uma senha boa" }),
  };
  const doors: [string, RequestInit, number, RegExp][] = [
    ["/", {}, MOST_MS.page, /^200/],
    ["/app/gerador", {}, MOST_MS.page, /^200/],
    ["/readyz", {}, MOST_MS.door, /^503/],
    ["/auth/login", { headers: BROWSER }, MOST_MS.door, /^503.*Internal Server Error/s],
    ["/graphql", graphql, MOST_MS.door, /UNAVAILABLE/],
    ["/api/coupons.csv", { headers: graphql.headers }, MOST_MS.door, /^503.*UNAVAILABLE/s],
    ["/api/auth/sign-in/email", signIn, MOST_MS.door, /^503.*UNAVAILABLE/s],
  ];

  const processes = await databaseProcesses(folder.path);
  let isKept = true;
  for (const pid of processes) Deno.kill(pid, "SIGSTOP");
  const start = performance.now();
  try {
    for (const round of [1, 2]) {
      for (const [path, init, most, expected] of doors) {
        const began = performance.now();
        const answer = await fetch(`${origin}${path}`, {
          ...init,
          signal: AbortSignal.timeout(12_000),
        })
          .then(async (response) => `${response.status} ${await response.text()}`, String);
        const ms = performance.now() - began;
        const isRight = expected.test(answer) && ms <= most;
        isKept &&= isRight;
        notify(
          `${round}. ${path}: ${answer.slice(0, 3)} after ${ms.toFixed(0)} ms${
            isRight ? "" : " (!)"
          }`,
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, FROZEN_MS - (performance.now() - start)));
  } finally {
    for (const pid of processes) Deno.kill(pid, "SIGCONT");
  }
  const thawed = performance.now();
  while (!JSON.stringify(await ana.ask(origin, "{ viewer { email } }")).includes("ana@example")) {
    if (performance.now() - thawed > 30_000) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  notify(`back ${(performance.now() - thawed).toFixed(0)} ms after it went on`);
  await product.end("SIGTERM");
  return isKept;
}
