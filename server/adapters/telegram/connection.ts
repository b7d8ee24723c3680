import type { Api } from "grammy/web";
import {
  type Connection,
  type ConnectionHandlers,
  MessengerRefusal,
  type OpenSession,
} from "../../core/delivery/messenger.ts";
import { join, type PollTimes } from "./join.ts";
import { readGroups } from "./groups.ts";
import { edit, remove } from "./corrections.ts";
import { inDoubt, queryRefusal, refusalOf } from "./refusals.ts";
import { sender } from "./send.ts";
import { problemReporter } from "../../core/delivery/sessions/problem.ts";

/** Connects as the bot of `api`. */
export function connection(
  api: Api,
  session: OpenSession,
  { onEvent }: ConnectionHandlers,
  times: PollTimes,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const reportProblem = problemReporter(onEvent);
  const send = sender(api);
  const polling = join(api, { ...times, session, onEvent, report: reportProblem, signal });

  async function probe(): Promise<void> {
    if (!session.webhook) return void await api.getMe(signal);
    const { url } = await api.getWebhookInfo(signal);
    if (url === session.webhook.url) return await reportProblem(null);
    await reportProblem("ELSEWHERE");
    throw new MessengerRefusal("SESSION", "events are delivered elsewhere", {
      problem: "ELSEWHERE",
    });
  }

  const certain = <Answer>(request: Promise<Answer>): Promise<Answer> =>
    request.catch((error) => Promise.reject(refusalOf(error) ?? inDoubt(error)));

  return {
    probe: () => probe().catch((error) => Promise.reject(queryRefusal(error))),
    groups: (ids) =>
      readGroups(api, ids, {
        account: session.account,
        moved: async (from, to) => await onEvent({ kind: "moved", from, to }),
        signal,
      }),
    send: (to, part, signal) => certain(send(to, part, signal)),
    edit: (to, sent, text, signal) => certain(edit(api, { to, ...sent, text }, signal)),
    remove: (to, messageId, signal) => certain(remove(api, to, messageId, signal)),
    inviteUrl: null,
    readInvite: null,
    joinByInvite: null,
    leave: null,
    async close() {
      closing.abort();
      await polling;
    },
  };
}
