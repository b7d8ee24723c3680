import { expect, test } from "vitest";
import {
  LostHold,
  type SecretChange,
  type SessionSecrets,
} from "../../../server/core/delivery/sessions/session_secrets.ts";
import { patient } from "../../support/messengers/connect_messenger.ts";
import { type ChatScene, chatScene, PHONE } from "../../support/whatsapp/chat_scene.ts";

/** Milliseconds within which what leaves without waiting for its key has left. */
const LEAVING_MS = 250;

/**
 * Secrets of a process that dies after so many writes: later ones are neither stored nor answered.
 */
function dying(secrets: SessionSecrets, writes: number) {
  const { promise: never, reject } = Promise.withResolvers<never>();
  never.catch(() => {});
  const dead = new AbortController();
  let left = writes;

  function write(change: SecretChange): Promise<void> {
    if (left-- > 0) return secrets.write(change);
    setTimeout(() => dead.abort(), LEAVING_MS);
    return never;
  }
  return {
    secrets: { read: secrets.read, write } satisfies SessionSecrets,
    hasDied: () => left < 0,
    /** Ends a little after its last moment. */
    signal: AbortSignal.any([dead.signal, patient()]),
    /** What waits for a write ends, as the process would have. */
    bury: () => reject(new LostHold("dead")),
  };
}

/** In each round sends to a chat with a process that dies at another write, then with one that lives. */
async function killedAtEachWrite(chatOf: (s: ChatScene) => string) {
  const s = await chatScene();
  s.standin.receipts.askAgainIf(false);
  const first = await s.open();
  await first.send("bom dia");
  await first.connection.close();
  let rounds = 0;
  for (let hasLived = false; !hasLived; rounds++) {
    const round = rounds;
    const chat = chatOf(s);
    const death = dying(s.secrets, round);
    const before = await s.open(death.secrets);
    hasLived = await before.send(`antes ${round}`, chat, death.signal)
      .then(() => !death.hasDied(), () => false);
    death.bury();
    await before.connection.close();
    const after = await s.open();
    await after.send(`depois ${round}`, chat);
    await after.connection.close();
    expect(s.standin.messages.unreadable()).toEqual([]);
  }
  expect(rounds).toBeGreaterThan(1);
  const arrived = s.standin.messages.taken.map(({ text }) => text);
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(arrived).toEqual(
    expect.arrayContaining(Array.from({ length: rounds }, (_, round) => `depois ${round}`)),
  );
}

const chats: readonly (readonly [string, (s: ChatScene) => string])[] = [
  ["a group that has its key", ({ group }) => group.id],
  ["a new group", ({ standin: { groups } }) => {
    const group = groups.make("Nova", 3);
    groups.join(PHONE, group);
    return group.id;
  }],
  ["the owner's own chat", () => PHONE],
];
test.each(chats)(
  "killed at any write of a send to %s, the next message is read by all, none comes twice",
  (_, chatOf) => killedAtEachWrite(chatOf),
);

test("killed when the message has left and before its ack, all can read the next", async () => {
  const s = await chatScene();
  s.standin.receipts.askAgainIf(false);
  for (let round = 0; round < 3; round++) {
    const before = await s.open();
    s.standin.faults.next("SILENCE_AFTER");
    await before.send(`antes ${round}`, undefined, AbortSignal.timeout(1_000)).catch(() => {});
    await before.connection.close();
    const after = await s.open();
    await after.send(`depois ${round}`);
    await after.connection.close();
  }
  expect(s.texts()).toEqual([0, 1, 2].flatMap((round) => [`antes ${round}`, `depois ${round}`]));
  expect(s.standin.messages.unreadable()).toEqual([]);
});

test("a group's key stays as small as it was, however many messages it has written", async () => {
  const s = await chatScene();
  const { send } = await s.open();
  const sizes: number[] = [];
  for (let n = 0; n < 4; n++) {
    await send(`oferta ${n}`);
    const keys = s.secrets.changes.flatMap(({ records }) => records)
      .filter(({ kind }) => kind === "sender-key");
    sizes.push(keys.at(-1)!.value!.length);
  }
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(50);
  expect(s.standin.messages.unreadable()).toEqual([]);
});
