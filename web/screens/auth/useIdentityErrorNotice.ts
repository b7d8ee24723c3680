import { identityFailureMessage } from "../../identity/failures.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

/** Says in a notice whatever an identity provider threw; what nobody has to be told stays unsaid. */
export function useIdentityErrorNotice() {
  return (failure: unknown) => {
    const sentence = identityFailureMessage(failure);
    if (sentence) showNotice(sentence, { variant: "error" });
  };
}
