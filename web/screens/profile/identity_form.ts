import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { type FailureCode, IdentityFailure } from "../../identity/identity.ts";
import { identityFailureMessage } from "../../identity/failures.ts";

/** Sets an error of the identity provider at the field that it concerns, or else at the form. */
export function setIdentityError<Values extends FieldValues>(
  error: unknown,
  fields: Partial<Record<FailureCode, Path<Values>>>,
  setError: UseFormSetError<Values>,
) {
  const message = identityFailureMessage(error);
  if (!message) return;
  const field = error instanceof IdentityFailure ? fields[error.code] : undefined;
  setError(field ?? "root", { message }, { shouldFocus: true });
}
