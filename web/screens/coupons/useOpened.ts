import { useState } from "react";

/** A coupon's id, a new one, or the import of a file; null: just the list. */
export type Opened = string | "new" | "import" | null;

/** What is open over the list. */
export function useOpenCoupon() {
  const [opened, open] = useState<Opened>(null);
  return { opened, open, close: () => open(null) };
}
