import type { ClickBatch } from "../../../server/core/links/clicks/click.ts";
import type { ClickSpill } from "../../../server/http/links/click_spill.ts";

/** Holds in memory what would go to the file. */
export function memorySpill(
  batches: ClickBatch[] = [],
): ClickSpill & { readonly batches: ClickBatch[] } {
  let isRead = false;
  return {
    batches,
    isEmpty: () => batches.length === 0,
    append: (batch) => void batches.push(structuredClone(batch)),
    next() {
      isRead = batches.length > 0;
      return batches.slice(0, 1);
    },
    confirm() {
      if (isRead) batches.shift();
      isRead = false;
    },
    finish: () => batches.length === 0,
    close: () => Promise.resolve(),
  };
}
