import { useDeferredValue, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
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

/** What the address's parameters are about to become; null: nothing loads. */
let pending: string | null = null;

/**
 * Returns a function that changes the address's parameters, without a history entry. A change that
 * comes while an earlier one still loads begins from it; the router's own would begin from what is
 * shown, and undo the earlier one.
 */
export function useChangeParams() {
  const { key, search } = useLocation();
  const [, setParams] = useSearchParams();
  useEffect(() => () => void (pending = null), [key]);
  return (change: (params: URLSearchParams) => void, state?: unknown) => {
    const params = new URLSearchParams(pending ?? search);
    change(params);
    pending = `${params}`;
    setParams(params, { replace: true, state });
  };
}

/** Returns a function that sets a parameter of the address, or removes it, without a history entry. */
export function useSetParam() {
  const changeParams = useChangeParams();
  return (name: string, value: string | null) =>
    changeParams((params) => {
      if (value) params.set(name, value);
      else params.delete(name);
    });
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
