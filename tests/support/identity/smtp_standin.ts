import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { parseEmail, type SentEmail } from "./sent_emails.ts";

type Stage = "mail" | "rcpt" | "data";
type Refusal = { readonly at: Stage; readonly status: number };

type Manners = {
  /** The credentials; without them no authentication is required. */
  readonly account?: { readonly user: string; readonly pass: string };
  /** TLS from the first byte on. */
  readonly tls?: { readonly key: string; readonly cert: string };
};

/** A mail server on this machine, which takes everything, and sends none of it. */
export async function smtpStandin({ account, tls }: Manners = {}) {
  const taken: { file: string; recipients: string[]; user: string | null }[] = [];
  const refusals: Refusal[] = [];
  const signIns = { times: 0, passwords: [] as string[] };

  /** What the next one planned for that stage makes of it. */
  function answer(at: Stage, done: (error?: Error | null) => void) {
    const planned = refusals[0]?.at === at ? refusals.shift() : undefined;
    const error = planned &&
      Object.assign(new Error("not this one"), { responseCode: planned.status });
    done(error ?? null);
  }

  const options: SMTPServerOptions = {
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: tls ? [] : ["STARTTLS"],
    secure: tls !== undefined,
    ...tls,
    onAuth({ username, password }, _session, done) {
      signIns.passwords.push(password ?? "");
      const isRight = username === account?.user && password === account?.pass;
      if (isRight) return done(null, { user: username });
      done(Object.assign(new Error("who are you"), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, done) => {
      signIns.times++;
      answer("mail", done);
    },
    onRcptTo: (_address, _session, done) => answer("rcpt", done),
    async onData(stream, session, done) {
      const chunks = await Array.fromAsync(stream as AsyncIterable<Uint8Array>);
      answer("data", (error) => {
        if (!error) {
          const file = new TextDecoder().decode(new Uint8Array(chunks.flatMap((c) => [...c])));
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          taken.push({ file, recipients, user: session.user ?? null });
        }
        done(error ?? null);
      });
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => {}); // a client that disconnects
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const credentials = account
    ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.pass)}@`
    : "";

  return {
    port,
    url: (host = "localhost") => `${tls ? "smtps" : "smtp"}://${credentials}${host}:${port}`,
    taken,
    /** How often it was begun to send, and every password that was shown. */
    signIns,
    emails: (): SentEmail[] => taken.map(({ file }) => parseEmail(file)),
    /** Refuses the next client that reaches this command. */
    refuses: (at: Stage, status: number) => void refusals.push({ at, status }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
