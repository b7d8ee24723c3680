import { expect, onTestFinished } from "vitest";
import {
  type Image,
  type Messenger,
  MessengerRefusal,
  type News,
  type OpenSession,
  type SeenGroup,
  type Trouble,
} from "../../server/core/messaging/messenger.ts";
import { parseMarks } from "../../server/core/messaging/rich_text.ts";
import type { MessengerStandin } from "./messenger_standin.ts";

/** For what comes over the network by itself. */
export const soon = { timeout: 60_000, interval: 20 };

/** A stand-in with an account that is joined in, and a group that it is in. */
export async function joined(makeStandin: () => Promise<MessengerStandin>) {
  const standin = await makeStandin();
  onTestFinished(() => standin[Symbol.asyncDispose]());
  const { account, credentials } = standin.account();
  const session: OpenSession = { id: "ses_1", account: account.id, credentials, webhook: null };
  const listening = listen(standin.messenger, session);
  await expect.poll(listening.trouble, soon).toBeNull();
  const group = standin.group("Promoções", 10);
  standin.add(account, group);
  const send = (text: string, image: Image | null = null, signal = patient()) =>
    listening.connection.send(group.id, { text: parseMarks(text), image }, signal);
  return { standin, account, session, group, send, ...listening };
}

export type Joined = Awaited<ReturnType<typeof joined>>;

/** Joins in, and keeps what it hears. */
export function listen(messenger: Messenger, session: OpenSession) {
  const news: News[] = [];
  let signs = 0;
  let deafFor = 0;
  const connection = messenger.open(session, {
    hear(one) {
      if (deafFor-- > 0) throw new Error("nothing can be heard now");
      news.push(one);
    },
    alive: () => void signs++,
  });
  onTestFinished(() => connection.close());

  return {
    connection,
    news,
    signs: () => signs,
    /** The next so many news cannot be heard. */
    deafFor: (times: number) => void (deafFor = times),
    /** What was last told; undefined: nothing yet. */
    trouble(): Trouble | null | undefined {
      const last = news.findLast((one) => one.kind === "trouble");
      return last?.trouble;
    },
    /** All that was told of a group. */
    known(id: string): Partial<SeenGroup> {
      const told = news.flatMap((one) => one.kind === "group" ? one.group : []);
      return Object.assign({}, ...told.filter(({ externalId }) => externalId === id));
    },
  };
}

/** The refusal that `asked` ends in. @throws whatever else it ends in. */
export async function refusalOf(asked: Promise<unknown>): Promise<MessengerRefusal> {
  const failure = await failureOf(asked);
  if (failure instanceof MessengerRefusal) return failure;
  throw failure;
}

export const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then((value) => Promise.reject(new Error(`it went well: ${value}`)), (error) => error);

/** Longer than any answer takes. */
export const patient = () => AbortSignal.timeout(20_000);
