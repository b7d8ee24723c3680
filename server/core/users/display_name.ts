import { plainText } from "../marketplaces/readings/plain_text.ts";

/** Characters. */
export const LONGEST_NAME = 80;

/** One visible line; without any, what stands before the @. */
export const displayNameOf = (name: string, email: string): string =>
  plainText(name, LONGEST_NAME) ?? email.split("@")[0]!;
