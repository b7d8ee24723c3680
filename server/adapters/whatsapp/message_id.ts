import { randomBytes } from "node:crypto";

/** Bytes of chance in an id. */
const BYTES = 9;

/** An id such as WhatsApp's own web client gives its messages. */
export const makeMessageId = (): string =>
  `3EB0${randomBytes(BYTES).toString("hex").toUpperCase()}`;

/** Whether a message may be one of ours, or of another web client of the same account. */
export const isWebMessageId = (id: string): boolean => /^3EB0[0-9A-F]{18}$/.test(id);
