import { Failure } from "../errors.ts";

/** The caller's name for a request, of up to 100 characters; null: it has none. @throws Failure KEY_INVALID */
export function checkedKey(key: string | null | undefined): string | null {
  if (key == null) return null;
  if (!/^\P{C}{1,100}$/u.test(key)) throw new Failure("KEY_INVALID", ["key"]);
  return key;
}
