import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

const NAME = "conexao";

/** How the sign-in ended that led here; null: none did. The address forgets it, the screen does not. */
export function useSignInReturn(): string | null {
  const [params, setParams] = useSearchParams();
  const named = params.get(NAME);
  const [outcome, setOutcome] = useState(named);
  useEffect(() => {
    if (named === null) return;
    setOutcome(named);
    setParams((present) => {
      present.delete(NAME);
      return present;
    }, { replace: true });
  }, [named]);
  return outcome;
}
