/**
 * Kills the product, its messengers and its database at random while it sends to a stand-in of
 * Telegram that fails at random, and tells what came of it by the stand-in's own record:
 * `deno task chaos [dispatches] [sessions] [kills] [seed]`. Exits with 1 when a promise is broken.
 */
import { chaos } from "../tests/support/chaos.ts";

/** Of each broken promise, so many cases are told. */
const SHOWN = 5;

const usual = [5_000, 50, 60, crypto.getRandomValues(new Uint32Array(1))[0]!];
const asked = usual.map((value, n) => Number(Deno.args[n] ?? value));
const [dispatches = 0, sessions = 0, kills = 0, seed = 0] = asked;
if (!asked.every((value) => Number.isInteger(value) && value >= 0) || dispatches < sessions) {
  console.error(
    "deno task chaos [dispatches] [sessions] [kills] [seed]: a message a session, or more",
  );
  Deno.exit(1);
}
console.log(`chaos with seed ${seed}: the same again by`);
console.log(`deno task chaos ${dispatches} ${sessions} ${kills} ${seed}`);

const { broken, killed, faults, minutes, ...tally } = await chaos({
  ...{ dispatches, sessions, kills, seed, tell: console.log },
});
console.table({ ...tally, minutes: Number(minutes.toFixed(1)) });
console.table({ ...killed, kills: Object.values(killed).reduce((sum, n) => sum + n, 0) });
console.table(faults);
console.table(Object.fromEntries(
  Object.entries(broken).map(([promise, cases]) => [promise, cases.length]),
));
for (const [promise, cases] of Object.entries(broken)) {
  for (const one of cases.slice(0, SHOWN)) console.error(`${promise}: ${one}`);
}
Deno.exit(Object.values(broken).every(({ length }) => length === 0) ? 0 : 1);
