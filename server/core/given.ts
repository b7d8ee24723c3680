/** An input as it comes through a door: a field may be left out, or be null on purpose. */
export type Given<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined };
