import { expect, test } from "vitest";
import { WebSocket } from "ws";
import {
  closed,
  connect,
  linkedBy,
  newState,
  opened,
  waitForUpdate,
} from "../../support/whatsapp/client.ts";
import { PHONE, scene } from "../../support/whatsapp/scene.ts";

test("links a device by a QR code, and lets it in as often as it comes", async () => {
  const { online, comeAs } = await scene();
  const { account, state, socket } = await online();
  expect(account.isSigned).toBe(true);
  expect(socket.user?.id).toBe(account.jid);
  const given = account.preKeys.length;
  expect(given).toBeGreaterThan(100);
  await socket.end(undefined);
  await comeAs(state);
  expect(account.preKeys).toHaveLength(given);
});

test("links a device by a code that is typed on the phone, and by no other", async () => {
  const { whatsApp } = await scene();
  const socket = connect(whatsApp, newState());
  const end = closed(socket);
  await waitForUpdate(socket, ({ qr }) => qr);
  const code = await socket.requestPairingCode(PHONE);
  await expect.poll(() => whatsApp.phone.isAsked(PHONE)).toBe(true);
  const account = await whatsApp.phone.type(code, PHONE);
  expect(await end).toBe(515);
  expect(account.isSigned).toBe(true);

  const other = connect(whatsApp, newState());
  await waitForUpdate(other, ({ qr }) => qr);
  await other.requestPairingCode("5511999990002", "AAAAAAAA");
  await expect.poll(() => whatsApp.phone.isAsked("5511999990002")).toBe(true);
  await expect(whatsApp.phone.type("AAAAAAAB", "5511999990002")).rejects.toThrow();
  expect(whatsApp.accounts.of("5511999990002")).toEqual([]);
  await other.end(undefined);
});

test("a QR code that is shown no longer links nothing", async () => {
  const { whatsApp } = await scene();
  const socket = connect(whatsApp, newState());
  const qr = await waitForUpdate(socket, ({ qr }) => qr);
  await socket.end(undefined);
  await expect.poll(whatsApp.underWay).toBe(0);
  expect(() => whatsApp.phone.scan(qr, PHONE)).toThrow("no device shows");
});

test("an unlinked device can no longer log in", async () => {
  const { whatsApp, online } = await scene();
  const { account, state, socket } = await online();
  const end = closed(socket);
  whatsApp.accounts.unlink(account);
  expect(await end).toBe(401);
  expect(await closed(connect(whatsApp, state))).toBe(401);
});

test("a device can unlink itself", async () => {
  const { whatsApp, online } = await scene();
  const { socket } = await online();
  await socket.logout();
  await expect.poll(() => whatsApp.accounts.all.size).toBe(0);
});

test("of two connections of one device the later one stays", async () => {
  const { online, comeAs } = await scene();
  const { state, socket } = await online();
  const end = closed(socket);
  await comeAs(state);
  expect(await end).toBe(440);
});

test.each([401, 402, 403, 405, 406, 503])("a login fails with %i", async (reason) => {
  const { whatsApp } = await scene();
  const { state, account } = await linkedBy(whatsApp, PHONE);
  account.failure = reason;
  expect(await closed(connect(whatsApp, state))).toBe(reason);
  account.failure = null;
  whatsApp.failLogins(reason);
  expect(await closed(connect(whatsApp, state))).toBe(reason);
  whatsApp.failLogins(null);
  const socket = connect(whatsApp, state);
  await opened(socket);
  await socket.end(undefined);
});

test("a connection ends in each way in which WhatsApp ends one", async () => {
  const { online, comeAs } = await scene();
  const { state, account } = await online();
  for (
    const [code, end] of [
      [515, () => account.line!.streamError(515)],
      [503, () => account.line!.streamError(503)],
      [428, () => account.line!.streamEnd()],
      [428, () => account.line!.drop()],
      [428, () => account.line!.close()],
      [440, () => account.line!.conflict("replaced")],
    ] as const
  ) {
    const ended = closed(await comeAs(state));
    end();
    expect(await ended).toBe(code);
  }
});

test("an upgrade is refused with a status, and the port closed and opened", async () => {
  const { whatsApp } = await scene();
  whatsApp.refuseUpgrades(403);
  const refused = new WebSocket(whatsApp.socketUrl);
  const status = await new Promise((resolve) => {
    refused.on("unexpected-response", (_, response) => resolve(response.statusCode));
    refused.on("error", () => {});
  });
  refused.terminate();
  expect(status).toBe(403);
  whatsApp.refuseUpgrades(null);
  await whatsApp.goAway();
  await expect(fetch(whatsApp.origin)).rejects.toThrow();
  await whatsApp.comeBack();
  expect((await fetch(`${whatsApp.origin}/v/nothing`)).status).toBe(404);
});
