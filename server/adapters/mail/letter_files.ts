import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import type { SendLetter } from "../../core/users/letter.ts";

const log = getLogger(["garimpo", "mail"]);

/** Mail before there is a mail server: each letter is a file in `folder`, and the log says where. */
export function letterFiles(folder: string, from: string): SendLetter {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (letter, key) => {
    await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await writer.sendMail({ ...letter, from, messageId: `<${key}@garimpo>` });
    const path = join(folder, `${key}.eml`);
    await Deno.writeFile(path, message as Uint8Array, { mode: 0o600 });
    log.info("letter written to {path}", { path });
  };
}
