import { expect } from "vitest";
import {
  connectMessenger,
  openConnection,
  refusalOf,
  soon,
} from "../../support/messengers/connect_messenger.ts";
import type { Proved } from "./messenger.ts";

/** How a messenger must join in, stay there, and leave. */
export function joiningContract({ it, traits, makeStandin }: Proved): void {
  it("reports revoked credentials, and stops its requests", async () => {
    const s = await connectMessenger(makeStandin);
    s.standin.revoke(s.account);
    await expect.poll(s.problem, soon).toBe("REVOKED");
    s.standin.rename(s.group, "depois");
    expect(await refusalOf(s.send("oi"))).toMatchObject({ reason: "SESSION", problem: "REVOKED" });
    const probed = await refusalOf(s.connection.probe());
    expect(probed).toMatchObject({ reason: "SESSION", problem: "REVOKED" });
    await expect.poll(s.standin.open, soon).toBe(0);
    expect(s.standin.received(s.group)).toEqual([]);
  });

  if (traits.sendsWhileElsewhere) {
    it("reports when another program has taken over, and when it is gone", async () => {
      const s = await connectMessenger(makeStandin);
      const end = s.standin.useElsewhere(s.account);
      await expect.poll(s.problem, soon).toBe("ELSEWHERE");
      s.standin.rename(s.group, "Enquanto isso"); // an update for either program does not end the takeover
      await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Enquanto isso" });
      await end();
      await expect.poll(s.problem, soon).toBeNull();
      expect(problemsOf(s.events)).toEqual([null, "ELSEWHERE", null]);
    });
  } else {
    it("leaves the account to the program that has taken over, until it is opened again", async () => {
      const s = await connectMessenger(makeStandin);
      const end = s.standin.useElsewhere(s.account);
      await expect.poll(s.problem, soon).toBe("ELSEWHERE");
      const refusal = await refusalOf(s.send("oi"));
      expect(refusal).toMatchObject({ reason: "SESSION", problem: "ELSEWHERE" });
      expect(await refusalOf(s.connection.probe())).toMatchObject({ problem: "ELSEWHERE" });
      expect(problemsOf(s.events)).toEqual([null, "ELSEWHERE"]);
      await s.connection.close();
      const again = openConnection(s.standin.messenger, s.kept.session());
      await expect.poll(again.problem, soon).toBeNull();
      expect(problemsOf(again.events)).toEqual([null]);
      await end();
    });
  }

  it("reports when the vendor is unreachable, and when it is back, and misses nothing", async () => {
    const s = await connectMessenger(makeStandin);
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ isThere: true });
    await s.standin.goAway();
    await expect.poll(s.problem, soon).toBe("UNREACHABLE");
    expect(await refusalOf(s.connection.probe())).toMatchObject({ reason: "LATER" });
    expect(await refusalOf(s.connection.groups([s.group.id]))).toMatchObject({ reason: "LATER" });
    s.standin.rename(s.group, "Enquanto isso");
    await s.standin.comeBack();
    await expect.poll(s.problem, soon).toBeNull();
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Enquanto isso" });
    await s.connection.probe();
  });

  it("closes at once, reports nothing afterwards, and leaves nothing open", async () => {
    const s = await connectMessenger(makeStandin);
    await expect.poll(s.standin.open, soon).toBeGreaterThan(0);
    await s.connection.close();
    await expect.poll(s.standin.open, soon).toBe(0);
    const before = s.events.length;
    s.standin.rename(s.group, "depois");
    const next = openConnection(s.standin.messenger, s.kept.session());
    await expect.poll(() => next.known(s.group.id), soon).toMatchObject({ title: "depois" });
    expect(s.events).toHaveLength(before);
  });

  it("closes while the vendor is away", async () => {
    const s = await connectMessenger(makeStandin);
    await s.standin.goAway();
    await expect.poll(s.problem, soon).toBe("UNREACHABLE");
    await s.connection.close();
  });

  it("lets a second session take over from one that was closed, without problem", async () => {
    const s = await connectMessenger(makeStandin);
    await s.connection.close();
    const next = openConnection(s.standin.messenger, s.kept.session());
    await expect.poll(next.problem, soon).toBeNull();
    s.standin.rename(s.group, "Herdado");
    await expect.poll(() => next.known(s.group.id), soon).toMatchObject({ title: "Herdado" });
    expect(problemsOf(next.events)).toEqual([null]);
    const sent = next.connection.send(s.group.id, s.part("de novo"), AbortSignal.timeout(20_000));
    expect((await sent).messageId).not.toBe("");
    expect(s.standin.received(s.group)).toHaveLength(1);
  });
}

const problemsOf = (events: Awaited<ReturnType<typeof connectMessenger>>["events"]) =>
  events.flatMap((one) => one.kind === "problem" ? [one.problem] : []);
