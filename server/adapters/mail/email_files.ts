import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import { mimeMessage, type Sender } from "./mime_message.ts";
import type { PurgeBatch } from "../../core/retention.ts";
import type { SendEmail } from "../../core/emails/email.ts";

const log = getLogger(["garimpo", "mail"]);

/** Writes emails to files in `folder` and logs their paths: for use without a mail server. */
export function emailFiles(folder: string, from: Sender): SendEmail {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (email, key) => {
    await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await writer.sendMail(mimeMessage(email, from, key));
    const path = join(folder, `${key}.eml`);
    await Deno.writeFile(`${path}.part`, message as Uint8Array, { mode: 0o600 });
    await Deno.rename(`${path}.part`, path); // readers never see a partial file
    log.info("email written to {path}", { path });
  };
}

/** Deletes emails that were written to files in `folder` before, at most so many. @returns how many */
export const emailFilesPurge = (folder: string) => async ({ before, most }: PurgeBatch) => {
  let deleted = 0;
  for await (const { name, isFile } of readFolder(folder)) {
    if (deleted === most) break;
    if (!isFile || !name.endsWith(".eml")) continue;
    const path = join(folder, name);
    const { mtime } = await Deno.stat(path);
    if (!mtime || mtime >= before) continue;
    await Deno.remove(path);
    deleted++;
  }
  return deleted;
};

/** What is in a folder; nothing where there is none. */
async function* readFolder(path: string): AsyncIterable<Deno.DirEntry> {
  try {
    yield* Deno.readDir(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
