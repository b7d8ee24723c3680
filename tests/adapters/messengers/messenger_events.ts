import { expect } from "vitest";
import {
  connectMessenger,
  failureOf,
  refusalOf,
  soon,
} from "../../support/messengers/connect_messenger.ts";
import type { Proved } from "./messenger.ts";

/** The events that every messenger must report. */
export function hearingContract({ it, traits, makeStandin }: Proved): void {
  it("reports groups that it is added to, that are renamed, and that it is removed from", async () => {
    const s = await connectMessenger(makeStandin);
    await expect.poll(() => s.known(s.group.id), soon)
      .toMatchObject({ title: "Promoções", kind: "GROUP", isThere: true, canSend: true });
    s.standin.rename(s.group, "Promoções do dia");
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Promoções do dia" });
    s.standin.silence(s.account, s.group);
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ canSend: false });
    s.standin.remove(s.account, s.group);
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ isThere: false });
  });

  if (traits.groupsMove) {
    it("reports a group's new id, and can send to it there", async () => {
      const s = await connectMessenger(makeStandin);
      const from = s.group.id;
      s.standin.move(s.group);
      const refusal = await refusalOf(s.send("oi", null, undefined, from));
      expect(refusal).toMatchObject({ reason: "GROUP_MOVED", movedTo: s.group.id });
      await expect.poll(() => s.events, soon).toContainEqual({
        kind: "moved",
        from,
        to: s.group.id,
      });
      await s.send("oi");
      expect(s.standin.received(s.group)).toHaveLength(1);
    });

    it("reports a group that has moved when it is read by its old id", async () => {
      const s = await connectMessenger(makeStandin);
      const from = s.group.id;
      s.standin.move(s.group);
      const [moved] = await s.connection.groups([from]);
      expect(moved).toMatchObject({ title: "Promoções", isThere: true });
    });
  }

  it("reads groups on request", async () => {
    const s = await connectMessenger(makeStandin);
    const [silent, gone] = [s.standin.group("Mudo", 3), s.standin.group("Saiu", 3)];
    for (const group of [silent, gone]) s.standin.add(s.account, group);
    s.standin.silence(s.account, silent);
    s.standin.remove(s.account, gone);
    const seen = await s.connection.groups([s.group.id, silent.id, gone.id]);
    const by = (id: string) => seen.find(({ externalId }) => externalId === id);
    expect(seen).toHaveLength(3);
    expect(by(s.group.id)).toMatchObject({
      ...{ title: "Promoções", kind: "GROUP", canSend: true, isThere: true },
      members: 11,
    });
    expect(by(silent.id)).toMatchObject({ title: "Mudo", canSend: false, isThere: true });
    expect(by(gone.id)).toEqual({ externalId: gone.id, isThere: false });
  });

  it("returns groups that were not requested, where it lists them", async () => {
    const s = await connectMessenger(makeStandin);
    const others = ["Um", "Dois"].map((title) => s.standin.group(title, 2));
    for (const group of others) s.standin.add(s.account, group);
    const seen = await s.connection.groups([s.group.id]);
    const { listsGroups } = s.standin.messenger.capabilities;
    const expected = [s.group, ...listsGroups ? others : []].map(({ id }) => id);
    expect(seen.map(({ externalId }) => externalId).sort()).toEqual(expected.sort());
  });

  it("gives a sign of life with each answer, and none without", async () => {
    const s = await connectMessenger(makeStandin);
    for (
      const request of [
        s.connection.probe,
        () => s.send("oi"),
        () => s.connection.groups([s.group.id]),
      ]
    ) {
      const before = s.signs();
      await request();
      expect(s.signs()).toBeGreaterThan(before);
    }
    await s.standin.goAway();
    const before = s.signs();
    await failureOf(s.connection.probe());
    expect(s.signs()).toBe(before);
  });

  it("repeats events whose handler failed", async () => {
    const s = await connectMessenger(makeStandin);
    s.failNext(2);
    s.standin.rename(s.group, "Ouvido por fim");
    await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ title: "Ouvido por fim" });
  });
}
