/** Follows random chains of redirects: `deno run -A follow_moving_names.ts CERTIFICATE KEY`. */
import { OutboundRefusal } from "../../../../server/core/outbound.ts";
import { guardedOutbound } from "../../../../server/http/outbound/guarded_outbound.ts";
import { nameServer } from "../../sites/name_server.ts";
import { seededRandom } from "../seeded_random.ts";

const CHAINS = 3_000;
const AT_ONCE = 20;
const MOST_REQUESTS = 6;
const open = ["8.8.4.4", "2606:4700::77"];
const closed = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1"];
const mapped = ["::ffff:127.0.0.1", "::ffff:10.0.0.1"];

const [certFile = "", keyFile = ""] = Deno.args;
const pair = { cert: await Deno.readTextFile(certFile), key: await Deno.readTextFile(keyFile) };
const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
const random = seededRandom(seed);
const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;

const inside = [...closed, ...mapped];
/** Names that stay outside, and names that are inside from the second look-up on, or at every other. */
const names = Object.fromEntries([
  ...open.map((address, n) => [`fora${n}`, [[address]]] as const),
  ...Array.from({ length: CHAINS }, (_, n) => {
    const [first, moved] = [oneOf(open), oneOf(inside)];
    return [`isca${n}`, oneOf([[[first], [moved]], [[first, moved]], [[moved], [first]]])] as const;
  }),
].map(([name, answers]) => [`${name}.loja.example`, answers]));

const reached: string[] = [];
const requests = new Map<string, number>();
const outcomes = new Map<string, number>();
const count = (tally: Map<string, number>, key: string) =>
  tally.set(key, (tally.get(key) ?? 0) + 1);

const spellings = [
  ...inside.flatMap((one) => one.includes(":") ? [`[${one}]`] : [one, `${one}.`]),
  ...["2130706433", "0x7f000001", "0177.0.0.1", "127.1", "[::ffff:7f00:1]", "localhost"],
];
const nameOf = (n: string) => oneOf([`isca${n}`, `isca${n}`, "fora0", "fora1"]) + ".loja.example";
const locations: readonly ((n: string) => string)[] = [
  (n) => `https://${nameOf(n)}/${n}`,
  (n) => `https://${nameOf(n)}/${n}`,
  (n) => `http://${nameOf(n)}/${n}`,
  (n) => `//${nameOf(n)}/${n}`,
  (n) => `/${n}`,
  (n) => `../../${n}?outra`,
  () => `${oneOf(["http", "https"])}://${oneOf(spellings)}/`,
  () => `//${oneOf(spellings)}/`,
  (n) => `https://ana:segredo@${nameOf(n)}/`,
  (n) => `https://${nameOf(n)}:${oneOf([22, 80, 8443])}/`,
  () => oneOf(["file:///etc/passwd", "data:text/html,oi", "gopher://127.0.0.1/", "https://"]),
];

function answer({ url }: Request): Response {
  const n = new URL(url).pathname.slice(1);
  count(requests, n);
  const close: HeadersInit = random() < 0.8 ? { connection: "close" } : {};
  if (random() < 0.15) return new Response("loja", { headers: close });
  const location = oneOf(locations)(n);
  return new Response("x".repeat(random() * 50_000), {
    status: oneOf([301, 302, 303, 307, 308]),
    headers: { ...close, location },
  });
}

const quiet = { onListen() {} };
for (const hostname of open) Deno.serve({ hostname, port: 443, ...pair, ...quiet }, answer);
for (const hostname of closed) {
  const record = ({ url }: Request) => (reached.push(url), new Response("segredo"));
  Deno.serve({ hostname, port: 443, ...pair, ...quiet }, record);
  Deno.serve({ hostname, port: 80, ...quiet }, record);
}
const server = await nameServer(names, 53);
const guard = guardedOutbound({ limits: { totalMs: 5_000 } });

let begun = 0;
await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  for (let n = begun++; n < CHAINS; n = begun++) {
    try {
      const { body } = await guard.outbound(new URL(`https://${nameOf(`${n}`)}/${n}`));
      count(outcomes, await new Response(body).text());
    } catch (error) {
      if (!(error instanceof OutboundRefusal)) throw error;
      count(outcomes, error.reason);
    }
  }
}));

const most = Math.max(...requests.values());
console.log(
  `seed ${seed}: ${CHAINS} chains, ${server.queries.length} look-ups, at most ${most} requests`,
);
console.log([...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(", "));
console.log(`${reached.length} requests reached the inside ${reached.slice(0, 5).join(" ")}`);
const isAlive = (outcomes.get("loja") ?? 0) > 0; // or the attack would show nothing
Deno.exit(isAlive && reached.length === 0 && most <= MOST_REQUESTS ? 0 : 1);
