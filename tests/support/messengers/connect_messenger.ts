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

/** Polling options for what arrives over the network. */
export const soon = { timeout: 60_000, interval: 20 };

/** Starts a stand-in with a connected account and a group that it is in. */
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

/** Returns an account's session, always as last stored. */
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

/** Opens a connection and records its events. */
export function openConnection(messenger: Messenger, session: OpenSession) {
  const events: MessengerEvent[] = [];
  let signs = 0;
  let failNext = 0;
  const connection = messenger.open(session, {
    onEvent(one) {
      if (failNext-- > 0) throw new Error("nothing can be received now");
      events.push(one);
    },
    onAlive: () => void signs++,
  });
  onTestFinished(() => connection.close());

  return {
    connection,
    events,
    signs: () => signs,
    /** Makes the handler fail for the next so many events. */
    failNext: (times: number) => void (failNext = times),
    isFailing: () => failNext > 0,
    /** The last reported problem; undefined: none yet. */
    problem(): SessionProblem | null | undefined {
      const last = events.findLast((one) => one.kind === "problem");
      return last?.problem;
    },
    /** Everything reported of a group, merged. */
    known(id: string): Partial<SeenGroup> {
      const reported = events.flatMap((one) => one.kind === "group" ? one.group : []);
      return Object.assign({}, ...reported.filter(({ externalId }) => externalId === id));
    },
    /** The last reported receipt of a message. */
    receipt(messageId: string) {
      const reported = events.flatMap((one) => one.kind === "receipts" ? one.receipts : []);
      return reported.findLast((receipt) => receipt.messageId === messageId);
    },
  };
}

/** Returns the refusal of a request. @throws its error if it is another one */
export async function refusalOf(request: Promise<unknown>): Promise<MessengerRefusal> {
  const failure = await failureOf(request);
  if (failure instanceof MessengerRefusal) return failure;
  throw failure;
}

export const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then((value) => Promise.reject(new Error(`it went well: ${value}`)), (error) => error);

/** A signal longer than any response takes. */
export const patient = () => AbortSignal.timeout(20_000);
