import { expect, test } from "vitest";
import { failureOf, joined, listen, patient, refusalOf, soon } from "../support/joined.ts";
import type { MessengerStandin, StandinGroup } from "../support/messenger_standin.ts";
import { parseMarks } from "../../server/core/messaging/rich_text.ts";

/** What any messenger must hear of, and tell. */
export function hearingContract(name: string, makeStandin: () => Promise<MessengerStandin>): void {
  const it = (what: string, run: () => Promise<void>) => test(`${name}: ${what}`, run, 30_000);

  it("says whose credentials these are", async () => {
    await using standin = await makeStandin();
    const { account, credentials } = standin.account();
    expect(await standin.messenger.identify(credentials)).toEqual(account);
  });

  it("does not know credentials that nobody was given, that are none, or no longer hold", async () => {
    await using standin = await makeStandin();
    const { account, credentials } = standin.account();
    standin.revoke(account);
    for (const wrong of [standin.strangeCredentials, "", "não é nada disso", credentials]) {
      const refusal = await refusalOf(standin.messenger.identify(wrong));
      expect(refusal).toMatchObject({ reason: "SESSION", trouble: "REVOKED" });
      expect(refusal.message).not.toContain(wrong || "nothing");
    }
  });

  it("hears of groups that it is added to, that are renamed, and that it is removed from", async () => {
    const s = await joined(makeStandin);
    await expect.poll(() => s.known(s.group.id), soon)
      .toMatchObject({ title: "Promoções", kind: "GROUP", isThere: true, canSend: true });
    s.standin.rename(s.group, "Promoções do dia");
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Promoções do dia" });
    s.standin.silence(s.account, s.group);
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ canSend: false });
    s.standin.remove(s.account, s.group);
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ isThere: false });
  });

  it("hears of a group's other id, and can send to it there", async () => {
    const s = await joined(makeStandin);
    const from = s.group.id;
    s.standin.move(s.group);
    const refusal = await refusalOf(
      s.connection.send(from, { text: parseMarks("oi"), image: null }, patient()),
    );
    expect(refusal).toMatchObject({ reason: "GROUP_MOVED", movedTo: s.group.id });
    await expect.poll(() => s.news, soon).toContainEqual({ kind: "moved", from, to: s.group.id });
    await s.send("oi");
    expect(s.standin.received(s.group)).toHaveLength(1);
  });

  it("tells of groups when it is asked", async () => {
    const s = await joined(makeStandin);
    const [silent, gone, moved] = ["Mudo", "Saiu", "Mudou"].map((title) => {
      const group = s.standin.group(title, 3);
      s.standin.add(s.account, group);
      return group;
    }) as [StandinGroup, StandinGroup, StandinGroup];
    s.standin.silence(s.account, silent);
    s.standin.remove(s.account, gone);
    const from = moved.id;
    s.standin.move(moved);
    const seen = await s.connection.groups([s.group.id, silent.id, gone.id, from]);
    const by = (id: string) => seen.find(({ externalId }) => externalId === id);
    expect(seen).toHaveLength(4);
    expect(by(s.group.id)).toMatchObject({
      ...{ title: "Promoções", kind: "GROUP", canSend: true, isThere: true },
      members: 11,
    });
    expect(by(silent.id)).toMatchObject({ title: "Mudo", canSend: false, isThere: true });
    expect(by(gone.id)).toEqual({ externalId: gone.id, isThere: false });
    expect(by(moved.id)).toMatchObject({ title: "Mudou", isThere: true });
  });

  it("tells when the credentials no longer hold, and asks no more", async () => {
    const s = await joined(makeStandin);
    s.standin.revoke(s.account);
    s.standin.rename(s.group, "depois");
    expect(await refusalOf(s.send("oi"))).toMatchObject({ reason: "SESSION", trouble: "REVOKED" });
    expect(await refusalOf(s.connection.probe())).toMatchObject({ trouble: "REVOKED" });
    await expect.poll(s.trouble, soon).toBe("REVOKED");
    await expect.poll(s.standin.open, soon).toBe(0);
    expect(s.standin.received(s.group)).toEqual([]);
  });

  it("tells when another program has taken over, and when it is gone", async () => {
    const s = await joined(makeStandin);
    const end = s.standin.useElsewhere(s.account);
    await expect.poll(s.trouble, soon).toBe("ELSEWHERE");
    s.standin.rename(s.group, "Enquanto isso"); // whoever hears of it, it is not over
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Enquanto isso" });
    await end();
    await expect.poll(s.trouble, soon).toBeNull();
    const troubles = s.news.flatMap((one) => one.kind === "trouble" ? [one.trouble] : []);
    expect(troubles).toEqual([null, "ELSEWHERE", null]);
  });

  it("tells when the vendor cannot be reached, and when it is back, and missed nothing", async () => {
    const s = await joined(makeStandin);
    await s.standin.goAway();
    await expect.poll(s.trouble, soon).toBe("UNREACHABLE");
    expect(await refusalOf(s.connection.probe())).toMatchObject({ reason: "LATER" });
    expect(await refusalOf(s.connection.groups([s.group.id]))).toMatchObject({ reason: "LATER" });
    s.standin.rename(s.group, "Enquanto isso");
    await s.standin.comeBack();
    await expect.poll(s.trouble, soon).toBeNull();
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Enquanto isso" });
    await s.connection.probe();
  });

  it("gives a sign of life with each answer, and none without", async () => {
    const s = await joined(makeStandin);
    for (
      const ask of [s.connection.probe, () => s.send("oi"), () => s.connection.groups([s.group.id])]
    ) {
      const before = s.signs();
      await ask();
      expect(s.signs()).toBeGreaterThan(before);
    }
    await s.standin.goAway();
    const before = s.signs();
    await failureOf(s.connection.probe());
    expect(s.signs()).toBe(before);
  });

  it("tells again what could not be heard", async () => {
    const s = await joined(makeStandin);
    s.deafFor(2);
    s.standin.rename(s.group, "Ouvido por fim");
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Ouvido por fim" });
  });

  it("closes at once, hears nothing afterwards, and leaves nothing open", async () => {
    const s = await joined(makeStandin);
    await expect.poll(s.standin.open, soon).toBeGreaterThan(0);
    await s.connection.close();
    await expect.poll(s.standin.open, soon).toBe(0);
    const heard = s.news.length;
    s.standin.rename(s.group, "depois");
    await s.standin.messenger.identify(s.session.credentials);
    expect(s.news).toHaveLength(heard);
  });

  it("closes while the vendor is away", async () => {
    const s = await joined(makeStandin);
    await s.standin.goAway();
    await expect.poll(s.trouble, soon).toBe("UNREACHABLE");
    await s.connection.close();
  });

  it("lets a second session take over from one that was closed, without trouble", async () => {
    const s = await joined(makeStandin);
    await s.connection.close();
    const next = listen(s.standin.messenger, s.session);
    await expect.poll(next.trouble, soon).toBeNull();
    s.standin.rename(s.group, "Herdado");
    await expect.poll(() => next.known(s.group.id), soon).toMatchObject({ title: "Herdado" });
    expect(next.news.filter(({ kind }) => kind === "trouble")).toEqual([
      { kind: "trouble", trouble: null },
    ]);
  });
}
