import { expect, onTestFinished } from "vitest";
import type { AnyMessageContent, AuthenticationState, WASocket } from "baileys";
import { connect, linkedBy, opened } from "./client.ts";
import { whatsAppStandin } from "./standin.ts";
import { newId, type Stanza } from "./stanzas.ts";

export const PHONE = "5511999990001";

/** Starts a stand-in; the test fails if it received a query without an answer. */
export async function scene(options?: Parameters<typeof whatsAppStandin>[0]) {
  const whatsApp = await whatsAppStandin(options);
  onTestFinished(async () => {
    await whatsApp.close();
    expect(whatsApp.unhandled).toEqual([]);
  });

  /** Connects as that device until the test ends; `listen` gets the socket from the beginning. */
  async function comeAs(state: AuthenticationState, listen = (_: WASocket) => {}) {
    const socket = connect(whatsApp, state);
    listen(socket);
    onTestFinished(() => socket.end(undefined));
    await opened(socket);
    return socket;
  }

  return {
    whatsApp,
    comeAs,
    /** Links a device to a phone and connects it. */
    async online() {
      const { state, account } = await linkedBy(whatsApp, PHONE);
      return { state, account, socket: await comeAs(state) };
    },
  };
}

/** Sends a message and waits for the ack. @returns its error, if any */
export async function sent(socket: WASocket, to: string, content: AnyMessageContent, ms = 10_000) {
  const id = newId() + newId();
  const ack = socket.waitForMessage<Stanza | undefined>(id, ms);
  ack.catch(() => {}); // it may reject before it is awaited
  await socket.sendMessage(to, content, { messageId: id });
  const answer = await ack;
  return { id, isAnswered: answer !== undefined, error: answer?.attrs.error ?? null };
}
