import type { Click } from "../../../server/core/links/clicks/click.ts";
import type { ClickSpill } from "../../../server/http/links/click_spill.ts";

/** Holds in memory what would go to the file. */
export function memorySpill(groups: Click[][] = []): ClickSpill & { readonly groups: Click[][] } {
  let isRead = false;
  return {
    groups,
    isEmpty: () => groups.length === 0,
    append: (clicks) => void groups.push([...clicks]),
    next() {
      isRead = groups.length > 0;
      return groups[0] ?? [];
    },
    confirm() {
      if (isRead) groups.shift();
      isRead = false;
    },
    finish: () => groups.length === 0,
    close: () => {},
  };
}
