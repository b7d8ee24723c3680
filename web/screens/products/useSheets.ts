import { useState } from "react";

/** What one can open over the list, beside a product. */
export type SheetName = "save" | "import" | "merge";

/** Which of them is open. */
export function useSheets() {
  const [sheet, open] = useState<SheetName | null>(null);
  return { sheet, open, close: () => open(null) };
}

export type OpenSheet = (sheet: SheetName) => void;
