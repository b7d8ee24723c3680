import { Agent, createServer } from "node:https";
import type { ClientRequestArgs, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHmac } from "node:crypto";
import { connect } from "node:tls";
import { generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from "jose";
import { generate } from "selfsigned";
import type { Emulator } from "./emulator.ts";

const HOSTS = ["www.googleapis.com", "identitytoolkit.googleapis.com"];
const KEY_ID = "key-1";

let made: ReturnType<typeof generate> | undefined;
/** Google's keys and certificate: to make them takes a second. */
const keys = () =>
  made ??= generate([{ name: "commonName", value: HOSTS[0]! }], {
    keySize: 2048,
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: HOSTS.map((value) => ({ type: 2, value })) },
    ],
  });

export type Google = Awaited<ReturnType<typeof google>>;

/**
 * Google's own hosts before the emulator: the same accounts, but tokens are signed with keys that it
 * publishes. `connection` reaches it by Google's names.
 */
export async function google(emulator: Emulator) {
  const own = await keys();
  const signing = await importPKCS8(own.private, "RS256");
  const requested: string[] = [];
  let isDown = false;

  const signed = (claims: JWTPayload, key = signing, kid = KEY_ID) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(key);

  async function answer(host: string, path: string, body: string) {
    if (path.startsWith("/robot/v1/metadata/x509/securetoken@")) return { [KEY_ID]: own.cert };
    if (path.endsWith("/relyingparty/publicKeys")) return { [KEY_ID]: own.public };
    const from = await fetch(`${emulator.origin}/${host}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body,
    });
    const json = await from.json();
    if (json.sessionCookie) json.sessionCookie = await signed(claimsOf(json.sessionCookie));
    return json;
  }

  const server = createServer({ key: own.private, cert: own.cert }, async (request, response) => {
    let body = "";
    for await (const text of request) body += text;
    const host = request.headers.host!.split(":")[0]!;
    requested.push(`${host}${request.url}`);
    if (isDown) return send(response, 500, { error: "backend error" });
    send(response, 200, await answer(host, request.url!, body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  const agent = new Agent({ ca: own.cert });
  agent.createConnection = ({ servername }: { servername?: string } & ClientRequestArgs) =>
    connect({ host: "127.0.0.1", port, servername: servername!, ca: own.cert });

  return {
    connection: {
      agent,
      credential: {
        getAccessToken: () => Promise.resolve({ access_token: "owner", expires_in: 3600 }),
      },
    },
    /** The number of requests for addresses with this ending. */
    requested: (end: string) => requested.filter((one) => one.split("?")[0]!.endsWith(end)).length,
    goesDown: (isSo = true) => void (isDown = isSo),
    /** An ID token as Google issues it, of one that the emulator issued. */
    issued: (idToken: string, change: JWTPayload = {}, kid = KEY_ID) =>
      signed({ ...claimsOf(idToken), ...change }, signing, kid),
    /** The same token, signed with another key. */
    async forged(idToken: string) {
      const { privateKey } = await generateKeyPair("RS256");
      return await signed(claimsOf(idToken), privateKey);
    },
    /** The same token under another header, signed with Google's public key as if it were a secret. */
    confused: (idToken: string, header: object) => {
      const text = [header, claimsOf(idToken)]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
      return `${text}.${createHmac("sha256", own.cert).update(text).digest("base64url")}`;
    },
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "public, max-age=20000",
  }).end(JSON.stringify(body));

const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
