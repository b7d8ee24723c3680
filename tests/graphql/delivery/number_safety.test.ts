import { expect, test } from "vitest";
import { SAFE_PACE } from "../../../server/core/delivery/pacing/safe_pace.ts";
import { connectSession } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const list = `{ viewer {
  botSettings { isNumberProtected safePace { gapMinMs gapMaxMs perMinute perHour perDay identicalPerHour } }
  messengerSessions {
    channel risk { level reasons advice } warmUp { day days capToday sentToday endsAt }
  }
} }`;
const settings = `mutation ($on: Boolean) {
  updateBotSettings(input: { isNumberProtected: $on }) {
    ... on Viewer { botSettings { isNumberProtected perMinute } }
  }
}`;
const warmUp = (verb: "endWarmUp" | "startWarmUp") =>
  `mutation ($id: ID!) {
    answer: ${verb}(input: { id: $id }) {
      __typename
      ... on MessengerSession { warmUp { day capToday } }
      ... on UserError { code message path }
    }
  }`;

test("a number shows its risk and its warm-up, a bot has none; each person sets their own", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { sessionId: bot } = await connectSession(w, ana);
  const { sessionId: id } = await connectSession(w, ana);
  await w.db.updateTable("messenger_sessions")
    .set({ channel: "WHATSAPP", warm_up_from: ana.ctx().now }).where("id", "=", id).execute();

  const { data: { viewer } } = await w.request(ana, list);
  expect(viewer.botSettings).toEqual({
    isNumberProtected: true,
    safePace: SAFE_PACE,
  });
  expect(viewer.messengerSessions).toEqual([
    { channel: "TELEGRAM", risk: null, warmUp: null },
    {
      channel: "WHATSAPP",
      risk: {
        level: "MEDIUM",
        reasons: ["Número novo: dia 1 de 14 do aquecimento."],
        advice: "Siga o aquecimento: a cada dia podem sair mais mensagens.",
      },
      warmUp: {
        day: 1,
        days: 14,
        capToday: 20,
        sentToday: 0,
        endsAt: "2026-12-05T03:00:00.000Z",
      },
    },
  ]);

  const mutate = async (who: typeof ana, verb: "endWarmUp" | "startWarmUp", id: string) =>
    (await w.request(who, warmUp(verb), { id })).data.answer;
  expect(await mutate(ana, "endWarmUp", id)).toMatchObject({ warmUp: null });
  expect(await mutate(ana, "startWarmUp", id)).toMatchObject({ warmUp: { day: 1, capToday: 20 } });
  expect(await mutate(bia, "endWarmUp", id)).toMatchObject({ code: "SESSION_NOT_FOUND" });
  expect(await mutate(ana, "endWarmUp", bot)).toMatchObject({
    code: "NUMBER_NOT_OWN",
    path: ["id"],
  });

  const off = await w.request(ana, settings, { on: false });
  expect(off.data.updateBotSettings.botSettings).toEqual({
    isNumberProtected: false,
    perMinute: 60,
  });
  const kept = await w.request(ana, settings, { on: null });
  expect(kept.data.updateBotSettings.botSettings.isNumberProtected).toBe(false);
  const other = await w.request(bia, list);
  expect(other.data.viewer.botSettings.isNumberProtected).toBe(true);
});
