import type { Page } from "../database/page.ts";
import { Failure } from "./errors.ts";
import { isId, type Prefix } from "./ids.ts";

/** Checks that a page's cursors are ids of that kind. @throws Failure CURSOR_INVALID */
export function checkCursors(prefix: Prefix, { after, before }: Page): void {
  if (![after, before].every((id) => id === undefined || isId(prefix, id))) {
    throw new Failure("CURSOR_INVALID", ["after"]);
  }
}
