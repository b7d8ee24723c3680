import { builder } from "./builder.ts";

/** An enum of the core, each value with its description: one that is missing does not compile. */
export const described = <Name extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Name, string>>,
) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      (Object.entries(values) as [Name, string][]).map(([value, description]) => {
        return [value, { value, description }];
      }),
    ) as Record<Name, { value: Name; description: string }>,
  });
