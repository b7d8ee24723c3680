import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { plainRequest } from "../../../server/http/server/plain_request.ts";

const read = (text: string) => plainRequest(Buffer.from(text, "latin1"));
const host = "Host: localhost\r\n";

test("a whole request of the usual form is read with its headers", () => {
  const request = read(
    "HEAD /store/ana?loja=x HTTP/1.1\r\nHOST: a.example\r\nUser-Agent: \tPhone 1 \r\n" +
      "Connection: Keep-Alive\r\nX-Empty:\r\n\r\n",
  )!;
  expect([request.method, request.path]).toEqual(["HEAD", "/store/ana?loja=x"]);
  expect([...request.headers]).toEqual([
    ["host", "a.example"],
    ["user-agent", "Phone 1"],
    ["connection", "Keep-Alive"],
    ["x-empty", ""],
  ]);
});

test("a whole GraphQL request is read with its body", () => {
  const head = `POST /graphql HTTP/1.1\r\n${host}Content-Length: `;
  const body = '{"query":"{ a }"}\r\n\r\n';
  const request = read(`${head}${body.length}\r\n\r\n${body}`)!;
  expect([request.method, request.path]).toEqual(["POST", "/graphql"]);
  expect(Buffer.from(request.body!).toString()).toBe(body);
  const long = "a".repeat(65_536);
  expect(read(`${head}65536\r\n\r\n${long}`)?.body).toHaveLength(65_536);
});

test("whatever could be read in two ways, or is not one whole request, is not read", () => {
  const others = {
    "a part": `GET / HTTP/1.1\r\n${host}`,
    "two requests": `GET / HTTP/1.1\r\n${host}\r\nGET / HTTP/1.1\r\n${host}\r\n`,
    "more after its end": `GET / HTTP/1.1\r\n${host}\r\nx`,
    "an empty line before": `\r\nGET / HTTP/1.1\r\n${host}\r\n`,
    "another method": `POST / HTTP/1.1\r\n${host}\r\n`,
    "a body that is shorter": `POST /graphql HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\na`,
    "a body that is longer": `POST /graphql HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\nabc`,
    "a body without its length": `POST /graphql HTTP/1.1\r\n${host}\r\na`,
    "an empty body": `POST /graphql HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`,
    "a length with a zero before": `POST /graphql HTTP/1.1\r\n${host}Content-Length: 02\r\n\r\nab`,
    "a length with a sign": `POST /graphql HTTP/1.1\r\n${host}Content-Length: +2\r\n\r\nab`,
    "two lengths":
      `POST /graphql HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 2\r\n\r\nab`,
    "a body of GraphQL in chunks":
      `POST /graphql HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    "a body elsewhere": `POST /graphqlx HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\nab`,
    "a body of more than 64 kB": `POST /graphql HTTP/1.1\r\n${host}Content-Length: 65537\r\n\r\n${
      "a".repeat(65_537)
    }`,
    "HTTP/1.0": `GET / HTTP/1.0\r\n${host}\r\n`,
    "an absolute address": `GET http://localhost/ HTTP/1.1\r\n${host}\r\n`,
    "two spaces": `GET  / HTTP/1.1\r\n${host}\r\n`,
    "a path with a space": `GET /a b HTTP/1.1\r\n${host}\r\n`,
    "a path beyond ASCII": `GET /\xe1 HTTP/1.1\r\n${host}\r\n`,
    "a backslash": `GET /a\\b HTTP/1.1\r\n${host}\r\n`,
    "a fragment": `GET /a#b HTTP/1.1\r\n${host}\r\n`,
    "no host": "GET / HTTP/1.1\r\n\r\n",
    "two hosts": `GET / HTTP/1.1\r\n${host}${host}\r\n`,
    "a header twice": `GET / HTTP/1.1\r\n${host}A: 1\r\na: 2\r\n\r\n`,
    "a space before the colon": `GET / HTTP/1.1\r\n${host}A : 1\r\n\r\n`,
    "a folded line": `GET / HTTP/1.1\r\n${host}A: 1\r\n 2\r\n\r\n`,
    "a header without a name": `GET / HTTP/1.1\r\n${host}: 1\r\n\r\n`,
    "a header without a colon": `GET / HTTP/1.1\r\n${host}A\r\n\r\n`,
    "a line without its CR": `GET / HTTP/1.1\r\n${host}A: 1\nB: 2\r\n\r\n`,
    "a CR in a value": `GET / HTTP/1.1\r\n${host}A: 1\rB: 2\r\n\r\n`,
    "a zero in a value": `GET / HTTP/1.1\r\n${host}A: \0\r\n\r\n`,
    "a value beyond ASCII": `GET / HTTP/1.1\r\n${host}A: \xa0\r\n\r\n`,
    "a body": `GET / HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`,
    "a body in chunks": `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`,
    "an upgrade": `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\n\r\n`,
    "an expectation": `GET / HTTP/1.1\r\n${host}Expect: 100-continue\r\n\r\n`,
    "a last request": `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    "headers of the connection": `GET / HTTP/1.1\r\n${host}Connection: keep-alive, a\r\n\r\n`,
    "more than 4 kB": `GET / HTTP/1.1\r\n${host}A: ${"a".repeat(4_096)}\r\n\r\n`,
    "nothing": "",
  };
  for (const [name, text] of Object.entries(others)) {
    expect([name, read(text)]).toEqual([name, null]);
  }
});
