import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { type FailureCode, IdentityFailure } from "../../identity/identity.ts";
import { identityFailureMessage } from "../../identity/failures.ts";

/** Puts what an identity provider threw under the field it is about, or over the form's button. */
export function showFailure<Values extends FieldValues>(
  failure: unknown,
  fields: Partial<Record<FailureCode, Path<Values>>>,
  setError: UseFormSetError<Values>,
) {
  const message = identityFailureMessage(failure);
  if (!message) return;
  const field = failure instanceof IdentityFailure ? fields[failure.code] : undefined;
  setError(field ?? "root", { message }, { shouldFocus: true });
}
