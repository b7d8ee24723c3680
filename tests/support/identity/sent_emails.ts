import { until } from "../until.ts";

/** An email as written to a file. */
export type SentEmail = {
  readonly to: string;
  readonly subject: string;
  /** All of it, decoded. */
  readonly text: string;
  /** Where its button leads; null: it has none that carries a code. */
  readonly link: URL | null;
};

type Mode = "verifyEmail" | "resetPassword" | "recoverEmail";

/** The emails of a product without a mail server, which runs on `dataDir`. */
export function sentEmails(dataDir: string) {
  const folder = `${dataDir}/mail`;

  /** All of them, oldest first. */
  async function all(): Promise<SentEmail[]> {
    const files = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
    const names = files.map(({ name }) => name).filter((name) => name.endsWith(".eml")).sort();
    return await Promise.all(
      names.map(async (name) => parseEmail(await Deno.readTextFile(`${folder}/${name}`))),
    );
  }

  return {
    all,
    /** Waits for an email with a code to `to`; answers the newest one's link. */
    async link(to: string, mode?: Mode): Promise<URL> {
      return await until(`an email to ${to}`, async () => {
        const email = (await all()).findLast((one) =>
          one.to === to && one.link && (!mode || one.link.searchParams.get("mode") === mode)
        );
        return email?.link ?? null;
      });
    },
  };
}

const LINK = /https?:\/\/[^\s"<>]+\/auth\/action\?[^\s"<>]+/;

/** A file of an email, as a mail program reads it. */
export function parseEmail(file: string): SentEmail {
  const head = file.slice(0, file.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "mi").exec(head)?.[1] ?? "";
  const text = decoded(file);
  const link = LINK.exec(text)?.[0];
  return {
    to: field("to"),
    subject: decodedWords(field("subject")),
    text,
    link: link ? new URL(link) : null,
  };
}

/** Source: RFC 2045 §6.7, quoted-printable. */
function decoded(text: string): string {
  const bytes = text.replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** Source: RFC 2047, in the two encodings it knows. */
const decodedWords = (text: string) =>
  text.replaceAll(/\?=\s+=\?/g, "?==?").replaceAll(
    /=\?utf-8\?([QB])\?([^?]*)\?=/gi,
    (_, encoding, word) =>
      encoding.toUpperCase() === "B"
        ? new TextDecoder().decode(Uint8Array.fromBase64(word))
        : decoded(word.replaceAll("_", " ")),
  );
