import { identityFailureMessage } from "../../identity/failures.ts";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Says in a notice whatever an identity provider threw; what nobody has to be told stays unsaid. */
export function useIdentityErrorNotice() {
  const { showNotice } = useNotices();
  return (failure: unknown) => {
    const sentence = identityFailureMessage(failure);
    if (sentence) showNotice(sentence, { variant: "error" });
  };
}
