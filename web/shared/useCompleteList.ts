import { useEffect, useState } from "react";

const PAGE = 100;
const MAX_LENGTH = 500; // the most groups of one sending

/** Loads page after page until a list is complete or has the maximum length. */
export function useCompleteList(
  list: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  },
  length: number,
  onError: (error: unknown) => void,
) {
  const [hasFailed, setHasFailed] = useState(false);
  const canLoad = list.hasNext && !list.isLoadingNext && !hasFailed && length < MAX_LENGTH;
  useEffect(() => {
    if (!canLoad) return;
    list.loadNext(PAGE, {
      onComplete(error) {
        if (!error) return;
        setHasFailed(true); // keeps the loaded rows and does not retry
        onError(error);
      },
    });
  }, [canLoad, length]);
}
