import { type RichText, writeMarks } from "../../core/delivery/messages/rich_text.ts";
import type { Instance } from "./instance.ts";

type Sent = { readonly to: string; readonly messageId: string };

/** Milliseconds: longer than the caller's signal allows. */
const ANSWER_MS = 300_000;

const keyOf = ({ to, messageId }: Sent) => ({ remoteJid: to, fromMe: true, id: messageId });

/** Replaces the text of a message, which the gateway reads from its own store. */
export async function edit(
  { api, name }: Instance,
  sent: Sent,
  text: RichText,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await api("POST", `/chat/updateMessage/${encodeURIComponent(name)}`, {
    body: { number: sent.to, text: writeMarks(text), key: keyOf(sent) },
    signal,
    ms: ANSWER_MS,
  });
}

/** Deletes a message for everybody. */
export async function remove(
  { api, name }: Instance,
  sent: Sent,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  await api("DELETE", `/chat/deleteMessageForEveryone/${encodeURIComponent(name)}`, {
    body: keyOf(sent),
    signal,
    ms: ANSWER_MS,
  });
}
