import type { Page } from "../database/page.ts";
import { Failure } from "./errors.ts";
import { isId, type Prefix } from "./ids.ts";

/** @throws Failure CURSOR_INVALID where a page does not lie between two ids of that kind. */
export function checkCursors(prefix: Prefix, { after, before }: Page): void {
  if (![after, before].every((id) => id === undefined || isId(prefix, id))) {
    throw new Failure("CURSOR_INVALID", ["after"]);
  }
}
