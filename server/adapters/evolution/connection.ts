import { getLogger } from "@logtape/logtape";
import {
  type Connection,
  type ConnectionHandlers,
  MessengerRefusal,
  type OpenSession,
} from "../../core/delivery/messenger.ts";
import { groupBook } from "./group_book.ts";
import { closedBy, type Instance, leave, stateOf } from "./instance.ts";
import { refusalOf, unanswered } from "./refusals.ts";
import { send } from "./send.ts";
import { type Patience, watch } from "./watch.ts";

const log = getLogger(["garimpo", "evolution"]);

/** Joins in as the number that `instance` is at its gateway. */
export function connection(
  instance: Instance,
  session: OpenSession,
  { onEvent: hear, onAlive: alive }: ConnectionHandlers,
  patience: Patience,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const book = groupBook(instance, { account: session.account, alive });
  const watched = watch({ ...patience, session, instance, book, hear, signal });

  /** A gateway whose line is mute still says that it is open: WhatsApp itself has to answer. */
  async function probe(): Promise<void> {
    const state = await stateOf(instance, signal);
    if (state !== "open") throw new MessengerRefusal("LATER", `the number is at ${state}`);
    const known = book.anyKnown();
    if (known === null) await book.list([], signal);
    else await book.lookUp(known, signal);
  }

  /** Nothing works at a number that is closed: then it is said why. */
  async function explained(refusal: MessengerRefusal): Promise<MessengerRefusal> {
    if (refusal.reason !== "LATER") return refusal;
    const problem = await closedBy(instance, signal).catch(() => null);
    return problem ? new MessengerRefusal("SESSION", refusal.message, { problem }) : refusal;
  }
  const asked = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch(async (error) => Promise.reject(await explained(unanswered(error))));

  async function close(): Promise<void> {
    closing.abort();
    await watched;
  }

  return {
    probe: () => asked(probe()),
    groups: (ids) => asked(book.list(ids, signal)),
    inviteUrl: (id) => asked(book.inviteUrl(id, signal)),
    readInvite: null,
    joinByInvite: null,
    async send(to, part, sendSignal) {
      try {
        const receipt = await send(instance, book, to, part, sendSignal);
        alive();
        return receipt;
      } catch (error) {
        const refusal = refusalOf(error);
        throw refusal ? await explained(refusal) : error;
      }
    },
    async leave() {
      await leave(instance).catch((error) => {
        log.warn("a number stays at its gateway: {error}", { error });
      });
      await close();
    },
    close,
  };
}
