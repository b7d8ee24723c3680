import { identitySentence } from "../../identity/failures.ts";
import { useNotices } from "../../ui/notices.ts";

/** Says in a snackbar whatever an identity provider threw; what nobody has to be told stays unsaid. */
export function useRefusal() {
  const { enqueueSnackbar } = useNotices();
  return (failure: unknown) => {
    const sentence = identitySentence(failure);
    if (sentence) enqueueSnackbar(sentence, { variant: "error" });
  };
}
