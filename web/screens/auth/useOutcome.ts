import { useEffect, useState } from "react";
import { toIdentityFailure } from "../../identity/failures.ts";
import type { FailureCode } from "../../identity/identity.ts";

/** How far something has come that began with the screen. */
export type Outcome<Answer> =
  | { readonly state: "working" }
  | { readonly state: "done"; readonly answer: Answer }
  | { readonly state: "failed"; readonly code: FailureCode; readonly again: () => void };

/** Does `run` once the screen is there; a failure can be tried again. */
export function useOutcome<Answer>(run: () => Promise<Answer>): Outcome<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ state: "working" });
  const begin = () => {
    setOutcome({ state: "working" });
    run().then(
      (answer) => setOutcome({ state: "done", answer }),
      (error) => setOutcome({ state: "failed", code: toIdentityFailure(error).code, again: begin }),
    );
  };
  useEffect(begin, []);
  return outcome;
}
