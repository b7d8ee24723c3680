import { GraphQLError, type ValidationRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { Failure } from "../core/errors.ts";

/**
 * Refuses every string and id that cannot be stored: with NUL, which PostgreSQL's texts cannot hold,
 * or with half a surrogate pair, which UTF-8 cannot. One rule for all, wherever in the variables or
 * in the document it stands. Not by scalars of our own: graphql-jit reads `String` and `ID` itself.
 */
export function useStorableText(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(storableLiterals);
    },
    onExecute({ args: { variableValues }, setResultAndStopExecution }) {
      if (!isStorable(variableValues)) setResultAndStopExecution({ errors: [refusal()] });
    },
    onSubscribe({ args: { variableValues }, setResultAndStopExecution }) {
      if (!isStorable(variableValues)) setResultAndStopExecution({ errors: [refusal()] });
    },
  };
}

const storableLiterals: ValidationRule = (context) => ({
  StringValue: ({ value }) => void (isStorable(value) || context.reportError(refusal())),
});

function refusal(): GraphQLError {
  const { code, message } = new Failure("TEXT_NOT_STORABLE");
  return new GraphQLError(message, { extensions: { code } });
}

/** Whether every string in a JSON value can be stored; a loop, for nesting has no bound here. */
export function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && (next.includes("\0") || !next.isWellFormed())) return false;
    if (typeof next === "object" && next !== null) {
      for (const one of Object.values(next)) left.push(one);
    }
  }
  return true;
}
