import { expect, onTestFinished, test } from "vitest";
import {
  decisionFor,
  decisions,
} from "../../../../server/adapters/whatsapp/connection/decisions.ts";
import type { SessionProblem } from "../../../../server/core/delivery/messenger.ts";
import { openConnection, refusalOf, soon } from "../../../support/messengers/connect_messenger.ts";
import type { ServerConnection } from "../../../support/whatsapp/server_connection.ts";
import { adapter, linkedSession } from "../../../support/whatsapp/linked_session.ts";
import { element } from "../../../support/whatsapp/stanzas.ts";
import { whatsAppStandin } from "../../../support/whatsapp/standin.ts";

const LOGIN = "iq passive set active";

/** A session that is open at a stand-in, and how often it has come. */
async function open(options: Parameters<typeof adapter>[1] = {}) {
  const standin = await whatsAppStandin();
  onTestFinished(async () => {
    await standin.close();
    expect(standin.unhandled).toEqual([]);
  });
  const messenger = adapter(standin, options);
  const { session, account } = await linkedSession(messenger, standin);
  const listening = openConnection(messenger, session);
  await expect.poll(listening.problem, soon).toBeNull();
  const problems = () =>
    listening.events.flatMap((one) => one.kind === "problem" ? [one.problem] : []);
  return {
    ...listening,
    ...{ standin, messenger, account, problems },
    logins: () => standin.received.get(LOGIN) ?? 0,
  };
}

type Opened = Awaited<ReturnType<typeof open>>;
type Row = readonly [number, string, (line: ServerConnection, s: Opened) => void | Promise<void>];

/** Each way in which the server ends a connection that is resumed. */
const goesOn: readonly Row[] = [
  [428, "the network goes", (line) => line.drop()],
  [428, "the server ends the stream", (line) => line.streamEnd()],
  [428, "the server closes", (line) => line.close()],
  [500, "the server has an error", (line) => line.streamError(500)],
  [503, "the server is busy", (line) => line.streamError(503)],
  [515, "the server asks to come again", (line) => line.streamError(515)],
  [408, "nobody answers any more", async (line, { standin }) => {
    standin.faults.mute("");
    await expect.poll(line.isOpen, soon).toBe(false);
    standin.faults.unmute();
  }],
];

test.each(goesOn)("%i, %s: it reconnects, and reports nothing", async (code, _what, end) => {
  const s = await open();
  const before = s.logins();
  await end(s.account.line!, s);
  await expect.poll(s.logins, soon).toBe(before + 1);
  await expect.poll(() => s.connection.probe().then(() => true, () => false), soon).toBe(true);
  expect(s.problems()).toEqual([null]);
  expect(decisionFor(code)).toMatchObject({ problem: null });
});

const failLogin = (code: number) => (line: ServerConnection, { standin }: Opened) => {
  standin.failLogins(code);
  line.drop();
};

/** Each way in which the server ends it for good. */
const stops: readonly (readonly [...Row, SessionProblem])[] = [
  [
    401,
    "it is unlinked on the phone",
    (_line, s) => s.standin.accounts.unlink(s.account),
    "REVOKED",
  ],
  [401, "the login is not known", failLogin(401), "REVOKED"],
  [402, "it is banned for a while", failLogin(402), "BANNED"],
  [403, "it is banned", failLogin(403), "BANNED"],
  [405, "the client is too old", failLogin(405), "OUTDATED"],
  [406, "it is banned", failLogin(406), "BANNED"],
  [
    411,
    "the account is of old",
    (line) => line.send(element("ib", {}, [element("downgrade_webclient")])),
    "REVOKED",
  ],
  [429, "it does too much", (line) => line.streamError(429), "RESTRICTED"],
  [440, "another program takes over", (line) => line.conflict("replaced"), "ELSEWHERE"],
  [463, "it is restricted", (line) => line.streamError(463), "RESTRICTED"],
];

test.each(stops)(
  "%i, %s: it says so once, and comes no more",
  async (code, _what, end, problem) => {
    const s = await open();
    end(s.account.line!, s);
    await expect.poll(s.problems, soon).toEqual([null, problem]);
    const before = s.logins();
    s.standin.failLogins(null);
    const refusal = await refusalOf(s.connection.probe());
    expect(refusal).toMatchObject({ reason: "SESSION", problem });
    await linkedSession(s.messenger, s.standin, "5511999990002"); // far longer than any pause
    await expect.poll(s.standin.underWay, soon).toBe(0);
    expect(s.logins()).toBe(before);
    expect(s.problems()).toEqual([null, problem]);
    expect(decisionFor(code)).toEqual({ again: null, problem });
  },
);

test("every row of the table was tried", () => {
  const tried = [...goesOn, ...stops].map(([code]) => String(code));
  expect(Object.keys(decisions).filter((code) => !tried.includes(code))).toEqual([]);
});

test("a server that requests a reconnection gets it at once", async () => {
  const s = await open({ firstPauseMs: 600_000 });
  const before = s.logins();
  s.account.line!.streamError(515);
  await expect.poll(s.logins, soon).toBe(before + 1);
});

test("repeated reconnections that a server requests are spaced by pauses", async () => {
  const s = await open();
  s.standin.failLogins(515);
  s.account.line!.drop();
  await expect.poll(s.problem, soon).toBe("UNREACHABLE");
  s.standin.failLogins(null);
  await expect.poll(s.problem, soon).toBeNull();
});
