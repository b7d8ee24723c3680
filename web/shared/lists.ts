import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useFocusFirstNew } from "../ui/lists/LoadMoreButton.tsx";
import { useErrorNotice } from "./outcome_notices.ts";

const PAGE = 30;

type LoadNext = (
  count: number,
  options: { readonly onComplete: (error: Error | null) => void },
) => unknown;

/**
 * Returns a function that loads the next page of a list, and the ref of the list, which moves the
 * focus to the first new entry. `length` is the current number of entries.
 */
export function useShowMore(length: number, loadNext: LoadNext) {
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(length);
  const showMore = () => {
    willGrow();
    loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
  };
  return { list, showMore };
}

/** Returns a function that sets a parameter of the address, or removes it, without a history entry. */
export function useSetParam() {
  const [, setParams] = useSearchParams();
  return (name: string, value: string | null) =>
    setParams((params) => {
      if (value) params.set(name, value);
      else params.delete(name);
      return params;
    }, { replace: true });
}

/**
 * Parses the address, deferred: after a change the old list stays, as `isStale`, until the new one is
 * loaded. The result is stable while its content is the same.
 */
export function useDeferredParams<Parsed>(parse: (params: URLSearchParams) => Parsed) {
  const [params] = useSearchParams();
  const current = JSON.stringify(parse(params));
  const deferred = useDeferredValue(current);
  const parsed = useMemo<Parsed>(() => JSON.parse(deferred), [deferred]);
  return [parsed, deferred !== current] as const;
}
