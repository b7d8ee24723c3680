import { useNotices } from "../../ui/overlays/notices.ts";

type Verdict = { readonly message?: string | undefined };

/** Tells in a notice how it went: the server's refusal, or `done`. Returns whether it was done. */
export function useVerdict() {
  const { showNotice } = useNotices();
  return ({ message }: Verdict, done: string): boolean => {
    showNotice(message ?? done, { variant: message ? "error" : "success" });
    return message === undefined;
  };
}
