import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import { mimeMessage, type Sender } from "./mime_message.ts";
import type { SendEmail } from "../../core/users/account/email.ts";

const log = getLogger(["garimpo", "mail"]);

/** Time limits for a mail server: the job that sends an email has five minutes. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * Sends emails by the server at `smtpUrl`, with TLS unless it is on this machine. Throws temporary
 * errors, so that the job is retried; logs permanent refusals. `ca`: the certificate authority.
 */
export function smtpMail(
  smtpUrl: string,
  from: Sender,
  ca?: string,
  onRefused: () => void = () => {},
): SendEmail {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isLocal = LOCAL.test(hostname);
  const server = nodemailer.createTransport({
    host: hostname,
    ...port && { port: Number(port) },
    secure: protocol === "smtps:",
    ...username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      requireTLS: !isLocal, // no password over an unencrypted network
    },
    ignoreTLS: isLocal,
    ...ca && { tls: { ca } },
    ...timeouts,
  });
  return async (email, key) => {
    try {
      await server.sendMail(mimeMessage(email, from, key));
      log.info("email {key} sent", { key });
    } catch (error) {
      if (!isPermanent(error)) throw error;
      onRefused();
      log.error("email {key} was permanently refused: {error}", { key, error });
    }
  };
}

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether the server refused this email itself; a refusal of us (password, rate) is temporary. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
