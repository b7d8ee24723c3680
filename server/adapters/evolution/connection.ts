import { getLogger } from "@logtape/logtape";
import {
  type Connection,
  type ConnectionHandlers,
  MessengerRefusal,
  type OpenSession,
} from "../../core/delivery/messenger.ts";
import { edit, remove } from "./corrections.ts";
import { groupBook } from "./group_book.ts";
import { closedBy, type Instance, leave, stateOf } from "./instance.ts";
import { queryRefusal, refusalOf } from "./refusals.ts";
import { send } from "./send.ts";
import { watch, type WatchTimes } from "./watch.ts";

const log = getLogger(["garimpo", "evolution"]);

/** Connects as the number of `instance`. */
export function connection(
  instance: Instance,
  session: OpenSession,
  { onEvent, onAlive }: ConnectionHandlers,
  times: WatchTimes,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const book = groupBook(instance, { account: session.account, onAlive });
  const watched = watch({ ...times, session, instance, book, onEvent, signal });

  /**
   * Requires an answer of WhatsApp itself: a gateway with a dead connection still reports "open".
   */
  async function probe(): Promise<void> {
    const state = await stateOf(instance, signal);
    if (state !== "open") throw new MessengerRefusal("LATER", `the number is at ${state}`);
    const known = book.anyKnown();
    if (known === null) await book.list([], signal);
    else await book.lookUp(known, signal);
  }

  /** Adds the session's problem to a refusal if the number is closed. */
  async function explained(refusal: MessengerRefusal): Promise<MessengerRefusal> {
    if (refusal.reason !== "LATER") return refusal;
    const problem = await closedBy(instance, signal).catch(() => null);
    return problem ? new MessengerRefusal("SESSION", refusal.message, { problem }) : refusal;
  }
  const withReason = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch(async (error) => Promise.reject(await explained(queryRefusal(error))));

  /** Keeps the doubt about what may have been done: only a refusal is certain. */
  async function certain<Answer>(request: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await request;
      onAlive();
      return answer;
    } catch (error) {
      const refusal = refusalOf(error);
      throw refusal ? await explained(refusal) : error;
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await watched;
  }

  return {
    probe: () => withReason(probe()),
    groups: (ids) => withReason(book.list(ids, signal)),
    inviteUrl: (id) => withReason(book.inviteUrl(id, signal)),
    readInvite: null,
    joinByInvite: null,
    send: (to, part, signal) => certain(send(instance, book, to, part, signal)),
    edit: (to, { messageId }, text, signal) =>
      certain(edit(instance, { to, messageId }, text, signal)),
    remove: (to, messageId, signal) => certain(remove(instance, { to, messageId }, signal)),
    async leave() {
      await leave(instance).catch((error) => {
        log.warn("a number stays at its gateway: {error}", { error });
      });
      await close();
    },
    close,
  };
}
