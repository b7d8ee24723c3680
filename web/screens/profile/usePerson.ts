import { useEffect, useState } from "react";
import { identity } from "../../identity/current.ts";
import { IdentityFailure, type Person } from "../../identity/identity.ts";
import { identityFailureMessage } from "../../identity/failures.ts";

type Asked = { readonly person: Person | null; readonly trouble: string | null };

/** The person as the identity provider knows them; both null while it is asked. */
export function usePerson(): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>({ person: null, trouble: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    setAsked({ person: null, trouble: null });
    identity.session().then((person) => {
      // Signed in here, and there no more: its own page data was cleared, say.
      if (!person) throw new IdentityFailure("requires-recent-login");
      return person;
    }).then(
      (person) => isOver || setAsked({ person, trouble: null }),
      (failure) => isOver || setAsked({ person: null, trouble: identityFailureMessage(failure) }),
    );
    return () => void (isOver = true);
  }, [attempt]);
  return { ...asked, retry: () => setAttempt(attempt + 1) };
}
