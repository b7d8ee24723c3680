import { expect, test } from "vitest";
import { chaos } from "../support/chaos.ts";
import { notKept } from "../support/chaos/verdict.ts";
import { kindsOfKill } from "../support/chaos/processes.ts";

test(
  "killed and failing at random, it loses nothing, sends nothing twice and keeps the order",
  async () => {
    const seed = Date.now() % 2 ** 32;
    const { broken, killed, queued, sent, inDoubt } = await chaos({
      ...{ dispatches: 300, sessions: 20, kills: 5, seed },
    });
    const again = `once more: deno task chaos 300 20 5 ${seed}`;
    expect(notKept(broken), again).toEqual({});
    expect([queued, sent + inDoubt], again).toEqual([300, 300]);
    for (const kind of kindsOfKill) expect(killed[kind]).toBeGreaterThan(0);
  },
);
