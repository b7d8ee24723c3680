import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import nodemailer from "nodemailer";
import type { SendLetter } from "../../core/users/letter.ts";
import { type Sender, writtenLetter } from "./written_letter.ts";

const log = getLogger(["garimpo", "mail"]);

/** Mail before there is a mail server: each letter is a file in `folder`, and the log says where. */
export function letterFiles(folder: string, from: Sender): SendLetter {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (letter, key) => {
    await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await writer.sendMail(writtenLetter(letter, from, key));
    const path = join(folder, `${key}.eml`);
    await Deno.writeFile(`${path}.part`, message as Uint8Array, { mode: 0o600 });
    await Deno.rename(`${path}.part`, path); // whoever reads it finds all of it
    log.info("letter written to {path}", { path });
  };
}
