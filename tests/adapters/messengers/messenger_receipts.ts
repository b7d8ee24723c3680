import { expect } from "vitest";
import { connectMessenger, soon } from "../../support/messengers/connect_messenger.ts";
import type { Proved } from "./messenger.ts";

/** How every messenger must report delivery progress. */
export function receiptsContract({ it, makeStandin }: Proved): void {
  it("reports when a message reached somebody, and how many people, each once", async () => {
    const s = await connectMessenger(makeStandin);
    const { messageId } = await s.send("oi");
    s.standin.deliver(s.group, messageId, 4);
    await expect.poll(() => s.receipt(messageId)?.delivered, soon).toBeGreaterThanOrEqual(4);
    s.standin.deliver(s.group, messageId, 6);
    s.standin.deliver(s.group, messageId, 6);
    await expect.poll(() => s.receipt(messageId)?.delivered, soon).toBe(6);
    const { isAccepted, deliveredAt } = s.receipt(messageId)!;
    expect(isAccepted).toBe(true);
    expect(Math.abs(deliveredAt!.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it("reports each message separately, and none that nobody got", async () => {
    const s = await connectMessenger(makeStandin);
    const [first, second] = [await s.send("um"), await s.send("dois")];
    s.standin.deliver(s.group, first.messageId, 7);
    s.standin.deliver(s.group, second.messageId, 8);
    await expect.poll(() => s.receipt(second.messageId)?.delivered, soon).toBe(8);
    await expect.poll(() => s.receipt(first.messageId)?.delivered, soon).toBe(7);
    s.standin.next("DROP_BEFORE");
    const part = s.part("perdida");
    await s.connection.send(s.group.id, part, AbortSignal.timeout(20_000)).catch(() => {});
    const { messageId } = await s.send("depois");
    s.standin.deliver(s.group, messageId, 9);
    await expect.poll(() => s.receipt(messageId)?.delivered, soon).toBe(9);
    expect(s.receipt(part.messageId ?? "")?.deliveredAt ?? null).toBeNull();
  });

  it("reports after reconnecting what became of an unacknowledged message", async () => {
    const s = await connectMessenger(makeStandin);
    s.standin.next("DROP_AFTER");
    const part = s.part("em dúvida");
    await s.connection.send(s.group.id, part, AbortSignal.timeout(20_000)).catch(() => {});
    expect(s.standin.received(s.group)).toHaveLength(1);
    await expect.poll(() => s.receipt(part.messageId ?? "")?.delivered, soon)
      .toBeGreaterThanOrEqual(1);
  });
}
