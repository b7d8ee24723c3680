import { useEffect } from "react";
import { siteName } from "../../browser/page_meta.ts";

/** The document's title while a page stands in for the screen that should be there; null: as it was. */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title]);
}
