import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import { mimeMessage, type Sender } from "./mime_message.ts";
import { type EmailRefused, readRefusal, type SendEmail } from "../../core/emails/email.ts";

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
 * errors, so that the job is retried. `ca`: the certificate authority.
 * @throws EmailRefused
 */
export function smtpMail(
  smtpUrl: string,
  from: Sender,
  ca?: string,
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
      const refusal = permanentRefusal(error);
      if (!refusal) throw error;
      log.error("email {key} was permanently refused: {reply}", { key, reply: refusal.reply });
      throw refusal;
    }
  };
}

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** What nodemailer says of a failed email. */
type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
};

/** Returns the refusal of this email itself; of us (password, rate) is temporary, and null. */
function permanentRefusal(error: unknown): EmailRefused | null {
  const { code, command, responseCode: status = 0, response = "" } = error as SmtpError;
  if (code !== "EENVELOPE" && code !== "EMESSAGE" || status < 500) return null;
  return readRefusal({ isOfRecipient: command === "RCPT TO", status, text: response });
}
