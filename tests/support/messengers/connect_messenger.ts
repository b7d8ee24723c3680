import { expect, onTestFinished } from "vitest";
import {
  type Image,
  type Messenger,
  type MessengerEvent,
  MessengerRefusal,
  type OpenSession,
  type SeenGroup,
  type SessionProblem,
} from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { memorySecrets } from "./memory_secrets.ts";
import type { MessengerStandin, Owned } from "./messenger_standin.ts";

/** For what comes over the network by itself. */
export const soon = { timeout: 60_000, interval: 20 };

/** A stand-in with an account that is joined in, and a group that it is in. */
export async function connectMessenger<Standin extends MessengerStandin>(
  makeStandin: () => Promise<Standin>,
) {
  const standin = await makeStandin();
  onTestFinished(() => standin[Symbol.asyncDispose]());
  const { messenger } = standin;
  const owned = await standin.account();
  const { account } = owned;
  const kept = sessionOf(owned);
  const session = kept.session();
  const listening = openConnection(messenger, session);
  await expect.poll(listening.problem, soon).toBeNull();
  const group = standin.group("Promoções", 10);
  standin.add(account, group);
  const part = (text: string, image: Image | null = null) => ({
    ...{ text: parseMarks(text), image },
    ...messenger.makeMessageId && { messageId: messenger.makeMessageId() },
  });
  const send = (text: string, image: Image | null = null, signal = patient(), to = group.id) =>
    listening.connection.send(to, part(text, image), signal);
  return { standin, account, session, kept, group, part, send, ...listening };
}

export type ConnectedMessenger = Awaited<ReturnType<typeof connectMessenger>>;

/** An account's session, each time as it was last kept. */
export function sessionOf({ account, credentials, secrets: records }: Owned) {
  const secrets = memorySecrets(records);
  return {
    secrets,
    session: (): OpenSession => ({
      id: "ses_1",
      account: account.id,
      credentials: secrets.credentials() ?? credentials,
      secrets,
      webhook: null,
    }),
  };
}

/** Joins in, and keeps what it hears. */
export function openConnection(messenger: Messenger, session: OpenSession) {
  const events: MessengerEvent[] = [];
  let signs = 0;
  let failNext = 0;
  const connection = messenger.open(session, {
    onEvent(one) {
      if (failNext-- > 0) throw new Error("nothing can be heard now");
      events.push(one);
    },
    onAlive: () => void signs++,
  });
  onTestFinished(() => connection.close());

  return {
    connection,
    events,
    signs: () => signs,
    /** The next so many news cannot be heard. */
    failNext: (times: number) => void (failNext = times),
    isFailing: () => failNext > 0,
    /** What was last told; undefined: nothing yet. */
    problem(): SessionProblem | null | undefined {
      const last = events.findLast((one) => one.kind === "problem");
      return last?.problem;
    },
    /** All that was told of a group. */
    known(id: string): Partial<SeenGroup> {
      const reported = events.flatMap((one) => one.kind === "group" ? one.group : []);
      return Object.assign({}, ...reported.filter(({ externalId }) => externalId === id));
    },
    /** What was last told of how far a message has come. */
    receipt(messageId: string) {
      const reported = events.flatMap((one) => one.kind === "receipts" ? one.receipts : []);
      return reported.findLast((receipt) => receipt.messageId === messageId);
    },
  };
}

/** The refusal that `asked` ends in. @throws whatever else it ends in. */
export async function refusalOf(request: Promise<unknown>): Promise<MessengerRefusal> {
  const failure = await failureOf(request);
  if (failure instanceof MessengerRefusal) return failure;
  throw failure;
}

export const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then((value) => Promise.reject(new Error(`it went well: ${value}`)), (error) => error);

/** Longer than any answer takes. */
export const patient = () => AbortSignal.timeout(20_000);
