import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import { mimeMessage, type Sender } from "./mime_message.ts";
import type { SendEmail } from "../../core/users/account/email.ts";

const log = getLogger(["garimpo", "mail"]);

/** How long a mail server may be silent: an email waits in a job, which has five minutes. */
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
export function smtpMail(smtpUrl: string, from: Sender, ca?: string): SendEmail {
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
  return async (email, key) => {
    try {
      await server.sendMail(mimeMessage(email, from, key));
      log.info("email {key} sent", { key });
    } catch (error) {
      if (!isForGood(error)) throw error;
      log.error("email {key} was refused for good: {error}", { key, error });
    }
  };
}

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** The server will never take this email; what it says of us (a password, a rate) may change. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
