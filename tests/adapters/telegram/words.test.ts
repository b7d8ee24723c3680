import { GrammyError, HttpError } from "grammy/web";
import { expect, test } from "vitest";
import { inDoubt, refusalOf } from "../../../server/adapters/telegram/refusals.ts";
import { telegramHtml } from "../../../server/adapters/telegram/html.ts";
import type { RefusalReason } from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { NotConnected } from "../../../server/core/outbound.ts";

const token = "123456789:AAF-x_y0123456789abcdefghijklmnopqr";
const said = (error_code: number, description: string, parameters = {}) =>
  new GrammyError(
    "Call to 'sendMessage' failed!",
    { ok: false, error_code, description, parameters },
    "sendMessage",
    { chat_id: 1, text: "o texto da mensagem" },
  );

test.each<[number, string, RefusalReason]>([
  [400, "Bad Request: chat not found", "GROUP_GONE"],
  [400, "Bad Request: PEER_ID_INVALID", "GROUP_GONE"],
  [403, "Forbidden: bot was kicked from the supergroup chat", "GROUP_GONE"],
  [403, "Forbidden: bot is not a member of the channel chat", "GROUP_GONE"],
  [403, "Forbidden: the group chat was deleted", "GROUP_GONE"],
  [403, "Forbidden: user is deactivated", "GROUP_GONE"],
  [403, "Forbidden: bot was blocked by the user", "GROUP_GONE"],
  [403, "Forbidden: bot can't initiate conversation with a user", "GROUP_GONE"],
  [400, "Bad Request: not enough rights to send photos to the chat", "GROUP_FORBIDDEN"],
  [400, "Bad Request: have no rights to send a message", "GROUP_FORBIDDEN"],
  [400, "Bad Request: need administrator rights in the channel chat", "GROUP_FORBIDDEN"],
  [400, "Bad Request: CHAT_WRITE_FORBIDDEN", "GROUP_FORBIDDEN"],
  [400, "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN", "GROUP_FORBIDDEN"],
  [400, "Bad Request: CHAT_RESTRICTED", "GROUP_FORBIDDEN"],
  [400, "Bad Request: TOPIC_CLOSED", "GROUP_FORBIDDEN"],
  [403, "Forbidden: in words that nobody knows yet", "GROUP_FORBIDDEN"],
  [400, "Bad Request: message is too long", "MESSAGE_REFUSED"],
  [400, "Bad Request: can't parse entities: Unsupported start tag", "MESSAGE_REFUSED"],
  [404, "Not Found: method not found", "MESSAGE_REFUSED"],
  [413, "Request Entity Too Large", "MESSAGE_REFUSED"],
  [401, "Unauthorized", "SESSION"],
  [404, "Not Found", "SESSION"],
  [409, "Conflict: terminated by other getUpdates request", "SESSION"],
])("%i %s is %s", (code, description, reason) => {
  expect(refusalOf(said(code, description))).toMatchObject({ reason });
});

test("refusals for rate and for a moved group carry what to do", () => {
  expect(refusalOf(said(429, "Too Many Requests: retry after 35", { retry_after: 35 })))
    .toMatchObject({ reason: "LATER", retryAfterMs: 35_000 });
  const moved = said(400, "Bad Request: group chat was upgraded to a supergroup chat", {
    migrate_to_chat_id: -1001234567890,
  });
  expect(refusalOf(moved)).toMatchObject({ reason: "GROUP_MOVED", movedTo: "-1001234567890" });
});

test("among failures without a response, only requests that never began are refusals", () => {
  const unconnected = new NotConnected("UNREACHABLE", "api.telegram.org: ECONNREFUSED");
  expect(refusalOf(new HttpError("failed", unconnected)))
    .toMatchObject({ reason: "LATER", retryAfterMs: null });
  for (
    const doubtful of [
      new HttpError("failed", new Error("other side closed")),
      new HttpError("failed", new DOMException("aborted", "AbortError")),
      said(500, "Internal Server Error"),
      said(502, "Bad Gateway"),
      new SyntaxError("Unexpected token '<'"),
    ]
  ) expect(refusalOf(doubtful)).toBeNull();
});

test("an error of unknown outcome contains neither the message nor the token", () => {
  const failures = [
    said(500, "Internal Server Error"),
    new HttpError("failed", new Error("closed")),
  ];
  for (const failure of failures) {
    const text = Deno.inspect(inDoubt(failure), { depth: 10 });
    expect(text).toMatch(/Telegram/);
    expect(text).not.toContain("o texto");
    expect(text).not.toContain(token);
  }
});

test("rich text is rendered as Telegram's HTML", () => {
  expect(telegramHtml(parseMarks("*a & _b_* ~<c>~ d > e"))).toBe(
    "<b>a &amp; </b><b><i>b</i></b> <s>&lt;c&gt;</s> d &gt; e",
  );
  expect(telegramHtml([])).toBe("");
});
