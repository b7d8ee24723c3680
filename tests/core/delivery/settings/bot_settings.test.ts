import { expect, test } from "vitest";
import { loadBotSettings } from "../../../../server/core/delivery/settings/load_bot_settings.ts";
import { updateBotSettings } from "../../../../server/core/delivery/settings/update_bot_settings.ts";
import { loadUsers } from "../../../../server/core/users/administration/list_users.ts";
import { updateMessageSettings } from "../../../../server/core/users/profile/message_settings.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

test("new people start with cautious settings", async () => {
  await using w = await testApp();
  const ana = await w.member();
  expect(await loadBotSettings(ana.ctx())).toEqual({
    sendingMode: "USER_WHATSAPP",
    pace: {
      gapMinMs: 1_500,
      gapMaxMs: 5_000,
      perMinute: 8,
      perHour: 200,
      perDay: 1_500,
      identicalPerHour: null,
    },
    quietHours: null,
    timeZone: "America/Sao_Paulo",
    lateAfterMinutes: 720,
    slots: ["09:00", "12:00", "18:00", "20:30"],
    signature: "",
    pausedAt: null,
    isNumberProtected: true,
  });
});

test("absent settings stay, and queued messages are paced again", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { sessionId } = await connectSession(w, ana);
  const hers = await connectSession(w, bia);
  await updateBotSettings(ana.ctx(), {
    sendingMode: "TELEGRAM",
    gapMinMs: 2_000,
    gapMaxMs: 9_000,
    perHour: 60,
    identicalPerHour: 3,
    quietFrom: "22:00",
    quietTo: "08:00",
    timeZone: "America/Manaus",
    slots: ["18:30", "07:00"],
  });
  expect(await loadBotSettings(ana.ctx())).toMatchObject({
    sendingMode: "TELEGRAM",
    pace: { gapMinMs: 2_000, gapMaxMs: 9_000, perMinute: 60, perHour: 60, identicalPerHour: 3 },
    quietHours: { from: "22:00", to: "08:00" },
    timeZone: "America/Manaus",
    slots: ["07:00", "18:30"],
  });
  await updateBotSettings(ana.ctx(), { quietFrom: null, quietTo: null, identicalPerHour: null });
  expect(await loadBotSettings(ana.ctx())).toMatchObject({
    quietHours: null,
    pace: { gapMinMs: 2_000, identicalPerHour: null },
    timeZone: "America/Manaus",
  });
  const lanes = await w.db.selectFrom("lanes").select(["session_id", "wake_at"]).execute();
  expect(Object.fromEntries(lanes.map((lane) => [lane.session_id, lane.wake_at]))).toEqual({
    [sessionId]: ana.ctx().now,
    [hers.sessionId]: null,
  });
  expect((await w.events()).filter((name) => name === "botSettings.changed")).toHaveLength(2);
  expect(await loadBotSettings(bia.ctx())).toMatchObject({ timeZone: "America/Sao_Paulo" });
});

test.each(
  [
    [{ perMinute: 0 }, "CAP_INVALID"],
    [{ gapMinMs: 6_000, gapMaxMs: 5_000 }, "PACE_INVALID"],
    [{ quietFrom: "22:00" }, "QUIET_HOURS_INVALID"],
    [{ timeZone: "America/Nenhures" }, "ZONE_INVALID"],
    [{ slots: ["25:00"] }, "SLOTS_INVALID"],
    [{ lateAfterMinutes: 4 }, "LATE_INVALID"],
    [{ sendingMode: "PLATFORM_WHATSAPP" }, "PLATFORM_NUMBER_MISSING"],
  ] as const,
)("settings that cannot be are refused, and change nothing: %j", async (input, code) => {
  await using w = await testApp();
  const ana = await w.member();
  const before = await loadBotSettings(ana.ctx());
  await expect(updateBotSettings(ana.ctx(), { perDay: 10, ...input })).rejects.toMatchObject({
    code,
  });
  expect(await loadBotSettings(ana.ctx())).toEqual(before);
});

test("of two changes at once none undoes the other", async () => {
  await using w = await testApp();
  const ana = await w.member(); // without a session: there is no lane to wait at
  const changes = [{ perMinute: 5 }, { perHour: 50 }, { perDay: 500 }, { lateAfterMinutes: 60 }];
  await Promise.all(changes.map((change) => updateBotSettings(ana.ctx(), change)));
  expect(await loadBotSettings(ana.ctx())).toMatchObject({
    pace: { perMinute: 5, perHour: 50, perDay: 500 },
    lateAfterMinutes: 60,
  });
});

test("how messages begin and end is set apart, and what is left out stays", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const said = async () => {
    const [user] = await loadUsers(ana.ctx(), [ana.id]);
    return user instanceof Error ? user : [user!.hasDisclosure, user!.signature];
  };
  expect(await said()).toEqual([true, ""]);
  await updateMessageSettings(ana.ctx(), { signature: "  Ana\r\n_Ofertas da Ana_ 👩‍👧\u202e  " });
  expect(await said()).toEqual([true, "Ana\n_Ofertas da Ana_ 👩‍👧"]);
  await updateMessageSettings(ana.ctx(), { hasDisclosure: false });
  expect(await said()).toEqual([false, "Ana\n_Ofertas da Ana_ 👩‍👧"]);
  await updateMessageSettings(ana.ctx(), { signature: null, hasDisclosure: null });
  expect(await said()).toEqual([false, ""]);
  await updateMessageSettings(ana.ctx(), { signature: "a".repeat(200) });
  await expect(updateMessageSettings(ana.ctx(), { signature: "a".repeat(201) }))
    .rejects.toMatchObject({ code: "SIGNATURE_TOO_LONG", path: ["signature"] });
  const published = (await w.events()).filter((name) => name === "messageSettings.changed").length;
  await updateMessageSettings(ana.ctx(), {});
  expect((await w.events()).filter((name) => name === "messageSettings.changed"))
    .toHaveLength(published);
});

test("a guest has to sign in", async () => {
  await using w = await testApp();
  const signIn = { code: "SIGN_IN_FIRST" };
  await expect(loadBotSettings(w.guest.ctx())).rejects.toMatchObject(signIn);
  await expect(updateBotSettings(w.guest.ctx(), {})).rejects.toMatchObject(signIn);
  await expect(updateMessageSettings(w.guest.ctx(), {})).rejects.toMatchObject(signIn);
});
