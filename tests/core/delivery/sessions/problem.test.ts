import { afterEach, beforeEach, expect, test } from "vitest";
import type { SessionId } from "../../../../server/core/ids.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import type { SessionProblem } from "../../../../server/core/delivery/messenger.ts";
import { recordSigns } from "../../../../server/core/delivery/sessions/record_signs.ts";
import { resumeSession } from "../../../../server/core/delivery/sessions/resume_session.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { expectedStarts } from "../../../../server/core/delivery/forecast/lane_outlooks.ts";
import { loadRisks } from "../../../../server/core/delivery/number_safety/number_use.ts";
import { loadWarmUps } from "../../../../server/core/delivery/number_safety/end_warm_up.ts";
import { updateBotSettings } from "../../../../server/core/delivery/settings/update_bot_settings.ts";
import { connectNumber, queueOffer, runProcess } from "../../../support/seed/own_number.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession, signOf } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const problem = async () =>
  (await here.db.selectFrom("messenger_sessions").select("problem").executeTakeFirstOrThrow())
    .problem;
const report = (sessionId: SessionId, problem: SessionProblem | null) =>
  recordMessengerEvent(here.system.ctx(), { sessionId, event: { kind: "problem", problem } });
const lane = () => here.db.selectFrom("lanes").selectAll().executeTakeFirstOrThrow();

test("at the first sign of a block all stops, the person is notified, and only they resume it", async () => {
  const { groupIds, sessionId, process } = await connectNumber(here, ana);
  await queueOffer(ana, groupIds, "Fone");
  await process.end((await process.take()).turns, {
    status: "QUEUED",
    reason: "SESSION_PROBLEM",
    restMs: null,
    problem: "RESTRICTED",
  });
  here.advance(MINUTE);
  expect((await process.take()).turns).toEqual([]);
  expect(await lane()).toMatchObject({ waits_for: "NUMBER_RESTRICTED", wake_at: null });
  const head = await here.db.selectFrom("dispatches").select(["reason_code as reason", "status"])
    .orderBy("id").executeTakeFirstOrThrow();
  expect(head).toEqual({ reason: "NUMBER_RESTRICTED", status: "QUEUED" });
  await runReactions(here);
  const [notice] = await listNotifications(ana.ctx(), { limit: 10, inverted: false });
  expect(notice).toMatchObject({
    kind: "CONNECTION_NEEDS_PERSON",
    title: "O WhatsApp restringiu Ofertas",
    isOpen: true,
  });

  // Neither a connection that works, nor a sign of life, nor a day ends it.
  await report(sessionId, null);
  await report(sessionId, "UNREACHABLE");
  here.advance(DAY);
  await recordSigns(here.system.ctx(), [signOf(sessionId)]);
  await process.hold();
  expect((await process.take()).turns).toEqual([]);
  expect(await problem()).toBe("RESTRICTED");

  await resumeSession(ana.ctx(), { sessionId });
  expect(await problem()).toBeNull();
  expect((await process.take()).turns).toHaveLength(1);
  const [risk] = await loadRisks(ana.ctx(), [sessionId]);
  expect(risk).toMatchObject({ level: "HIGH" });
  expect(risk!.reasons[0]).toBe("O WhatsApp restringiu este número ontem.");
});

test("a number that is banned waits, and so does one that is open elsewhere; a bot does not", async () => {
  const { groupIds, sessionId, process } = await connectNumber(here, ana);
  await queueOffer(ana, groupIds, "Fone");
  await report(sessionId, "RESTRICTED");
  await report(sessionId, "BANNED");
  expect((await process.take()).turns).toEqual([]);
  expect(await lane()).toMatchObject({ waits_for: "NUMBER_BANNED" });
  await resumeSession(ana.ctx(), { sessionId });
  for (const stands of ["ELSEWHERE", "OUTDATED"] as const) {
    await report(sessionId, stands);
    expect((await process.take()).turns).toEqual([]);
    expect(await lane()).toMatchObject({ waits_for: "SESSION_PROBLEM" });
    const expected = await expectedStarts(
      ana.ctx(),
      (await here.db.selectFrom("dispatches").select("id").execute()).map(({ id }) => id),
    );
    expect([...expected.values()]).toEqual([null, null, null]);
  }
  await here.db.updateTable("messenger_sessions").set({ channel: "TELEGRAM" }).execute();
  await report(sessionId, "ELSEWHERE");
  expect((await process.take()).turns).toHaveLength(1);
});

test("the risk of many sessions is rated by what was sent, each person's own", async () => {
  const { groupIds, sessionId, process } = await connectNumber(here, ana, {
    groups: 6,
    settings: { is_number_protected: false },
  });
  const bot = await connectSession(here, ana);
  await updateBotSettings(ana.ctx(), {
    gapMinMs: 6_000,
    gapMaxMs: 15_000,
    perMinute: 10,
    perHour: 100,
    perDay: 500,
    identicalPerHour: 3,
  });
  expect((await loadRisks(ana.ctx(), [bot.sessionId, sessionId])).map((risk) => risk?.level))
    .toEqual([undefined, "LOW"]);
  await updateBotSettings(ana.ctx(), { identicalPerHour: null, gapMinMs: 1_000 });
  await queueOffer(ana, groupIds, "Fone");
  await runProcess(here, process, 5 * MINUTE);
  await here.db.updateTable("groups").set({ role: "MEMBER" })
    .where("session_id", "=", sessionId).execute();
  const [risk] = await loadRisks(ana.ctx(), [sessionId]);
  expect(risk).toEqual({
    level: "HIGH", // three reasons
    reasons: [
      "A proteção está desligada e o ritmo permite: intervalo menor que 5 s, mais de 3 textos iguais por hora.",
      "Na última hora saíram 6 mensagens com o mesmo texto.",
      "Em 6 de 6 grupos este número não é administrador.",
    ],
    advice: "Ligue “Proteger meu número” em Envio e ritmo.",
  });
  const bia = await here.member("bia");
  expect(await loadRisks(bia.ctx(), [sessionId])).toEqual([null]);
  expect(await loadWarmUps(bia.ctx(), [sessionId])).toEqual([null]);
});
