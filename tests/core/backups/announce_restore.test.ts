import { expect, test } from "vitest";
import { announceRestores } from "../../../server/core/backups/announce_restore.ts";
import { newId } from "../../../server/core/ids.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { connectSession } from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

test("after a restore those whose sending is paused and the admins are notified, once", async () => {
  await using w = await testApp();
  const [ana, bia, rute] = [await w.member(), await w.member("bia"), await w.admin()];
  await connectSession(w, ana);
  const now = w.system.ctx().now;
  const pause = (paused_at: Date | null) =>
    w.db.updateTable("bot_settings").set({ paused_at }).where("user_id", "=", ana.id).execute();
  await pause(now);
  await runReactions(w);
  await w.db.insertInto("restores").values({
    id: newId("rst"),
    copy: "garimpo-1",
    copied_at: now,
    restored_at: now,
    announced_at: null,
  }).execute();
  for (let n = 0; n < 2; n++) {
    await announceRestores(w.system.ctx());
    await runReactions(w);
  }
  const titles = async (person: Member) => {
    const { data } = await w.request(
      person,
      "{ viewer { notifications(first: 9) { edges { node { kind title } } } } }",
    );
    return data.viewer.notifications.edges
      .map(({ node }: { node: { kind: string; title: string } }) => node)
      .filter(({ kind }: { kind: string }) => kind !== "WELCOME");
  };
  expect(await titles(ana)).toEqual([
    { kind: "SENDING_PAUSED_BY_RESTORE", title: "Seus envios estão em pausa" },
  ]);
  expect(await titles(bia)).toEqual([]);
  expect(await titles(rute)).toEqual([
    { kind: "DATA_RESTORED", title: "Os dados são da cópia de 21/11 às 09:00" },
  ]);
  await pause(null);
  expect((await titles(ana))[0].title).toBe("Seus envios estavam em pausa");
});
