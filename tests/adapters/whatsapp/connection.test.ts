import { expect, onTestFinished, test } from "vitest";
import { LostHold } from "../../../server/core/delivery/sessions/session_secrets.ts";
import { openConnection, refusalOf, soon } from "../../support/messengers/connect_messenger.ts";
import { adapter, linkedSession } from "../../support/whatsapp/linked_session.ts";
import { whatsAppStandin } from "../../support/whatsapp/standin.ts";

async function open() {
  const standin = await whatsAppStandin();
  onTestFinished(async () => {
    await standin.close();
    expect(standin.unhandled).toEqual([]);
  });
  const messenger = adapter(standin);
  const linked = await linkedSession(messenger, standin);
  const listening = openConnection(messenger, linked.session);
  await expect.poll(listening.problem, soon).toBeNull();
  const problems = () =>
    listening.events.flatMap((one) => one.kind === "problem" ? [one.problem] : []);
  return { standin, messenger, ...linked, ...listening, problems };
}

test("a session that leaves is unlinked from the phone, and reports nothing", async () => {
  const s = await open();
  await s.connection.leave!();
  expect(s.standin.accounts.all.size).toBe(0);
  expect(s.problems()).toEqual([null]);
  await expect.poll(s.standin.underWay, soon).toBe(0);
});

test("a session whose server is unreachable leaves as far as it can", async () => {
  const s = await open();
  await s.standin.goAway();
  await s.connection.leave!();
  expect(s.standin.accounts.all.size).toBe(1);
});

test("a session that ended while it had keys to keep still leaves the phone", async () => {
  const s = await open();
  s.secrets.lose(new LostHold("its person disconnected it")); // and its secrets are forgotten
  s.account.line!.drop();
  await expect.poll(s.standin.underWay, soon).toBe(0);
  expect(s.standin.accounts.all.size).toBe(1);
  await s.connection.leave!();
  expect(s.standin.accounts.all.size).toBe(0);
  expect(s.problems()).toEqual([null]);
});

test("a process that lost a session does not reconnect, which would end its holder's connection", async () => {
  const s = await open();
  const logins = () => s.standin.received.get("iq passive set active") ?? 0;
  const before = logins();
  s.secrets.lose(new LostHold("another process holds it"));
  s.account.line!.drop();
  expect(await refusalOf(s.connection.probe())).toMatchObject({ reason: "LATER" });
  await expect.poll(s.standin.underWay, soon).toBe(0);
  expect(logins()).toBe(before);
});

test("a session that another process holds by now ends without a word", async () => {
  const s = await open();
  s.secrets.lose(new LostHold("another process holds it"));
  s.account.line!.drop(); // reconnecting, it has something to store
  await expect.poll(s.standin.underWay, soon).toBe(0);
  expect(await refusalOf(s.connection.probe())).toMatchObject({ reason: "LATER" });
  expect(s.problems()).toEqual([null]);
  await s.connection.close();
});

test("credentials that cannot be read are as good as none", async () => {
  const s = await open();
  const { problem, connection } = openConnection(s.messenger, {
    ...s.session,
    credentials: "nada disso",
  });
  await expect.poll(problem, soon).toBe("REVOKED");
  expect(await refusalOf(connection.probe())).toMatchObject({ problem: "REVOKED" });
});

test("requests made while it connects wait for the connection", async () => {
  const s = await open();
  await s.connection.close();
  const { connection } = openConnection(s.messenger, s.session);
  await connection.probe();
});

test("what a session stored is enough to continue after a crash", async () => {
  const s = await open();
  const crashed = { ...s.session, credentials: s.secrets.credentials()! };
  const next = openConnection(s.messenger, crashed);
  await expect.poll(next.problem, soon).toBeNull();
  await expect.poll(s.problem, soon).toBe("ELSEWHERE"); // the one before is out, and stays out
  await next.connection.probe();
});

test("a problem whose handler failed is reported again", async () => {
  const s = await open();
  s.failNext(2);
  s.standin.accounts.unlink(s.account);
  await expect.poll(s.problem, soon).toBe("REVOKED");
});
