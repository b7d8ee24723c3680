import { expect, test } from "vitest";
import { type Chaos, chaos } from "../support/chaos/chaos.ts";
import { brokenPromises } from "../support/chaos/broken_promises.ts";
import { kindsOfKill } from "../support/chaos/run_processes.ts";

test.each<Pick<Chaos, "channel" | "dispatches" | "sessions" | "kills">>([
  { channel: "TELEGRAM", dispatches: 300, sessions: 20, kills: 5 },
  { channel: "WHATSAPP", dispatches: 48, sessions: 8, kills: 4 },
])(
  "killed and failing at random at $channel, it loses nothing, sends nothing twice and keeps the order",
  async (size) => {
    const { channel, dispatches, sessions, kills } = size;
    const seed = Date.now() % 2 ** 32;
    const { broken, killed, queued, sent, inDoubt } = await chaos({ ...size, seed });
    const numbers = [dispatches, sessions, kills, seed].join(" ");
    const again = `once more: deno task chaos ${channel.toLowerCase()} ${numbers}`;
    expect(brokenPromises(broken), again).toEqual({});
    expect([queued, sent + inDoubt], again).toEqual([dispatches, dispatches]);
    for (const kind of kindsOfKill) expect(killed[kind]).toBeGreaterThan(0);
  },
);
