import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  type Image,
  MessengerRefusal,
  type RefusalReason,
} from "../../server/core/messaging/messenger.ts";
import { parseMarks } from "../../server/core/messaging/rich_text.ts";
import { failureOf, type Joined, joined, patient, refusalOf, soon } from "../support/joined.ts";
import type { MessengerStandin, Mishap } from "../support/messenger_standin.ts";

const image: Image = {
  bytes: Uint8Array.from(
    { length: 5_000 },
    (_, index) => index < 3 ? [0xff, 0xd8, 0xff][index]! : index,
  ),
  contentType: "image/jpeg",
};
const imageHash = createHash("sha256").update(image.bytes).digest("hex");

/** What any messenger must do with messages. */
export function sendingContract(name: string, makeStandin: () => Promise<MessengerStandin>): void {
  const it = (what: string, run: () => Promise<void>) => test(`${name}: ${what}`, run, 30_000);

  it("brings what was sent, in style, in order, to that group alone", async () => {
    const s = await joined(makeStandin);
    const other = s.standin.group("Outro", 3);
    s.standin.add(s.account, other);
    const text =
      "*Cafeteira _nova_ <3 & mais*\nDe ~R$ 10,00~ por *R$ 8,00*\n\nhttps://loja.com/a_b?c=1&d=2";
    const first = await s.send(text);
    const second = await s.send("*Com foto*", image);
    const third = await s.send("", image);
    expect(s.standin.received(s.group)).toEqual([
      { text: parseMarks(text), image: null },
      { text: parseMarks("*Com foto*"), image: imageHash },
      { text: [], image: imageHash },
    ]);
    expect(new Set([first, second, third].map(({ messageId }) => messageId)).size).toBe(3);
    expect(s.standin.received(other)).toEqual([]);
  });

  it("sends as much as it says that a message may hold", async () => {
    const s = await joined(makeStandin);
    const { text, caption } = s.standin.messenger.limits;
    const long = (length: number) => `*${"á<&".repeat(length)}`.slice(0, length + 1) + "*";
    await s.send(long(text));
    await s.send(long(caption), image);
    expect(s.standin.received(s.group).map(({ text }) => text[0]!.text.length)).toEqual([
      text,
      caption,
    ]);
  });

  const refusals: [string, (s: Joined) => void, RefusalReason][] = [
    ["it was removed from", (s) => s.standin.remove(s.account, s.group), "GROUP_GONE"],
    ["it may not write in", (s) => s.standin.silence(s.account, s.group), "GROUP_FORBIDDEN"],
  ];
  for (const [where, change, reason] of refusals) {
    it(`says that a group ${where} surely got nothing`, async () => {
      const s = await joined(makeStandin);
      change(s);
      expect(await refusalOf(s.send("oi"))).toMatchObject({ reason });
      expect(await refusalOf(s.send("oi", image))).toMatchObject({ reason });
      expect(s.standin.received(s.group)).toEqual([]);
    });
  }

  it("says that a group that never was got nothing", async () => {
    const s = await joined(makeStandin);
    const lost = s.connection.send("-99", { text: parseMarks("oi"), image: null }, patient());
    expect(await refusalOf(lost)).toMatchObject({ reason: "GROUP_GONE" });
  });

  it("says that the vendor surely takes no more than it can hold", async () => {
    const s = await joined(makeStandin);
    const refused = s.send("x".repeat(s.standin.messenger.limits.text + 1));
    expect(await refusalOf(refused)).toMatchObject({ reason: "MESSAGE_REFUSED" });
    expect(s.standin.received(s.group)).toEqual([]);
  });

  it("says how long to wait after too many", async () => {
    const s = await joined(makeStandin);
    s.standin.next("TOO_MANY");
    const { retryAfterMs } = s.standin;
    expect(await refusalOf(s.send("oi"))).toMatchObject({ reason: "LATER", retryAfterMs });
    await s.send("oi");
    expect(s.standin.received(s.group)).toHaveLength(1);
  });

  it("says that a vendor who is away surely got nothing", async () => {
    const s = await joined(makeStandin);
    await s.standin.goAway();
    await expect.poll(s.trouble, soon).toBe("UNREACHABLE"); // its connections have ended by now
    for (const pictured of [null, image]) {
      expect(await refusalOf(s.send("oi", pictured)))
        .toMatchObject({ reason: "LATER", retryAfterMs: null });
    }
    expect(s.standin.received(s.group)).toEqual([]);
  });

  const doubts: Mishap[] = ["ERROR_AFTER", "DROP_BEFORE", "DROP_AFTER"];
  for (const mishap of doubts) {
    it(`is in doubt after ${mishap}, and does not send again by itself`, async () => {
      const s = await joined(makeStandin);
      for (const pictured of [null, image]) {
        s.standin.next(mishap);
        expect(await failureOf(s.send("em dúvida", pictured))).not.toBeInstanceOf(MessengerRefusal);
      }
      await s.send("depois");
      expect(s.standin.received(s.group)).toHaveLength(mishap.endsWith("AFTER") ? 3 : 1);
    });
  }

  for (const mishap of ["SILENCE_BEFORE", "SILENCE_AFTER"] as const) {
    it(`is in doubt when nobody waits for an answer any longer: ${mishap}`, async () => {
      const s = await joined(makeStandin);
      s.standin.next(mishap);
      const before = s.standin.open();
      const failure = await failureOf(s.send("em dúvida", image, AbortSignal.timeout(300)));
      expect(failure).not.toBeInstanceOf(MessengerRefusal);
      await expect.poll(s.standin.open, soon).toBeLessThanOrEqual(before);
      expect(s.standin.received(s.group)).toHaveLength(mishap.endsWith("AFTER") ? 1 : 0);
    });
  }

  it("is in doubt when it is told to stop before it began", async () => {
    const s = await joined(makeStandin);
    const failure = await failureOf(s.send("oi", null, AbortSignal.abort()));
    expect(failure).not.toBeInstanceOf(MessengerRefusal);
    await s.send("depois");
    expect(s.standin.received(s.group)).toHaveLength(1);
  });
}
