import { expect } from "vitest";
import { openConnection, sessionOf, soon } from "../../support/messengers/connect_messenger.ts";
import type { MessengerStandin } from "../../support/messengers/messenger_standin.ts";
import { pairAccount, pairing } from "../../support/messengers/pair_messenger.ts";
import type { Proved } from "./messenger.ts";

const scanned = ({ messenger, phone }: MessengerStandin) =>
  pairAccount(messenger, phone!.scan, phone!.gateway);

/** How a messenger must link an account by its owner's phone. */
export function pairingContract({ it, makeStandin }: Proved): void {
  it("links the phone that scans what is shown, and can join in as it", async () => {
    await using standin = await makeStandin();
    const { number, scan, linked } = standin.phone!;
    const { awaited, events } = pairing(standin, null);
    const qr = await awaited("qr");
    expect(qr.expiresAt.getTime()).toBeGreaterThan(Date.now());
    await scan(qr.text);
    const { paired } = await awaited("paired");
    expect(paired.account.id).toBe(number);
    expect(paired.account.handle).toContain(number.slice(-4));
    expect(events.findLast(({ kind }) => kind !== "qr")!.kind).toBe("paired");
    expect(events.filter(({ kind }) => kind === "agreed").length).toBeLessThanOrEqual(1);
    expect(linked()).toBe(1);

    const { problem } = openConnection(standin.messenger, sessionOf(paired).session());
    await expect.poll(problem, soon).toBeNull();
  });

  it("links the phone on which the code is typed, and not by another code", async () => {
    await using standin = await makeStandin();
    const { number, type, linked } = standin.phone!;
    const { awaited, last } = pairing(standin, number);
    const { code, expiresAt } = await awaited("code");
    expect(code).toMatch(/^[0-9A-Z]{8}$/);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(last("qr")).toBeUndefined();
    await type(code);
    const { paired } = await awaited("paired");
    expect(paired.account.id).toBe(number);
    expect(linked()).toBe(1);
  });

  it("does not link by a code that it did not show", async () => {
    await using standin = await makeStandin();
    const { number, type, linked } = standin.phone!;
    const { awaited, last } = pairing(standin, number);
    const { code } = await awaited("code");
    const wrong = (code[0] === "A" ? "B" : "A") + code.slice(1);
    await expect(type(wrong)).rejects.toThrow();
    expect(last("paired")).toBeUndefined();
    expect(linked()).toBe(0);
  });

  it("reports a number that does not exist", async () => {
    await using standin = await makeStandin();
    const { awaited } = pairing(standin, standin.phone!.nobody);
    expect(await awaited("failed")).toEqual({ kind: "failed", problem: "NUMBER_INVALID" });
  });

  it("reports an unreachable vendor", async () => {
    await using standin = await makeStandin();
    await standin.goAway();
    const { awaited } = pairing(standin, null);
    expect(await awaited("failed")).toEqual({ kind: "failed", problem: "UNREACHABLE" });
  });

  it("leaves nothing open and nothing linked when it is closed before it was used", async () => {
    await using standin = await makeStandin();
    const before = standin.open();
    const { awaited, connection, events } = pairing(standin, null);
    const { text } = await awaited("qr");
    await connection.close();
    await expect.poll(standin.open, soon).toBeLessThanOrEqual(before);
    const count = events.length;
    await expect(standin.phone!.scan(text)).rejects.toThrow();
    expect(standin.phone!.linked()).toBe(0);
    expect(events).toHaveLength(count);
  });

  it("undoes what was linked", async () => {
    await using standin = await makeStandin();
    const { undo } = await scanned(standin);
    expect(standin.phone!.linked()).toBe(1);
    await undo();
    await expect.poll(standin.phone!.linked, soon).toBe(0);
  });

  it("ends the link for good when the account leaves", async () => {
    await using standin = await makeStandin();
    const { session } = sessionOf(await scanned(standin));
    const { connection, problem } = openConnection(standin.messenger, session());
    await expect.poll(problem, soon).toBeNull();
    await connection.leave!();
    await expect.poll(standin.phone!.linked, soon).toBe(0);
    const again = openConnection(standin.messenger, session());
    await expect.poll(again.problem, soon).toBe("REVOKED");
  });
}
