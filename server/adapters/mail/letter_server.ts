import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import type { SendLetter } from "../../core/users/letter.ts";
import { type Sender, writtenLetter } from "./written_letter.ts";

const log = getLogger(["garimpo", "mail"]);

/** How long a mail server may be silent: a letter waits in a job, which has five minutes. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * Mail by the server at `smtpUrl`: with TLS, unless it is on this machine. Throws what passes when tried
 * again; what the server refuses for good is logged, and done. `ca`: who vouches for its certificate.
 */
export function letterServer(smtpUrl: string, from: Sender, ca?: string): SendLetter {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isLocal = LOCAL.test(hostname);
  const server = nodemailer.createTransport({
    host: hostname,
    ...port && { port: Number(port) },
    secure: protocol === "smtps:",
    ...username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      requireTLS: !isLocal, // no password crosses a network in clear
    },
    ignoreTLS: isLocal,
    ...ca && { tls: { ca } },
    ...patience,
  });
  return async (letter, key) => {
    try {
      await server.sendMail(writtenLetter(letter, from, key));
      log.info("letter {key} sent", { key });
    } catch (error) {
      if (!isForGood(error)) throw error;
      log.error("letter {key} was refused for good: {error}", { key, error });
    }
  };
}

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The server will never take this letter; what it says of us (a password, a rate) may change. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
