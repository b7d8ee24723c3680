import * as v from "valibot";

/** An invalid setting; the message says what to change. */
export class ConfigError extends Error {}

/** The environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Trims the variables, and leaves out the empty ones: they count as not set. */
export const nonEmpty = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );

/** Returns what `schema` makes of the variables. @throws ConfigError with the first issue's message */
export function parseVariables<Output>(
  schema: v.GenericSchema<unknown, Output>,
  variables: Variables,
): Output {
  const result = v.safeParse(schema, variables, { abortEarly: true });
  if (result.success) return result.output;
  throw new ConfigError(result.issues[0].message);
}

/** An error message that ends with the value; never for a secret. */
export const withValue = (sentence: string) => ({ input }: v.BaseIssue<unknown>): string =>
  `${sentence}: "${input}"`;

/** A text, or null when the variable is not set. */
export const textOrNull = v.nullish(v.string(), null);

/** A text, or `fallback`. */
export const textOr = (fallback: string) => v.optional(v.string(), fallback);

/** A whole number from `min` to `max`, or `fallback`. */
export const wholeNumber = (name: string, min: number, max: number, fallback: number) =>
  v.pipe(
    textOr(String(fallback)),
    v.check((text) => {
      const number = Number(text);
      return Number.isInteger(number) && number >= min && number <= max;
    }, withValue(`${name} must be a number from ${min} to ${max}`)),
    v.transform(Number),
  );

/** Variables that are set together or not at all; null: none is set. */
export const allOrNone = <Name extends string>(...names: readonly Name[]) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform<Record<string, string>, Record<Name, string> | null>(
      ({ dataset: { value }, addIssue, NEVER }) => {
        const missing = names.filter((name) => !value[name]);
        if (missing.length === names.length) return null;
        if (missing.length === 0) return value as Record<Name, string>;
        addIssue({
          message: `${missing.join(", ")} must be set, too: of ${names.join(", ")} all or none`,
        });
        return NEVER;
      },
    ),
  );
