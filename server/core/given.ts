/** An input as the API takes it: each field may be left out or null. */
export type Given<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined };
