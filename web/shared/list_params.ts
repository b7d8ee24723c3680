import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

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
