import { Failure } from "../errors.ts";

const LONGEST = 2_000;

/** A note as it is kept: null where nothing is left of it. @throws Failure NOTE_TOO_LONG */
export function tidyNote(typed: string, path: string): string | null {
  if (typed.length > LONGEST) throw new Failure("NOTE_TOO_LONG", [path]);
  // deno-lint-ignore no-control-regex -- they can make a text show other than it is
  return typed.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, "").trim() ||
    null;
}
