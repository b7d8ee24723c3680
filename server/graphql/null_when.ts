import { Failure, type FailureCode } from "../core/errors.ts";

/** For what may be gone by the time it is loaded: null for that refusal, and for no other error. */
export const nullWhen = (code: FailureCode) => (error: unknown): null => {
  if (error instanceof Failure && error.code === code) return null;
  throw error;
};
