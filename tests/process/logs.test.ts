import { jsonLinesFormatter, type LogRecord } from "@logtape/logtape";
import { expect, test, vi } from "vitest";
import { countingSink, redactingSink } from "../../server/process/logs.ts";

function written(text: string, properties: Record<string, unknown> = {}) {
  const lines: string[] = [];
  const record: LogRecord = {
    category: ["garimpo", "test"],
    level: "info",
    message: [text],
    rawMessage: text,
    properties,
    timestamp: 0,
  };
  redactingSink(jsonLinesFormatter, (line) => lines.push(line))(record);
  return JSON.parse(lines.join()); // one line, and still JSON
}

test("a secret's value is not logged, wherever its name is", () => {
  const { properties } = written("seen", {
    body: { password: "um dois", name: "Ana" },
    headers: { authorization: "Bearer abc", cookie: "session=abc" },
  });
  expect(properties).toEqual({
    body: { password: "***", name: "Ana" },
    headers: { authorization: "***", cookie: "***" },
  });
});

test("a secret within an address or a sentence is not logged", () => {
  expect(written("GET /x?token=abc&q=1 with Bearer abc.def").message)
    .toBe("GET /x?token=***&q=1 with Bearer ***");
});

test("the credentials of a server's address are not logged", () => {
  const reported = "no mail by smtps://ana%40example.com:um-dois@mail.example:465 today";
  expect(written(reported).message).toBe("no mail by smtps://***@mail.example:465 today");
  expect(written("see https://example.com/a:b@c").message).toBe("see https://example.com/a:b@c");
});

test("a bot's token is not logged, even without a name", () => {
  const token = "123456789:AAF-x_y0123456789abcdefghijklmnopqr";
  const text = written(`POST /bot${token}/sendMessage`, { error: new Error(`of ${token}`) });
  expect(text.message).toBe("POST /bot***/sendMessage");
  expect(JSON.stringify(text)).not.toContain(token.slice(-30));
  expect(written("at 12:30, 123456:short").message).toBe("at 12:30, 123456:short");
});

test("a session's token, or a key, is not logged in any position", () => {
  const token = `${btoa('{"alg":"none"}').replace(/=/g, "")}.eyJzdWIiOiJhIn0.`;
  expect(written(`of ${token} and e.yJ.x`).message).toBe("of *** and e.yJ.x");
  const key = "-----BEGIN PRIVATE KEY-----\nMIIE\nabc+/=\n-----END PRIVATE KEY-----";
  expect(written(`no ${key}`, { error: new Error(key) })).toMatchObject({ message: "no ***" });
  expect(JSON.stringify(written("", { error: new Error(key) }))).not.toContain("MIIE");
});

test("long input is masked in linear time", () => {
  for (const part of ["1", "a+", "eyJ-", "eyJ.", "a://a:", "token=", "Bearer "]) {
    expect(written(`GET /${part.repeat(100_000)}`).message).toMatch(/^GET \//);
  }
});

test("a sentence that only mentions secrets is unchanged", () => {
  expect(written("bad token: it has ended", { a: "bad password" }))
    .toMatchObject({ message: "bad token: it has ended", properties: { a: "bad password" } });
});

test("lines of one class are one line, and later how many more there were", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const sink = countingSink((record) =>
    void lines.push(`${record.level} ${record.message.join("")}`)
  );
  const log = (level: "info" | "error", text: string, error?: Error) =>
    sink({
      category: ["garimpo", "jobs"],
      level,
      message: [text],
      rawMessage: text,
      properties: { error },
      timestamp: 0,
    });
  for (let n = 0; n < 100_000; n++) log("error", "failed", new Error(`no space for file ${n}`));
  log("error", "failed", new Error("another class"));
  for (let n = 0; n < 3; n++) log("info", "done");
  expect(lines).toEqual(["error failed", "error failed", "info done", "info done", "info done"]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(5)).toEqual(["error 99999 more like: failed"]);
  log("error", "failed", new Error("no space for file 7"));
  expect(lines.at(-1)).toBe("error failed");
  vi.useRealTimers();
});
