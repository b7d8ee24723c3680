import { useEffect, useState } from "react";

const PAGE = 100;
const MOST = 500; // as many groups as one sending takes

/** Asks for page after page until a list is whole, or long enough. */
export function useWholeList(
  list: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  },
  length: number,
  onTrouble: (error: unknown) => void,
) {
  const [hasFailed, setHasFailed] = useState(false);
  const goesOn = list.hasNext && !list.isLoadingNext && !hasFailed && length < MOST;
  useEffect(() => {
    if (!goesOn) return;
    list.loadNext(PAGE, {
      onComplete(error) {
        if (!error) return;
        setHasFailed(true); // what is there already stays; asking on and on would not help
        onTrouble(error);
      },
    });
  }, [goesOn, length]);
}
