/**
 * Attacks the web process, then kills the product, its messengers and its database at random while
 * it sends to a messenger's stand-in that fails at random, and compares what came of it with the
 * stand-in's own record. `deno task chaos` runs all; `deno task chaos neighbour|frozen|disk|pages|pictures|names|frames|links|rules|billing|calendar|copies|webhooks|firestore`
 * runs one attack; `deno task chaos telegram|whatsapp [dispatches] [sessions] [kills] [seed]` kills.
 * Exits with 1 when a promise is broken.
 */
import { billing } from "../tests/support/chaos/attacks/billing.ts";
import { calendar } from "../tests/support/chaos/attacks/calendar.ts";
import { copies } from "../tests/support/chaos/attacks/copies.ts";
import { firestore } from "../tests/support/chaos/attacks/firestore.ts";
import { frames } from "../tests/support/chaos/attacks/frames.ts";
import { links } from "../tests/support/chaos/attacks/links.ts";
import { movingNames } from "../tests/support/chaos/attacks/moving_names.ts";
import { hostileShop } from "../tests/support/chaos/attacks/hostile_shop.ts";
import { rules } from "../tests/support/chaos/attacks/rules.ts";
import { pictureBombs } from "../tests/support/chaos/attacks/picture_bombs.ts";
import { frozenDatabase } from "../tests/support/chaos/attacks/frozen_database.ts";
import { fullDisk } from "../tests/support/chaos/attacks/full_disk.ts";
import { noisyNeighbour } from "../tests/support/chaos/attacks/noisy_neighbour.ts";
import { webhooks } from "../tests/support/chaos/attacks/webhooks.ts";
import { chaos } from "../tests/support/chaos/chaos.ts";
import { type ChaosChannel, vendors } from "../tests/support/chaos/vendor.ts";

/** Of each broken promise, so many cases are printed. */
const SHOWN = 5;

/** At WhatsApp each session sends one message a second, and waits after each connection that ends. */
const usual: Readonly<Record<ChaosChannel, readonly number[]>> = {
  TELEGRAM: [5_000, 50, 60],
  WHATSAPP: [2_000, 50, 30],
};

/** Attacks on the web process; each returns whether the product held. */
const attacks: Readonly<Record<string, (notify: (line: string) => void) => Promise<boolean>>> = {
  neighbour: noisyNeighbour,
  frozen: frozenDatabase,
  disk: fullDisk,
  pages: hostileShop,
  pictures: pictureBombs,
  names: movingNames,
  frames,
  links,
  rules,
  billing,
  calendar,
  copies,
  webhooks,
  firestore,
};

for (const [name, attack] of Object.entries(attacks)) {
  if (Deno.args.length > 0 && Deno.args[0] !== name) continue;
  console.log(`attack: ${name}`);
  const isHeld = await attack((line) => console.log(`  ${line}`));
  if (!isHeld) Deno.exit(1);
}
if ((Deno.args[0] ?? "") in attacks) Deno.exit(0);

const all = Object.keys(usual) as ChaosChannel[];
const named = all.find((channel) => channel === Deno.args[0]?.toUpperCase());
const numbers = (named ? Deno.args.slice(1) : Deno.args).map(Number);
for (const channel of named ? [named] : all) {
  const isKept = await runChaos(channel);
  if (!isKept) Deno.exit(1);
}
Deno.exit(0);

/** @returns whether every promise was kept */
async function runChaos(channel: ChaosChannel): Promise<boolean> {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const options = [...usual[channel], random].map((value, n) => numbers[n] ?? value);
  const [dispatches = 0, sessions = 0, kills = 0, seed = 0] = options;
  if (!options.every((value) => Number.isInteger(value) && value >= 0) || dispatches < sessions) {
    console.error(
      `deno task chaos [${Object.keys(vendors).join("|").toLowerCase()}] ` +
        "[dispatches] [sessions] [kills] [seed]: a message a session, or more",
    );
    return false;
  }
  console.log(`chaos at ${channel} with seed ${seed}: the same again by`);
  console.log(`deno task chaos ${channel.toLowerCase()} ${options.join(" ")}`);

  const { broken, killed, faults, minutes, ...tally } = await chaos({
    channel,
    dispatches,
    sessions,
    kills,
    seed,
    log: console.log,
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
  return Object.values(broken).every(({ length }) => length === 0);
}
