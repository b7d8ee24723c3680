import { describe, expect, test } from "vitest";
import type {
  ConnectableShop,
  ShopReason,
} from "../../../server/core/marketplaces/api/shop_api.ts";
import {
  type MakeShopApi,
  type MakeStandin,
  shopScene,
  sold,
} from "../../support/shops/shop_scene.ts";
import { type Fault, RETRY_AFTER } from "../../support/shops/shop_server.ts";

/** The expected result of a failing request, and whether it must come soon. */
const faults: readonly (readonly [Fault, ShopReason])[] = [
  ["GARBAGE", "FAILED"],
  ["OTHER_SHAPE", "FAILED"],
  ["HALF", "FAILED"],
  ["ERROR_500", "FAILED"],
  ["CUT_OFF", "UNREACHABLE"],
  ["DROP", "UNREACHABLE"],
  ["TOO_MANY", "RATE_LIMITED"],
];

/** What the shop refuses, and what the network does. */
export function shopRefusalsContract<S extends ConnectableShop>(
  name: string,
  makeStandin: MakeStandin<S>,
  api: MakeShopApi<S>,
): void {
  const search = { words: "fone", after: null };
  const period = { from: new Date("2026-06-01Z"), until: new Date("2026-07-01Z"), after: null };

  /** The shop, and every kind of question to it. */
  async function scene() {
    const scenery = await shopScene(makeStandin, api);
    const { api: asks, account, sell } = scenery;
    const product = sell(sold("Fone"));
    const { makeLink, listConversions } = asks;
    const questions = [
      () => asks.check(account),
      () => asks.readProducts(account, [product]),
      () => asks.search(account, search),
      ...makeLink ? [() => makeLink(account, product, [])] : [],
      ...listConversions ? [() => listConversions(account, period)] : [],
    ];
    return { ...scenery, questions };
  }

  describe(`${name}: refusals`, () => {
    test("each of the vendor's own codes has its meaning, and is requested once", async () => {
      const { api, account, requests: calls, refusals, refusal } = await scene();
      expect(refusals.length).toBeGreaterThan(0);
      for (const { code, reason, provoke } of refusals) {
        const before = calls.length;
        const whose = provoke() ?? account;
        const refused = await refusal(api.search(whose, search));
        expect([code, refused.reason]).toEqual([code, reason]);
        expect(refused.message).toContain(code);
        expect(calls.length - before).toBeLessThanOrEqual(1); // none: refused with the token
        await api.search(account, search);
      }
    });

    test.each(faults)(
      "a response that is %s becomes %s, and is not requested twice",
      async (fault, reason) => {
        const { requests: calls, failNext: failNext, advanceClock: passes, questions, refusal } =
          await scene();
        for (const question of questions) {
          const before = calls.length;
          failNext(fault);
          const refused = await refusal(question());
          expect([refused.reason, calls.length - before]).toEqual([reason, 1]);
          expect(refused.retryAfterSeconds).toBe(fault === "TOO_MANY" ? RETRY_AFTER : null);
          passes(31);
          await question(); // it was that one question
          passes(31);
        }
      },
    );

    test.each(["SILENCE", "STALLED"] as const)(
      "a response that does not come (%s) is awaited only as long as configured",
      async (fault) => {
        const { hastyApi, account, requests: calls, failNext: failNext, reasonOf } = await scene();
        await hastyApi.search(account, search);
        const before = calls.length;
        failNext(fault);
        expect(await reasonOf(hastyApi.search(account, search))).toBe("UNREACHABLE");
        expect(calls).toHaveLength(before + 1);
      },
    );

    test("an unreachable shop is reported as unreachable", async () => {
      const { goAway, questions, reasonOf } = await scene();
      await goAway();
      for (const question of questions) expect(await reasonOf(question())).toBe("UNREACHABLE");
    });
  });
}
