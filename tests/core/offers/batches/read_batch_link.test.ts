import { expect, test } from "vitest";
import type { Context } from "../../../../server/core/context.ts";
import { createLinkBatch } from "../../../../server/core/offers/batches/create_link_batch.ts";
import { ANY_EVENTS } from "../../../../server/jobs/found_events.ts";
import { startJobRunner } from "../../../../server/jobs/job_runner.ts";
import { recordEvents } from "../../../../server/jobs/record_events.ts";
import { productPage } from "../../../support/sites/product_page.ts";
import { html } from "../../../support/sites/shop_site.ts";
import { testApp } from "../../../support/test_app.ts";

test(
  "of one person four links are read at a time, of two people eight, and all become offers",
  async () => {
    await using w = await testApp();
    const jobs = await startJobRunner(w.database);
    try {
      const [ana, bia] = [await w.member(), await w.member("bia")];
      const record = recordEvents(jobs.send);
      const with_ = (ctx: Context): Context => ({ ...ctx, record });
      const hosts = { ana: "loja.example", bia: "shopee.com.br" } as const;
      const [now, most] = [{ ana: 0, bia: 0 }, { ana: 0, bia: 0, all: 0 }];
      for (const who of ["ana", "bia"] as const) {
        for (let n = 0; n < 9; n++) {
          w.shops.serve(hosts[who], `/p${n}`, async () => {
            now[who]++;
            most[who] = Math.max(most[who], now[who]);
            most.all = Math.max(most.all, now.ana + now.bia);
            // Answers once more are under way than one person may have, and then after a moment
            // in which a fifth of theirs would come.
            await expect.poll(() => most.all).toBeGreaterThan(4);
            for (let i = 0; i < 20 && now.ana + now.bia < 8; i++) {
              await new Promise((done) => setTimeout(done, 10));
            }
            now[who]--;
            return html(productPage({ name: `Produto ${n}`, price: "10.00" }));
          });
        }
      }
      for (const [person, who] of [[ana, "ana"], [bia, "bia"]] as const) {
        const text = Array.from({ length: 9 }, (_, n) => `https://${hosts[who]}/p${n}`).join("\n");
        await createLinkBatch(with_(person.ctx()), { text });
      }
      await jobs.work(() => with_(w.system.ctx()));
      await expect.poll(() => {
        jobs.wake(ANY_EVENTS); // as each commit does
        return w.count("batch_links where status = 'DONE'");
      }).toBe(18);
      expect(await w.count("offers")).toBe(18);
      expect(most.ana).toBeLessThanOrEqual(4);
      expect(most.bia).toBeLessThanOrEqual(4);
      expect(most.all).toBeGreaterThan(4);
    } finally {
      await jobs.stop(5);
    }
  },
);
